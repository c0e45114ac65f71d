import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import { additionTo } from "#server/external/model/guide/document/written.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { gap } from "../letter-head.ts";
import { shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { ahead, orderEnd, politely } from "./order-words.ts";

/* "Tambahin kalimat buat minta dijadiin karyawan tetap": what a further sentence should ask or say, in other words than its own. */

const adding =
  "(?:(?:mohon|tolong|minta|bisa|boleh|coba)[ ,]+)*(?:di)?(?:tambah|selip|sisip|masuk)(?:in|kan|i)?(?: (?:juga|jg|dong|donk|ya|kak|mbak|mas|min|lagi|satu|1|sekalian|tolong))*";
const start = `(?:^|[.,;!?\\n\\uE001]\\s*|\\s)${ahead}`;
const asking = new RegExp(
  `${start}${adding} (?:(?:kalimat|kata-?kata|kata2|kata|permintaan|bagian|tulisan)(?:nya)? )+(?:(?:buat|untuk|utk|yg|yang|soal) )*(?:(?:minta|meminta) ((?!maaf|maap|ampun)\\p{L}[^.;!?\\n]{3,120}?)|((?:nanya|nanyain|tanya|menanyakan|bilang|ngomong|nyampein|nolak|ngajak|ngucapin)\\p{L}*[^.;!?\\n]{0,120}?))${politely}${orderEnd}`,
  "iu",
);
const that = new RegExp(
  `${start}${adding} (?:(?:kalimat|keterangan|info) )?(?:bahwa|bahwasanya) (\\p{L}[^;!?\\n]{10,200}?)${politely}[.!]*$`,
  "iu",
);
/** "Kalimat bilang kalau aku bisa mulai Senin": the sentence itself. */
const saying = /^(?:bilang|ngomong|nyampein)\p{L}* (?:kalau|kalo|klo|bahwa) (?=\p{L})/iu;
/** These have sentences of their own. */
const courtesy = /maaf|maap|terima ?kasih|makasih/iu;
const wordsMin = 3;

const isNear = ({ active, step }: Reply): boolean => {
  const register = outwardRegister(active, step);
  return register === "casual" || register === "slang";
};
/** A text in which each line to be said is quoted. */
const isScript = (shown: string): boolean => (shown.match(/^“[^”]+”$/gmu) ?? []).length > 1;

/** The document with one more sentence at its end; a script has it in quotation marks. */
function withSentence(reply: Reply, sentence: string, said: string): Recognised | undefined {
  const { active, text } = reply;
  const shown = shownText(reply, active);
  if (shown.includes(sentence)) return { active, told: [], rest: text.replace(said, gap) };
  const line = isScript(shown) ? `“${sentence}”` : sentence;
  const name = additionTo(active.at);
  const all = [active.filled[name] ?? "", line].filter((one) => one !== "").join("\n");
  const next = { ...active, filled: { ...active.filled, [name]: all } };
  return {
    active: next,
    told: [`“${sentence.replace(/[.]$/, "")}” ditambahkan di akhir`],
    rest: text.replace(said, gap),
  };
}

const written = ({ active, step }: Reply, words: string): string => {
  const register = active.isAsWritten ? undefined : outwardRegister(active, step);
  return register ? plainly(words, register) : words;
};

/** A sentence that asks for what the message names; anything else than a wish is asked for in the member's words. */
export function askingAdded(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", wish = "", other = ""] = asking.exec(text) ?? [];
  if (said === "" || courtesy.test(other)) return undefined;
  const told = other.replace(saying, "");
  if (told !== other)
    return withSentence(reply, sentenceOf(written(reply, withoutCourtesy(told.trim()))), said);
  if (wish === "")
    return { active, told: [], rest: text.replace(said, gap), missed: [withoutCourtesy(other.trim())] };
  const words = written(reply, withoutCourtesy(wish.trim()));
  return withSentence(
    reply,
    isNear(reply) ? `Aku juga mau minta ${words}.` : `Saya juga ingin meminta ${words}.`,
    said,
  );
}

/** "Mohon ditambahkan bahwa pertemuannya hari Kamis": the whole sentence behind it. */
export function thatAdded(reply: Reply): Recognised | undefined {
  const [said = "", words = ""] = that.exec(reply.text) ?? [];
  const bare = withoutCourtesy(words.trim());
  if (said === "" || bare.split(/\s+/).length < wordsMin) return undefined;
  return withSentence(reply, sentenceOf(written(reply, bare)), said);
}
