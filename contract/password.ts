import { z } from "zod";
import { passwordMax, passwordMin } from "#rules/registration.ts";
import { forgotTexts, passwordTexts } from "#texts/password.ts";
import { call, done, email, id, slug, success } from "./shape.ts";

const ownEmail = email(forgotTexts.emailInvalid);
const linkToken = z.string().min(1).max(200);

/** B-137 for one of the two password fields. */
const password = z.string().min(passwordMin, passwordTexts.short).max(passwordMax, passwordTexts.long);

/** C-09, C-62: the same answer for every address (S-21). */
export const forgotPassword = call({
  body: z.object({ email: ownEmail, username: slug() }),
  answer: done,
  errors: ["too_many_mails"],
});

/**
 * C-10: sets a new password with the token of a link. The link's `email` and `client_id` are checked but never used as
 * a source (S-05). The passwords may also come as `newPassword` and `confirmPassword`.
 */
export const resetPassword = call({
  body: z
    .object({
      token: linkToken,
      email: ownEmail,
      client_id: id(),
      password: password.optional(),
      confirm: password.optional(),
      newPassword: password.optional(),
      confirmPassword: password.optional(),
    })
    .superRefine((form, context) => {
      const names = passwordNames(form);
      const problem = (name: string, message: string) =>
        context.addIssue({ code: "custom", path: [name], message });
      if (form[names.password] === undefined) problem(names.password, passwordTexts.short);
      else if (form[names.password] !== form[names.confirm]) problem(names.confirm, passwordTexts.differs);
    })
    .transform((form) => ({
      token: form.token,
      email: form.email,
      client_id: form.client_id,
      password: form[passwordNames(form).password] ?? "",
      /** The field that a message about the password belongs to. */
      field: passwordNames(form).password,
    })),
  answer: success(z.object({ status: z.literal("success") })),
  errors: ["token_invalid"],
});

/** The names under which the two passwords came. */
const passwordNames = (form: { newPassword?: unknown; confirmPassword?: unknown }) =>
  form.newPassword === undefined && form.confirmPassword === undefined
    ? ({ password: "password", confirm: "confirm" } as const)
    : ({ password: "newPassword", confirm: "confirmPassword" } as const);

/** C-11: like C-10, with the token alone. */
export const changePassword = call({
  body: z
    .object({ token: linkToken, newPassword: password, confirmPassword: password })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ["confirmPassword"],
      error: passwordTexts.differs,
    }),
  answer: done,
  errors: ["token_invalid"],
});

const resetToken = { token: z.string(), email: z.string(), client_id: z.int() };

/** C-12: a link valid for a few minutes, for a member whose session was confirmed a moment ago (S-05). */
export const internalResetToken = call({
  answer: success(z.object(resetToken), resetToken),
  errors: ["unauthenticated", "password_needed"],
});

/** the member of a session proves their identity with the password; valid for ten minutes. */
export const confirmPassword = call({
  ofSession: true,
  body: z.object({ password: z.string().min(1).max(passwordMax) }),
  answer: done,
  errors: ["unauthenticated", "password_wrong", "too_many_guesses"],
});

/** how this member can confirm their identity: with the password, or by a sign-in of the last ten minutes. */
export const getConfirmation = call({
  answer: success(z.object({ has_password: z.boolean(), is_recent: z.boolean() })),
  errors: ["unauthenticated"],
});
