import { z } from "zod";
import { isEmail, normalEmail, passwordMax, passwordMin } from "#rules/registration.ts";
import { forgotTexts, passwordTexts } from "#texts/password.ts";
import { call, done, id, slug, success } from "./shape.ts";

const email = z.string().transform(normalEmail).refine(isEmail, forgotTexts.emailInvalid);
const linkToken = z.string().min(1).max(200);

/** B-137 for one of the two fields. */
const password = z.string().min(passwordMin, passwordTexts.short).max(passwordMax, passwordTexts.long);

/** C-09, C-62: the same answer for every address (S-21). */
export const forgotPassword = call({
  body: z.object({ email, username: slug() }),
  answer: done,
  errors: [],
});

/**
 * C-10: a new password with the token of a link. `email` and `client_id` of the link are checked, nothing is taken from
 * them (S-05). The passwords also come as `newPassword` and `confirmPassword`.
 */
export const resetPassword = call({
  body: z
    .object({
      token: linkToken,
      email,
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

/** Which names the two passwords came under. */
const passwordNames = (form: { newPassword?: unknown; confirmPassword?: unknown }) =>
  form.newPassword === undefined && form.confirmPassword === undefined
    ? ({ password: "password", confirm: "confirm" } as const)
    : ({ password: "newPassword", confirm: "confirmPassword" } as const);

/** C-11: the same with the token alone. */
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

/** C-12: a link of a few minutes for the member of a session that was confirmed a moment ago (S-05). */
export const internalResetToken = call({
  answer: success(z.object(resetToken), resetToken),
  errors: ["unauthenticated", "password_needed"],
});

/** the member of a session shows by the password who they are; good for ten minutes. */
export const confirmPassword = call({
  ofSession: true,
  body: z.object({ password: z.string().min(1).max(passwordMax) }),
  answer: done,
  errors: ["unauthenticated", "password_wrong", "too_many_guesses"],
});
