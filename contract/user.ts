import { z } from "zod";
import { isEmail, isName, isPassword, isPhone, normalEmail, passwordMax } from "#rules/registration.ts";
import { loginTexts } from "#texts/account.ts";
import { profileTexts } from "#texts/profile.ts";
import { registerTexts } from "#texts/register.ts";
import { bigId, call, done, moment, slug, success, upload } from "./shape.ts";
import { surveyAnswers } from "./survey.ts";

const email = (message: string) => z.string().transform(normalEmail).refine(isEmail, message);

export const session = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: z.object({ token: z.string(), agree_with_tnc: z.boolean(), user_id: z.int() }),
});

/**
 * C-02 (E-07): signs in a member of one client. `email_unverified` carries `sign_up`, as the sign-up itself does, and
 * `second_factor_needed` a `challenge` for X-35.
 */
export const login = call({
  body: z.object({
    email: email(loginTexts.emailInvalid),
    password: z.string().min(8, loginTexts.passwordShort).max(passwordMax),
    username: slug(),
  }),
  answer: session,
  errors: ["login_failed", "email_unverified", "too_many_guesses", "second_factor_needed"],
});

/** C-04 (E-53): sign-up; the same answer whether the address is new or known (S-21). */
export const signUp = call({
  body: z
    .object({
      name: z.string().trim().refine(isName, registerTexts.nameShort),
      phone: z.string().refine(isPhone, registerTexts.phoneInvalid),
      email: email(registerTexts.emailInvalid),
      password: z.string().refine(isPassword, registerTexts.passwordShort),
      confirm_password: z.string(),
      username: slug(),
    })
    .refine((form) => form.password === form.confirm_password, {
      path: ["confirm_password"],
      error: registerTexts.confirmDiffers,
    }),
  status: 201,
  answer: z.object({
    status: z.literal("pending"),
    message: z.string(),
    /** Identifies this sign-up when its mail is requested again. */
    sign_up: z.string(),
  }),
  errors: ["too_many_mails"],
});

/** sends the verification mail of a sign-up again; the same answer for every address. */
export const resendVerification = call({
  body: z.object({
    email: email(loginTexts.emailInvalid),
    username: slug(),
    sign_up: z.string().max(200).optional(),
  }),
  answer: done,
  errors: ["too_many_mails"],
});

const verification = { answer: done, errors: ["token_invalid", "new_password_first"] } as const;
const linkToken = z.string().min(1).max(200);

/**
 * C-06 (E-55): the token of the mailed link. It verifies only in the browser that signed up, which has a cookie; others
 * set a new password with the same token (C-11). A second call succeeds again for a while (S-22).
 */
export const verifyEmail = call({ query: z.object({ token: linkToken }), ...verification });

/** C-05: the same as C-06 with the token in the body. */
export const postVerifyEmail = call({
  body: z.object({ token: linkToken, username: slug().optional() }),
  ...verification,
});

/**
 * C-07: records consents. `agree` covers the terms, being 18 or over and "AI, bukan psikolog"; the others are separate.
 */
export const agreeTnc = call({
  body: z.object({
    agree: z.boolean(),
    health_data: z.boolean().optional(),
    ai_provider: z.boolean().optional(),
  }),
  answer: success(
    z.object({ agree_with_tnc: z.boolean(), health_data: z.boolean(), ai_provider: z.boolean() }),
  ),
  errors: ["unauthenticated"],
});

/** C-08: ends the session; 201 is success. */
export const logout = call({ ofSession: true, status: 201, answer: done, errors: ["unauthenticated"] });

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

/** C-15: 200 means that the session is valid. */
export const checkAuth = call({ answer: done, errors: ["unauthenticated"] });
