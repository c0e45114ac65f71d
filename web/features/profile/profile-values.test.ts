import { expect, test } from "vitest";
import { registerTexts } from "#texts/account/register.ts";
import { passwordErrors, passwordForm, profileErrors, profileForm } from "./profile-values.ts";

function typed(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("B-146: a Google account without a phone number saves a name alone; a stored number stays required", () => {
  const values = typed({ name: "Rani Baru", phone_number: "" });
  expect(profileErrors(values, { phone_number: "" })).toEqual({});
  expect([...profileForm(values).keys()]).toEqual(["name"]);
  const wrong = { phone_number: [registerTexts.phoneInvalid] };
  expect(profileErrors(values, { phone_number: "081234567890" })).toEqual(wrong);
  expect(profileErrors(typed({ name: "Rani Baru", phone_number: "08" }), { phone_number: "" })).toEqual(
    wrong,
  );
});

test("B-147: only filled-in passwords are sent", () => {
  const values = typed({
    name: "Rani",
    currentPassword: "",
    newPassword: "baru-sekali-1",
    confirmPassword: "baru-sekali-1",
  });
  expect(passwordErrors(values)).toEqual({});
  expect([...passwordForm(values).keys()]).toEqual(["newPassword", "confirmPassword"]);
  expect(passwordErrors(typed({ newPassword: "pendek", confirmPassword: "lain" }))).toEqual({
    newPassword: [registerTexts.passwordShort],
    confirmPassword: [registerTexts.confirmDiffers],
  });
});
