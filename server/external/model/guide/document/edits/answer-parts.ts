import { slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { isQuestion, isRequest, isWorse, objects } from "#server/external/model/guide/document/made-words.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable, madeChoices, show } from "#server/external/model/guide/run-flow.ts";
import { type Choice, choice } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { fineLast, type Otherwise, withOpen, withRest } from "./answer-word-edits.ts";
import { sumsNamed } from "./exact-changes.ts";
import { type Part, partsOf, withColon } from "./message-parts.ts";
import { withObjectsNamed } from "./named-objects.ts";
import { isLament } from "./orders/laments.ts";
import { isGone, partChange } from "./part-changes.ts";
import { type Done, doneBy, isThere, numberOutIn, severalFor, shownText, standing } from "./part-done.ts";
import { faultSaid, isAllGone, isPlea } from "./plea-parts.ts";
import { namesPrinted } from "./printed-parts.ts";
import { notForThem, wishing } from "./read-word-edits.ts";
import { recognisedIn } from "./recognised-edits.ts";
import { isSigned, looksExchanged, standsAlready } from "./replacements.ts";
import { isCorrection } from "./several-corrections.ts";
import { removalCount } from "./text-removals.ts";

/*
 * A message that puts several things right: each of its parts is carried out or named as open, so that "sudah kuganti"
 * is never said of a part that was not.
 */

const restGone =
  /^(?:(?:dan|trus|terus|yg|yang)[ ,]+)*(?:sisanya|selebihnya|lainnya)\b.*\b(?:buang|hapus|apus|coret|hilang\w*|ilang\w*|usah|jgn|jangan)\b/i;
const asks = /\b(?:gmn|gimana|gmna|bagaimana|piye|kumaha)\b|\bmana(?: (?:sih|ya|dong|kak))*[.?!]*$/i;

/** Whether a part of a message below a document is a question. */
export const asksThere = (part: string): boolean => asks.test(plain(part)) || isQuestion(part);
const wishes = (part: string): boolean => wishing.test(part) || asksThere(part);
const intoFigure = /(?<!\p{L})(?:jadi|jd|menjadi|dadi|dados) (?:rp\.? ?)?\d/iu;
const begins = (part: string): boolean =>
  wishes(part) || isCorrection(part) || isRequest(part) || intoFigure.test(part);
const isWrong = (part: string): boolean =>
  objects(part) || /\b(?:aneh|mas[ao]k?(?! (?:depan|lalu|kerja|kecil|muda)))\b/i.test(part);
/** Whether a part wants something; laughter and what is said about the document want nothing. */
const wants = (part: string): boolean =>
  notForThem.test(part) ? /["“”]/.test(part) : begins(part) || isWrong(part);
const sayingWordsMin = 3;
const isSaying = (part: string): boolean => part.trim().split(/\s+/).length >= sayingWordsMin;

/** "Yg lain tetap" wants nothing, and ends a text that was named before it. */
const othersStay =
  /^(?:(?:dan|trus|terus|yg|yang|sing)[ ,]+)*(?:lain(?:nya)?|sisanya|selebihnya)\b.{0,20}\b(?:tetap|tetep|sama|biar(?:kan|in)?)\b/i;
const editing =
  /(?<!\p{L})(?:(?:ganti|ubah|tambah|panggil)(?:in|kan|nya)?|(?:di)?(?:hapus|apus|buang|coret)(?:in|kan)?|(?:jgn|jangan) (?:di)?(?:tulis|masuk|sebut|pake|pakai)\p{L}*|ditambah\p{L}*|tolong .*(?:tulis|bikin|sebut)\p{L}*)(?!\p{L})/iu;

/** Whether a part behind a new text is no longer its content, although it may say "bukan" or "tolong". */
const endsText = (part: string): boolean =>
  othersStay.test(part) ||
  restGone.test(part) ||
  isSigned(part) ||
  asksThere(part) ||
  isWrong(part) ||
  editing.test(part);

const object =
  /^(?:(?:tolong|coba|trus|terus|trs|dan|eh) )*(?:yg|yang|kalimat|bagian|soal|tulisan)(?!\p{L})/iu;
const objectWordsMax = 12;
/** "Yg kabari dulu sama yg gendong bayi dibuang": the verb behind the second belongs to both. */
function withObjects(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isObject = last !== undefined && object.test(last.text) && !/[.!?:]\s*$/.test(last.text);
    const isBoth =
      /\b(?:sama|sm|dan|serta)\b/i.test(part.glue) &&
      (object.test(part.text) || /^["“'‘]/.test(part.text)) &&
      removalCount(part.text) > 0;
    if (last && isObject && isBoth && !wants(last.text) && last.text.split(/\s+/).length <= objectWordsMax)
      all[all.length - 1] = { ...last, text: `${last.text}${part.glue}${part.text}` };
    else all.push(part);
  }
  return all;
}

/** What goes on with a text that was set before belongs to it: "akibatnya: gudang macet. Semua lembur". */
function joinedParts(reply: Reply, parts: readonly Part[], isPrinted: (words: string) => boolean): string[] {
  const joined: string[] = [];
  for (const { glue, text } of parts) {
    const last = joined.at(-1);
    const isOpen =
      last !== undefined && !isPrinted(text) && doneBy(reply, reply.active, last)?.isText === true;
    const own = isOpen && !endsText(text) ? doneBy(reply, reply.active, text) : undefined;
    const goesOn = isOpen && !endsText(text) && (own === undefined || own.isSure);
    if (goesOn) joined[joined.length - 1] = `${last}${glue}${text}`;
    else joined.push(text.trim());
  }
  return joined;
}

const clausesMax = 6;
/** Why something is changed: no wish of its own. */
const why =
  /^(?:(?:kan|soalnya|soale|karena|krn|karna|biar|nanti|ntar|itu|ini|kesannya|malu|kasihan|kasian|lha|lah|maaf|makasih|bukan|yg|yang|ya|pak|bu|mas|mbak|kak|bang|min|ngamuk|marah|ngambek|takut|isin)(?!\p{L})|\S+$)/iu;
/** The clauses that stand beside the one that is carried out: "salamnya kurang, jam 8 ganti jam 9". */
function besideIn(reply: Reply, active: Reply["active"], part: string, done: Done): string[] {
  const clauses = part.split(/,\s+/);
  if (!done.isSure || done.isText || done.isNew || clauses.length > clausesMax) return [];
  const isSame = (words: readonly string[]) =>
    words.length > 0 && doneBy(reply, active, words.join(", "))?.told === done.told;
  let [from, to] = [0, clauses.length];
  while (isSame(clauses.slice(from + 1, to))) from += 1;
  while (isSame(clauses.slice(from, to - 1))) to -= 1;
  return [...clauses.slice(0, from), ...clauses.slice(to)].filter((one) => !why.test(one.trim()));
}

const severalSums = 3;
/** "Uangku sekarang 1,6 juta" beside other sums is no new value of a sum in the text, unless it says that one is wrong. */
const ofOtherSums = ({ flow, step, active }: Reply, text: string, part: string): boolean =>
  sumsNamed(text) >= severalSums &&
  !isCorrection(part) &&
  Object.keys(
    partChange({ flow, names: changeable(flow, step), filled: active.filled }, part)?.values ?? {},
  ).some((name) => flow.slots[name]?.kind === "rupiah" && (active.filled[name] ?? "") !== "");

/** Whether a part that changed nothing wants something all the same. */
const isOpen = (part: string, isLast: boolean): boolean =>
  isLast ? isSaying(part) : wants(part) || lacks.test(part) || looksExchanged(part);

/** What the parts of a message did, and which of them are open. */
type PartsDone = {
  active: Reply["active"];
  parts: string[];
  done: Done[];
  open: string[];
  missing: string[];
  several: string[];
};

function partsDone(reply: Reply, isLast: boolean): PartsDone {
  const { flow, step, text } = reply;
  let active = standing(reply);
  const names = changeable(flow, step);
  const fields = { flow, step, names, filled: active.filled };
  const isPrinted = (words: string) => namesPrinted(fields, words);
  const said = partsOf(flow, names, withColon(flow, names, text), isPrinted);
  const all = withObjects(withObjectsNamed(shownText(reply, active), said));
  const parts = joinedParts({ ...reply, active }, all, isPrinted);
  const [done, open, missing, several]: [Done[], string[], string[], string[]] = [[], [], [], []];
  for (const part of parts
    .toSorted((one, other) => numberOutIn(other) - numberOutIn(one))
    .toSorted(numberedLast)) {
    const before = active;
    const change = ofOtherSums(reply, text, part) ? undefined : doneBy(reply, active, part);
    const may = change ? [] : severalFor(reply, active, part);
    several.push(...may);
    if (change) {
      done.push(change);
      missing.push(
        ...besideIn(reply, before, part, change).filter((one) => !bareFault.test(one) && !isLament(one)),
      );
      missing.push(...(change.left ?? []));
      several.push(...(change.several ?? []));
      ({ active } = change);
    } else if (isOpen(part, isLast) && !isSettled(reply, active, part)) open.push(part.replace(joining, ""));
  }
  return { active, parts, done, open, missing, several };
}

/** What is open, without requests that say nothing; if there is nothing else, the clause that says what is wrong. */
function contentful(parts: readonly string[], open: readonly string[]): string[] {
  const told = open.filter((one) => !isPlea(one));
  if (told.length === open.length || told.length > 0) return told;
  const fault = faultSaid(parts, () => false);
  return fault === undefined ? [] : [fault];
}

/** "Weh salah itu" says only that something is wrong. */
const bareFault =
  /^(?:(?:weh|aduh|waduh|duh|lah|loh|lho|eh|ih|ya|kok|itu|ini|masih|msh|semua|semuanya|angka(?:nya)?|salah|keliru|kacau|aneh|parah|ngaco|lagi|tuh|nih|mbak|mas|kak|pak|bu|dong|sih|jd|jadi)[\s,.!]*)+$/i;

const numberedLast = (one: string, other: string): number =>
  Number(numberOutIn(one) > 0) - Number(numberOutIn(other) > 0);

const isSettled = (reply: Reply, active: Reply["active"], part: string): boolean =>
  restGone.test(part) ||
  othersStay.test(part) ||
  isThere(reply, active, part) ||
  standsAlready(shownText(reply, active), part);

/** "NIK saya hilang", "bahasanya masih campur": what is missed says what is still to be done. */
const lacks =
  /(?<!\p{L})(?:\p{L}+nya (?:masih )?kurang|hilang|ilang|(?:belum|blm|ga|gak|nggak|ndak|tidak|tdk) (?:ada|masuk|ketulis|tertulis|ikut)|(?:masih|msh) (?!salah|keliru|ada)\p{L}+)(?!\p{L})/iu;

/**
 * Carries out each part of a message below a document. Undefined where one part alone is a change of a kind that the
 * other readers know. `otherwise`: what else a part may change. `isLast`: no other reader has understood the message, so
 * that one part is enough and each of the others is named.
 */
export function partsChanged(reply: Reply, otherwise: Otherwise, isLast = false): Outcome | undefined {
  const { flow, step, said } = reply;
  const { active, parts, done, open, missing, several } = partsDone(reply, isLast);
  const shown = shownText(reply, active);
  const undone = contentful(parts, open).filter((part) =>
    wishes(part)
      ? !isGone(shown, part) && !isAllGone(shown, part, (phrase) => isGone(shown, phrase))
      : !(bareFault.test(part) || isWorse(part) || isAbout(reply, done, part)),
  );
  const left = [...undone, ...missing];
  const outs = outChoices(several);
  if (isRestated(shown, parts, done)) return undefined;
  const isLabelled = withColon(flow, changeable(flow, step), reply.text) !== reply.text && done.length > 0;
  if (!isLabelled && !isOwn(done, left, parts, isLast)) return undefined;
  // What is only found wrong says nothing that could be carried out.
  const carried: Otherwise = (one) =>
    begins(one.text) || notForThem.test(one.text) ? otherwise(one) : undefined;
  const orders = left.filter((one) => !isLament(one));
  const also = withRest({ ...reply, active }, orders, carried);
  const list = [...done.map(({ told }) => told), ...also.done].join(", ");
  const after = withOpen(show(flow, also.active, step), also.texts);
  const texts = [said.line("parts-changed", { list }), ...also.texts];
  return { ...after, texts, choices: [...outs, ...after.choices], flow: also.active };
}

const restatedMin = 6;
/** Whether a message tells the text once more, so that "38, bukan 40" in it is a sentence of the new text. */
function isRestated(shown: string, parts: readonly string[], done: readonly Done[]): boolean {
  const own = new Set(plain(shown).split(" "));
  const isSame = (part: string) => {
    const words = plain(part).split(" ");
    return words.length >= restatedMin && words.filter((word) => own.has(word)).length >= words.length * 0.6;
  };
  const told = parts.filter((part) => !endsText(part) && !wants(part) && !lacks.test(part));
  return done.every(({ isSure, isNew }) => isSure && !isNew) && told.filter(isSame).length > 1;
}

/** Whether the parts are this reader's, and no change of a kind that another one knows. */
function isOwn(
  done: readonly Done[],
  left: readonly string[],
  parts: readonly string[],
  isLast: boolean,
): boolean {
  if (done.every(({ isKnown }) => isKnown)) return false;
  const isSeveral = done.length > 1 || (isLast ? parts.length > 1 : left.length > 0);
  const isSure = done.some((one) => one.isSure) && (isLast || parts.length > 1);
  return isSeveral || isSure || done.some(({ isNew }) => isNew);
}

/** Asks which of several sentences should go, by their first words; undefined if not more than one is meant. */
export function sentencesAsked(reply: Reply): Outcome | undefined {
  const outs = outChoices(severalFor(reply, standing(reply), reply.text));
  if (outs.length === 0) return undefined;
  const choices = [...outs, ...fineLast(madeChoices)];
  return { texts: [reply.said.line("which-out")], choices, flow: standing(reply) };
}

const outWords = 6;
/** Buttons for the sentences of which one should go. */
const outChoices = (sentences: readonly string[]): Choice[] =>
  [...new Set(sentences)].slice(0, 3).map((one, at) => {
    const words = one.replace(/[“”"]/g, "").trim().split(/\s+/);
    return choice(
      `out:${at}`,
      `Hapus “${words.slice(0, outWords).join(" ")}${words.length > outWords ? " ..." : ""}”`,
    );
  });

const joining = /^(?:trs|trus|terus|dan|plus|sama|sm)[ ,]+|[.,;!]+$/gi;

/** "Kok posisinya masih salah" says why a part was changed. */
const isAbout = ({ flow }: Reply, done: readonly Done[], part: string): boolean =>
  done.some(({ names }) => names.some((name) => slotNamedIn(flow, [name], part) !== undefined));

/** Whether a message below a document changes a part that it names. */
export const namesChange = (reply: Omit<Reply, "said">): boolean => {
  const own = { ...reply, said: new Said({}) };
  return recognisedIn(own) !== undefined || partsChanged(own, () => undefined) !== undefined;
};
