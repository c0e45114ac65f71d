import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { FeltKind } from "./felt-kinds.ts";

/*
 * Which line answers what a message says of how it is for the member. A line that names a feeling stands only for the word
 * that was written: "ndak sanggup" is not tired, "bersalah" is not sorry, and who was laughed at has not said "malu".
 */

const words = {
  tired: /\b(?:cape\p{L}*|capai|lelah|letih|lemas|lemes|pegal|pegel|panek|cangkeul|payah bana)\b/u,
  regret: /\b(?:menyesal|nyesel|nyesal|getun|hanjakal|handeueul|kaduhung)\b/u,
  blame: /\b(?:bersalah|dosa|berdosa)\b/u,
  shame: /\b(?:malu|isin|wirang|minder)\b/u,
  unheard:
    /\b(?:mau|ingin|pengen|pgn|niat\p{L}*|maunya|arek|nak) (?:\p{L}+ )?(?:cerita|ngomong|curhat|ngobrol|bacarito|carito)\b/u,
  fear: /\b(?:takut\p{L}*|wedi|sieun|takuik|ngeri)\b/u,
} as const;

/** The name of the line for a kind of feeling, by the words of the message. */
export function feltLineFor(kind: FeltKind, text: string) {
  const said = plain(text);
  if (kind === "tired") return words.tired.test(said) ? "felt-tired" : "felt-burdened";
  if (kind === "shame") return words.shame.test(said) ? "felt-shame" : "felt-mocked";
  if (kind === "unheard") return words.unheard.test(said) ? "felt-unheard" : "felt-answered";
  if (kind === "fear") return words.fear.test(said) ? "felt-fear" : "felt-uneasy";
  if (kind !== "guilt") return `felt-${kind}` as const;
  if (words.regret.test(said)) return "felt-guilt";
  return words.blame.test(said) ? "felt-blame" : "felt-failing";
}
