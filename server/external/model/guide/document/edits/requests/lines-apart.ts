import { shortly } from "#server/external/model/guide/document/edits/answer-word-edits.ts";
import { editedBy, shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import { isFormOf } from "#server/external/model/guide/document/edits/text-removals.ts";
import { tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { itemsIn } from "#server/external/model/guide/slots.ts";
import { sentenceItems } from "#server/external/model/guide/values/numbered-items.ts";
import type { RequestDone } from "./lines-out.ts";
import { actIn, type Piece } from "./message-pieces.ts";
import { actOf, isFiller, lineNoun } from "./request-words.ts";
import { bodyLines, lineFor, tellingStems } from "./text-lines.ts";

/* "Pisahin jadi 5 nomor", "pisahke rekrut admin jadi baris dewek": one line or item becomes several. */

const numbers: Readonly<Record<string, number>> = {
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  telu: 3,
  papat: 4,
  limo: 5,
  lima2: 5,
};
const countOf = ({ words }: Piece): number | undefined =>
  words
    .map((word) => numbers[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0))
    .find((count) => count > 1);
const pieceNoun =
  /^(?:no|nomor|nomer|nomere|nomornya|paragraf|alinea|urutan|angka|bagian|satu2|sendiri|sendiri2|dewek|dewe|dhewe|sorangan|sendirian|tersendiri)$/u;
const bareWordsMax = 6;

/** Whether "pisah" is about the text, and not about two people or their money. */
const isOfText = ({ words }: Piece): boolean =>
  words.some((word) => pieceNoun.test(word) || lineNoun.test(word)) ||
  (words.length <= bareWordsMax && words.every((word) => isFiller(word) || actOf(word) === "split"));

const partsMin = 2;
/** What stands in one item, as items of its own: its sentences, or its clauses where these are as many as were asked for. */
function partsIn(item: string, count: number | undefined): string[] {
  const sentences = sentenceItems(item, partsMin) ?? [];
  const clauses = item.split(/[,;]\s+|[.!?]\s+/).map((one) => one.replace(/[.,;]+$/, "").trim());
  const isCounted = count !== undefined && clauses.length === count && sentences.length !== count;
  if (isCounted || (sentences.length < partsMin && clauses.length > partsMin)) return clauses;
  return sentences;
}

/** The items of the lists that stand in the document, each with those that it becomes. */
function itemsApart(reply: Reply, count: number | undefined): RequestDone | undefined {
  const { flow, step, active } = reply;
  const filled = { ...active.filled };
  let made = 0;
  for (const name of changeable(flow, step)) {
    const slot = flow.slots[name];
    if (slot?.kind !== "list") continue;
    const items = itemsIn(slot, filled[name] ?? "", false);
    const apart = items.flatMap((item) => {
      const parts = partsIn(item, count);
      return parts.length >= partsMin ? parts : [item];
    });
    if (apart.length > items.length) {
      filled[name] = apart.join("\n");
      made = Math.max(made, apart.length);
    }
  }
  return made === 0 ? undefined : { active: { ...active, filled }, told: `dipisah jadi ${made}`, used: [] };
}

const border = /(?:[,;.]|\s(?:dan|sama|trus|terus|lalu|plus))\s+/giu;

/** A text cut before the clause that holds one of these stems, and behind its sentence. */
function cutFor(text: string, stems: readonly string[]): string[] {
  const token = tokensOf(text).find(({ word }) => stems.some((stem) => isFormOf(word, stem)));
  if (!token) return [text];
  const starts = [...text.matchAll(border)].map(({ 0: found, index }) => ({
    at: index,
    to: index + found.length,
    found,
  }));
  const start = starts.findLast(({ to }) => to <= token.from);
  const end = starts.find(({ at, found }) => at > token.from && /^[.;]/.test(found));
  const parts = [
    start ? text.slice(0, start.at) : "",
    text.slice(start?.to ?? 0, end?.at ?? text.length),
    end ? text.slice(end.to) : "",
  ];
  return parts.map((one) => one.replace(/[,;]+$/, "").trim()).filter((one) => one !== "");
}

const cased = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The line that holds the words becomes several, in the answer that has it or in the text. */
function lineApart(reply: Reply, stems: readonly string[]): RequestDone | undefined {
  const { flow, step, active } = reply;
  const line = lineFor(bodyLines(reply, shownText(reply, active)), stems);
  if (!line) return undefined;
  for (const name of changeable(flow, step)) {
    const slot = flow.slots[name];
    if (slot?.kind !== "list") continue;
    const items = itemsIn(slot, active.filled[name] ?? "", false);
    const at = items.findIndex((item) =>
      line.text.toLowerCase().startsWith(item.replace(/[.]$/, "").toLowerCase()),
    );
    const parts = cutFor(items[at] ?? "", stems);
    if (at < 0 || parts.length < partsMin) continue;
    const filled = { ...active.filled, [name]: items.toSpliced(at, 1, ...parts).join("\n") };
    return { active: { ...active, filled }, told: toldOf(parts, stems), used: [] };
  }
  const parts = cutFor(line.text, stems);
  if (parts.length < partsMin) return undefined;
  const lead = line.mark === "" ? "" : `${line.mark} `;
  const to = parts
    .map((one) => (/[.!?]$/.test(one) || line.mark !== "" ? cased(one) : `${cased(one)}.`))
    .join(`\n${lead}`);
  const done = editedBy(reply, active, [{ from: line.text, to }]);
  return done && { active: done.active, told: toldOf(parts, stems), used: [] };
}

const toldOf = (parts: readonly string[], stems: readonly string[]): string => {
  const own = parts.find((part) =>
    tokensOf(part).some(({ word }) => stems.some((stem) => isFormOf(word, stem))),
  );
  return `“${shortly(own ?? parts[0] ?? "")}” jadi baris sendiri`;
};

/** Parts a line or an item; undefined if the piece asks for no such thing, or nothing can be parted. */
export function linesApart(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const piece = pieces[at];
  const found = piece && actIn(piece);
  if (!piece || found?.act !== "split" || !isOfText(piece)) return undefined;
  const naming = piece.words.filter(
    (word, nth) =>
      nth !== found.at &&
      !isFiller(word) &&
      !pieceNoun.test(word) &&
      !/^\d+$/.test(word) &&
      numbers[word] === undefined,
  );
  const stems = tellingStems(naming.join(" "));
  const done = (stems.length > 0 ? lineApart(reply, stems) : undefined) ?? itemsApart(reply, countOf(piece));
  return done && { ...done, used: [...complainedBefore(pieces, at), at] };
}

/** "Kok numpuk di no 1 semua, pisahin": what is found wrong says why. */
function complainedBefore(pieces: readonly Piece[], at: number): number[] {
  const before = pieces[at - 1];
  const isWhy =
    before !== undefined &&
    /(?<!\p{L})(?:numpuk|nyampur|campur|kecampur|gabung|jadi satu|jd satu|kacau|dempet|gandeng|nyambung)/iu.test(
      before.text,
    );
  return isWhy && actIn(before) === undefined ? [at - 1] : [];
}
