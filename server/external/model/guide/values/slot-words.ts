import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Which number of a flow the words beside a figure name: "lakunya 520", "kemasan ga ada". */

/** Words of many labels, which tell no two of them apart. */
export const general = new Set(
  "biaya harga uang yang jumlah barang sebulan seminggu sehari sekali satu tiap satuan serupa kira angka bulan hari bikin buah jadi per".split(
    " ",
  ),
);

/** Other words for the words of labels. */
const alike: Readonly<Record<string, readonly string[]>> = {
  laku: ["terjual", "kejual", "laris", "payu"],
  upah: ["tenaga", "ongkos kerja"],
  jual: ["jualnya", "dijual", "ngejual"],
  untung: ["margin", "laba"],
};

const bare = (word: string): string => (word.length > 4 ? word.replace(/(?:nya|ne|ku)$/, "") : word);
const isFigure = (slot: Slot | undefined): boolean => slot?.kind === "rupiah" || slot?.kind === "number";

const labelWords = ({ label }: Slot): string[] => label.split(" ").filter((word) => word.length > 2);

function ownWords(slot: Slot): string[] {
  const label = labelWords(slot).filter((word) => !general.has(word));
  // What is sold is counted in these words, so they name no figure.
  const cues =
    slot.takes === "amount" || slot.takes === "living"
      ? (slot.cues ?? []).filter((cue) => !cue.includes(" "))
      : [];
  return [...label, ...cues, ...label.flatMap((word) => alike[word] ?? [])];
}

/** The slots that hold one figure each, in the order of the flow. */
export const figureNames = (flow: Flow): string[] =>
  Object.keys(flow.slots).filter((name) => isFigure(flow.slots[name]));

/** The slots of these that the words of a text name, by their own words or else by words that many labels share. */
export function slotsMeant(flow: Flow, names: readonly string[], text: string): string[] {
  const said = plain(text).split(" ").map(bare);
  const meant = (wordsOf: (slot: Slot) => string[]) =>
    names.filter((name) => {
      const slot = flow.slots[name];
      return slot !== undefined && wordsOf(slot).some((word) => said.includes(bare(word)));
    });
  const own = meant(ownWords);
  return own.length > 0
    ? own
    : meant((slot) => labelWords(slot).filter((word) => /^(?:harga|biaya|bulan)$/.test(word)));
}
