import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable, summed } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gap } from "../letter-head.ts";
import type { Recognised } from "../recognised-edits.ts";

/* "Jadi terakhir kerja 30 Agustus aja": a date behind the words for its place, wherever it stands in a message. */

const months =
  "(?:jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus)?|agt|sep(?:tember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)";
const day = new RegExp(`(?<![\\p{L}\\d])\\d{1,2} ${months}(?:[ ,]+\\d{4})?(?![\\p{L}\\d])`, "giu");
const filler =
  /^(?:jadi|jd|di|itu|pada|tanggal|tgl|ganti|diganti|harusnya|yang|yg|menjadi|ke|saya|aku|sy|ku)$/;
const behindDate =
  /^(?: (?:aja|saja|sj|ya|dong|deh|kak|mas|mbak|min|kok|doang))*(?=\s*(?:[.,;!?\n\uE001]|$)|\s+(?:sama|sm|dan|trus|terus|trs)\s)/iu;
/** Words that name no place for a date by themselves. */
const common = /^(?:tanggal|tgl|hari|waktu|yang|di|dan|untuk|mulai|surat)$/;
const wordsMax = 6;

type Named = { from: number; words: string[] };

/** The words right before a date that are of this label; what stands between says nothing. */
function namedBefore(before: string, label: readonly string[]): Named {
  const clause = before.split(/[.,;!?\n\uE001]/u).at(-1) ?? "";
  const all = [...clause.matchAll(/\S+/g)].slice(-wordsMax);
  const words: string[] = [];
  let from = before.length;
  for (const { 0: one, index } of all.toReversed()) {
    const word = plain(one).replace(/(?<=\p{L}{4})(?:nya|ku)$/u, "");
    const isOwn = label.includes(word);
    if (!isOwn && !filler.test(word)) break;
    if (isOwn) words.push(word);
    from = before.length - clause.length + index;
  }
  return { from, words: words.filter((word) => !common.test(word)) };
}

/** The date behind the words of one place for a date; the place takes it and nothing else. */
export function datePlaced(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const names = changeable(flow, step).filter((name) => flow.slots[name]?.takes === "date");
  for (const { 0: date, index } of text.matchAll(day)) {
    const tail = behindDate.exec(text.slice(index + date.length));
    const found = names.flatMap((name) => {
      const label = plain(flow.slots[name]?.label ?? "").split(" ");
      const named = namedBefore(text.slice(0, index), label);
      return named.words.length > 0 ? [{ name, ...named }] : [];
    });
    const [only, ...others] = found;
    if (!tail || !only || others.length > 0 || active.filled[only.name] === date) continue;
    const next = summed(flow, { ...active, filled: { ...active.filled, [only.name]: date } });
    const told = `${flow.slots[only.name]?.label ?? only.name} “${date}”`;
    const rest = text.slice(0, only.from) + gap + text.slice(index + date.length + tail[0].length);
    return { active: next, told: [told], rest };
  }
  return undefined;
}
