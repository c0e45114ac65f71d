import { Suspense, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { isEmail, passwordMax, passwordMin } from "#rules/registration.ts";
import { passwordTexts } from "#texts/password.ts";
import type { ApiError } from "#web/api/api.ts";
import { type FieldErrors, textOf, useForm } from "#web/api/use-form.ts";
import { dropSession, tokenOf } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { later } from "#web/ui/later.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { spokenFailure } from "./spoken-failure.ts";

/** For signed-in members who opened the page without a link. */
const ChangePasswordButton = later(
  async () => (await import("./change-password-button.tsx")).ChangePasswordButton,
);

type Props = {
  /** Names of the two fields in the call. */
  names: { password: string; confirm: string };
  /** B-139: without the token of a link the form cannot be sent. */
  isComplete: boolean;
  /** Email of the account, so that the browser can offer to save the new password for it. */
  email?: string | undefined;
  send: (password: string, confirm: string) => Promise<unknown>;
};

const lengthErrors = (password: string): string[] => {
  if (password.length < passwordMin) return [passwordTexts.short];
  return password.length > passwordMax ? [passwordTexts.long] : [];
};

/**
 * B-136 to B-142, B-135: asks for the new password twice. Saving it ends the session in this browser and leads to
 * login.
 */
export function NewPasswordForm({ names, isComplete, email, send }: Props) {
  const { username } = useClient();
  const navigate = useNavigate();

  function check(values: FormData): FieldErrors {
    const password = textOf(values, names.password);
    const confirm = textOf(values, names.confirm);
    const ofPassword = lengthErrors(password);
    const ofConfirm = lengthErrors(confirm);
    if (ofConfirm.length === 0 && confirm !== password) ofConfirm.push(passwordTexts.differs);
    return {
      ...(ofPassword.length > 0 ? { [names.password]: ofPassword } : {}),
      ...(ofConfirm.length > 0 ? { [names.confirm]: ofConfirm } : {}),
    };
  }

  async function save(values: FormData): Promise<void> {
    await send(textOf(values, names.password), textOf(values, names.confirm));
    dropSession(username);
    showToast("success", passwordTexts.changed);
    await navigate(paths.login(username), { replace: true });
  }

  const { errors, failure, isBusy, formProps } = useForm({ check, send: save });
  return (
    <>
      {!isComplete && (
        <Notice tone="error" action={<WaysOn />} className="mb-4">
          {passwordTexts.tokenMissing}
        </Notice>
      )}
      <form {...formProps} className="grid gap-4">
        {email && isEmail(email) && (
          <input
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            hidden
            aria-label={passwordTexts.accountOf}
          />
        )}
        <PasswordField
          label={passwordTexts.newLabel}
          name={names.password}
          autoComplete="new-password"
          hint={passwordTexts.hint}
          errors={errors[names.password]}
        />
        <PasswordField
          label={passwordTexts.confirmLabel}
          name={names.confirm}
          autoComplete="new-password"
          errors={errors[names.confirm]}
        />
        <Refusal failure={failure} />
        <Button type="submit" busy={isBusy} disabled={!isComplete} className="mt-1 w-full">
          {passwordTexts.submit}
        </Button>
        <Link to={paths.login(username)} className={buttonClass("quiet")}>
          {passwordTexts.cancel}
        </Link>
      </form>
    </>
  );
}

/** The error below a refused form; if the link is no longer valid, it offers to request a new one. */
function Refusal({ failure }: { failure: ApiError | undefined }) {
  if (!failure) return null;
  const { message, next } = spokenFailure(failure, passwordTexts);
  return (
    <Notice tone="error" action={failure.code === "token_invalid" ? <NewLink /> : next}>
      {message}
    </Notice>
  );
}

/** Without a link: offers a new one by mail and, to signed-in members, one for this session. */
function WaysOn() {
  const { username } = useClient();
  const [isSignedIn, setSignedIn] = useState(false);
  // Only the browser knows the session.
  useEffect(() => setSignedIn(tokenOf(username) !== null), [username]);
  return (
    <>
      <NewLink />
      {isSignedIn && (
        <Suspense>
          <ChangePasswordButton className="mt-1 w-full" />
        </Suspense>
      )}
    </>
  );
}

function NewLink() {
  const { username } = useClient();
  return (
    <Link
      to={paths["forgot-password"](username)}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {passwordTexts.newLink}
    </Link>
  );
}
