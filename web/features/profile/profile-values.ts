import { isName, isPassword, isPhone } from "#rules/registration.ts";
import { registerTexts } from "#texts/register.ts";
import { type FieldErrors, textOf } from "#web/api/use-form.ts";

export const passwordFields = ["currentPassword", "newPassword", "confirmPassword"] as const;

/**
 * Checks the form by the rules of the sign-up (B-107 to B-112), passwords only if one was typed (B-147). A member who
 * came by Google gave no phone number and may leave it empty.
 */
export function profileErrors(values: FormData, known: { phone_number: string }): FieldErrors {
  const password = textOf(values, "newPassword");
  const confirm = textOf(values, "confirmPassword");
  const isChanging = password !== "" || confirm !== "" || textOf(values, "currentPassword") !== "";
  const phone = textOf(values, "phone_number");
  const isPhoneRight = isPhone(phone) || (phone === "" && known.phone_number === "");
  return {
    ...(isName(textOf(values, "name")) ? {} : { name: [registerTexts.nameShort] }),
    ...(isPhoneRight ? {} : { phone_number: [registerTexts.phoneInvalid] }),
    ...(isChanging && !isPassword(password) ? { newPassword: [registerTexts.passwordShort] } : {}),
    ...(isChanging && confirm !== password ? { confirmPassword: [registerTexts.confirmDiffers] } : {}),
  };
}

/** Returns the form data to send; empty fields are left out. */
export function profileForm(values: FormData): FormData {
  const form = new FormData();
  form.append("name", textOf(values, "name").trim());
  for (const field of ["phone_number", ...passwordFields]) {
    const value = textOf(values, field);
    if (value !== "") form.append(field, value);
  }
  return form;
}
