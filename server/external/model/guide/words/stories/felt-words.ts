import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { FeltKind } from "./felt-kinds.ts";

/*
 * Which line answers what a message says of how it is for the member. A line that names a feeling stands only for the word
 * that was written: "ndak sanggup" is not tired, "bersalah" is not sorry, and who was laughed at has not said "malu".
 */

type Named = readonly [written: RegExp, line: `felt-${string}`, other: `felt-${string}`];

/** The word that a line names, that line, and the one for the other words of its kind. */
const named = {
  near: [/\b(?:hampir|nyaris|meh|ampir|amper)\b/u, "felt-near", "felt-recalled"],
  tired: [
    /\b(?:cape\p{L}*|capai|lelah|letih|lemas|lemes|pegal|pegel|panek|cangkeul|payah bana)\b/u,
    "felt-tired",
    "felt-burdened",
  ],
  shame: [/\b(?:malu|isin|wirang|minder)\b/u, "felt-shame", "felt-mocked"],
  unheard: [
    /\b(?:mau|ingin|pengen|pgn|niat\p{L}*|maunya|arek|nak) (?:\p{L}+ )?(?:cerita|ngomong|curhat|ngobrol|bacarito|carito)\b/u,
    "felt-unheard",
    "felt-answered",
  ],
  fear: [/\b(?:takut\p{L}*|wedi|sieun|takuik|ngeri)\b/u, "felt-fear", "felt-uneasy"],
  angry: [
    /\b(?:kesal|kesel|jengkel|dongkol|mangkel|keuheul|muak|sebel|sebal)\b/u,
    "felt-angry",
    "felt-wrath",
  ],
  guilt: [/\b(?:menyesal|nyesel|nyesal|getun|hanjakal|handeueul|kaduhung)\b/u, "felt-guilt", "felt-blame"],
} as const satisfies Partial<Record<FeltKind, Named>>;

const isNamed = (kind: FeltKind): kind is keyof typeof named => kind in named;
/** "Aku mama yang gagal" names no guilt. */
const blamed = /\b(?:bersalah|dosa|berdosa)\b/;

/** The name of the line for a kind of feeling, by the words of the message. */
export function feltLineFor(kind: FeltKind, text: string) {
  if (!isNamed(kind)) return `felt-${kind}` as const;
  const [written, line, other] = named[kind];
  const said = plain(text);
  if (written.test(said)) return line;
  return other === "felt-blame" && !blamed.test(said) ? "felt-failing" : other;
}
