import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { loginTexts } from "#texts/account/account.ts";
import { changePasswordTexts, passwordTexts } from "#texts/password.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { tokenOf } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass, type Look } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.ts";

/** What the dialog asks for; `mail` if the account has no password. */
type Asked = "nothing" | "password" | "mail";

/**
 * Opens reset-password with a reset token of this session (B-143, B-144). If the sign-in is not
 * recent, it asks for the current password first (S-05).
 */
export function ChangePasswordButton({ look = "secondary", className }: { look?: Look; className?: string }) {
  const { username } = useClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>("nothing");
  const [isBusy, setBusy] = useState(false);

  async function open(): Promise<void> {
    const { token, email, client_id } = await api(username, "internalResetToken", {});
    await navigate(paths["reset-password"](username, { token, email, client_id }));
  }

  /** Handles a refused call: asks for the password if it is needed, else shows the message. */
  function meet(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "password_needed") setAsked(error.body.has_password === false ? "mail" : "password");
    // An ended session is redirected to login elsewhere.
    else if (error.code !== "unauthenticated") showToast("error", error.message);
  }

  async function start(): Promise<void> {
    if (!tokenOf(username)) {
      const signIn = () => void navigate(paths.login(username));
      return showToast("error", passwordTexts.noToken, {
        action: { label: loginTexts.pageTitle, run: signIn },
      });
    }
    setBusy(true);
    await open().catch(meet);
    setBusy(false);
  }

  const close = () => setAsked("nothing");
  return (
    <>
      <Button look={look} busy={isBusy} {...(className ? { className } : {})} onClick={() => void start()}>
        {changePasswordTexts.open}
      </Button>
      <Dialog open={asked !== "nothing"} title={changePasswordTexts.dialogTitle} onClose={close}>
        {asked === "password" && <AskPassword onConfirmed={open} onClose={close} />}
        {asked === "mail" && (
          <>
            <p>{changePasswordTexts.noPassword}</p>
            <Link to={paths["forgot-password"](username)} className={buttonClass("primary", "mt-6 w-full")}>
              {changePasswordTexts.byMail}
            </Link>
          </>
        )}
      </Dialog>
    </>
  );
}

function AskPassword({ onConfirmed, onClose }: { onConfirmed: () => Promise<void>; onClose: () => void }) {
  const { username } = useClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError>();
  const isWrong = problem?.code === "password_wrong" || problem?.code === "invalid";

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password") ?? "");
    setBusy(true);
    setProblem(undefined);
    try {
      await api(username, "confirmPassword", { body: { password } });
      await onConfirmed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      form.querySelector("input")?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={submit}
      onInput={() => setProblem(undefined)}
      noValidate
      method="post"
      className="grid gap-5"
    >
      <p>{changePasswordTexts.ask}</p>
      <PasswordField
        label={changePasswordTexts.currentLabel}
        name="password"
        autoComplete="current-password"
        errors={isWrong ? [problem.message] : []}
      />
      {problem && !isWrong && <Notice tone="error">{problem.message}</Notice>}
      <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
        <Button look="secondary" onClick={onClose}>
          {changePasswordTexts.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {changePasswordTexts.next}
        </Button>
      </div>
    </form>
  );
}
