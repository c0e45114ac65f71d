import { slotNamedIn } from "#server/external/model/guide/answer/slot-changes.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { type Filled, fits, placeholdersIn } from "#server/external/model/guide/slots.ts";
import { plain } from "#server/external/model/guide/words/commands.ts";

/*
 * Changes that name their part: "akibatnya: bongkar muat mundur. permintaannya: datang jam 6", "no 2 aku mau jawab: ...",
 * "buang yang lembur sama kesel itu".
 */

type Making = Extract<Step, { make: string }>;

/** A part and its new words behind a colon; up to four words name the part. */
const labelled =
  /(?:^|[,.;!\n]\s*|\b(?:dan|sama|terus|trus)\s+)((?:\p{L}+\s+){0,3}\p{L}{3,})\s*(?:(?:tolong\s+)?(?:di)?(?:ganti|ubah)\w*(?:\s+jadi)?)?\s*[:=]\s*/giu;

/** The parts that a message names, each with its new words; empty if one of them is not known. */
export function labelledChanges(flow: Flow, names: readonly string[], text: string): Filled {
  const found = [...text.matchAll(labelled)];
  const changes: Record<string, string> = {};
  for (const [nth, match] of found.entries()) {
    const words = text.slice(match.index + match[0].length, found[nth + 1]?.index).trim();
    const name = slotNamedIn(flow, names, match[1] ?? "");
    const slot = name === undefined ? undefined : flow.slots[name];
    const value = slot?.kind === "text" || slot?.kind === "list" ? words : words.replace(/[.,;]+$/, "");
    if (name === undefined || !slot || value === "" || name in changes || !fits(slot, value)) return {};
    changes[name] = value;
  }
  return changes;
}

const numbered =
  /\b(?:no|nmr|nomor|nomer|poin|pertanyaan)\.?\s*(\d{1,2})\b[^:\n]{0,80}?\b(?:ganti|diganti|gantinya|jawab|jawabannya|jawabanku|isi|isinya|ubah|jadi)\b[^:\n]{0,15}:\s*(\S.+)$/isu;

/** "No 2 aku mau jawab: ...": the slot under that number of the document, and its new words. */
export function sectionChange(step: Making, text: string): { name: string; value: string } | undefined {
  const [, number = "", value = ""] = numbered.exec(text.trim()) ?? [];
  if (value === "") return undefined;
  const lines = step.text.split("\n");
  const from = lines.findIndex((line) => line.startsWith(`${number}. `));
  if (from < 0) return undefined;
  const next = lines.findIndex((line, at) => at > from && /^\d+\. /.test(line));
  const [only, ...others] = placeholdersIn(lines.slice(from, next < 0 ? undefined : next).join("\n"));
  return only && others.length === 0 ? { name: only.name, value: value.trim() } : undefined;
}

const removal =
  /(?:^|[,.!]\s*|\b(?:tolong|coba|terus|trus|kak|ihh?|eh)\s+)(?:buang|buangin|hapus|hapusin|hilangin|hilangkan|ilangin|(?:jgn|jangan|ga usah|gak usah|gausah|nggak usah)\s+(?:di)?(?:masukin|masukkan|tulis|pake|pakai|sebut|ikutin|ikut|muat))\s+(?:(?:yg|yang|bagian|kata|tulisan|soal)\s+)*["'“]?([^.,!\n]+?)["'”]?(?:\s+(?:itu|tadi|ya|kak|dong|aja))*(?:[.,!\n]|$)/iu;
const clauseEnd = /(?<=[,.;!?\n])\s*/;
const bare = (clause: string): string => clause.replace(/[\s,;]+$/, "");

/** Whether a clause has all words of a phrase. */
function has(clause: string, phrase: string): boolean {
  const words = plain(clause).split(" ");
  return plain(phrase)
    .split(" ")
    .every((word) => words.includes(word));
}

/** The answers without the clauses that hold what a message wants out; undefined if none can go. */
export function withoutClauses(filled: Filled, names: readonly string[], text: string): Filled | undefined {
  const what = removal.exec(text)?.[1];
  if (what === undefined) return undefined;
  const phrases = what
    .split(/\s+(?:sama|dan|atau)\s+(?:(?:yg|yang)\s+)?/i)
    .filter((one) => one.trim().length > 2);
  const changes: Record<string, string> = {};
  for (const name of names) {
    const clauses = (filled[name] ?? "").split(clauseEnd);
    const kept = clauses.filter((clause) => !phrases.some((phrase) => has(clause, phrase)));
    if (kept.length > 0 && kept.length < clauses.length) changes[name] = bare(kept.join(" "));
  }
  return Object.keys(changes).length > 0 ? { ...filled, ...changes } : undefined;
}
