import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { isEmail, normalEmail, passwordMin } from "#rules/registration.ts";
import { loginTexts } from "#texts/account/account.ts";
import type { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { type FieldErrors, textOf, useForm } from "#web/api/use-form.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { later } from "#web/ui/later.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { challengeIn } from "./challenge.ts";
import { signUpIn } from "./sign-up-handle.ts";
import { type SignedIn, startSession } from "./start-session.ts";

const CodeStep = later(async () => (await import("./code-step.tsx")).CodeStep);
const ResendButton = later(async () => (await import("./resend-button.tsx")).ResendButton);

type Props = {
  /** T-008 or T-009, depending on the screen. */
  emailInvalid?: string;
  onSignedIn: (session: SignedIn) => void;
};

/** The form shared by every login variant (B-067 to B-071), and the second step where a member chose one. */
export function LoginForm({ emailInvalid = loginTexts.emailInvalid, onSignedIn }: Props) {
  const { username } = useClient();
  const [unverified, setUnverified] = useState("");
  const [refusal, setRefusal] = useState("");
  const [challenge, setChallenge] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const wasAsked = useRef(false);
  // Returning from the second step removed the focused element.
  useEffect(() => {
    if (wasAsked.current && !challenge) form.current?.querySelector("input")?.focus();
    wasAsked.current = challenge !== undefined;
  }, [challenge]);

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
    try {
      const answer = await api(username, "login", { body });
      const session = startSession(username, answer);
      if (!session) return setRefusal(answer.message ?? loginTexts.noToken);
      onSignedIn(session);
    } catch (error) {
      const asked = challengeIn(error);
      if (!asked) throw error;
      setChallenge(asked);
    }
  }

  const { errors, failure, isBusy, formProps } = useForm({ check, send });
  return (
    <>
      {challenge && (
        <Suspense fallback={<Spinner className="mx-auto" />}>
          <CodeStep challenge={challenge} onSignedIn={onSignedIn} onBack={() => setChallenge(undefined)} />
        </Suspense>
      )}
      <form {...formProps} ref={form} hidden={challenge !== undefined} className="grid gap-4">
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
        <p className="-my-3 text-right text-sm">
          <Link
            to={paths["forgot-password"](username)}
            className="inline-block py-3 font-semibold text-link hover:underline"
          >
            {loginTexts.forgotPassword}
          </Link>
        </p>
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
    </>
  );
}

/** The error below a refused form; for an unverified address it offers to resend the mail. */
function Refusal(props: { failure: ApiError | undefined; refusal: string; email: string }) {
  const message = props.failure?.message ?? props.refusal;
  if (!message) return null;
  const isUnverified = props.failure?.code === "email_unverified";
  return (
    <Notice
      tone="error"
      action={
        isUnverified && (
          <Suspense>
            <ResendButton email={props.email} signUp={signUpIn(props.failure?.body)} />
          </Suspense>
        )
      }
    >
      {message}
    </Notice>
  );
}
