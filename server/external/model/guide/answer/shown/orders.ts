import { type Clause, joinedClauses } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { complains, onlyComplains } from "#server/external/model/guide/answer/complaints/complaint-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { clausesWithin, sentencesOf, wordCount } from "./parts.ts";

/*
 * What is typed while an answer is open is its new text, but for orders about the text: "yg soal ujang dibuang aja",
 * "ganti takut jadi khawatir", "jgn diganti2 bahasane".
 */

/** `isSure`: it is an order whether or not the answer holds its words. */
export type Order =
  | { kind: "removal"; phrase: string; isSure: boolean }
  | { kind: "exchange"; from: string; to: string; isSure: boolean }
  | { kind: "manner"; isSure: true };

/** `orders`: each with its words; `rest`: the new text beside them. */
export type Typed = { orders: { order: Order; quote: string }[]; rest: string };

const lead =
  "(?:(?:eh+|aduh|duh|waduh|oh|oya|oiya|oh iya|nah|tolong|tulung|tlg|tlng|coba|plis|pls|kak|min|mbak|mas|bang|terus|trus|trs|sama|dan|tapi|tp|cuma|ya|iya|oke|ok|mending|mendingan|kayaknya|kayanya|bisa|boleh|jadi|jd|yaudah|udah|mbok)[ ,]+)*";
const tail =
  "(?:[ ,]+(?:aja|aj|saja|sj|ae|wae|bae|mawon|doang|dong|donk|ya|yaa|deh|dah|kak|min|mas|mbak|bang|juga|jg|lah|please|pls|plis|dulu|sih|nggih|yo|lagi|tolong|tlg))*";
const part =
  "(?:yg|yang|sing|nu|kalimat\\p{L}*|bagian|bag|kata|kata2|kata-kata|soal|ttg|tentang|masalah|tulisan|ucapan|paragraf)";
const out =
  "(?:(?:di)?(?:hapus|apus|hps|buang|bwang|coret|hilang|ilang|cabut|delete|skip|keluar|busak|busek|buwak|buak|piceun)(?:in|kan|ke|no|en|i|lah|keun)?|miceun|dihps|dibusek)";
const never =
  "(?:jgn|jangan|jngn|jgan|ojo|ojok|ulah|(?:ga|gak|gk|nggak|ngga|ndak|tidak|tdk|tak|ra|ora|teu) (?:usah|perlu|kudu)|gausah|gosah|rasah)(?: (?:juga|jg|lagi))*";
const written =
  "(?:ikut )?(?:(?:di)?(?:tulis|nulis|sebut|nyebut|muat|cantum)(?:2|-\\p{L}+)?(?:in|kan|i|ke|no|an|keun|a)?|(?:di)?masuk(?:2)?(?:in|kan|ke|no)|kesebut|ketulis|(?:di)?bawa(?:2|-bawa)(?:in)?)";
const pointing = "(?: (?:itu|tadi|td|ini|nya|iku|kuwi|sih|mah|mending|sebaiknya|tolong|tlg|mau))*";

const removals: readonly { pattern: RegExp; isSure: boolean }[] = [
  `^${lead}(${part} .{2,}?)${pointing} (?:${out}|${never} ${written})${tail}$`,
  `^${lead}${out}(?: (?:aja|dong|ya|saja))* (${part} .{2,}?)${tail}$`,
  `^${lead}${never} ${written}(?: (?:aja|ya))* (${part} .{2,}?)${tail}$`,
]
  .map((source) => ({ pattern: new RegExp(source, "iu"), isSure: true }))
  .concat(
    [
      `^${lead}(.{3,}?)${pointing} (?:${out}|${never} ${written})${tail}$`,
      `^${lead}(?:${out}|${never} ${written})(?: (?:aja|dong|ya|saja))* (.{3,}?)${tail}$`,
      `^${lead}(${part} .{3,}?)${pointing} ${never}${tail}$`,
    ].map((source) => ({ pattern: new RegExp(source, "iu"), isSure: false })),
  );

const into = "(?:jadi|jd|menjadi|dadi|dengan|dgn|sama|pake|pakai)";
const exchanging = "(?:di)?(?:ganti|gnti|ubah|rubah|robah)(?:in|kan|en|no|keun|nen)?";
const exchanges: readonly { pattern: RegExp; isAhead: boolean }[] = [
  {
    pattern: new RegExp(`^${lead}${exchanging}(?: (?:dong|aja|ya|dulu|dl))* (.{2,}?) ${into} (.+)$`, "iu"),
    isAhead: true,
  },
  {
    pattern: new RegExp(`^${lead}(.{2,}?)${pointing} ${exchanging}(?: aja)?(?: ${into})? (.+)$`, "iu"),
    isAhead: false,
  },
  { pattern: /^(.{2,40}?) = (.{1,40})$/iu, isAhead: false },
  {
    pattern:
      /^(?:itu )?(?:bukan|bkn|dudu) (\S+(?: \S+){0,2}),? (?:tapi|tp|melainkan|ning) (\S+(?: \S+){0,2})$/iu,
    isAhead: false,
  },
];

/** The reader is asked, and not the guide. */
const toReader = /(?<!\p{L})(?:mohon|minta|harap|dimohon)(?!\p{L})/iu;
const pleading = /(?<!\p{L})(?:tolong|tulung|tlg|tlng)(?!\p{L})/iu;
/** Only a text has these. */
const ofText =
  /(?<!\p{L})(?:kalimat\p{L}*|bagian|kata|kata2|kata-kata|tulisan\p{L}*|paragraf|soal|ttg|tentang)(?!\p{L})|["“”]/iu;

const wording =
  "(?:bahasa|basa|boso|kata|kata2|tulisan|kalimat|omongan|ejaan|gaya|logat|teks|kata-kata|bhs)(?:nya|ne|e|ku|na|ku)?";
const ownWording =
  "(?:bahasa \\p{L}+|(?:bahasa|basa|boso|kata|kata2|tulisan|kalimat|omongan|ejaan|teks|kata-kata)(?:nya|ne|e|ku|na))";
const changed =
  "(?:di)?(?:ganti|gnti|ubah|rubah|robah|owah|edit|benerin|betul|bener|rapi|alus|halus|translate|terjemah|baku)\\p{L}*(?:2|-\\p{L}+)?\\p{L}*";
const sorts =
  "(?:sopan|halus|alus|singkat|pendek|ringkas|panjang|formal|resmi|santai|jelas|tegas|lembut|rapi|jawa|jowo|sunda|indonesia|inggris|gaul|enak|baku|akrab)(?:in|kan|an|e)?";
const manners = [
  `^${lead}${never} ${changed}(?:(?: \\p{L}+){0,2}? ${wording}(?: \\p{L}+){0,3})?${tail}$`,
  `^${lead}${ownWording}(?: \\p{L}+){0,2}? (?:${never} ${changed}|biar(?:in|kan|no)?|tetep|tetap|${changed})(?: \\p{L}+){0,2}?${tail}$`,
  `^${lead}(?:biar(?:in|kan|no)?|pake|pakai|tetep|tetap) (?:pake )?${wording}(?: \\p{L}+){0,3}${tail}$`,
  `^${lead}(?:bikin|buat|tulis|jadi|gawe)(?:in|kan)? (?:(?:yg|yang|sing|lebih|lbh|agak|rada|luwih|bahasa|versi) )+${sorts}(?: (?:dikit|sedikit|sithik))?${tail}$`,
  `^${lead}(?:(?:aku|ak|saya|sy|gue|gw) (?:mau|pengen|pengin|pgn|minta)(?:nya)? )?(?:(?:yg|yang|sing) )?(?:lebih|lbh|kurang|agak|terlalu|luwih|kudu) (?:${sorts}|kaku)(?: (?:dikit|sedikit|sithik))?(?: ${wording})?${tail}$`,
  `^${lead}(?:kepanjangan|kependekan|kedawan|lebay|aneh|kaku)${tail}$`,
  `^${lead}(?:tulis|bikin|buat|susun)(?:in)? (?:ulang|lagi|maneh)${tail}$`,
  `^(?:(?:loh|lho|lah|kok|koq|masih|msh|isih|tetep|malah|jadi|jd)[ ,]+)+(?:salah|kaku|aneh|sama|gitu|begitu|kepanjangan|panjang|kependekan|lebay|(?:ga|gak|kurang) pas|\\p{L}+nya masih ada|ada \\p{L}+nya)${tail}$`,
  `^${lead}(?:di)?(?:rapi|benerin|betulin|perbaiki|pendek|panjang|singkat|alus|halus)(?:in|kan)?(?: ${wording})?(?: (?:dikit|sedikit))?${tail}$`,
  `^${lead}(?:pake|pakai|ambil|pilih|cukup)? ?(?:yg|yang|sing|nomor|nomer|kalimat) (?:(?:ke|nomor|kalimat) ?)?(?:\\d|satu|dua|tiga|empat|pertama|kedua|ketiga|keempat|terakhir|awal|akhir|depan|belakang|atas|bawah)(?: (?:sama|dan|&) .{1,20})?${tail}$`,
  `^(?:(?:eh|oh|oya|oiya|trus|terus|sama|kak|coba|cuma) )*(?:di)?tambah(?:in|kan|i|ke|no) .+$`,
  `^${lead}(?:masuk(?:in|kan)|(?:${part} .{2,}?) (?:di)?masuk(?:in|kan|ke)(?: (?:lagi|juga|jg))?)(?: ${part} .{2,})?${tail}$`,
].map((source) => new RegExp(source, "iu"));

const bare = (text: string): string => text.trim().replace(/^[\s,;.]+|[\s,;.!?]+$/g, "");
const unquoted = (text: string): string => bare(text).replace(/^["“'‘]+|["”'’]+$/g, "");
/** Longer clauses are a text, and not an order about one. */
const orderMax = 200;
const forbidding = new RegExp(`(?<!\\p{L})${never}$`, "iu");
const endParticles = new RegExp(`${tail}$`, "iu");

function exchangeIn(sentence: string): Order | undefined {
  const said = bare(sentence);
  if (said.length > orderMax || toReader.test(said)) return undefined;
  for (const { pattern, isAhead } of exchanges) {
    const [, from, to] = pattern.exec(said) ?? [];
    if (from === undefined || to === undefined || forbidding.test(from)) continue;
    const named = from.replace(new RegExp(`^(?:${part} )+`, "iu"), "");
    const value = unquoted(` ${to}`.replace(endParticles, ""));
    const isSure = ofText.test(from) || (isAhead && !pleading.test(said));
    if (value !== "") return { kind: "exchange", from: unquoted(named), to: value, isSure };
  }
  return undefined;
}

function removalIn(clause: string): Order | undefined {
  const said = bare(clause);
  if (toReader.test(said)) return undefined;
  for (const { pattern, isSure } of removals) {
    const phrase = pattern.exec(said)?.[1];
    if (phrase === undefined) continue;
    return { kind: "removal", phrase, isSure: isSure && (!pleading.test(said) || ofText.test(said)) };
  }
  return undefined;
}

function orderIn(clause: string): Order | undefined {
  if (clause.length > orderMax) return undefined;
  const removal = removalIn(clause);
  if (removal?.isSure) return removal;
  const isManner = manners.some((one) => one.test(bare(clause)));
  return isManner ? { kind: "manner", isSure: true } : removal;
}

const others =
  "(?:sisanya|selebihnya|semuanya|lainnya|(?:yg|yang|sing|nu) (?:lain(?:nya)?|laine|sejen)|itu|udah itu)";
const done = "(?:udah|udh|sudah|sdh|dah|wis|wes|uwis|mpun|atos|geus|tetap|tetep|biar(?:in|kan)?|oke|ok|sip)";
const right =
  "(?:bener|benar|betul|pas|oke|ok|bagus|sesuai|cocok|gitu|begitu|ngono|aman|mantap|mantep|leres|sama|sip|apik|cukup|(?:jgn|jangan) di(?:ubah|ganti)\\p{L}*)";
const approving = new RegExp(
  `^(?:(?:${others}|iya|ya|oke|ok|sip|nah) )*${done}(?: (?:kok|semua|semuanya|itu|segitu))*(?: ${right})+(?: (?:kok|kak|min|semua|semuanya|aja|saja|ya|dong|deh|lah|sih|mas|mbak|itu|lanjut))*$|^(?:(?:oke|ok|ya|iya|sip|yaudah|gas) )*(?:lanjut|lanjutin|next)(?: (?:aja|saja|kak|deh|ya|dong))*$|^${others}(?: ${right})+(?: (?:kok|kak|aja|ya))*$|^(?:(?:ga|gak|nggak|ndak|tidak) jadi (?:deh )?)?(?:yg|yang) tadi (?:aja|saja)(?: (?:kak|deh|ya))*$`,
  "u",
);

/** Whether words say no more than that the text is right. */
export const approves = (text: string): boolean => approving.test(plain(text));

const explaining =
  /^(?:soalnya|soale|karena|karna|krn|biar|ben|supaya|nanti|ntar|takut|takutnya|kan|malu|gara|mbok|nek|kalo|kalau|klo|dia|beliau)(?!\p{L})/iu;

/** "Ganti jadi gini: ...": what follows are the exact words. */
const leadIn = new RegExp(
  `^${lead}(?:(?:di)?(?:tulis|ganti|ubah)(?:in|kan|nya|en)?|(?:yg|yang|sing) (?:bener|benar|betul|bner)|harusnya|maksudku|jadi|jadinya)(?: (?:aja|saja|jadi|jd|kayak|gini|begini|ini|dgn|dengan|bener|kalimatnya|teksnya|semua|semuanya|ngene|kieu))*\\s*:\\s*(?=\\S)`,
  "iu",
);

/** "Bukan itu semua. Maksud saya gini: ...": talk before the exact words. */
const talkAhead = new RegExp(
  `^(?:[^:\\n]{0,80}?[.,!?]+\\s+)?${lead}(?:maksud(?:ku|nya| saya| aku| sy| gw| gue)?|(?:yg|yang|sing) (?:aku|saya|gw|gue|sy) maksud(?:kan)?)(?: (?:aku|saya|itu|tuh|tadi|sih))*(?: (?:gini|begini|gni|ngene|kayak gini|kaya gini|seperti ini|ini))?\\s*:\\s*(?=\\S)`,
  "iu",
);

const quotedWhole = /^["“]([^"“”]+)["”]\.?$/s;

/** Parts what is typed into orders and the new text. */
export function readTyped(text: string): Typed {
  const said = text.trim();
  const quoted = quotedWhole.exec(said)?.[1];
  if (quoted !== undefined) return { orders: [], rest: quoted };
  const ahead = talkAhead.exec(said)?.[0];
  const isTalkAhead =
    ahead !== undefined && (complains(clausesWithin(ahead)[0]?.text ?? "") || !/[.,!?]\s/.test(ahead));
  const head = leadIn.exec(said)?.[0] ?? (isTalkAhead ? ahead : undefined);
  if (head !== undefined) {
    const words = said.slice(head.length);
    const order: Order = { kind: "manner", isSure: true };
    return { orders: [{ order, quote: bare(head).replace(/\s*:$/, "") }], rest: unwrapped(words) };
  }
  return readClauses(said);
}

const unwrapped = (words: string): string => quotedWhole.exec(words)?.[1] ?? words;

const talk: Order = { kind: "manner", isSure: true };

type Read = Typed & { clauses: Clause[]; ordered: number; isBehind: boolean };

function readClauses(text: string): Typed {
  const exchanges = sentencesOf(text).map((one) => ({ quote: bare(one.text), order: exchangeIn(one.text) }));
  const read: Read = { orders: [], rest: text, clauses: [], ordered: -1, isBehind: false };
  for (const clause of clausesWithin(text)) addClause(read, clause, exchanges[clause.sentence]);
  return read.orders.length === 0 ? read : { orders: read.orders, rest: joinedClauses(read.clauses) };
}

/** `exchange`: the sentence of the clause, if the whole of it exchanges words. */
function addClause(
  read: Read,
  clause: Clause,
  exchange: { quote: string; order: Order | undefined } | undefined,
): void {
  const isWithin = read.ordered === clause.sentence;
  const whole = isWithin ? undefined : exchange?.order;
  const isFirst = read.orders.every(({ order }) => order.kind === "manner") && read.clauses.length === 0;
  const order = whole ?? orderIn(clause.text) ?? (isFirst && onlyComplains(clause.text) ? talk : undefined);
  const isReason = isWithin || (read.isBehind && explaining.test(clause.text));
  if (order) {
    read.orders.push({ order, quote: whole && exchange ? exchange.quote : bare(clause.text) });
    read.ordered = clause.sentence;
  } else if (!isReason && !approves(clause.text)) read.clauses.push(clause);
  read.isBehind = order !== undefined || isReason;
}

const textWordsMin = 3;
/** Whether words beside an order are enough for a text. */
export const isText = (rest: string): boolean => rest !== "" && wordCount(rest) >= textWordsMin;

type Sorted = { done: Typed["orders"]; undone: Typed["orders"]; rest: string };

/** Whether words that may be orders are the new text: nothing in the answer fits them, or more stands beside them. */
export function isNewText({ done, undone, rest }: Sorted): boolean {
  const isSure = ({ order }: Typed["orders"][number]) => order.isSure;
  if (undone.some(isSure)) return false;
  return isText(rest) ? !done.some(isSure) : done.length === 0;
}
