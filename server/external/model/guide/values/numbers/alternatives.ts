import type { Slot } from "#server/external/model/guide/flow.ts";
import { type Token, tokensIn } from "./figure-tokens.ts";
import { withFigures } from "./number-words.ts";

/*
 * The same quantity at several times: "skrg paling 4,2 jt. minggu kemarin malah 3,9". Such figures are no list, because no
 * part of the text names a thing; the one of the time that is asked for counts.
 */

const now =
  "sekarang|skrg|skrng|skg|skarang|saiki|sakniki|ayeuna|kini|kiwari|akhir2|belakangan|terakhir|minggu ini|bulan ini|hari ini|tinggal";
const before =
  "dulu|dl|dlu|biyen|mbiyen|baheula|tadinya|sebelumnya|sblmnya|sebelum|awalnya|biasa|biasanya|biasane|normal|normalnya|rame|ramai|kemarin|kemaren|kmrn|kmaren|wingi|kamari|lalu|lepas|waktu";
/** Words of time, doubt and period: a part with nothing else beside its figure names no thing. */
const closed = new RegExp(
  `^(?:${now}|${before}|minggu|mgg|bulan|bln|hari|tahun|thn|ini|itu|yg|yang|kan|ya|iya|lah|sih|kok|aja|saja|doang|cuma|cm|cuman|hanya|mung|paling|palingan|mentok|kira|kira2|kira-kira|sekitar|sekitaran|kurang|lebih|malah|malahan|bahkan|kadang|kdg|kadang2|pernah|bisa|sampe|sampai|nyampe|dapet|dapat|dpt|oleh|masih|udah|udh|sudah|pas|waktu|klo|kalo|kalau|terus|trus|tapi|tp|dan|sama|sepi|rata|rata2|rata-rata|seminggu|sebulan|sehari|per|tiap|omzet|omset|omzetnya|omsetnya|nya|pak|bu|mbak|mas|kak|bang|min|jadi|jd|turun|naik|ke|dari|di|sak|lagi|maneh|rp|rb|ribu|ribuan|jt|juta|jutaan|k|laku|lakunya|kejual|terjual|payu|mah|teh|atuh|lha|bae|wae|tok|kiye|niki)$`,
  "iu",
);
const isNow = new RegExp(`(?<!\\p{L})(?:${now})(?!\\p{L})`, "iu");
const isBefore = new RegExp(`(?<!\\p{L})(?:${before})(?!\\p{L})`, "iu");
/** Aside the usual, and so beside what is asked for. */
const besides = /(?<!\p{L})(?:malah|malahan|bahkan|kadang|kdg|kadang2|pernah)(?!\p{L})/iu;

const borders =
  /[,;]\s+|(?<!\d)\.\s+|(?<=\d ?(?:rb|ribu|jt|juta|k))\.\s+|(?<=\d)\.\s+(?=\p{L})|\n+|\s+(?:tapi|tp)\s+/iu;

type Timed = { part: string; token: Token; time: "now" | "before" | "besides" | undefined };

const timeOf = (part: string): Timed["time"] =>
  besides.test(part) ? "besides" : isNow.test(part) ? "now" : isBefore.test(part) ? "before" : undefined;

const namesNothing = (part: string): boolean =>
  part
    .replace(/[\d.,]+/g, " ")
    .split(/[^\p{L}\d-]+/u)
    .every((word) => word === "" || closed.test(word));

/** The parts of a text with one figure each, if there are several, none names a thing, and some differ in their time. */
function timedIn(written: string): Timed[] | undefined {
  const parts = withFigures(written)
    .split(borders)
    .map((one) => one.trim())
    .filter((one) => /\d/.test(one));
  const timed = parts.flatMap((part) => {
    const [token, ...others] = tokensIn(part);
    return token && others.length === 0 ? [{ part, token, time: timeOf(part) }] : [];
  });
  const isTold = timed.length > 1 && timed.length === parts.length && parts.every(namesNothing);
  return isTold && new Set(timed.map(({ time }) => time)).size > 1 ? timed : undefined;
}

/**
 * The part of an answer whose time is asked for; undefined where its figures are no alternatives, or several of them may
 * be meant. A short figure has the unit of the others.
 */
export function partOfTime({ kind, label }: Slot, written: string): string | undefined {
  const timed = kind === "rupiah" || kind === "number" ? timedIn(written) : undefined;
  if (!timed) return undefined;
  const wanted = /\b(?:dulu|biasa|sebelum)\b/.test(label) ? "before" : "now";
  const own = timed.filter(({ time }) => time === wanted);
  const found = own.length > 0 ? own : timed.filter(({ time }) => time === undefined);
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const unit = timed.flatMap(({ part }) => /\d ?(rb|ribu|jt|juta)(?!\p{L})/iu.exec(part)?.[1] ?? [])[0];
  const isShort = kind === "rupiah" && !only.token.isMoney && only.token.value < 1000;
  const value = written.includes(only.part) ? only.part : only.part.slice(only.token.from, only.token.to);
  return isShort && unit !== undefined
    ? `${only.part.slice(only.token.from, only.token.to)}${unit}`
    : value.slice(value.search(/(?:rp\.? ?)?\d/i)).trim();
}
