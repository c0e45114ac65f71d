import { z } from "zod";
import { isName, isPassword, isPhone } from "#rules/registration.ts";
import { loginTexts } from "#texts/account/account.ts";
import { registerTexts } from "#texts/account/register.ts";
import { call, done, email, slug } from "./shape.ts";

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
