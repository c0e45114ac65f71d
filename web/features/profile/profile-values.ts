import { isName, isPassword, isPhone } from "#rules/registration.ts";
import { registerTexts } from "#texts/account/register.ts";
import { type FieldErrors, textOf } from "#web/api/use-form.ts";

const passwordFields = ["currentPassword", "newPassword", "confirmPassword"] as const;

/**
 * Checks name and phone by the rules of the sign-up (B-107 to B-109). A member who came by Google gave no phone number
 * and may leave it empty.
 */
export function profileErrors(values: FormData, known: { phone_number: string }): FieldErrors {
  const phone = textOf(values, "phone_number");
  const isPhoneRight = isPhone(phone) || (phone === "" && known.phone_number === "");
  return {
    ...(isName(textOf(values, "name")) ? {} : { name: [registerTexts.nameShort] }),
    ...(isPhoneRight ? {} : { phone_number: [registerTexts.phoneInvalid] }),
  };
}

/** Checks a new password by the rules of the sign-up (B-110 to B-112). */
export function passwordErrors(values: FormData): FieldErrors {
  const password = textOf(values, "newPassword");
  return {
    ...(isPassword(password) ? {} : { newPassword: [registerTexts.passwordShort] }),
    ...(textOf(values, "confirmPassword") === password
      ? {}
      : { confirmPassword: [registerTexts.confirmDiffers] }),
  };
}

/** Returns the profile to send; an empty phone number is left out. */
export const profileForm = (values: FormData): FormData => filled(values, ["name", "phone_number"]);

/** Returns the passwords to send; B-147: only what was filled in. */
export const passwordForm = (values: FormData): FormData => filled(values, passwordFields);

function filled(values: FormData, names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) {
    const value = textOf(values, name);
    if (value !== "") form.append(name, name === "name" ? value.trim() : value);
  }
  return form;
}
