import { peopleApart } from "#server/external/model/guide/values/days/day-steps.ts";
import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";

/*
 * Who does what. Tasks that were told without names go round among the people in the order in which both were told, so
 * that each has as many as the others; who shall not do a thing does not get it. What was divided already stays.
 */

/** The answers from which it is made, each as it was written. */
export type SplitAnswers = { people: string; tasks: string };

const joint = /\s*,\s*|(?<=\p{L}{2})[.!]+(?:\s+|$)|\s+(?:dan|sama|sm|terus|trus|plus|&)\s+(?=\p{L})/u;
const leading = /^(?:(?:dan|sama|sm|terus|trus|ada|tugasnya|anggotanya|orangnya|tapi|tp)[ :]+)+/i;
/** "Kamu aja yg bagiin" is said to the guide. */
const toGuide = /\b(?:bagiin|bagikan|bagi(?:kan)?nya|aturin|atur aja|pilihin|terserah)\b/i;
const forbids = /\b(?:jangan|jgn|ga|gak|nggak|ngga|tidak|bukan)\b/i;

const partsOf = (text: string): string[] =>
  linesOf(text)
    .flatMap((line) => line.split(joint))
    .map((part) => part.replace(leading, "").trim())
    .filter((part) => part !== "" && !toGuide.test(part));

const kinds: readonly RegExp[] = [
  /\b(?:duit|uang|bendahara|dana|kas|keuangan|iuran|bayar)/i,
  /\b(?:konsumsi|makan|masak|kue|snack|catering|katering)/i,
  /\b(?:alat|perlengkapan|tenda|kursi|sound|angkut|angkat|barang)/i,
  /\b(?:undang|humas|tamu|surat)/i,
  /\b(?:dekor|hias|panggung)/i,
  /\b(?:mc\b|acara|rundown|lomba)/i,
  /\b(?:foto|dokumentasi|video)/i,
  /\b(?:ppt|slide|presentasi)/i,
];

const has = (text: string, word: string): boolean =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${word.toLowerCase()} `);

/** "Dimas jangan pegang duit": somebody who shall not do a thing. */
const isForbidden = (person: string, task: string, notes: readonly string[]): boolean =>
  notes.some(
    (note) =>
      has(note, person) && (has(note, task) || kinds.some((kind) => kind.test(note) && kind.test(task))),
  );

const itemsMin = 3;
const itemWordsMax = 7;

/** What was divided already, a line each. */
function divided(text: string): string {
  const lines = numberedItems(text) ?? peopleApart(text) ?? linesOf(text);
  const parts = text.split(/,\s+/).map((part) => part.trim().replace(/\.$/, ""));
  const isList =
    parts.length >= itemsMin &&
    parts.every((part) => part !== "" && part.split(/\s+/).length <= itemWordsMax);
  return (lines.length === 1 && isList ? parts : lines).map((line) => `- ${line}`).join("\n");
}

const proposed = "Ini baru usulan, siapa pun boleh menukar:";

/** A line for each task; the place for them where none was told. */
export function taskSplitText({ people, tasks }: SplitAnswers): string {
  const named = partsOf(people);
  const parts = partsOf(tasks);
  const notes = parts.filter((part) => forbids.test(part) && named.some((person) => has(part, person)));
  const open = parts.filter((part) => !notes.includes(part));
  if (open.some((part) => named.some((person) => has(part, person)))) return divided(tasks);
  if (open.length === 0)
    return named.map((person) => `- ${person}: (isi tugas)`).join("\n") || "(isi siapa mengerjakan apa)";
  if (named.length < 2) return open.map((task) => `- (isi nama): ${task}`).join("\n");
  const counts = new Map(named.map((person) => [person, 0]));
  const lines = open.map((task) => {
    const able = named.filter((person) => !isForbidden(person, task, notes));
    const [taker] = able.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
    if (taker === undefined) return `- (isi nama): ${task}`;
    counts.set(taker, (counts.get(taker) ?? 0) + 1);
    return `- ${taker}: ${task}`;
  });
  return [proposed, ...lines].join("\n");
}
