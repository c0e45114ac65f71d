import type { Flow } from "#server/external/model/guide/flow.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { findFlows } from "./find-flows.ts";
import { netFlows, otherMin } from "./wish.ts";

/*
 * Another wish beside an answer or beside a first wish: "Rini, sekalian buatin juga pesan ke bos", "habis ini mau nanya
 * soal cicilan". It is kept and offered when the present thing is done.
 */

export type SecondWish = { rest: string; wish: string };

const after =
  "(?:sekalian|skalian|sklian|(?:habis|abis|hbis|bis|setelah|sesudah|stlh|nanti habis|nanti abis) (?:ini|itu))";
const beside = "(?:dan|terus|trus|trs|oh iya|oiya|oh ya|o ya|btw|satu lagi|eh)";
const me = "(?:aku|saya|gue|gw|gua|kak|kakak|min|bang|juga|jg|tolong|tlg|bisa|boleh|dong|ya|sekalian)";
const making = "(?:bikin|buat|tulis|susun|rangkai|hitung|itung|siap|ketik|catat)";
const forMe = `(?:(?:di)?${making}(?:in|kan|no)|bantu(?:in)?)`;
const wanting = `(?:mau|pengen|pgn|pingin|ingin|minta|butuh|perlu) (?:(?:juga|jg|sekalian|kamu|tolong) )*(?:di)?(?:${making}(?:in|kan)?|nanya|tanya|bantu(?:in)?|bahas|ngobrolin|konsul\\w*|surat|pesan|jadwal|rencana|daftar|cv)`;
const thing =
  "(?:surat|pesan|chat|wa|caption|undangan|ucapan|pengumuman|naskah|jadwal|rencana|daftar|cv|anggaran)";
/** Where one part of a message ends: the wish begins there. */
const border = "(?:^|[,.;!\\n]+\\s*|\\s)";
const patterns = [
  new RegExp(
    `${border}((?:${beside}[ ,]+)*${after},? (?:${me} )*(?:${forMe}|${making}|${wanting}|nanya|tanya|${thing})(?!\\p{L}).*)$`,
    "isu",
  ),
  // "Nanti aku bikin kopi" is what somebody does: only the guide makes something for the member.
  new RegExp(
    `${border}((?:${beside}[ ,]+)*(?:nanti|ntar|entar|kelar ini|beres ini|kalo udah|kalau udah|kalau sudah),? (?:${me} )*(?:di)?${making}(?:in|kan|no)(?!\\p{L}).*)$`,
    "isu",
  ),
  new RegExp(`${border}(${beside}[ ,]+(?:${me} )*(?:${forMe}|${wanting})(?!\\p{L}).*)$`, "isu"),
  // "Tapi aku juga butuh jadwal": without "juga" it would say something of the first.
  new RegExp(
    `${border}((?:tp|tapi|tetapi|cuma|sama)[ ,]+(?:${me} )*?(?:(?:juga|jg) (?:${forMe}|${wanting})|(?:mau|butuh|perlu|minta) (?:juga|jg) ${thing})(?!\\p{L}).*)$`,
    "isu",
  ),
];
const asking = new RegExp(`${after}.*\\b(?:nanya|tanya|bahas|konsul\\w*)\\b`, "is");

const bareWriting = /\b(?:nulis|menulis|nyusun|menyusun|ngetik)\b/i;

const negatedEnd = new RegExp(`(?<!\\p{L})(?:${noWords}|jgn|jangan|gausah|usah)$`, "iu");

/** "Samo kato2 buat Dimas", "sama ringkasan cv nya": a thing that stands without its own verb. */
const bareThing =
  /^(?:sama|sm|samo|ama|dan|plus|serta|sekalian|trus|terus|trs)\s+(?:(?:sekalian|juga|jg|satu|1|ringkasan|contoh)\s+)*(?:kata[ -]?kata|kata2|kato2|kato kato|pesan|wa|chat|surat|e?mail|cv|jadwal|rencana|daftar|caption|naskah|undangan|pengumuman|ucapan|itungan|hitungan)(?!\p{L})/iu;

/** The flows that a kept wish may mean, best first: what its words name, and the general flow for its kind. */
export function flowsOfWish(written: string): Flow[] {
  const asked = bareThing.test(written) ? written.replace(/^\S+/, "tolong bikinin") : written;
  const wish = asked.replace(/\bkato(?=2|\b)/gi, "kata");
  const isAsking = asking.test(wish);
  const found = findFlows(wish, undefined)
    .filter(({ score }) => isAsking || score >= otherMin)
    .map(({ flow }) => flow);
  // "Abis itu nulis penolakannya jg" wishes for it by its verb alone.
  const nets = netFlows(bareWriting.test(wish) ? `mau ${wish}` : wish);
  return [...new Set([...found, ...nets])];
}

/** Splits a message into what it says first and another wish for the guide; undefined if it has none. */
export function secondWishIn(text: string): SecondWish | undefined {
  const said = text.trim();
  for (const pattern of patterns) {
    const found = pattern.exec(said);
    const wish = found?.[1]?.trim() ?? "";
    // "Jangan sekalian bikin surat" wishes for nothing.
    if (found && negatedEnd.test(said.slice(0, found.index))) continue;
    if (!found || wish === "" || /\?\s*$/.test(wish.replace(asking, ""))) continue;
    // "Sekalian buatin kopi" is no wish for the guide.
    if (!asking.test(wish) && flowsOfWish(wish).length === 0) continue;
    return { rest: said.slice(0, found.index).replace(/[\s,.;]+$/, ""), wish };
  }
  return undefined;
}

/** Whether only the guide can be asked with these words; "mau bikin" may also be what the member does. */
export const isForGuide = (wish: string): boolean =>
  /\b(?:tolong|(?:di)?(?:bikin|buat|tulis|susun|hitung|itung)(?:in|kan|no)|bantu(?:in)?|nanya|tanya)\b/i.test(
    wish,
  );

const quoteMax = 60;

/** The wish as it is quoted to the member. */
export function wishQuote(wish: string): string {
  const bare = wish
    .replace(new RegExp(`^(?:(?:${beside}|tp|tapi|tetapi|sama|sm|ama|plus|serta|lalu)[ ,]+)+`, "i"), "")
    .replace(/[.!,; ]+$/, "");
  return bare.length <= quoteMax ? bare : `${bare.slice(0, bare.lastIndexOf(" ", quoteMax))} ...`;
}

const counted = ["nol", "satu", "dua", "tiga", "empat"];

/** Several wishes as a numbered list, and how many they are. */
export const numberedWishes = (wishes: readonly string[]): { count: string; list: string } => ({
  count: counted[wishes.length] ?? "beberapa",
  list: wishes.map((wish, at) => `${at + 1}. “${wishQuote(wish)}”`).join("\n"),
});
