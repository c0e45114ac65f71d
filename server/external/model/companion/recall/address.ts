import type { Reading } from "../read/reading.ts";
import type { Register } from "../write/register.ts";

const casual = new Set(["aku", "kak", "banget", "dong", "sih", "deh", "nih", "kok"]);
const casualTyping =
  /\b(?:gue|gw|gua|lo|lu|ga|gak|nggak|bgt|banget|udah|gimana|kayak|aja|cuma|pengen|tp|yg|krn)\b/i;

function says(readings: readonly Reading[], fits: (word: string) => boolean): boolean {
  return readings.some((reading) => reading.message.tokens.some((token) => fits(token.word)));
}

/**
 * Anda for those who say Anda, or write saya and nothing loose; kamu for all others. What the first answer
 * chose stays, unless the member says otherwise outright.
 */
export function registerOf(readings: readonly Reading[], firstAnswer: string | undefined): Register {
  if (says(readings, (word) => word === "anda")) return "anda";
  const before = firstAnswer?.slice(0, 2_000) ?? "";
  if (/\bAnda\b/.test(before)) return says(readings, (word) => word === "kamu") ? "kamu" : "anda";
  if (/\bkamu\b|\w{3,}mu\b/i.test(before)) return "kamu";
  const isCasual =
    says(readings, (word) => casual.has(word)) ||
    readings.some((reading) => casualTyping.test(reading.message.plain));
  return !isCasual && says(readings, (word) => word === "saya") ? "anda" : "kamu";
}

/** Whether the member calls the persona Kak. */
export function saysKak(readings: readonly Reading[]): boolean {
  return says(readings, (word) => word === "kak");
}
