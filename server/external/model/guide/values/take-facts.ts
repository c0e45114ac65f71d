import { deedOf, isSought } from "#server/external/model/guide/answer/clauses/clause-facts.ts";
import { wordsOfClauses } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { addressedTo, calledIn } from "#server/external/model/guide/document/address/addressed.ts";
import { ownTitleIn } from "#server/external/model/guide/document/address/own-title.ts";
import { registerIn } from "#server/external/model/guide/document/address/register.ts";
import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { isOfLoans } from "#server/external/model/guide/slots.ts";
import { livingIn } from "#server/external/model/guide/values/costs/living.ts";
import { debtsIn } from "#server/external/model/guide/values/costs/loans.ts";
import { isOwed, owedSum, withoutPaid } from "#server/external/model/guide/values/costs/owed-sum.ts";
import { packingIn, productRowsIn } from "#server/external/model/guide/values/costs/products.ts";
import { daysWordsIn } from "#server/external/model/guide/values/days/days.ts";
import { turnsToldIn } from "#server/external/model/guide/values/days/turns.ts";
import {
  amountsIn,
  productPattern,
  withoutYears,
} from "#server/external/model/guide/values/numbers/amounts.ts";
import { namesForeign } from "#server/external/model/guide/values/numbers/currencies.ts";
import { misses, purchaseDaysIn } from "#server/external/model/guide/words/customer-words.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { fearIn } from "#server/external/model/guide/words/stories/beside-wish.ts";
import { confessedIn } from "./confessions.ts";
import { decisionIn, owedPeriodIn } from "./decisions.ts";
import {
  askedIn,
  clausesIn,
  contactIn,
  deadlineIn,
  eachIn,
  eitherIn,
  eventIn,
  goalIn,
  guestsIn,
  listedIn,
  loanIn,
  priceIn,
  reasonIn,
  rowsIn,
  secondIn,
  spansIn,
  unitIn,
} from "./facts.ts";
import {
  cityIn,
  companyIn,
  dateIn,
  deedIn,
  givenTo,
  ownNameIn,
  personAfter,
  personIn,
  roleIn,
  thingIn,
} from "./names.ts";
import { originIn } from "./owed-origin.ts";
import { recipientIn } from "./recipients.ts";
import { speechPointsIn } from "./speech-points.ts";
import { expiryIn, permanenceIn } from "./told/contracts.ts";
import { dueIn } from "./told/due-days.ts";
import { effectIn } from "./told/effects.ts";
import { appliedIn } from "./told/employers.ts";
import { endingIn, endsFrom, groundsIn } from "./told/endings.ts";
import { withoutFormer } from "./told/former-work.ts";
import { namedLater } from "./told/named-later.ts";
import { optionIn, readerToldIn } from "./told/told-options.ts";
import { topicToldIn } from "./told/topics-told.ts";
import { unmeantIn } from "./told/unmeant.ts";
import { caredForIn, careSharedIn, gapIn, warningIn } from "./told-cases.ts";
import { aimIn, appointmentsIn, untilIn } from "./told-plan.ts";
import { topicsIn } from "./topics.ts";
import { bothIn, offersIn } from "./two-names.ts";

/*
 * Takes what a member has already written into the slots of a flow, so that it is not asked for again. It takes only
 * what its form identifies, always word for word, and the guide tells the member what it took.
 */

/** The news in "Gimana bilang ke mama kalau aku pindah jurusan": the words after "kalau". */
const news =
  /\b(?:kalo|kalau|klo|bahwa) ((?:(?:besok|bsk|lusa|hari ini|nanti|mulai \S+) )?(?:aku|saya|gue|gw)\b[^.?!,\n]{4,120})/i;
/** "Gimana bilang ke mamak saye mau kuliah DKV", without a word between. */
const newsBehind =
  /\b(?:bilang|ngomong|ngasih tau|kasih tau|ngaku|jujur) (?:ke|sama) \p{L}+(?: (?:aku|saya|saye|sy|mertua))? ((?:aku|saya|saye|sy|gue|gw|awak|ambo|beta) (?:mau|pengen|pgn|udah|sudah|hamil|keterima|diterima|pindah|nikah|resign|dapat|dapet|punya|ga|gak|tidak)(?!\p{L})[^.?!,\n]{4,120})/iu;
/** The reason in "Minta maaf karena telat kirim laporan". */
const because =
  /\bmaaf\w*\b[^.?!\n]{0,50}?\b(?:karena|karna|krn|gara-gara|gara2|soalnya) ([^.?!,\n]{5,120})/i;
/** What the member did, in "istri ngambek krn saya lupa jemput". */
const ownDeed = /\b(?:karena|karna|krn|gara-gara|gara2|soalnya) ((?:aku|saya|gue|gw) [^.?!,\n]{5,120})/i;
/** The request in "Bos nyuruh pegang satu proyek lagi padahal ...". */
const request =
  /\b(?:nyuruh|disuruh|suruh|diminta|minta(?: (?:aku|saya|gue|gw|kami|tolong))?) ((?!maaf|bantu|tolong|surat|pesan|ke (?:aku|saya|gue|gw))[^.?!,\n]{6,90}?)(?= (?:padahal|tapi|tp|terus|trus|dan|sedangkan|karena|krn)\b|[.?!,\n]|$)/i;

/** The change in "Shift diganti dari 3 jadi 2". */
const change =
  /(?:^|[.,!?\n]\s*|\b(?:soal|kalau|kalo|bahwa|karena|tentang) )([^.,!?\n]{0,60}\b(?:diganti|berubah|diubah|dihapus|dipindah|dinaikkan|dinaikin|diturunkan|dikurangi|ditambah|dimajukan|diundur|ditiadakan|telat dibayar)\b[^.,!?\n]{0,60})/i;

const amount =
  "(?:(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?![a-z])(?: (?:se)?tengah\\b)?)?|(?:se|satu |dua |tiga |empat |lima |enam |tujuh |delapan |sembilan )(?:juta|ratus|ribu|puluh)(?: (?:setengah|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|puluh|belas|ratus|ribu|juta))*)";

/** After a number that is no amount: "jualan 26 hari". */
const noAmount = /^\s?(?:%|(?:hari|minggu|bulan|tahun|jam|menit|orang|gelas|porsi|pcs|persen)(?!\p{L}))/iu;

/** Behind a bare number that is said to be money: "gaji 4 sebulan". Any other word says what is counted: "2 gudang". */
const behindMoney =
  /^(?:\s*$|\s*[,.;!?\n)]|\s?(?:juta|jt|ribu|rb|k|saja|aja|doang|sebulan|perbulan|per|bulan|tapi|tp|dan|dari|ke|pengen|pgn|mau|naik|jadi|terus|trus|sekarang|skrg|skrng|gross|nett?|bersih|kotor|kak|bang|min|mas|mbak|karena|krn|udah|sudah|lebih|an|sampai|sampe|sama|jual|dijual|laku|modal|harga|untung|sewa|listrik)(?!\p{L}))/iu;
const bareNumber = /^\d{1,3}$/;

const perPiece =
  /^ ?(?:\/|per|tiap|se) ?(?:loyang|buah|biji|pcs|porsi|pack|bungkus|potong|cup|botol|toples|box|kotak|gelas|mangkok|kg|kilo)\b/i;

/** Costs are added up, where a text names several: "sewa 1jt, listrik 600rb". */
const isCost = ({ label }: Slot): boolean => /\b(?:biaya|ongkos|bahan)\b/.test(label);

/** "Dari 14 ke 18 juta": the first number has the unit of the second if it names none. */
const fromTo =
  /\bdari (?:rp\.? ?)?(\d+(?:[.,]\d+)*)( ?(?:ribu|rb|k|juta|jt))? (?:ke|jadi|jd|menjadi) (?:rp\.? ?)?(\d+(?:[.,]\d+)*)( ?(?:ribu|rb|k|juta|jt))(?![\p{L}%])/iu;

/** The end of a rise or fall that a slot asks for: what it is now, or what it shall be. */
function endOfChange(text: string, cues: readonly string[]): string | undefined {
  const [, from = "", unitFrom, to = "", unit = ""] = fromTo.exec(text) ?? [];
  if (to === "") return undefined;
  if (cues.includes("sekarang")) return `${from}${unitFrom ?? unit}`;
  return cues.includes("jadi") ? `${to}${unit}` : undefined;
}

/** The amount after a word that names it: "gajian 4,6 jt". Several costs are taken with their names. */
function amountIn(written: string, slot: Slot): string | undefined {
  const owed = isOwed(slot) ? owedSum(written) : undefined;
  if (owed?.value !== undefined) return owed.value;
  // "Gaji skrg 6,5jt" names what it is now; costs are taken as they were written.
  const plainly = isCost(slot) ? written : withoutShorthand(written);
  const text = withoutYears(owed ? withoutPaid(written) : plainly);
  const end = endOfChange(text, slot.cues ?? []);
  if (end !== undefined) return end;
  const cue = (slot.cues ?? []).join("|");
  const pattern = new RegExp(`\\b(?:${cue})\\w*[^\\d.;\\n]{0,18}?(${productPattern}|${amount})`, "giu");
  const found = [...text.matchAll(pattern)].filter(({ 0: whole, 1: value = "", index }) => {
    const behind = text.slice(index + whole.length);
    // "Modal 35rb per loyang" is not the cost of all of them.
    if (isCost(slot) && perPiece.test(behind)) return false;
    const isCounted = noAmount.test(behind) || (bareNumber.test(value) && !behindMoney.test(behind));
    return !isCounted && (amountsIn(value)[0] ?? 0) > 0;
  });
  const [first] = found;
  return found.length > 1 && isCost(slot) ? found.map(([whole]) => whole.trim()).join(", ") : first?.[1];
}

/** Units in which ingredients are bought too, so that only a result is counted in them: "jadi 2 kg". */
const measured = /(?:kg|kilo|lembar|ekor|potong|bungkus|bks|botol|lusin)$/i;
const asResult = /\b(?:jadi|dapat|dapet|dpt|hasil\w*|laku|keluar|kejual|terjual)\b[^\d.,;]{0,14}$/i;

/** "Gas melon 2 biji 44rb" is what was bought. */
const boughtFor =
  /^ ?(?:@|x|=|:|\(|(?:se)?harga(?:nya|ne)?|regane|itu|kena)?\s*(?:rp\.? ?)?(?:\d[\d.,]* ?(?:rb|ribu|rebu|ewu|k|jt|juta)(?!\p{L})|\d{1,3}(?:\.\d{3})+|\d{4,})/iu;

/** "40 bungkus sehari" is what is made. */
const ofBatch =
  /\b(?:sehari|(?:per|tiap|setiap) ?hari|sekali (?:bikin|masak))(?: (?:bikin|jual|jualan|buat|laku|masak|paling|cuma|bisa|sekitar|kira2|dapat|dapet))* $/i;
const eachBatch =
  /^ (?:sehari|(?:per|tiap|setiap) ?hari|sekali (?:bikin|masak|jualan))\b(?! ?(?:rp\.? ?)?\d)/i;

/** "15 mangkok yang pakai ati" are some of what is sold. */
const ofSome = /^[^.,;\d]{0,14}\b(?:yang|yg) (?:pakai|pake|beli|ambil|minta|mau|pesan|pesen|pilih)\b/i;

/** The number before a word that names the things: "jadi 30 pack". */
function countIn(text: string, cues: readonly string[]): string | undefined {
  const counts = new RegExp(`(?<!isi |[\\d.,])(\\d{1,4}) ?(?:${cues.join("|")})\\b`, "gi");
  return [...text.matchAll(counts)].find(
    ({ 0: found, index }) =>
      (!(measured.test(found) || boughtFor.test(text.slice(index + found.length))) ||
        asResult.test(text.slice(0, index)) ||
        ofBatch.test(text.slice(0, index)) ||
        eachBatch.test(text.slice(index + found.length))) &&
      !ofSome.test(text.slice(index + found.length)),
  )?.[1];
}

/** "Laku 500" in a month, which names no piece. */
const soldIn = (text: string): string | undefined =>
  /\b(?:laku|terjual|kejual)(?:nya)? (?:(?:kira-?kira|kira2|sekitar|rata-?rata|rata2|paling) )?(\d{1,4})(?!\d|[.,]\d| ?(?:rb|ribu|k|jt|juta|%|persen|hari|minggu|jam)\b)(?! ?(?:sehari|seminggu|per ?hari|per ?minggu|tiap))/i.exec(
    text,
  )?.[1];

/** The time after a word that names it: "bangun jam 5 pagi". */
function clockAfter(text: string, cues: readonly string[]): string | undefined {
  const clockText =
    "(?:jam|pukul|setengah) ?(?:setengah )?\\d{1,2}(?:[.:]\\d{2})?(?: (?:pagi|siang|sore|malam|malem))?";
  return new RegExp(`\\b(?:${cues.join("|")})\\w*[^\\d.;\\n]{0,12}?(${clockText})`, "i").exec(text)?.[1];
}

/** An announcement is a form of its own, however it shall sound. */
const announcing = /\b(?:di)?(?:buat|bikin|tulis|susun|butuh|minta|mau)\p{L}* (?:\p{L}+ ){0,2}pengumuman\b/iu;

/** The button of a form that a register means. */
const formOf: Readonly<Record<string, string>> = {
  ...{ slang: "santai", casual: "santai", polite: "sopan", formal: "resmi" },
};

/** How somebody is called is the name in a text for them: "buat salsa, manggilnya sal aja". */
const calling =
  /\b(?:(?:me)?manggil(?:nya|nyo|ne|e|na)|ku?panggil|tak ?panggil|panggilan\w*|panggilane|biasa(?:nya)? (?:di)?panggil)\b/i;
const calledAs = (text: string): string | undefined => {
  const { name, isCalled } = recipientIn(text);
  return isCalled && calling.test(text) ? name : undefined;
};

/** What the member did, in a clause behind another: "ribut soal makanan, trus aku mbentak ibu". */
const deedAmong = (text: string): string | undefined =>
  wordsOfClauses(text)
    .map(deedOf)
    .find((one) => one !== undefined);

const readers: Readonly<
  Record<NonNullable<Slot["takes"]>, (text: string, slot: Slot) => string | undefined>
> = {
  person: (text, { cues }) =>
    cues ? personAfter(text, cues) : (calledAs(text) ?? personIn(text) ?? givenTo(text)),
  self: ownNameIn,
  company: companyIn,
  listed: listedIn,
  // "Besok" is a date only where nobody would name another one.
  date: (text, { cues = [], label }) =>
    (ofLastDay.test(label) ? endsFrom(text) : undefined) ?? dateIn(text) ?? wordOf(text, cues),
  role: (text, slot) => roleIn(isSought(slot) ? withoutFormer(text) : text),
  applied: appliedIn,
  due: dueIn,
  topic: topicToldIn,
  thing: thingIn,
  amount: amountIn,
  living: (text, slot) => livingIn(text) ?? amountIn(text, slot),
  count: (text, slot) =>
    countIn(text, slot.cues ?? []) ?? (/\blaku\b/.test(slot.label) ? soldIn(text) : undefined),
  news: (text) => (news.exec(text) ?? newsBehind.exec(text))?.[1]?.trim(),
  because: (text) =>
    (because.exec(text) ?? ownDeed.exec(text))?.[1]?.trim() ?? confessedIn(text) ?? deedAmong(text),
  request: (text) => request.exec(text)?.[1]?.trim(),
  change: (text) => change.exec(text)?.[1]?.trim(),
  price: priceIn,
  contact: contactIn,
  deed: deedIn,
  reason: reasonIn,
  loan: loanIn,
  clauses: (text, { cues = [], kind }) =>
    kind === "line" ? clausesIn(text, cues)?.split("\n")[0] : clausesIn(text, cues),
  clock: (text, { cues = [] }) => clockAfter(text, cues),
  spans: spansIn,
  place: cityIn,
  first: (text) => eitherIn(text)?.[0],
  second: secondIn,
  rows: (text, slot) =>
    isOfLoans(slot) ? (debtsIn(text) ?? rowsIn(text, "debts")) : rowsIn(text, "spending"),
  costs: (text) => rowsIn(text, "business"),
  goal: goalIn,
  event: eventIn,
  guests: guestsIn,
  fear: fearIn,
  days: daysWordsIn,
  register: (text) => (announcing.test(text) ? "umum" : formOf[registerIn(text) ?? ""]),
  unit: unitIn,
  each: eachIn,
  products: productRowsIn,
  packing: packingIn,
  asked: askedIn,
  deadline: deadlineIn,
  offers: offersIn,
  period: owedPeriodIn,
  decision: decisionIn,
  words: (text, { cues = [] }) => wordOf(text, cues),
  origin: originIn,
  gap: gapIn,
  care: careSharedIn,
  cared: caredForIn,
  warning: warningIn,
  either: bothIn,
  topics: topicsIn,
  aim: aimIn,
  // A day with its own hour is an appointment, and not the end of a plan.
  until: (text) =>
    untilIn(text) ?? deadlineIn(text) ?? (appointmentsIn(text) === undefined ? dateIn(text) : undefined),
  appointments: appointmentsIn,
  points: speechPointsIn,
  turns: turnsToldIn,
  // Filled with a question that stands beside an answer (asked-beside.ts).
  aside: () => undefined,
  // Read from the buttons of their questions.
  option: () => undefined,
  reader: () => undefined,
  called: ownTitleIn,
  permanence: permanenceIn,
  expiry: expiryIn,
  effect: effectIn,
  ending: endingIn,
  grounds: groundsIn,
  purchase: purchaseDaysIn,
  unmeant: unmeantIn,
};

const ofLastDay = /\bhari kerja terakhir\b/;

/** The first of these words that a text has, as it is written there. */
const wordOf = (text: string, words: readonly string[]): string | undefined =>
  words.length === 0 ? undefined : new RegExp(`\\b(?:${words.join("|")})\\b`, "i").exec(text)?.[0];

/** The button that a text chooses, for a slot whose choice may be told before. */
const chosenIn = (flow: Flow, name: string, text: string): string | undefined => {
  const takes = flow.slots[name]?.takes;
  if (takes === "option") return optionIn(flow, name, text);
  return takes === "reader" ? readerToldIn(flow, name, text) : undefined;
};

export const isMoney = ({ kind }: Slot): boolean => kind === "rupiah" || kind === "rows";

/** What the texts say for one slot. */
function readIn(flow: Flow, name: string, texts: readonly string[]): string | undefined {
  const slot = flow.slots[name];
  const takes = slot?.takes;
  if (!slot || takes === undefined) return undefined;
  // What was said first is as much about a choice or a list as what was added.
  const isJoined = takes === "option" || (takes === "clauses" && slot.kind === "list");
  const read = isJoined ? [texts.join("\n"), ...texts.toReversed()] : texts.toReversed();
  const found = read
    .map((text) => chosenIn(flow, name, text) ?? readers[takes](text, slot))
    .find((one) => one !== undefined && one !== "");
  return found ?? (takes === "person" ? namedLater(texts, slot.cues ?? []) : undefined);
}

/** Returns values for slots that are still open, by name; the newest text that has one counts. */
export function takenFrom(
  flow: Flow,
  texts: readonly string[],
  filled: Readonly<Record<string, string>>,
): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const [name, slot] of Object.entries(flow.slots)) {
    if (slot.takes === undefined || filled[name] !== undefined) continue;
    if (isMoney(slot) && texts.some(namesForeign)) continue;
    const value = readIn(flow, name, texts);
    const isOther = value !== undefined && slot.wants !== undefined && misses[slot.wants](value);
    if (value !== undefined && !isOther) taken[name] = value;
  }
  return spoken(flow, filled, taken);
}

/** What is said to somebody speaks to them: "menegur dia" is "menegur kamu". */
function spoken(
  flow: Flow,
  filled: Readonly<Record<string, string>>,
  taken: Readonly<Record<string, string>>,
): Record<string, string> {
  const called = calledIn(flow, { ...filled, ...taken });
  const wordsOf = ([name, value]: [string, string]): [string, string] => {
    const addressed = flow.slots[name]?.addressed;
    if (addressed === undefined) return [name, value];
    return [name, addressedTo(value, typeof addressed === "string" ? addressed : called)];
  };
  return Object.fromEntries(Object.entries(taken).map(wordsOf));
}

/** Describes to the member what was taken: choices by their labels, all values in quotation marks. */
export function tellTaken(
  flow: Flow,
  taken: Readonly<Record<string, string>>,
  texts: readonly string[] = [],
): string {
  const shown = Object.entries(taken)
    .filter(([, value]) => value !== "0")
    .map(([name, value]) => ({ name, value: labelOf(flow, name, value, texts).replaceAll("\n", "; ") }));
  return shown
    .filter(({ value }, at) => shown.findIndex((one) => one.value === value) === at)
    .map(({ name, value }) => `${flow.slots[name]?.label ?? name} “${value}”`)
    .join(", ");
}

/** A button that lists several kinds of people or things is not what the member wrote: their own word is shown. */
function labelOf(flow: Flow, name: string, value: string, texts: readonly string[]): string {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  const option =
    step && "choose" in step ? step.options.find((one) => (one.value ?? one.label) === value) : undefined;
  const { label = value, words = [] } = option ?? {};
  const own = label.includes(", ") ? texts.map((text) => ownWord(text, words)).find((one) => one) : undefined;
  return own ?? label;
}

const beforeWord = "(?:(?:calon|bapak|ibu|pak|bu|mantan|adik|kakak) )*";

/** The longest of these words that a text has, with what says more about who it is: "calon bapak mertua". */
function ownWord(text: string, words: readonly string[]): string | undefined {
  const found = words.flatMap((word) => {
    const bare = word.replace(/^(?:ke|sama|dengan) /, "");
    return new RegExp(`\\b${beforeWord}${bare}(?:ku)?\\b`, "i").exec(text)?.[0] ?? [];
  });
  return found.toSorted((one, other) => other.length - one.length)[0];
}
