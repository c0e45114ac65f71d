import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { additionTo } from "#server/external/model/guide/document/written.ts";
import { shortly } from "../answer-word-edits.ts";
import { gap } from "../letter-head.ts";
import type { Recognised } from "../recognised-edits.ts";
import { ahead, orderEnd, politely } from "./order-words.ts";

/* "Hapus yang terakhir itu", "yang paling bawah masih ada tulisanku": what was added to a text last goes. */

const out = "(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|cabut)(?:in|kan|no|i)?";
const noun = "(?:(?:kalimat|baris|tulisan|bagian|kata|tambahan)(?:ku|nya)? )?";
const last =
  "(?:(?:yg|yang|sing) )?(?:(?:paling |di |ada di )*(?:terakhir|akhir|bawah|ngisor|buncit|mburi)(?:nya)?|(?:barusan|baru) (?:di)?(?:tambah|masuk|tempel)(?:in|kan)?|barusan(?: (?:di)?(?:tambah|tempel)(?:in|kan)?)?)(?: sendiri)?(?: (?:itu|tu|tuh|td|tadi|ini|kok|juga|jg))*";
const mine =
  "(?:(?:masih|msh|kok|malah|itu|ada|isih) )+(?:ada )?(?:tulisan|omongan|kalimat|kata-kata|kata2|pesan|ketikan)(?:ku| ?(?:aku|saya|sy|gw|gue|gua))(?: (?:ke|buat|sama) (?:kamu|km|lu))?";
const forms: readonly RegExp[] = [
  new RegExp(`(?:^|[.,;!?\\n]\\s*)${ahead}${out} ${noun}${last}${politely}${orderEnd}`, "iu"),
  new RegExp(`(?:^|[.,;!?\\n]\\s*)${ahead}${noun}${last} ${out}${politely}${orderEnd}`, "iu"),
  new RegExp(`(?:^|[.,;!?\\n]\\s*)${ahead}${noun}${last} ${mine}${politely}${orderEnd}`, "iu"),
];

/** Takes out what was added last; a text to which nothing was added has readers of its own. */
export function lastOut(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const found = forms.map((one) => one.exec(text)).find((one) => one !== null);
  const name = additionTo(active.at);
  const lines = (active.filled[name] ?? "").split("\n").filter((one) => one !== "");
  const gone = lines.at(-1);
  if (!found || gone === undefined) return undefined;
  const { [name]: _, ...others } = active.filled;
  const kept = lines.slice(0, -1).join("\n");
  const filled = kept === "" ? others : { ...others, [name]: kept };
  const told = [`“${shortly(gone)}” dihapus`];
  return { active: { ...active, filled }, told, rest: text.replace(found[0], gap) };
}
