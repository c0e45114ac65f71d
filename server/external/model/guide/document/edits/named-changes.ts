import { slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { answerMax } from "#server/external/model/guide/run-flow.ts";
import { type Filled, fits } from "#server/external/model/guide/slots.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * Changes that name their part: "akibatnya: bongkar muat mundur. permintaannya: datang jam 6", "no 2 aku mau jawab: ...",
 * "buang yang lembur sama kesel itu".
 */

type Making = Extract<Step, { make: string }>;

/** Words that introduce a change and are no part of its name. */
const introducing = /^(?:dan|sama|terus|trus|lalu|eh|kak|ganti|ubah)\s+/i;
const changing = /\s+(?:(?:tolong\s)?(?:di)?(?:ganti|ubah)(?:in|nya)?(?:\s(?:jadi|dengan))?)$/i;
const nameWordsMax = 4;
const nameLettersMax = 60;

/** `name`: the slot, or "" if the words before the colon name none. */
type Label = { name: string; from: number; to: number };

/** The parts that stand before a colon, each named by up to four words. Linear in the length of the text. */
function labelsIn(flow: Flow, names: readonly string[], text: string): Label[] {
  return [...text.matchAll(/[:=]/g)].map(({ index }) => {
    const before = text.slice(Math.max(0, index - nameLettersMax), index);
    const words =
      before
        .split(/[.,;!\n]/)
        .at(-1)
        ?.trim() ?? "";
    const said = words.replace(introducing, "").replace(changing, "");
    const isName = /^[\p{L} ]{3,}$/u.test(said) && said.split(/\s+/).length <= nameWordsMax;
    const name = isName ? slotNamedIn(flow, names, said) : undefined;
    return { name: name ?? "", from: index - before.length + before.lastIndexOf(words), to: index + 1 };
  });
}

/**
 * The parts that a message names before colons, each with its new words; empty if one of them is not known. `isBelow`:
 * below a document, where what stands before the first part is a remark and no answer.
 */
export function labelledChanges(
  flow: Flow,
  names: readonly string[],
  text: string,
  isBelow: boolean,
): Filled {
  const labels = labelsIn(flow, names, text);
  const ahead = text.slice(0, labels[0]?.from ?? 0).trim();
  if (!isBelow && (ahead !== "" || labels.length < 2)) return {};
  const changes: Record<string, string> = {};
  for (const [nth, { name, to }] of labels.entries()) {
    const words = text
      .slice(to, labels[nth + 1]?.from)
      .trim()
      .slice(0, answerMax);
    const slot = flow.slots[name];
    const value = slot?.kind === "text" || slot?.kind === "list" ? words : words.replace(/[.,;]+$/, "");
    if (!slot || value === "" || name in changes || !fits(slot, value)) return {};
    changes[name] = value;
  }
  return changes;
}

const numbered =
  /\b(?:no|nmr|nomor|nomer|poin|pertanyaan)\.?\s*(\d{1,2})\b[^:\n]{0,80}?\b(?:ganti|diganti|gantinya|jawab|jawabannya|jawabanku|isi|isinya|ubah|jadi)\b[^:\n]{0,15}:\s*(\S.+)$/isu;

/** "No 2 aku mau jawab: ...": the slot under that number of the document, and its new words. */
export function sectionChange(step: Making, text: string): { name: string; value: string } | undefined {
  const [, number = "", value = ""] = numbered.exec(text.trim()) ?? [];
  // "No 2 jawab: ..., no 3 jawab: ..." names two parts, of which neither may get the other's words.
  if (value === "" || /\b(?:no|nmr|nomor|nomer|poin|pertanyaan)\.?\s*\d/i.test(value)) return undefined;
  const lines = step.text.split("\n");
  const from = lines.findIndex((line) => line.startsWith(`${number}. `));
  if (from < 0) return undefined;
  const next = lines.findIndex((line, at) => at > from && /^\d+\. /.test(line));
  const [only, ...others] = placeholdersIn(lines.slice(from, next < 0 ? undefined : next).join("\n"));
  return only && others.length === 0 ? { name: only.name, value: value.trim() } : undefined;
}

const removal =
  /(?:^|[,.!]\s*|\b(?:tolong|coba|terus|trus|kak|ihh?|eh)\s+)(?:buang|buangin|hapus|hapusin|hilangin|hilangkan|ilangin|(?:jgn|jangan|ga usah|gak usah|gausah|nggak usah)\s+(?:di)?(?:masukin|masukkan|tulis|pake|pakai|sebut|ikutin|ikut|muat))\s+(?:(?:yg|yang|bagian|kata|tulisan|soal)\s+)*["'“]?([^.,!\n]+?)["'”]?(?:\s+(?:itu|tadi|ya|kak|dong|aja))*(?:[.,!\n]|$)/iu;
/** Where a clause ends; not within "Rp1.500.000" or "08.30". */
const clauseEnd = /(?<=[,;!?]\s+)|(?<=\.\s+)|(?<=\n)/;
const bare = (clause: string): string => clause.replace(/[\s,;]+$/, "");
/** Words that are in too many sentences to say which one is meant. */
const common = /^(?:aku|saya|gue|gw|kamu|dia|itu|ini|yang|yg|kata|nya|ada|lagi|juga|sama)$/;

/** Whether a clause has all words of a phrase. */
function has(clause: string, phrase: string): boolean {
  const words = plain(clause).split(" ");
  return plain(phrase)
    .split(" ")
    .every((word) => words.includes(word));
}

/** The answers without the clauses that hold what a message wants out; undefined if it is not clear which ones. */
export function withoutClauses(filled: Filled, names: readonly string[], text: string): Filled | undefined {
  const what = removal.exec(text)?.[1];
  if (what === undefined) return undefined;
  const phrases = what.split(/\s+(?:sama|dan|atau)\s+(?:(?:yg|yang)\s+)?/i).filter((one) =>
    plain(one)
      .split(" ")
      .some((word) => word.length > 2 && !common.test(word)),
  );
  const clauses = names.flatMap((name) =>
    (filled[name] ?? "").split(clauseEnd).map((clause, at) => ({ name, at, clause })),
  );
  const found = phrases.map((phrase) => clauses.filter(({ clause }) => has(clause, phrase)));
  const out = found.flat();
  if (out.length === 0 || found.some((places) => places.length > 1)) return undefined;
  const changes: Record<string, string> = {};
  for (const name of new Set(out.map((one) => one.name))) {
    const own = clauses.filter((one) => one.name === name);
    const kept = own.filter((one) => !out.includes(one));
    if (kept.length === 0) return undefined;
    changes[name] = bare(kept.map(({ clause }) => clause).join(""));
  }
  return { ...filled, ...changes };
}
