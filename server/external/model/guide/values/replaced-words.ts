import { clockIn } from "#server/external/model/guide/values/days/clock.ts";

/* How new words of a part join those that stand there. */

/** A new time alone keeps the day that was written before, and a new day alone keeps the time. */
export function mergedTime(before: string, value: string): string {
  const time =
    /(?:jam |pukul |pkl )?(?:setengah )?\d{1,2}(?:[.:]\d{2})?(?: (?:pagi|siang|sore|malam|malem))?$/i;
  const isTime =
    /^(?:jam|pukul|pkl|setengah|\d{1,2}[.:]\d{2})/i.test(value.trim()) && clockIn(value) !== undefined;
  const old = time.exec(before.trim())?.[0];
  if (
    !isTime ||
    old === undefined ||
    old === before.trim() ||
    !/jam|pukul|pkl|[.:]\d{2}|setengah|pagi|siang|sore|malam/i.test(old)
  )
    return value;
  return `${before.trim().slice(0, -old.length)}${value.trim()}`;
}

/** Matches the words themselves, or the number or date after them if the new value is a number. */
export function soughtIn(what: string, value: string): RegExp {
  const words = RegExp.escape(what);
  const isNumber = /\d/.test(value) && !/\d/.test(what);
  return isNumber
    ? new RegExp(`(${words}[^,\\n\\d]{0,12})\\d[\\d.,]*(?: ?(?:rb|ribu|jt|juta|[a-z]{3,9}))?`, "i")
    : new RegExp(`()${words}`, "i");
}
