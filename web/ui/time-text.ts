import { timeTexts } from "#texts/frame/time.ts";

const two = (n: number) => String(n).padStart(2, "0");

/** Formats seconds as mm:ss (B-221). */
export const mmss = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

const form = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  // Created on first use, because each formatter costs a cheap phone some milliseconds.
  return (at: Date) => {
    made ??= new Intl.DateTimeFormat("id-ID", options);
    return made.format(at);
  };
};

const clock = form({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const weekday = form({ weekday: "long" });
const dayMonth = form({ day: "numeric", month: "short" });
const dayMonthYear = form({ day: "numeric", month: "short", year: "numeric" });
const longDayMonth = form({ day: "numeric", month: "long", year: "numeric" });
const whole = form({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** Returns the days between two moments in the reader's calendar. */
function daysBetween(at: Date, now: Date): number {
  const midnight = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}

/** Formats the time: "21.30". */
export const clockText = (iso: string): string => clock(new Date(iso));

/** Formats the day: "21 Nov"; "21 Nov 2025" where the year is not clear. */
export const shortDay = (iso: string, hasYear = false): string =>
  (hasYear ? dayMonthYear : dayMonth)(new Date(iso));

/** Formats the date: "21 November 2026". */
export const longDay = (iso: string): string => longDayMonth(new Date(iso));

/** Formats a day as people name it: "hari ini", "kemarin", "Selasa", "18 Nov", "18 Nov 2025". */
export function dayText(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = daysBetween(at, now);
  if (days === 0) return timeTexts.today;
  if (days === 1) return timeTexts.yesterday;
  if (days > 1 && days < 7) return weekday(at);
  return at.getFullYear() === now.getFullYear() ? dayMonth(at) : dayMonthYear(at);
}

/** Formats day and time: "kemarin 21.30". */
export const whenText = (iso: string, now = new Date()): string => `${dayText(iso, now)} ${clockText(iso)}`;

/** Formats the exact moment: "Sabtu, 21 November 2026, 21.30". */
export const momentText = (iso: string): string => `${whole(new Date(iso))}, ${clockText(iso)}`;
