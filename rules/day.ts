/**
 * Returns whether a value is a real calendar day such as `2000-02-29`; days that do not exist in their month are
 * refused.
 */
export function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && moment.toJSON()?.slice(0, 10) === value;
}

/** The day in Jakarta at a moment, as `2026-11-21`. */
export const dayInJakarta = (at: Date): string =>
  new Date(at.getTime() + 7 * 60 * 60_000).toISOString().slice(0, 10);
