import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { placesOf, tokensOf } from "../word-places.ts";
import { orderEnd, politely } from "./order-words.ts";

/* "No 2 yg kan bukan toko itu hapus": words that stand within one numbered part. */

const out =
  "(?:(?:tolong|mohon|itu|nya|di) ?)*(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|cabut)(?:in|kan|i|en)?";
const part =
  "(?:no|nomor|nomer|poin|butir|angka)\\.? ?(\\d{1,2})(?: ?(?:nya|itu))?,? (?:(?:yg|yang|bagian|kata|kalimat|tulisan|ada|soal) )+";
const form = new RegExp(
  `(?:^|[.,;!?\\n]\\s*|\\s)${part}["“'‘]?(\\S[^.,;!?\\n"”]{1,80}?)["”'’]? ${out}${politely}${orderEnd}`,
  "iu",
);
/** Fewer words say which part is meant, and not which words of it. */
const wordsMin = 3;

/** The words as they may stand in the part: also without what only points to them. */
const spellings = (words: string): string[] => [
  words,
  words.replace(/ (?:itu|tadi|nya)$/iu, ""),
  words.replace(/^(?:kan|ada) /iu, ""),
  words.replace(/^(?:kan|ada) /iu, "").replace(/ (?:itu|tadi|nya)$/iu, ""),
];

/** The words go from that part alone; where another part has them, nothing is touched. */
export function numberedWordsOut(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", nth = "", words = ""] = form.exec(text) ?? [];
  const shown = shownText(reply, active);
  const line = shown.split("\n").find((one) => one.trim().startsWith(`${nth}. `));
  if (said === "" || line === undefined || tokensOf(words).length < wordsMin) return undefined;
  const body = line.trim().replace(/^\d+\. /, "");
  for (const spelling of spellings(words.trim())) {
    const [place, ...others] = placesOf(tokensOf(body), spelling);
    if (!place || others.length > 0) continue;
    const from = body.slice(place.from, place.to);
    // The words within their part, so that the same words elsewhere stay.
    const left = `${body.slice(0, place.from).replace(/[\s,;]+$/u, "")}${body.slice(place.to)}`.trim();
    const edits = left.replace(/[.\s]/g, "") === "" ? [{ from: body, to: "" }] : [{ from: body, to: left }];
    const done = editedBy(reply, active, edits);
    if (done)
      return {
        active: done.active,
        told: [`“${from}” di nomor ${nth} dihapus`],
        rest: text.replace(said, gap),
      };
  }
  return undefined;
}
