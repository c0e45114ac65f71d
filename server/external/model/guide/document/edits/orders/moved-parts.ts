import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { changeable, summed } from "#server/external/model/guide/run-flow.ts";
import { type Filled, itemsIn } from "#server/external/model/guide/slots.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { gap } from "../letter-head.ts";
import { shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { ahead } from "./order-words.ts";

/* Numbered parts that stand in each other's place: "no 4 itu pindahin ke no 3, no 5 itu harusnya no 4", "no 3 sama 4 tuker". */

const nth = "(?:jawaban |isi |poin |yg |yang )*(?:no|nomor|nomer|poin|pertanyaan)\\.? ?(?:ke ?)?(\\d{1,2})";
const said = "(?: (?:itu|tu|ini|nya|juga|jg|mah))*";
const to =
  "(?:(?:di)?pindah(?:in|kan|no)?(?: (?:aja|saja|dong))*(?: (?:ke|jadi|di))?|(?:(?:se)?harus(?:nya|e)|hrs?nya|hrusnya|mestinya)(?: (?:di|ke|jadi|untuk|buat|masuk|jawaban|punya))*|(?:buat|untuk|utk|punya(?:nya)?|jawaban(?:nya)?)|(?:jadi(?:in)?|masuk(?:in|kan)?)(?: ke)?)";
const into = "(?:jawaban |jadi |ke )*(?:no|nomor|nomer|poin|pertanyaan)?\\.? ?(?:ke ?)?(\\d{1,2})";
const moving: readonly RegExp[] = [
  new RegExp(`${ahead}${nth}${said} ${to} ${into}(?!\\d)(?: (?:ya|dong|kak|aja|saja))*`, "iu"),
  new RegExp(
    `${ahead}(?:tolong )?(?:di)?pindah(?:in|kan|no)? ${nth}${said} ke ${into}(?!\\d)(?: (?:ya|dong|kak))*`,
    "iu",
  ),
];
const swap = "(?:ke|ter|di)?(?:tuker|tukar|tuk[ae]r|balik|bolak-?balik)(?:in|kan|an)?";
const swapping: readonly RegExp[] = [
  new RegExp(
    `${ahead}${nth} (?:sama|sm|dan|dgn|dengan|&) ${into}(?!\\d)${said}(?: (?:kok|malah|tolong))* ${swap}(?: (?:ya|dong|kak|tuh))*`,
    "iu",
  ),
  new RegExp(`${ahead}${swap} ${nth} (?:sama|sm|dan|dgn|dengan|&) ${into}(?!\\d)(?: (?:ya|dong|kak))*`, "iu"),
];

type Move = { from: number; to: number };
type Found = { rest: string; moves: Move[]; isSwap: boolean };

/** All moves of a message, or the one swap of it. */
function movesIn(text: string): Found | undefined {
  const swapped = swapping.map((one) => one.exec(text)).find((one) => one !== null);
  if (swapped) {
    const [all, one, other] = swapped;
    const moves = [
      { from: Number(one), to: Number(other) },
      { from: Number(other), to: Number(one) },
    ];
    return { rest: text.replace(all, gap), moves, isSwap: true };
  }
  const moves: Move[] = [];
  let rest = text;
  for (const form of moving)
    for (let found = form.exec(rest); found; found = form.exec(rest)) {
      moves.push({ from: Number(found[1]), to: Number(found[2]) });
      rest = rest.replace(found[0], gap);
    }
  return moves.length > 0 ? { rest, moves, isSwap: false } : undefined;
}

/** The answers that stand under the numbers of a document: of two parts with one number, the one that is shown. */
function sectionsOf({ flow, step, active }: Reply): Map<number, string> {
  const names = changeable(flow, step);
  const lines = step.text.split("\n");
  const heads = lines.flatMap((line, at) => (/^\d+\. /.test(line) ? [at] : []));
  const sections = new Map<number, string>();
  for (const [index, at] of heads.entries()) {
    const part = lines.slice(at, heads[index + 1]).join("\n");
    const own = new Set(placeholdersIn(part).map(({ name }) => name));
    const [only, ...others] = names.filter((name) => own.has(name));
    const number = Number.parseInt(lines[at] ?? "", 10);
    const isShown = only !== undefined && (active.filled[only] ?? "") !== "";
    if (only !== undefined && others.length === 0 && (isShown || !sections.has(number)))
      sections.set(number, only);
  }
  return sections;
}

/** The answers in their new places: what is moved onto another answer that stays goes on with it. */
function inSections(
  filled: Filled,
  sections: Map<number, string>,
  moves: readonly Move[],
): Filled | undefined {
  const next: Record<string, string> = { ...filled };
  const leaving = new Set(moves.map(({ from }) => from));
  for (const { from } of moves) {
    const name = sections.get(from);
    if (name === undefined || (filled[name] ?? "") === "") return undefined;
    next[name] = "";
  }
  for (const { from, to: place } of moves) {
    const [source, target] = [sections.get(from), sections.get(place)];
    if (source === undefined || target === undefined) return undefined;
    const kept = leaving.has(place) ? "" : (filled[target] ?? "");
    const own = filled[source] ?? "";
    next[target] = kept === "" ? own : `${sentenceOf(kept)} ${own}`;
  }
  return next;
}

/** The items of the only numbered list in their new places. */
function inList({ flow, step }: Reply, filled: Filled, { moves, isSwap }: Found): Filled | undefined {
  const numbered = placeholdersIn(step.text).filter(({ form }) => form === "numbered");
  const [only, ...others] = numbered;
  const slot = only && flow.slots[only.name];
  if (!only || !slot || others.length > 0) return undefined;
  const items = itemsIn(slot, filled[only.name] ?? "", false);
  if (moves.some(({ from, to: place }) => items[from - 1] === undefined || items[place - 1] === undefined))
    return undefined;
  const [first] = moves;
  if (!first || (moves.length > 1 && !isSwap)) return undefined;
  const moved = [...items];
  const [item = ""] = moved.splice(first.from - 1, 1);
  moved.splice(first.to - 1, 0, item);
  const swapped = items.map((own, at) => {
    const move = moves.find(({ to: place }) => place === at + 1);
    return move ? (items[move.from - 1] ?? own) : own;
  });
  return { ...filled, [only.name]: (isSwap ? swapped : moved).join("\n") };
}

/** Moves what stands under numbers of the document; undefined if it is not clear what stands there. */
export function movedParts(reply: Reply): Recognised | undefined {
  const { flow, active, text } = reply;
  const found = movesIn(text);
  if (!found) return undefined;
  const filled =
    inSections(active.filled, sectionsOf(reply), found.moves) ?? inList(reply, active.filled, found);
  if (!filled) return undefined;
  const next = summed(flow, { ...active, filled: { ...filled } });
  if (shownText(reply, next) === shownText(reply, active)) return undefined;
  const list = found.isSwap
    ? `nomor ${found.moves[0]?.from} dan ${found.moves[0]?.to} ditukar`
    : found.moves.map(({ from, to: place }) => `nomor ${from} ke nomor ${place}`).join(", ");
  return { active: next, told: [list], rest: found.rest };
}

/** Whether a message wants numbered parts moved, whether or not the document has such parts. */
export const isMove = (text: string): boolean => movesIn(text) !== undefined;
