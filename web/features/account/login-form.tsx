import { useState } from "react";
import { Link } from "react-router";
import { isEmail, normalEmail, passwordMin } from "#rules/registration.ts";
import { loginTexts } from "#texts/account.ts";
import type { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { pushEvent } from "#web/browser/analytics.ts";
import { storeSession } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { ResendButton } from "./resend-button.tsx";
import { signUpIn } from "./sign-up-handle.ts";
import { type FieldErrors, textOf, useForm } from "./use-form.ts";

type Props = {
  /** T-008 or T-009, which differ by screen. */
  emailInvalid?: string;
  onSignedIn: (session: { agreed: boolean }) => void;
};

/** The fields of every login variant (B-067 to B-071). */
export function LoginForm({ emailInvalid = loginTexts.emailInvalid, onSignedIn }: Props) {
  const { username } = useClient();
  const [unverified, setUnverified] = useState("");
  const [refusal, setRefusal] = useState("");

  function check(values: FormData): FieldErrors {
    return {
      ...(isEmail(normalEmail(textOf(values, "email"))) ? {} : { email: [emailInvalid] }),
      ...(textOf(values, "password").length >= passwordMin ? {} : { password: [loginTexts.passwordShort] }),
    };
  }

  async function send(values: FormData): Promise<void> {
    setRefusal("");
    const email = normalEmail(textOf(values, "email"));
    setUnverified(email);
    const body = { email, password: textOf(values, "password"), username };
    const { data, message } = await api(username, "login", { body });
    if (!data?.token) {
      // biome-ignore lint/suspicious/noConsole: B-093 asks for a warning
      console.warn("login answered without a token");
      return setRefusal(message ?? loginTexts.noToken);
    }
    storeSession(username, data.token, data.user_id);
    pushEvent("submitApplication");
    onSignedIn({ agreed: data.agree_with_tnc });
  }

  const { errors, failure, isBusy, formProps } = useForm({ check, send });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label={loginTexts.emailLabel}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        errors={errors.email}
      />
      <PasswordField
        label={loginTexts.passwordLabel}
        name="password"
        autoComplete="current-password"
        errors={errors.password}
      />
      <Refusal failure={failure} refusal={refusal} email={unverified} />
      <Button type="submit" busy={isBusy} className="mt-1 w-full">
        {loginTexts.submit}
      </Button>
      <p className="text-center text-sm text-ink-soft">
        {loginTexts.noAccount}{" "}
        <Link
          to={paths.register(username)}
          className="inline-block py-3 font-semibold text-link hover:underline"
        >
          {loginTexts.register}
        </Link>
      </p>
    </form>
  );
}

/** What stands under the form when it was refused; an unverified address gets a way on. */
function Refusal(props: { failure: ApiError | undefined; refusal: string; email: string }) {
  const message = props.failure?.message ?? props.refusal;
  if (!message) return null;
  const isUnverified = props.failure?.code === "email_unverified";
  return (
    <Notice
      tone="error"
      action={isUnverified && <ResendButton email={props.email} signUp={signUpIn(props.failure?.body)} />}
    >
      {message}
    </Notice>
  );
}
