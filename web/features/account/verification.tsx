import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isEmail, normalEmail } from "#rules/registration.ts";
import { loginTexts } from "#texts/account/account.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/drawing.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ResendButton } from "./resend-button.tsx";
import { signUpIn } from "./sign-up-handle.ts";
import { useCountdown, useVerification } from "./use-verification.ts";

/** B-117: only confirms that the account was created; nothing is verified here. */
export function JustRegistered() {
  const { username } = useClient();
  return (
    <Panel image={art.mailWait} title={verifyTexts.createdTitle}>
      <p>{verifyTexts.created}</p>
      <p className="mt-2">{verifyTexts.sameBrowser}</p>
      <SendAgain />
      <Link to={paths.login(username)} className={buttonClass("secondary", "mt-6 w-full")}>
        {verifyTexts.toLogin}
      </Link>
    </Panel>
  );
}

/**
 * B-118 to B-125: shows the current step of the verification in words. `choosing` is the form for a new password, for a
 * browser that did not sign up.
 */
export function Verification({ choosing }: { choosing: (token: string) => ReactNode }) {
  const { username } = useClient();
  const { state, verify } = useVerification();
  if (state.step === "ready") return <Ready onPress={verify} />;
  if (state.step === "choose") {
    return (
      <>
        <Notice tone="info" className="mb-5">
          {state.message}
        </Notice>
        {choosing(state.token)}
      </>
    );
  }
  if (state.step === "verifying") {
    return (
      <Panel image={art.mailWait} title={verifyTexts.title}>
        <p role="status" className="flex items-center justify-center gap-3">
          <Spinner className="text-strong" />
          {verifyTexts.verifying}
        </p>
      </Panel>
    );
  }
  if (state.step === "verified") return <Verified />;
  const isMissing = state.step === "missing";
  return (
    <Panel image={art.mailBroken} title={verifyTexts.failedTitle}>
      <p role="alert">{isMissing ? verifyTexts.tokenMissing : state.message}</p>
      {!isMissing && state.isLost ? (
        <Button className="mt-6 w-full" onClick={verify}>
          {verifyTexts.retry}
        </Button>
      ) : (
        <SendAgain title={verifyTexts.resendNew} />
      )}
      <Link to={paths.login(username)} className={buttonClass("secondary", "mt-3 w-full")}>
        {verifyTexts.toLogin}
      </Link>
    </Panel>
  );
}

/** A form, so that a press before the page is hydrated is not lost. */
function Ready({ onPress }: { onPress: () => void }) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onPress();
  }
  return (
    <Panel image={art.mailWait} title={verifyTexts.readyTitle}>
      <p>{verifyTexts.ready}</p>
      <form onSubmit={submit} data-live="" method="post">
        <Button type="submit" className="mt-6 w-full">
          {verifyTexts.press}
        </Button>
      </form>
    </Panel>
  );
}

/** B-121, B-122: counts down to the login page; the link goes there at once. */
function Verified() {
  const { username } = useClient();
  const navigate = useNavigate();
  const login = paths.login(username);
  const seconds = useCountdown(() => void navigate(login, { replace: true }));
  return (
    <Panel image={art.mail} title={verifyTexts.successTitle}>
      <p role="status">{verifyTexts.success}</p>
      {/* Hidden from screen readers, which would read it every second; the link below says the same. */}
      <p aria-hidden="true" className="mt-1">
        {verifyTexts.countdown(seconds)}
      </p>
      <Link
        to={login}
        replace
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {verifyTexts.manualLink}
      </Link>
    </Panel>
  );
}

/** Offers to resend the mail; asks for the address if the page does not know it. */
function SendAgain({ title = verifyTexts.resendTitle }: { title?: string }) {
  const location = useLocation();
  const [email, setEmail] = useState(emailOfEntry(location.state));
  const [errors, setErrors] = useState<string[]>([]);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = normalEmail(String(new FormData(event.currentTarget).get("email") ?? ""));
    if (isEmail(typed)) setEmail(typed);
    else setErrors([loginTexts.emailInvalid]);
  }
  return (
    <div className="mt-6 rounded-md bg-sunken p-4 text-left text-sm">
      <p className="font-semibold text-ink">{title}</p>
      {email ? (
        <div className="text-link">
          <ResendButton key={email} email={email} signUp={signUpIn(location.state)} />
        </div>
      ) : (
        <form onSubmit={submit} noValidate data-live="" method="post" className="mt-3 grid gap-3">
          <TextField
            label={verifyTexts.resendEmail}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            errors={errors}
          />
          <Button type="submit" look="secondary">
            {verifyTexts.resendNext}
          </Button>
        </form>
      )}
    </div>
  );
}

const emailOfEntry = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";

function Panel(props: { image: string; title: string; children: ReactNode }) {
  return (
    <div className="text-center text-ink-soft">
      <Drawing src={props.image} className="mx-auto mb-4 w-52" />
      <h2 className="mb-2 text-2xl text-ink">{props.title}</h2>
      {props.children}
    </div>
  );
}
