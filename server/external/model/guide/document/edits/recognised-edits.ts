import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { additionTo } from "#server/external/model/guide/document/written.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { shortly } from "./answer-word-edits.ts";
import { appended, editsIn, isTopic } from "./edits.ts";
import { asideOut, dateMended, doubleOut, pointedMended, quotedMended, timeMended } from "./faulty-words.ts";
import { gap, headSet } from "./letter-head.ts";
import { listedDone } from "./listed-edits.ts";
import { addedUnder, missedIn } from "./missed-words.ts";
import { officeMissed, peopleMissed, senderNamed } from "./named-anew.ts";
import { noteIn } from "./note-below.ts";
import { missedFact } from "./orders/missed-fact.ts";
import { orders } from "./orders/orders.ts";
import { nameExchanged } from "./orders/said-instead.ts";
import { ownPersonIn, personEdits } from "./own-person.ts";
import { doneBy, editedBy, shownText, standing } from "./part-done.ts";
import { wishing } from "./read-word-edits.ts";
import { linesDone } from "./requests/line-requests.ts";
import { asTyped, tidiedUp } from "./tidied-words.ts";
import { placesOf, type Span, sentenceAround, tokensOf } from "./word-places.ts";
import { sourceOf } from "./word-sources.ts";

/*
 * Wishes that are known by their form wherever they stand in a message, and that are carried out one by one before anything
 * else reads it: quoted words that should go, the word for "I", the head of a letter, how the reader is called, one item by its
 * number, and what is to be added. What is left of the message is read as any other.
 */

/**
 * `told`: what was done, in the order of doing. `rest`: the message without it. `needed`: what lacks its new words, and
 * `missed` what the text lacks a sentence for. `isSorry`: the guide took what was meant for it alone. `isUncalled`: nothing
 * says how the reader is called.
 */
export type Recognised = {
  active: ActiveFlow;
  told: string[];
  rest: string;
  needed?: string[];
  missed?: string[];
  isSorry?: boolean;
  isUncalled?: boolean;
};
type Recogniser = (reply: Reply) => Recognised | undefined;

const quotation =
  "(?:[\"“]([^\"”\\n]{2,200})[\"”]|(?<![\\p{L}\\p{N}])['‘]([^'’\\n]{2,200})['’](?![\\p{L}\\p{N}]))";
const out =
  "(?:(?:di)?(?:hapus|apus|buang|coret|hilang|ilang)(?:in|kan|i)?|(?:jgn|jangan|ga usah|gak usah|gausah|tidak usah|ga perlu) (?:di)?(?:tulis|masuk|sebut|ikut|cantum)\\p{L}*)(?!\\p{L})";
const please = "(?: (?:aja|saja|sj|dong|ya|kak|deh|lah|pak|bu|mas|mbak|min|juga|jg|tolong|itu))*";
const ahead =
  "(?:(?:yah?|lho|loh|lah|eh|wkwk\\p{L}*|duh|aduh|itu|ini|yg|yang|kok|kata|kalimat|tulisan|bagian|tapi|tp|trs|trus|terus|dan|sama|sm|tolong|coba)[ ,]+)*";
const astray =
  "(?: ?nya| itu| tu| tuh| kok| jg| juga| tolong| malah| ikutan| ikut| ketulis| tertulis| masuk| kebawa| sebaiknya| mohon| (?:di|pada|yg|yang) (?:no|nomor|nomer|poin)\\.? ?\\d{1,2})*";
/** "Itu omongan saya ke kamu": why quoted words should go. */
const why =
  "(?:[ ,.]+(?:itu|ini|kan|soalnya|krn|karena)(?: (?:kan|cuma|td|tadi))* (?:omong\\p{L}*|buat|untuk|aku|saya|gw|gue|nanya|ngomong|cerita|bukan|curhat\\p{L}*)(?:(?! (?:sama|trus|terus|trs|dan) )[^.!?;,\\n])*)?";
const quotedOut = new RegExp(
  `(?<![\\p{L}\\p{N}])${ahead}${quotation}${astray}[ ,?!.]*${out}${please}${why}`,
  "iu",
);
const fewLetters = 3;

/** The words at a place, or their sentence where hardly a word of it would be left. */
function clauseAt(shown: string, place: Span, isWhole: boolean): string {
  const { from, to } = sentenceAround(shown, place);
  const left = tokensOf(shown.slice(from, place.from)).length + tokensOf(shown.slice(place.to, to)).length;
  return isWhole || left < 2 ? shown.slice(from, to) : shown.slice(place.from, place.to);
}

/** Quoted words that should go, as they stand there; the sentence with them if they are most of it. */
function quotedGone(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", double, single] = quotedOut.exec(text) ?? [];
  const quote = (double ?? single ?? "").trim();
  // A message that only takes words out has readers of its own.
  if (said === "" || text.replace(said, "").replace(/[^\p{L}]/gu, "").length < fewLetters) return undefined;
  const shown = shownText(reply, active);
  const tokens = tokensOf(shown);
  const isWhole = /\bkalimat\b/i.test(said);
  const found = placesOf(tokens, quote).map((place) => clauseAt(shown, place, isWhole));
  // The full stop of a sentence is the document's, and not the answer's.
  const edits = found.map((from): WordEdit => ({ from: from.replace(/[.!?]+$/, ""), to: "" }));
  const done = edits.length === 0 ? undefined : editedBy(reply, active, edits);
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}

const wondered = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:(?:wkwk\\p{L}*|haha\\p{L}*|lho|loh|lah|yah|eh|itu|ini|kok|kenapa|knp)[ ,]+)+(\\S[^,;\\n?!"“'‘]{3,80}?)[?!.,]+\\s*(?:itu |tolong |mohon )*${out}${please}`,
  "iu",
);

/** "Kok Yth HRD belum bisa?? hapus dong": an answer that is quoted word for word becomes an open place. */
function answerGone(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const [said = "", words = ""] = wondered.exec(text) ?? [];
  const sought = plain(words);
  if (said === "" || sought === "") return undefined;
  const name = changeable(flow, step).find((one) => plain(active.filled[one] ?? "") === sought);
  const rest = text.replace(said, gap);
  if (name !== undefined) {
    const told = `${flow.slots[name]?.label ?? name} dikosongkan`;
    return { active: { ...active, filled: { ...active.filled, [name]: "" } }, told: [told], rest };
  }
  const shown = shownText(reply, active);
  const isThere = sought.split(" ").length > 1 && placesOf(tokensOf(shown), words).length === 1;
  const edits = isThere ? sourceOf(shown, tokensOf(shown), words, false) : [];
  const done =
    edits.length === 0
      ? undefined
      : editedBy(
          reply,
          active,
          edits.map((from) => ({ from, to: "" })),
        );
  return done && { active: done.active, told: [done.told], rest };
}

/** One word for "I" throughout. */
function oneSelf(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const found = ownPersonIn(text);
  if (!found) return undefined;
  const done = editedBy(reply, active, personEdits(shownText(reply, active), found.right));
  const told = done ? [`“${found.right}” di semua kalimat`] : [];
  return { active: done?.active ?? active, told, rest: text.replace(found.said, gap) };
}

const title = "(?:bu|ibu|pak|bapak|mas|mbak|kak|kakak|bang|om|tante|ustadz|ustad|dokter|dr|prof|haji|hajjah)";
const called = new RegExp(
  `(?:^|[\\s,.;])(?:sapaan|panggilan)(?:nya)?(?:[ :]+(?:jadi|jd|(?:di)?ganti|cukup|pake|pakai|tulis))* (${title}\\.? \\p{L}+(?: \\p{Lu}\\p{L}+)?)(?: (?:aja|saja|sj|doang|cukup))+(?!\\p{L})`,
  "iu",
);
const stillCalled = new RegExp(
  `(?:^|[\\s,.;])(?:(?:sama|trus|terus|dan) )?(?:sapaan|panggilan)(?:nya)? (?:kok |jg |juga )*(?:msh|masih|kok) ${quotation}`,
  "iu",
);

/** "Sapaannya Bu Ratna aja": the reader without what was said about them. */
function readerCalled(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const people = changeable(flow, step).filter((name) => flow.slots[name]?.takes === "person");
  const [name, ...others] = people;
  if (name === undefined || others.length > 0) return undefined;
  const own = active.filled[name] ?? "";
  const [said = "", right = ""] = called.exec(text) ?? [];
  const [quoted = "", double, single] = stillCalled.exec(text) ?? [];
  const isOwn = plain(double ?? single ?? "") === plain(own) && own !== "";
  // Whoever finds "kepala ruangan, bu Ratna" too long wants the name without the office.
  const bare = isOwn ? new RegExp(`, (${title} \\p{Lu}\\p{L}+)$`, "iu").exec(own)?.[1] : undefined;
  const value = said === "" ? bare : right;
  if (value === undefined || value === "") return undefined;
  const written = value.replace(/^\p{Ll}|(?<= )\p{Ll}/gu, (one) => one.toUpperCase());
  if (written === own) return undefined;
  const told = `${flow.slots[name]?.label ?? name} “${written}”`;
  const rest = text.replace(said === "" ? quoted : said, gap);
  return { active: { ...active, filled: { ...active.filled, [name]: written } }, told: [told], rest };
}

const newFirst =
  /(?:^|[.,;\n]\s*|\s)(?:(?:trus|terus|trs|sama|dan) )?\p{L}{3,}nya (?:di)?ganti(?: jadi)? (\d\S*(?: \p{L}+){0,2}?)(?: (?:aja|saja|sj))?,? (?:jgn|jangan|bukan) (?:yg |yang )?(\d\S*(?: \p{L}+){0,2}?)(?=[.,;!?\s]*$|[.,;!?\n])/iu;

/** "Mulainya ganti 1 Juli saja, jangan 1 Juni": the new figure stands before the former one. */
function newBefore(reply: Reply): Recognised | undefined {
  const [said = "", to = "", from = ""] = newFirst.exec(reply.text) ?? [];
  return said === "" ? undefined : byPart(reply, said, `${from} ganti ${to}`);
}

const numbered =
  /(?:^|[.,;!?\n]\s*|\s)(?:(?:trus|terus|trs|sama|dan) )?(\p{L}{4,})(?:nya)? (?:yg |yang )?(?:no|nomor|nomer|poin)\.? ?(\d{1,2}) (?:itu )?(?:jadi|jd|(?:di)?ganti(?:in)?(?: jadi)?)\s*:\s*(\S.{3,})$/isu;

/** "Kelebihan no 2 jadi: ...": an item by the name of its list and its number. */
function itemAnew(reply: Reply): Recognised | undefined {
  const { flow, text } = reply;
  const [said = "", label = "", nth = "", words = ""] = numbered.exec(text) ?? [];
  // "Harga no 2" is no item of another list.
  const isOther = Object.values(flow.slots).some(
    (slot) => slot.kind !== "list" && plain(slot.label).split(" ").includes(plain(label)),
  );
  return said === "" || isOther ? undefined : byPart(reply, said, `ganti nomor ${nth} jadi: ${words}`);
}

/** What another reader does with a wish that is said in its usual form. */
function byPart(reply: Reply, said: string, part: string): Recognised | undefined {
  const done = doneBy(reply, reply.active, part);
  return done && { active: done.active, told: [done.told], rest: reply.text.replace(said, gap) };
}

const behindWords =
  /(?:^|[.;!?\n\uE001]\s*|,\s+|\s(?=(?:sama|sm|trus|terus|trs|dan)\s))(?:(?:sama|sm|trus|terus|trs|dan|oh iya|eh) )*((?:(?! (?:sama|trus|terus|trs) )[^,.;!?\n"“”'‘’]){12,160}),? (?:(?:di)?(?:masukin|masukkan|tambahin|tambahkan))(?: (?:juga|jg|dong|ya|kak|lagi|sekalian|deh|aja))*[.!]*(?=$|[.,;!?\n\uE001])/iu;
const noContent =
  /(?<!\p{L})(?:kok|hilang|ilang|belum|blm|jangan|jgn|hapus|buang|ganti|ubah|mau|bisa|tolong|tadi|td|yg|yang mana|suratnya|pesannya|kalimat|bagian)(?!\p{L})/iu;

/** "Jam 2 aku jemput anak, masukin dong": the words stand before the request. */
function addedBehind(reply: Reply): Recognised | undefined {
  const { text } = reply;
  const [said = "", words = ""] = behindWords.exec(text) ?? [];
  const isContent =
    words.trim().split(/\s+/).length > 2 &&
    !/nya$/i.test(words.trim()) &&
    !noContent.test(words) &&
    !wishing.test(words);
  if (said === "" || !isContent) return undefined;
  return { ...withWords(reply, words.trim()), rest: text.replace(said, gap) };
}

const adding =
  /(?:^|[.,;!?\n]\s*|\s(?:sama|trus|terus|trs|dan)\s+)(?:tolong )?(?:di)?tambah(?:in|kan)(?: (?:juga|dong|lagi|kalimat|ya))*(?:\s*:\s*(\S.{5,})$|\s+((?!kata |di |ke )\S(?:(?! (?:sama|trus|terus|trs) )[^.!?;\n]){5,}))/isu;

/** "..., tambahin: saya siap sif pagi": one more item, or a sentence at the end. */
function addedToo(reply: Reply): Recognised | undefined {
  const { text } = reply;
  const found = adding.exec(text);
  const words = (found?.[1] ?? found?.[2] ?? "").trim().replace(/(?: (?:dong|ya|kak|aja|deh))+$/i, "");
  const isAlone = found !== null && found.index + found[0].length - words.length < 20 && found.index === 0;
  const isOther = noteIn(text) !== undefined || editsIn(text).length > 1 || isTopic(words);
  if (!found || isAlone || isOther || wishing.test(words)) return undefined;
  return {
    ...withWords(reply, words),
    rest: text.replace(found[0], found[0].startsWith("?") ? `?${gap}` : gap),
  };
}

/** The document with these words as one more item of its list, or at its end. */
function withWords(reply: Reply, words: string): Omit<Recognised, "rest"> {
  const { flow, step, active } = reply;
  const filled = appended(flow, step, active.filled, words);
  const told = [`“${shortly(words)}” ditambahkan`];
  if (filled) return { active: { ...active, filled: { ...filled } }, told };
  const name = additionTo(active.at);
  const all = [active.filled[name], sentenceOf(words)]
    .filter((one) => one !== undefined && one !== "")
    .join("\n");
  return { active: { ...active, filled: { ...active.filled, [name]: all } }, told: [`${told[0]} di akhir`] };
}

/** "Kok alasannya ga masuk? anakku 2 th ga ada yg jaga": what is missed, and what it is. */
function missed(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const more = addedUnder(flow, step, active.filled, text);
  if (more)
    return {
      active: { ...active, filled: more.filled },
      told: [more.told],
      rest: text.replace(more.said, gap),
    };
  const found = missedIn(text);
  return found && { ...withWords(reply, found.words), rest: text.replace(found.said, gap) };
}

/** What is about lines, places and gaps of the text, whichever words name them. */
const linesFirst = (reply: Reply): Recognised | undefined => linesDone(reply, gap);

const recognisers: readonly Recogniser[] = [
  ...orders,
  linesFirst,
  listedDone,
  quotedMended,
  doubleOut,
  asideOut,
  pointedMended,
  timeMended,
  dateMended,
  officeMissed,
  senderNamed,
  peopleMissed,
  asTyped,
  tidiedUp,
  quotedGone,
  answerGone,
  headSet,
  itemAnew,
  newBefore,
  readerCalled,
  addedToo,
  missed,
  addedBehind,
  oneSelf,
  nameExchanged,
  missedFact,
];
const roundsMax = 4;

/** What was recognised before, and what was recognised in the rest of it. */
const joinedWith = (here: Recognised, found: Recognised): Recognised => ({
  active: found.active,
  told: [...here.told, ...found.told],
  rest: found.rest,
  needed: [...(here.needed ?? []), ...(found.needed ?? [])],
  missed: [...(here.missed ?? []), ...(found.missed ?? [])],
  isSorry: here.isSorry === true || found.isSorry === true,
  isUncalled: here.isUncalled === true || found.isUncalled === true,
});

/** Carries out what is known by its form; undefined if nothing in the message is. */
export function recognisedIn(reply: Reply): Recognised | undefined {
  let here: Recognised = { active: standing(reply), told: [], rest: reply.text };
  const used = new Set<Recogniser>();
  for (const recognise of recognisers)
    for (let round = 0; round < roundsMax; round += 1) {
      const found = recognise({ ...reply, active: here.active, text: here.rest });
      if (!found) break;
      used.add(recognise);
      here = joinedWith(here, found);
    }
  // Quoted words that go, beside nothing else of these kinds, have readers of their own.
  const isOthers = used.size === 1 && used.has(quotedGone);
  return used.size === 0 || isOthers ? undefined : here;
}
