import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { gap } from "./letter-head.ts";
import { isManner } from "./manner.ts";
import { withoutDouble } from "./no-double.ts";
import { bareValue } from "./part-changes.ts";
import { editedBy, shownText } from "./part-done.ts";
import { placesOf, sentenceAround, tokensOf } from "./word-places.ts";

/* Words of the document that a message finds wrong, with what should stand there: "'A' itu aneh, ganti B aja". */

type Mended = { active: ActiveFlow; told: string[]; rest: string };

const quotation =
  "(?:[\"“]([^\"”\\n]{2,200})[\"”]|(?<![\\p{L}\\p{N}])['‘]([^'’\\n]{2,200})['’](?![\\p{L}\\p{N}]))";
const verb = "(?:di)?(?:ganti|ubah|benerin|betulin|betulkan|perbaiki|koreksi)(?:in|kan|nya)?";
const should = `(?:(?:tolong |coba |mending )*${verb}(?: (?:jadi|jd|menjadi|ke|dengan|dgn|sama))?|(?:se)?harusnya(?: (?:itu|jadi|jd|ditulis))?|mestinya)`;
/** No verb and no other quotation stands between the words and what should stand there. */
const fault =
  "(?:(?!hapus|buang|coret|tambah|ganti|ubah|benerin|betulin|harusnya|mestinya|trus |terus |trs )[^\"“”'‘’\\n:]){1,60}?";
const wrong =
  "(?:aneh|salah|keliru|kurang|jelek|kaku|ga ada|gak ada|ngga ada|nggak ada|tidak ada|belum ada|blm ada|masih|kok|ga jelas|ga nyambung|typo|janggal|kasar|ga enak|gak enak)";
const quotedFault = new RegExp(
  `(?:(?:kok|itu|yg|yang|kata|kalimat|tulisan|sama|sm|trus|terus|trs|dan|masa|lah|loh|lho|eh)[ ,]+)*${quotation}(${fault})[ ,.?!]+${should}\\s+(\\S[^.!?;\\n"“'‘]*(?:\\.\\d[^.!?;\\n]*)*)`,
  "iu",
);
const isFault = new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, "iu");
const preposition = /^(pada|di|ke|dari|sebelum|sampai|untuk|dengan|mulai|sejak),?\s+/iu;

/** "Pada, 15 Desember": what the new words do not say again stays before them. */
function withPreposition(from: string, to: string): string {
  const own = preposition.exec(from)?.[1];
  return own === undefined || preposition.test(to) ? to : `${own} ${to}`;
}

const clausesIn =
  /,\s+(?:trus|terus|trs|sama|sm|dan|tolong|kan|soalnya|biar|krn|karena)\s|\s+(?:trus|terus|trs|sama|sm|soalnya|biar)\s/iu;

/** From this many words on, the same words elsewhere are the same thing. */
const severalMin = 3;

/** "'15 desember' kok ga ada tahunnya, ganti jadi 15 Desember 2025": the quoted words for the new ones. */
export function quotedMended(reply: Reply): Mended | undefined {
  const { active, text } = reply;
  const [all = "", double, single, between = "", behind = ""] = quotedFault.exec(text) ?? [];
  const from = (double ?? single ?? "").trim();
  const value = bareValue(behind.split(clausesIn)[0] ?? "");
  if (all === "" || !isFault.test(between) || value === "" || isManner(value)) return undefined;
  const shown = shownText(reply, active);
  const [place, ...others] = placesOf(tokensOf(shown), from);
  if (!place || (others.length > 0 && tokensOf(from).length < severalMin)) return undefined;
  const words = shown.slice(place.from, place.to);
  const edit = withoutDouble(shown, { from: words, to: withPreposition(words, value) });
  const said = all.slice(0, all.length - behind.length + (behind.split(clausesIn)[0] ?? "").length);
  return mended(reply, [edit], said);
}

function mended(reply: Reply, edits: readonly WordEdit[], said: string): Mended | undefined {
  const done = editedBy(reply, reply.active, edits);
  return done && { active: done.active, told: [done.told], rest: reply.text.replace(said, gap) };
}

const doubled =
  /(?:^|[\s,.;!?"“'‘])["“'‘]?([\p{L}\p{N}]{2,})["”'’]? ?(?:nya|ny)? (?:(?:itu|kok|jd|jadi|malah|masih|ada) )*(?:dobel|double|dobel2|dua kali|2x|2 kali|keulang|berulang|terulang)(?: (?:tuh|itu|kak|lho|loh|ya))*(?:[ ,.!]+(?:tolong )?(?:hapus|buang|apus|coret|ilangin|hilangin) (?:satu|1|salah satu)(?:nya)?(?: (?:aja|saja|dong|ya))*)?/iu;

/** "Juni nya dobel tuh, hapus satu": a word that stands twice side by side. */
export function doubleOut(reply: Reply): Mended | undefined {
  const [said = "", word = ""] = doubled.exec(reply.text) ?? [];
  if (said === "") return undefined;
  const twice = new RegExp(`(?<!\\p{L})(${word})[ ,]+${word}(?!\\p{L})`, "iu").exec(
    shownText(reply, reply.active),
  );
  return twice ? mended(reply, [{ from: twice[0], to: twice[1] ?? word }], said) : undefined;
}

const aside =
  /(?:^|[.,;!?\n]\s*)(?:(?:lah|loh|lho|eh|itu|ini|masa|kok) )*kok (?:(?:msh|masih|ada|tulisan|kata|kalimat) )+["“'‘]?(\([^()\n]{1,40}\))["”'’]?/iu;

/** "Kok ada tulisan (yah)": an aside in brackets that the member put there; an open place is none. */
export function asideOut(reply: Reply): Mended | undefined {
  const { active, text } = reply;
  const [said = "", words = ""] = aside.exec(text) ?? [];
  const isOwn = Object.values(active.filled).some((answer) =>
    answer.toLowerCase().includes(words.toLowerCase()),
  );
  if (said === "" || !isOwn || /^\(isi/i.test(words)) return undefined;
  const shown = shownText(reply, active);
  const at = shown.toLowerCase().indexOf(words.toLowerCase());
  const from = shown.slice(at, at + words.length);
  return at < 0 ? undefined : mended(reply, [{ from, to: "" }], said);
}

const pointed = new RegExp(
  `(?:^|[.;!?\\n]\\s*|,\\s+|\\s(?:trus|terus|trs|sama|dan)\\s)(?:(?:tolong|coba|eh|kak) )*${verb} (?:(?:yg|yang|kalimat|bagian|tulisan) )+(\\S[^,.;!?\\n"“'‘]{2,80}?)(?: (?:itu|tu|tadi|nya))* (?:jadi|jd|menjadi) (\\S[^.!?;\\n]*)`,
  "iu",
);
const subject = /^(?:aku|saya|sy|gw|gue|kami|kita|kamu|dia|ibu|bapak) /iu;
const ownWordsMin = 4;

/** "Ganti yg cari cara lain itu jadi aku bantu bikin cv": a whole sentence in place of the one that holds the words. */
export function pointedMended(reply: Reply): Mended | undefined {
  const { active, text } = reply;
  const [all = "", words = "", behind = ""] = pointed.exec(text) ?? [];
  const own = behind.split(clausesIn)[0] ?? "";
  const to = bareValue(own);
  const shown = shownText(reply, active);
  const [place, ...others] = placesOf(tokensOf(shown), words);
  if (all === "" || to === "" || !place || others.length > 0 || tokensOf(words).length < 2) return undefined;
  const isSentence = subject.test(to) && tokensOf(to).length >= ownWordsMin;
  const span = isSentence ? sentenceAround(shown, place) : place;
  const from = shown
    .slice(span.from, span.to)
    .replace(/^(?:- |\d+[.)] )/, "")
    .replace(/[.!?]+$/, "");
  const said = all.slice(0, all.length - behind.length + own.length);
  return mended(reply, [withoutDouble(shown, { from, to })], said);
}

const timeOf = /(?:jam|pukul) \d{1,2}(?:[.:]\d{2})?(?: (?:pagi|siang|sore|malam|malem|subuh))?/giu;
const timed = new RegExp(
  `(?:^|[.;!?\\n]\\s*|,\\s+|\\s(?:trus|terus|trs|sama|dan)\\s)(jam \\p{L}{3,})(?:nya)? (?:${verb}(?: (?:jadi|jd|ke))?|jadi|jd|(?:se)?harusnya|mestinya) ((?:jam |pukul )?\\d{1,2}(?:[.:]\\d{2})?(?: (?:pagi|siang|sore|malam|malem|subuh))?)(?!\\d)(?: (?:aja|saja|ya|dong))*`,
  "iu",
);

/** "Jam masuknya ganti jam 9 malem": the time behind these words, which themselves stay. */
export function timeMended(reply: Reply): Mended | undefined {
  const { active, text } = reply;
  const [said = "", words = "", value = ""] = timed.exec(text) ?? [];
  const shown = shownText(reply, active);
  const bare = words.replace(/nya$/iu, "");
  const [place, ...others] = [bare, `${bare}nya`].flatMap((one) => placesOf(tokensOf(shown), one));
  if (said === "" || !place || others.length > 0) return undefined;
  const { to } = sentenceAround(shown, place);
  const [former, ...more] = [...shown.slice(place.to, to).matchAll(timeOf)];
  if (!former || more.length > 0) return undefined;
  const unit = /^\d/.test(value) ? `${former[0].split(" ")[0]} ` : "";
  const from = shown.slice(place.from, place.to + former.index + former[0].length);
  const ahead = shown.slice(place.from, place.to + former.index);
  return mended(reply, [{ from, to: `${ahead}${unit}${value}` }], said);
}

const months =
  "(?:jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus)?|agt|sep(?:tember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)";
const day = `\\d{1,2} ${months}(?: \\d{4})?`;
const dated = new RegExp(
  `(?:^|[\\s,.;!?])(?:tanggal|tgl)(?: ?ny[ao])? ${verb}(?: (?:jadi|jd|ke))?,? (?:(?:tanggal|tgl) )?(${day})(?!\\p{L})(?: (?:aja|saja|sj|ya|dong|deh))*`,
  "iu",
);

/** "Tanggalnya ganti 15 Desember": the only date of the text, before any place for another one. */
export function dateMended(reply: Reply): Mended | undefined {
  const [said = "", value = ""] = dated.exec(reply.text) ?? [];
  const found = shownText(reply, reply.active).match(new RegExp(`(?<!\\d)${day}(?!\\p{L})`, "giu")) ?? [];
  const [from, ...others] = new Set(found);
  if (said === "" || from === undefined || others.length > 0) return undefined;
  return mended(reply, [{ from, to: value }], said);
}
