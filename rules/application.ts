import { cities } from "./cities.ts";
import { lengthOf } from "./text-length.ts";

/* Checks of the expert application form, shared by browser and server. */

/** B-277 */
export const biographyMax = 100;
/** Most years of work experience that the form accepts, in whole years. */
export const experienceMax = 70;
/** Experts must be adults. */
export const adultYears = 18;
const oldestYears = 100;

export const contactChoices = ["Ya", "Tidak"] as const;

export const isCity = (value: string): boolean => cities.some((city) => city === value);

export const isBiography = (value: string): boolean => value.trim() !== "" && lengthOf(value) <= biographyMax;

/**
 * Returns whether a value is a real calendar day such as `2000-02-29`; days that do not exist in their month are
 * refused.
 */
export function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && moment.toJSON()?.slice(0, 10) === value;
}

/**
 * Returns whether somebody born on `birthDate` is an adult and younger than 100 on `today`. Both dates as `2000-02-29`.
 */
export function isAdultOn(birthDate: string, today: string): boolean {
  const since = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return isDay(birthDate) && birthDate <= since(adultYears) && birthDate > since(oldestYears);
}

/** Today in Jakarta, as `2026-11-21`. */
export const dayInJakarta = (at: Date): string =>
  new Date(at.getTime() + 7 * 60 * 60_000).toISOString().slice(0, 10);
