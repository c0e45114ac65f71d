import { z } from "zod";
import { contactChoices, experienceMax, isBiography, isCity } from "#rules/application.ts";
import { isDay } from "#rules/day.ts";
import { isName, isPhone } from "#rules/registration.ts";
import { joinTexts } from "#texts/join-expert.ts";
import { safetyNotice } from "./safety.ts";
import { call, email, id } from "./shape.ts";

const wholeYears = z
  .union([z.int(), z.string().regex(/^\d{1,3}$/)], joinTexts.experienceWrong)
  .transform(Number)
  .refine((years) => years >= 0 && years <= experienceMax, joinTexts.experienceWrong);

/**
 * C-52 (E-40): an application. `layanan` is the service's name, `skills` its id (B-281). This call refuses with
 * `status: "failed"` where others use `error`.
 */
export const joinExpert = call({
  body: z.object({
    name: z.string().trim().refine(isName, joinTexts.nameWrong),
    email: email(joinTexts.emailWrong),
    phone: z.string().refine(isPhone, joinTexts.phoneWrong),
    city: z.string().refine(isCity, joinTexts.cityWrong),
    layanan: z.string().trim().min(1, joinTexts.serviceWrong).max(100, joinTexts.serviceWrong),
    skills: id().optional(),
    birth_date: z.string().refine(isDay, joinTexts.birthWrong),
    experience: wholeYears,
    biography: z.string().max(1000).refine(isBiography, joinTexts.biographyWrong),
    kontak: z.enum([...contactChoices, ""]).nullish(),
  }),
  answer: z.object({
    status: z.enum(["success", "failed"]),
    message: z.string().optional(),
    safety: safetyNotice.optional(),
  }),
  errors: [],
});
