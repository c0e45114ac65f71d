import type { Slot } from "#server/external/model/guide/flow.ts";
import { dateIn } from "#server/external/model/guide/values/names.ts";

/* An answer as it can stand in a text: without what leads up to it, and without what dies away behind it. */

const saidBefore =
  "(?:kan|lah|loh) (?:tadi )?(?:udah|sudah|udh|sdh|dah) (?:ku|aku |gw |gue |tak |di)?(?:bilang|tulis|sebut|cerita)(?:in|kan)?(?: tadi)?";
const before = new RegExp(`^(?:(?:ya|iya|oh|hm+|nah|gini|jadi gini|${saidBefore})[ ,.:]+)+(?=\\S)`, "i");
const particles = "lah|la|lho|loh|sih|kok|deh|gitu (?:aja|lah|deh)|itu (?:lah|aja|la)";
const after = new RegExp(`(?<=\\S)(?:[ ,]+(?:${particles}))+(?=[.!]*$)`, "i");

/** The answer without particles around it: "ya jam 9 kurang 10 udah di toko la" begins with the time. */
export function withoutParticles(text: string): string {
  const own = text.trim().replace(before, "").replace(after, "").trim();
  return own === "" ? text.trim() : own;
}

const days = "senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|besok|lusa|lebaran|natal|gajian";
const dayNamed = new RegExp(`\\b(?:${days})\\b|\\b(?:tgl|tanggal)\\b|\\bh-\\d`, "i");
const isDated = (clause: string): boolean => dateIn(clause) !== undefined || dayNamed.test(clause);
const clauseEnd =
  /(?:[.!?;\n]+|,)\s+|(?<=\S)\s+(?=(?:biar|supaya|soalnya|karena|krn|tapi|tp|(?:klo|kalo|kalau) (?:ga|gak|nggak) salah)\b)/i;
/** What is taken back stands before such a clause. */
const takesBack =
  /^(?:eh+|ralat|maaf|sori|bukan|salah|maksud\w*)\b|^(?:ga|gak|nggak|ngga) (?:deh|jadi|jd)\b|^paling (?:ga|gak|lambat|telat)\b|^maksimal\b/i;
/** A clause that only explains or goes on to something else. */
const leadsAway =
  /^(?:biar|supaya|soalnya|karena|krn|tapi|tp|padahal|cuma|namanya|klo|kalo|kalau|boleh|bisa)\b/i;
const towards =
  /^(?:(?:ya|iya|eh+|maaf|sori|ralat|ga deh|gak deh|nggak deh|maksudku|maksudnya|salah|bukan|mungkin|kira2|kira-kira|(?:kalo|klo|kalau) (?:bs|bisa)|paling (?:ga|gak|lambat|telat)|maksimal|maks|sblm|sebelum|ya sblm)[ ,.]+)+(?=\S)/i;
const behind = /(?:[ ,]+(?:aja|saja|lah|la|deh|ya|itu|kak|mas|bang|mbak|min|dong|kok|sih))+$/i;
const keptWordsMax = 3;

/**
 * The day that an answer names, without the words around it and without what it takes back: "akhir bulan ini lah. eh ga
 * deh, tgl 20 aja biar ga mepet" is "tgl 20". An answer that names no day is unchanged.
 */
export function dayAnswer(text: string): string {
  const clauses = text.trim().split(clauseEnd);
  const back = clauses.findLastIndex(
    (one, at) => at > 0 && takesBack.test(one) && clauses.slice(at).some(isDated),
  );
  const standing = clauses.slice(Math.max(0, back));
  const first = standing.findIndex(isDated);
  if (first < 0) return text;
  const asked = text.trim().endsWith("?") || /\?/.test(text);
  const kept = standing.filter((clause, at) => {
    if (isDated(clause) && !(at > first && leadsAway.test(clause))) return true;
    const isShort = clause.split(/\s+/).length <= keptWordsMax && !asked;
    return at < first ? isShort && !takesBack.test(clause) : !leadsAway.test(clause) && !asked;
  });
  const days = kept.map((clause) =>
    clause
      .replace(towards, "")
      .replace(/[.!?]+$/, "")
      .replace(behind, "")
      .trim(),
  );
  return days.filter((one) => one !== "").join(", ");
}

/** Whether a slot asks for a day. */
export const isDaySlot = (slot: Slot | undefined): boolean =>
  slot?.kind === "line" &&
  (slot.takes === "date" || /^tanggal (?:yang|hari)\b|^batas waktu/.test(slot.label));
