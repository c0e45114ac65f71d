import { type FormEvent, useId, useRef, useState } from "react";
import { eraseTexts, eraseWord } from "#texts/privacy/privacy.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useCall } from "#web/api/query.ts";
import { forgetAccount } from "#web/browser/stored-conversation.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { leaveTo } from "./leave.ts";

/** explains the consequences first, then opens a dialog that cannot be confirmed by mistake. */
export function EraseAccount({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{eraseTexts.intro}</p>
      <Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {eraseTexts.open}
      </Button>
      {isOpen && <EraseDialog username={username} onClose={() => setOpen(false)} />}
    </div>
  );
}

type Wrong = { password?: string; word?: string; all?: string };

function EraseDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [word, setWord] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  const { data } = useCall(username, "getConfirmation", {}, { refetchOnMount: "always", staleTime: 0 });
  const { has_password: hasPassword = true, is_recent: isRecent = true } = data?.data ?? {};
  const mustSignIn = !hasPassword && !isRecent;

  /** Shows the errors and focuses the first field with one. */
  function refuse(found: Wrong): void {
    setWrong(found);
    const field = found.password ? "password" : found.word ? "word" : undefined;
    if (field) fields.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }

  async function erase(): Promise<void> {
    setBusy(true);
    try {
      const body = { word: eraseWord, ...(hasPassword ? { password } : {}) } as const;
      await api(username, "eraseAccount", { body });
      forgetAccount(username);
      leaveTo(username, "erased");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error.code === "password_wrong" ? { password: error.message } : { all: error.message });
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const found: Wrong = {
      ...(hasPassword && password === "" ? { password: eraseTexts.passwordMissing } : {}),
      ...(word.trim() === eraseWord ? {} : { word: eraseTexts.wordWrong }),
    };
    refuse(found);
    if (Object.keys(found).length === 0) void erase();
  }

  return (
    <Dialog
      open
      title={eraseTexts.dialogTitle}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {eraseTexts.cancel}
          </Button>
          {!mustSignIn && (
            <Button type="submit" form={form} look="danger" busy={isBusy}>
              {eraseTexts.submit}
            </Button>
          )}
        </>
      }
    >
      <Consequences />
      {mustSignIn ? (
        <Notice tone="info" className="mt-4">
          {eraseTexts.signInAgain}
        </Notice>
      ) : (
        <form ref={fields} id={form} noValidate onSubmit={submit} className="mt-5 grid gap-4">
          {hasPassword && (
            <PasswordField
              label={eraseTexts.password}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              errors={wrong.password ? [wrong.password] : []}
            />
          )}
          <TextField
            label={eraseTexts.word}
            name="word"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            errors={wrong.word ? [wrong.word] : []}
          />
          {wrong.all && <Notice tone="error">{wrong.all}</Notice>}
        </form>
      )}
    </Dialog>
  );
}

function Consequences() {
  return (
    <div className="grid gap-3 text-sm">
      <div>
        <p className="font-semibold text-ink">{eraseTexts.lost}</p>
        <ul className="mt-1 list-disc pl-5">
          {eraseTexts.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </div>
      <p>{eraseTexts.kept}</p>
      <p>{eraseTexts.after}</p>
      <p className="font-semibold text-ink">{eraseTexts.exportFirst}</p>
    </div>
  );
}
