import { startsWithNo } from "#server/external/model/guide/words/yes-no/denials.ts";
import { plain } from "./commands.ts";

/* What a member says about the flows that were just offered: a question about them, a choice in other words, more than a yes. */

const questionWordsMax = 14;
/** Somebody who asks for help with a text or a plan asks for no explanation. */
const making = /\b(?:bikin\w*|buatin|buatkan|tulisin|susunin|hitungin|itungin|tolong)\b/;
const difference =
  /\b(?:beda(?:nya|ne|na)?|perbedaan\w*)\b|\b(?:bagus\w*|cocok\w*|enak\w*|pas\w*|tepat|baik\w*|mending\w*|pilih) (?:yang |yg |sing )?(?:mana|nu mana|endi)\b|\b(?:yang|yg|sing) (?:mana|endi) (?:ya |sih |kak |min )*(?:yang |yg )?(?:bagus|cocok|enak|pas|tepat|baik|lebih|dulu|duluan|harus)\w*/;
const meaning =
  /\b(?:apaan|apa sih|itu apa|apa itu|apa tuh|maksud\w* (?:apa|gimana|gmn|piye|kumaha)|(?:apa|gimana|gmn) (?:tuh |itu |sih )?maksud\w*|isinya apa|(?:itu|ini) (?:gimana|gmn|ngapain)|ngapain aja|jadinya apa|hasilnya apa|buat apa)\b/;

/** Whether a message asks what the offered flows are or how they differ: "bedanya apa dua itu", "itu apaan". */
export function asksAboutOffers(text: string): boolean {
  const said = plain(text);
  if (said.split(" ").length > questionWordsMax || making.test(said)) return false;
  return difference.test(said) || meaning.test(said);
}

/** A yes is followed by more: "Ya, itu benar. Tetapi yang soal karyawan juga ya". */
export function yesAndMore(text: string): { yes: string; more: string } | undefined {
  const [, yes = "", more = ""] =
    /^(.{2,60}?)(?:[.!;]+\s+|,?\s+(?=(?:tetapi|tapi|tp|dan|sama|terus|trus|plus)\s))(.+)$/is.exec(
      text.trim(),
    ) ?? [];
  return /\p{L}/u.test(more) && more.split(/\s+/).length >= moreWordsMin ? { yes, more } : undefined;
}

const moreWordsMin = 4;
const need =
  /\b(?:juga|jg|soal|masalah|butuh|perlu|sekalian|mau|pengen|paling (?:berat|penting|utama|mendesak)|lebih (?:berat|penting))\b/;
/** Behind a yes, how the thing should be and no other thing: "tapi sopan ya, soalnya HRD-nya baik". */
const manner =
  /^(?:(?:tapi|tp|tetapi|dan|cuma|tolong|yang|yg|sing|agak|bahasa\w*|dibuat|bikin|harus|hrs|biar|ya) )*(?:sopan|halus|alus|resmi|formal|santai|singkat|pendek|ringkas|tegas|lembut|jangan|jgn|jang|bukan|bkn|lewat|via|tertulis|ditulis|dikirim|langsung)\b/;
export const saysManner = (text: string): boolean => manner.test(plain(text));

const heaviest =
  /\b(?:paling|lebih|ter) ?(?:berat|penting|utama|mendesak|urgent|parah|pusing\w*|ganggu|mengganggu|genting)\b|\b(?:duluan|lebih dulu|didahulukan|yang utama|terberat|terpenting)\b/;

/** Whether words name one more need. */
export const namesNeed = (text: string): boolean => need.test(plain(text));

/** Whether words say that what they name weighs most. */
export const isHeaviest = (text: string): boolean => heaviest.test(plain(text));

/** Words by which one of several things is chosen. */
const choosing = /\b(?:pilih\w*|milih|ambil|yang|yg|sing|aja|saja|kali|kayaknya|mau|maunya|itu)\b/;
const choiceWordsMax = 12;
const asking = /\b(?:apa|gimana|gmn|bagaimana|kenapa|berapa|beda\w*|maksud\w*)\b/;

/** Whether a message may choose one of several buttons in its own words. */
export function mayChoose(text: string): boolean {
  // "Hah?" asks nothing.
  const said = plain(text.replace(/^\s*(?:hah|heh|lah|loh|lho|eh)\s*[?!,.]*\s*/i, ""));
  if (startsWithNo(text) || asking.test(said) || /\b(?:bukan|bkn|jangan|jgn|takut)\b/.test(said))
    return false;
  return said.split(" ").length <= choiceWordsMax && choosing.test(said);
}

const back =
  /\b(?:yang|yg) (?:tadi|td|pertama|awal|sebelumnya|barusan)\b|\b(?:tadi|td) (?:kan )?(?:ada|kamu tawarkan|ditawari\w*|ditawarkan|nawarin)\b/;
const backWordsMax = 16;

/** Whether a message means what was offered earlier: "tadi ada hitung untung sebulan", "yang tadi aja". */
export const meansEarlierOffer = (text: string): boolean => {
  const said = plain(text);
  return said.split(" ").length <= backWordsMax && back.test(said);
};

/** "Yg surat tadi aja". */
const namedBack =
  /^(?:\p{L}+ ){0,3}(?:yang|yg) (?:\p{L}+2? ){1,2}(?:tadi|td)(?= (?:aja|saja|dong|deh|itu)\b|$)/u;

/** The part of a message that names what was offered earlier, without what it does not want. */
export const earlierPart = (text: string): string | undefined =>
  text
    .split(/[.!?;\n]+/)
    .find((part) => (meansEarlierOffer(part) || namedBack.test(plain(part))) && !startsWithNo(part));

/** Whether the first one of an earlier offer is meant. */
export const meansFirst = (text: string): boolean => /\b(?:pertama|awal)\b/.test(plain(text));

const polite =
  "(?:aja|saja|sj|wae|ae|bae|dong|ya|yah|kak|mas|mbak|bang|min|pak|bu|am|lah|deh|dulu|itu|nah|mi|jo|e|to|kah|ga|gak|boleh|bisa)";
const ahead =
  "(?:(?:bisa|boleh|mau|minta|tolong|iya|ya|oke|ok|eh|jadi|terus|trus|kak|mas|mbak|bang|min|pak|bu|sekarang|skrg|yaudah|ya sudah) )*";
const goingOn =
  "(?:lanjut\\w*|terus(?:in|kan)|nerus\\w*|teruske|sambung\\w*|balik\\w*|kembali|bali|mbalik|selesai(?:in|kan))";
const before = "(?:tadi\\w*|td|sebelumnya|barusan|awal|mau)";
const goOn = new RegExp(
  [
    `\\b${goingOn} (?:ke |sing |yang |yg )?(?:\\S+ ){0,5}${before}\\b`,
    `^${ahead}(?:yang|yg|sing|nu|nan) (?:(?!\\S*(?:cerita|crita|curhat))\\S+ ){0,4}${before}(?: ${polite})*$`,
    `\\b(?:tadi\\w*|td) (?:itu |nya )?(?:mana|endi|ndi|gmn|gimana|piye|kumaha)(?: ${polite})*$|\\bmau (?:endi|ndi)(?: ${polite})*$`,
    `^${ahead}${goingOn}(?: ${polite})*$`,
  ].join("|"),
);
const partWordsMax = 9;

/** Whether a message goes back to what was on the way: "bisa terusin yang surat tadi", "daftarnya tadi mana". */
export const goesBack = (text: string): boolean =>
  text
    .split(/[.,!?\n]+/)
    .map(plain)
    .some((part) => part.split(" ").length <= partWordsMax && goOn.test(part));

const settles =
  /\b(?:itu (?:saja|aja)|yang itu|yg itu|(?:ga|gak|tidak) apa ?apa|gapapa|gpp|boleh|ya sudah|ya udah|yaudah|(?:yang|yg) (?:\p{L}+2? ){0,2}(?:tadi|td) (?:aja|saja))\b/u;
export const isSettled = (text: string): boolean => settles.test(plain(text));

const help = new Set(
  `halo hallo hai hi hei hey permisi punten assalamualaikum selamat pagi siang sore malam kak kakak bang abang min mbak mba mas bu pak
  nak teh kang gan sis bro alma aku saya gue gw mau minta mnta tolong tlg bantu bantuin bantuan dibantu dibantuin dong dong2 ya yah boleh bisa
  ga gak nggak tidak nanya tanya bertanya sesuatu pengen pgn ingin butuh perlu ada yg yang sedikit dikit bentar sebentar sih nih deh
  dulu konsultasi konsul dengan sama awak ambo beta kulo ulun abdi kita kami sa ka nanyo batanyo takon numpang`.split(
    /\s+/,
  ),
);

/** "Saya ketua RT" beside it says who asks. */
const introducing = /^(?:perkenalkan |nama )?(?:saya|aku|nama ?ku|gw|gue) (?:\p{L}+ ?){1,4}$/u;

/** Whether a message asks for help and does not say with what. */
export function asksBareHelp(text: string): boolean {
  const parts = text
    .split(/[,.;!?\n]+/)
    .map(plain)
    .filter((one) => one !== "");
  const isHelp = (part: string) => part.split(" ").every((word) => help.has(word));
  const asked = parts.filter(isHelp).join(" ").split(" ");
  return (
    parts.every((part) => isHelp(part) || introducing.test(part)) &&
    asked.some((word) =>
      /^(?:tolong|tlg|bantu\w*|dibantu\w*|nanya|tanya|bertanya|nanyo|batanyo|takon|kons\w+)$/.test(word),
    )
  );
}
