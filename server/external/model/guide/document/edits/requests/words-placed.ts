import { addressFrom } from "#server/external/model/guide/document/address/address-wish.ts";
import { calledIn } from "#server/external/model/guide/document/address/addressed.ts";
import { shortly, withWordEdit } from "#server/external/model/guide/document/edits/answer-word-edits.ts";
import { appended } from "#server/external/model/guide/document/edits/edits.ts";
import { headedParts } from "#server/external/model/guide/document/edits/headed-parts.ts";
import { bareValue } from "#server/external/model/guide/document/edits/part-changes.ts";
import { shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { additionTo } from "#server/external/model/guide/document/written.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import type { RequestDone } from "./lines-out.ts";
import { actIn, type Piece, unquoted } from "./message-pieces.ts";
import { actOf, isFiller, type Place, placeOf } from "./request-words.ts";
import { hitsIn, type Line, linesOf, tellingStems } from "./text-lines.ts";

/*
 * What is to be added at a place: "di pembuka tambahin ...", "tambahin jawabannya klo mamak nanya biaya. ...". A sentence for
 * the opening is no item of a list about something else, and what belongs to an empty bullet goes there.
 */

const topicWords =
  "(?:rasa |sedikit |dikit |dulu |kata |ucapan |kalimat |salam )*(?:rasa hormat|hormat|sopan santun|kesopanan|basa ?basi|pembukaan?|pengantar|terima ?kasih|penutup|permintaan maaf)";
/** "Dulu rasa hormat, ...": what the sentence should be about stands before its words. */
const topicFirst = new RegExp(`^${topicWords}(?:nya)?\\s*[,.:]\\s*`, "iu");
const topicOnly = new RegExp(`^${topicWords}(?:nya)?[\\s.!]*$`, "iu");
const filling =
  /^(?:(?:juga|jg|dong|donk|ya|lah|dulu|dlu|dl|kak|mas|mbak|min|bang|pak|bu|lagi|satu|1|dikit|sedikit|tolong|kalimat|kata2|kata-kata|tulisan|bahwa|kalau gini|gini|begini)(?!\p{L})[\s,:]*)+/iu;
const placing =
  /(?<!\p{L})(?:di|ke|pas|pada|buat|untuk)?\s*(?:bagian |paling )?(?:pembuka\p{L}*|penutup\p{L}*|awal\p{L}*|akhir\p{L}*|depan(?:nya)?|ujung(?:nya)?|bukaan(?:nya)?)(?:nya)?(?:\s+(?:surat|pesan|teks|naskah)(?:nya)?)?(?!\p{L})[\s,:]*/iu;

/** The words behind the verb, up to the next request. */
function contentFrom(pieces: readonly Piece[], at: number): { words: string; used: number[] } {
  const piece = pieces[at];
  const found = piece && actIn(piece);
  const verb = piece && found ? (piece.words[found.at] ?? "") : "";
  const behind = piece ? piece.text.slice(piece.text.toLowerCase().indexOf(verb) + verb.length) : "";
  let words = behind.replace(/^[\s,:]+/u, "");
  const used = [at];
  for (let nth = at + 1; nth < pieces.length; nth += 1) {
    const next = pieces[nth];
    if (!next || actIn(next) !== undefined || /\?\s*$/.test(next.text)) break;
    words += (words === "" ? "" : next.glue) + next.text;
    used.push(nth);
  }
  return { words, used };
}

/** Where the piece, or what was found wrong just before it, says that something belongs. */
function placeIn(pieces: readonly Piece[], at: number): { place: Place; used: number[] } | undefined {
  const own = (pieces[at]?.words ?? []).map(placeOf).find((one) => one !== undefined);
  if (own !== undefined) return { place: own, used: [] };
  for (let nth = at - 1; nth >= Math.max(0, at - 2); nth -= 1) {
    const place = (pieces[nth]?.words ?? []).map(placeOf).find((one) => one !== undefined);
    if (place === undefined || actIn(pieces[nth] ?? { words: [], text: "" })) continue;
    return { place, used: Array.from({ length: at - nth }, (_, one) => nth + one) };
  }
  return undefined;
}

/** The words as the document says them: to the one for whom it is, and without shorthand where it is formal. */
function spoken({ flow, step, active }: Reply, words: string): string {
  const register = active.register ?? step.register;
  const isFormal = register === "formal" || register === "polite";
  const called = calledIn(flow, active.filled);
  const form = called === "kamu" ? (isFormal ? "Bapak/Ibu" : called) : addressFrom(called);
  const to = register === undefined ? words : words.replace(/(?<!\p{L})(?:beliau|dia)(?!\p{L})/giu, form);
  return sentenceOf(isFormal ? withoutShorthand(to) : to);
}

const greetingWords = 9;
/** Behind the greeting: the first sentence of the text, or of what stands under its first heading. */
function atStart(reply: Reply, sentence: string): ActiveFlow | undefined {
  const shown = shownText(reply, reply.active);
  const [heading] = headedParts(shown);
  const lines = shown.split("\n").filter((line) => line.trim() !== "");
  const first = lines[lines[0] === heading?.heading ? 1 : 0] ?? "";
  const isGreeting = /,$/.test(first) || first.split(/\s+/).length <= greetingWords;
  const greeting = isGreeting ? first : (/^.+?[.!?](?=\s|$)/u.exec(first)?.[0] ?? first);
  if (greeting === "") return undefined;
  const between = isGreeting ? "\n\n" : " ";
  return withWordEdit(reply.active, reply.step, { from: greeting, to: `${greeting}${between}${sentence}` });
}

function atEnd({ active }: Reply, sentence: string): ActiveFlow {
  const name = additionTo(active.at);
  const all = [active.filled[name] ?? "", sentence].filter((one) => one !== "").join("\n");
  return { ...active, filled: { ...active.filled, [name]: all } };
}

const wordsMin = 3;

/** "Tambahin di awal: ...": a sentence of its own in that part of the text. */
export function sentencePlaced(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const piece = pieces[at];
  if (!piece || actIn(piece)?.act !== "add") return undefined;
  const found = placeIn(pieces, at);
  const { words, used } = contentFrom(pieces, at);
  const bare = words.replace(placing, "").replace(filling, "").replace(topicFirst, "");
  const content = bareValue(unquoted(bare));
  if (!found || topicOnly.test(content) || content.split(/\s+/).length < wordsMin) return undefined;
  const sentence = spoken(reply, content);
  const active = found.place === "start" ? atStart(reply, sentence) : atEnd(reply, sentence);
  const where = found.place === "start" ? "di pembuka" : "di akhir";
  return active && { active, told: `“${shortly(sentence)}” ${where}`, used: [...found.used, ...used] };
}

const answering =
  /^(?:(?:jawaban|balasan|isi|keterangan|penjelasan|catatan|yang|yg|bagian)(?:nya|ne)?\s+)?(?:(?:dong|ya|juga|jg|dulu|kak|mbak|mas|min|buat|untuk|utk)\s+)*(?:klo|kalo|kalau|nek|soal|tentang|ttg|pas|buat|untuk|utk|mengenai)\s+([^.:\n]{3,60}?)\s*[.:\n]\s*/iu;
const answeringBehind =
  /^(?:(?:trus|terus|trs|dan|oh iya|eh|tolong) )*(?:yg|yang|bagian|soal|klo|kalo|kalau|nek|pas)\s+(?:soal |tentang )?([\p{L} ]{3,30}?)(?:nya)?\s+(?:di)?(?:isi|tambah|lengkap|masuk)(?:in|kan|i)?\s*[:.]?\s+(\S.*)$/iu;

const openWordsMax = 14;
/** The bullet or the label of the flow that is about these words. */
function openLine(reply: Reply, topic: string): Line | undefined {
  const lines = linesOf(shownText(reply, reply.active)).filter(
    ({ text, mark }) => (mark === "-" || text.endsWith(":")) && text.split(/\s+/).length <= openWordsMax,
  );
  const stems = tellingStems(topic);
  const hits = lines.map(({ text }) => hitsIn(text, stems));
  const most = Math.max(0, ...hits);
  const [only, ...others] = lines.filter((_, at) => hits[at] === most);
  return most > 0 && others.length === 0 ? only : undefined;
}

/** What a message gives for a bullet that only says what belongs there. */
function topicIn(
  pieces: readonly Piece[],
  at: number,
): { topic: string; content: string; used: number[] } | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const [, named = "", given = ""] = answeringBehind.exec(piece.text) ?? [];
  if (given !== "") {
    const { words, used } = contentFrom(pieces, at);
    const isAll = words.startsWith(given);
    return { topic: named, content: isAll ? words : given, used: isAll ? used : [at] };
  }
  if (actIn(piece)?.act !== "add") return undefined;
  const { words, used } = contentFrom(pieces, at);
  const [said = "", topic = ""] = answering.exec(words) ?? [];
  return said === "" ? undefined : { topic, content: words.slice(said.length), used };
}

/** "Tambahin jawabannya klo mamak nanya biaya. ...": under the bullet that asks for it, or as a sentence of its own. */
export function topicAnswered(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const found = topicIn(pieces, at);
  const content = found ? bareValue(unquoted(found.content)) : "";
  if (!found || content.split(/\s+/).length < wordsMin) return undefined;
  const { topic, used } = found;
  const line = openLine(reply, topic);
  if (line) {
    const to = `${line.text.replace(/\s*[:.]$/, "")}: ${content}`;
    const active = withWordEdit(reply.active, reply.step, { from: line.text, to });
    return { active, told: `“${shortly(content)}” di “${shortly(line.text)}”`, used };
  }
  const full = `Kalau ${topic.replace(/^(?:kalau|klo|kalo) /iu, "")}: ${content}`;
  return { active: atEnd(reply, full), told: `“${shortly(full)}” di akhir`, used };
}

const behindVerb =
  /^(?:(?:juga|jg|dong|ya|kak|lagi|sekalian|deh|aja|lah|mbak|mas|min|pak|bu|skalian|pisan)[\s.!]*)*$/iu;
const contentMin = 4;
const noPiece = { words: [], text: "" };

/** The words before "masukkan juga", in its piece or before its comma; undefined if there are none, or it says where. */
function wordsAhead(pieces: readonly Piece[], at: number): { words: string; used: number[] } | undefined {
  const piece = pieces[at];
  const found = piece && actIn(piece);
  if (!piece || found?.act !== "add" || piece.quotes.length > 0) return undefined;
  const verb = piece.words[found.at] ?? "";
  const place = piece.text.toLowerCase().lastIndexOf(verb);
  if (place < 0 || !behindVerb.test(piece.text.slice(place + verb.length).trim())) return undefined;
  const own = piece.text.slice(0, place).trim();
  const isBefore = own === "" && !piece.isFirst && actIn(pieces[at - 1] ?? noPiece) === undefined;
  const said = isBefore ? (pieces[at - 1]?.text ?? "").replace(/[\s,]+$/u, "") : own;
  const words = said.replace(/^(?:(?:trs|trus|terus|dan|oh iya|eh|sama|plus|yg|yang|soal)\s+)+/iu, "");
  return { words, used: isBefore ? [at - 1, at] : [at] };
}

const isTelling = (word: string): boolean => !isFiller(word) && actOf(word) === undefined;

/** "Trs yg sakit mendadak telpon sblm jam 7 masukkan jg": one more item of the only list, whose words stand before the verb. */
export function itemAdded(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const { flow, step, active } = reply;
  const found = wordsAhead(pieces, at);
  if (!found || placeIn(pieces, at)) return undefined;
  const { words, used } = found;
  if (words.toLowerCase().split(/\s+/).filter(isTelling).length < contentMin) return undefined;
  const filled = appended(flow, step, active.filled, words);
  const told = `“${shortly(words)}” ditambahkan`;
  return filled && { active: { ...active, filled: { ...filled } }, told, used };
}
