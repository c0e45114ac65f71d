import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Filled } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { noOwner } from "./register.ts";

/*
 * A plan of the member's own speaks as they speak of themselves: whoever says "saya" reads "saya tulis" for "kutulis". Only
 * the words of the flow are exchanged, never those of the member.
 */

const saya = /(?<!\p{L})(?:saya|sy)(?!\p{L})/iu;
const otherSelf = /(?<!\p{L})(?:aku|ak|gue|gua|gw|gwe)(?!\p{L})/iu;

/** Whether the messages say "saya" and never "aku" or "gue". */
export const callsThemselvesSaya = (texts: readonly string[]): boolean =>
  texts.some((text) => saya.test(text)) && !texts.some((text) => otherSelf.test(text));

const worded = new Set(["text", "line", "list"]);

/** Whether the member says "saya", before the flow or in its answers. */
export function speaksAsSaya(flow: Flow, { filled, isSaya }: Pick<ActiveFlow, "filled" | "isSaya">): boolean {
  const answers = Object.keys(filled)
    .filter((name) => worded.has(flow.slots[name]?.kind ?? ""))
    .map((name) => filled[name] ?? "");
  if (answers.some((text) => otherSelf.test(text))) return false;
  return isSaya === true || callsThemselvesSaya(answers);
}

/** Words that begin with "ku" and are no deed of the speaker. */
const noDeed =
  "rang|rung|at(?!ur)|liah|nci(?!\\p{L}*kan)|mpul|rir|cing|rs|is(?!i)|lit|ota|lak(?!u)|njung|pon|mur|rban|asa|ning|ping|lkas|buran|(?:e|r|tip|ku|du|bu|no|man|ah|tu|pu)(?!\\p{L})";
const self = /(?<![\p{L}{])aku(?![\p{L}}])/giu;
const deed = new RegExp(`(?<![\\p{L}{])ku(?!${noDeed})(?=\\p{L}{3,})`, "giu");
const owned = /(?<![\p{L}{])(\p{L}{3,})ku(?![\p{L}}])/giu;
const cased = (found: string): string => (/^\p{Lu}/u.test(found) ? "Saya" : "saya");

/** What is to be said to somebody stands as the flow has it. */
const quoted = /([“"][^“”"]*[”"])/;

/** The flow's words with "saya" for "aku": "kutahan" is "saya tahan" and "kamarku" is "kamar saya". */
export const inSaya = (text: string): string =>
  text
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : exchanged(part)))
    .join("");

const exchanged = (text: string): string =>
  text
    .replace(self, cased)
    .replace(deed, (found) => `${cased(found)} `)
    .replace(owned, (found, thing: string) => (noOwner.test(found) ? found : `${thing} saya`))
    // "Ponselku kubalik" has its owner in the deed.
    .replace(/(?<!\p{L})saya saya(?!\p{L})/gu, "saya");

/** The answers with "saya" in those that are words of a button. */
export function choicesInSaya(flow: Flow, filled: Filled): Filled {
  const isButton = (name: string) => flow.slots[name]?.kind === "choice";
  return Object.fromEntries(
    Object.entries(filled).map(([name, text]) => [name, isButton(name) ? inSaya(text) : text]),
  );
}
