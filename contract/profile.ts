import { z } from "zod";
import { isName, isPassword, isPhone, passwordMax } from "#rules/registration.ts";
import { registerTexts } from "#texts/account/register.ts";
import { profileTexts } from "#texts/profile.ts";
import { bigId, call, done, moment, success, upload } from "./shape.ts";
import { surveyAnswers } from "./survey.ts";

/** C-13 (E-04): the member's own profile, with the consents given. */
export const getUser = call({
  answer: success(
    z.object({
      id: z.int(),
      user_id: z.int(),
      name: z.string(),
      phone: z.string(),
      phone_number: z.string(),
      email: z.string(),
      picture: z.string().nullable(),
      picture_url: z.string().nullable(),
      srq_result: z.object({ interpretation: z.string().nullable(), survey: z.array(z.unknown()) }),
      survey: surveyAnswers,
      agree_with_tnc: z.boolean(),
      consents: z.array(z.object({ kind: z.string(), version: z.string(), given_at: moment() })),
    }),
  ),
  errors: ["unauthenticated"],
});

const pictureErrors = ["picture_type", "picture_unreadable", "picture_too_large"] as const;

/** A new password counts only if something was typed (B-147). */
const filled = (value: string | undefined) => value !== undefined && value !== "";

/**
 * C-14 (E-05): fields that are left out stay as they were. The field names of the second document are accepted too
 * (A-15, C-61). A new password requires the current one, or a sign-in of a moment ago (S-06).
 */
export const editProfile = call({
  form: true,
  body: z
    .object({
      picture: upload(profileTexts.chooseAgain).optional(),
      image: upload(profileTexts.chooseAgain).optional(),
      name: z.string().trim().refine(isName, registerTexts.nameShort).optional(),
      phone_number: z.string().refine(isPhone, registerTexts.phoneInvalid).optional(),
      phone: z.string().refine(isPhone, registerTexts.phoneInvalid).optional(),
      currentPassword: z.string().max(passwordMax).optional(),
      newPassword: z
        .string()
        .refine((value) => value === "" || isPassword(value), registerTexts.passwordShort)
        .optional(),
      confirmPassword: z.string().optional(),
    })
    .refine(
      ({ newPassword, confirmPassword }) =>
        !(filled(newPassword) || filled(confirmPassword)) || newPassword === confirmPassword,
      { path: ["confirmPassword"], error: registerTexts.confirmDiffers },
    ),
  answer: done,
  errors: ["unauthenticated", "password_needed", "too_many_guesses", ...pictureErrors],
});

const ofUser = z.object({ userId: bigId() });

/** C-53 (B-155, S-10): the member's own picture; 404 without one and for ids of others. */
export const getImage = call({
  params: ofUser,
  image: true,
  answer: z.never(),
  errors: ["unauthenticated", "not_found"],
});

/** C-54 (B-151, B-152, S-11): sets a new picture; the server stores only a re-encoded copy of it. */
export const saveImage = call({
  params: ofUser,
  form: true,
  body: z.object({ image: upload(profileTexts.chooseAgain) }),
  answer: success(z.object({ picture: z.string(), picture_url: z.string() })),
  errors: ["unauthenticated", "not_found", ...pictureErrors],
});

/** removes the picture. */
export const deleteImage = call({
  params: ofUser,
  answer: done,
  errors: ["unauthenticated", "not_found"],
});
