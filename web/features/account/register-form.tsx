import { useState } from "react";
import { Link } from "react-router";
import {
  digitsOnly,
  isEmail,
  isName,
  isPassword,
  isPhone,
  normalEmail,
  passwordMin,
} from "#rules/registration.ts";
import { registerTexts } from "#texts/account/register.ts";
import { api } from "#web/api/browser-api.ts";
import { type FieldErrors, textOf, useForm } from "#web/api/use-form.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** B-107 to B-112: checks the form with the same rules as the server. */
function check(values: FormData): FieldErrors {
  const password = textOf(values, "password");
  const confirm = textOf(values, "confirm_password");
  return {
    ...(isName(textOf(values, "name")) ? {} : { name: [registerTexts.nameShort] }),
    ...(isPhone(textOf(values, "phone")) ? {} : { phone: [registerTexts.phoneInvalid] }),
    ...(isEmail(normalEmail(textOf(values, "email"))) ? {} : { email: [registerTexts.emailInvalid] }),
    ...(isPassword(password) ? {} : { password: [registerTexts.passwordShort] }),
    ...(confirm === password && confirm.length >= passwordMin
      ? {}
      : { confirm_password: [registerTexts.confirmDiffers] }),
  };
}

/** What the next page needs in order to resend the verification mail. */
export type Registered = { email: string; sign_up: string };

/** B-105: name, phone, e-mail, password twice. */
export function RegisterForm({ onRegistered }: { onRegistered: (made: Registered) => void }) {
  const { username } = useClient();
  const [phone, setPhone] = useState("");

  async function send(values: FormData): Promise<void> {
    const email = normalEmail(textOf(values, "email"));
    const body = {
      name: textOf(values, "name").trim(),
      phone: textOf(values, "phone"),
      email,
      password: textOf(values, "password"),
      confirm_password: textOf(values, "confirm_password"),
      username,
    };
    const { sign_up } = await api(username, "signUp", { body });
    onRegistered({ email, sign_up });
  }

  const { errors, failure, isBusy, formProps } = useForm({ check, send });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField label={registerTexts.nameLabel} name="name" autoComplete="name" errors={errors.name} />
      <TextField
        label={registerTexts.phoneLabel}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={phone}
        onChange={({ target }) => setPhone(digitsOnly(target.value))}
        errors={errors.phone}
      />
      <TextField
        label={registerTexts.emailLabel}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        errors={errors.email}
      />
      <PasswordField
        label={registerTexts.passwordLabel}
        name="password"
        autoComplete="new-password"
        hint={registerTexts.passwordHint}
        errors={errors.password}
      />
      <PasswordField
        label={registerTexts.confirmLabel}
        name="confirm_password"
        autoComplete="new-password"
        errors={errors.confirm_password}
      />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <Button type="submit" busy={isBusy} className="mt-1 w-full">
        {registerTexts.submit}
      </Button>
      <p className="text-center text-sm">
        <Link
          to={paths.login(username)}
          className="inline-block py-3 font-semibold text-link hover:underline"
        >
          {registerTexts.toLogin}
        </Link>
      </p>
    </form>
  );
}
