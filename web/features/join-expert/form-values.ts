import { experienceMax, isAdultOn, isBiography, isCity } from "#rules/application.ts";
import { dayInJakarta } from "#rules/day.ts";
import { isEmail, isName, isPhone, normalEmail } from "#rules/registration.ts";
import { joinTexts } from "#texts/join-expert.ts";

/** The required fields, in the form's order (B-275). */
export const required = [
  "name",
  "phone",
  "email",
  "city",
  "layanan",
  "birth_date",
  "experience",
  "biography",
] as const;

export type Field = (typeof required)[number] | "kontak";
export type Values = Record<Field, string>;
export type Service = { id: number; name: string };
export type Errors = Partial<Record<string, readonly string[]>>;

export const emptyValues: Values = {
  name: "",
  email: "",
  phone: "",
  city: "",
  /** Id of the service, as text. */
  layanan: "",
  birth_date: "",
  experience: "",
  biography: "",
  kontak: "",
};

export const labels: Record<Field, string> = {
  name: joinTexts.nameLabel,
  email: joinTexts.emailLabel,
  phone: joinTexts.phoneLabel,
  city: joinTexts.cityLabel,
  layanan: joinTexts.serviceLabel,
  birth_date: joinTexts.birthLabel,
  experience: joinTexts.experienceLabel,
  biography: joinTexts.biographyLabel,
  kontak: joinTexts.contactLabel,
};

export const missingOf = (values: Values): Field[] => required.filter((field) => values[field].trim() === "");

/** Checks the form before anything is sent; the server would refuse the same values. */
export function errorsOf(values: Values, services: readonly Service[], now: Date): Errors {
  const checks: [Field, boolean, string][] = [
    ["name", isName(values.name.trim()), joinTexts.nameWrong],
    ["email", isEmail(normalEmail(values.email)), joinTexts.emailWrong],
    ["phone", isPhone(values.phone), joinTexts.phoneWrong],
    ["city", isCity(values.city), joinTexts.cityWrong],
    ["layanan", services.some(({ id }) => String(id) === values.layanan), joinTexts.serviceWrong],
    ["birth_date", isAdultOn(values.birth_date, dayInJakarta(now)), joinTexts.birthWrong],
    ["experience", Number(values.experience) <= experienceMax, joinTexts.experienceWrong],
    ["biography", isBiography(values.biography), joinTexts.biographyWrong],
  ];
  return Object.fromEntries(
    checks.filter(([, isRight]) => !isRight).map(([field, , says]) => [field, [says]]),
  );
}
