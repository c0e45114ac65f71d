import { cities } from "./cities.ts";
import { lengthOf } from "./text-length.ts";

/* Checks of the expert application, the same in browser and server. */

/** B-277 */
export const biographyMax = 100;
/** Whole years of work. */
export const experienceMax = 70;
/** Experts are adults. */
export const adultYears = 18;
const oldestYears = 100;

export const contactChoices = ["Ya", "Tidak"] as const;

export const isCity = (value: string): boolean => cities.some((city) => city === value);

export const isBiography = (value: string): boolean => value.trim() !== "" && lengthOf(value) <= biographyMax;

/** A day of the calendar as `2000-02-29`; days that no month has are none. */
export function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && moment.toJSON()?.slice(0, 10) === value;
}

/** Whether who was born then is an adult on `today`, and may well be alive. Both as `2000-02-29`. */
export function isAdultOn(birthDate: string, today: string): boolean {
  const since = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return isDay(birthDate) && birthDate <= since(adultYears) && birthDate > since(oldestYears);
}

/** Today in Jakarta, as `2026-11-21`. */
export const dayInJakarta = (at: Date): string =>
  new Date(at.getTime() + 7 * 60 * 60_000).toISOString().slice(0, 10);
