import { cities } from "./cities.ts";
import { isDay } from "./day.ts";
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
 * Returns whether somebody born on `birthDate` is an adult and younger than 100 on `today`. Both dates as `2000-02-29`.
 */
export function isAdultOn(birthDate: string, today: string): boolean {
  const since = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return isDay(birthDate) && birthDate <= since(adultYears) && birthDate > since(oldestYears);
}
