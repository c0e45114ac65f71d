import type { WordEdit } from "#server/external/model/guide/state.ts";
import { tokensOf } from "./word-places.ts";

const doubleMin = 3;
/** New words that end with what stands behind the former ones do not make it stand there twice. */
export function withoutDouble(shown: string, { from, to }: WordEdit): WordEdit {
  const at = shown.indexOf(from);
  const last = tokensOf(to).at(-1)?.written ?? "";
  const [joint = "", next = ""] =
    at < 0 ? [] : (/^[ ,]+([\p{L}\p{N}]+)/u.exec(shown.slice(at + from.length)) ?? []);
  const isDouble = last.length >= doubleMin && next.toLowerCase() === last;
  return { from: isDouble ? from + joint : from, to };
}
