import { Download } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { exportDataTexts } from "#texts/privacy/privacy.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { fileOf } from "#web/api/file.ts";
import { downloadFile } from "#web/browser/download.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.ts";

const formats = [
  { format: "html", label: exportDataTexts.readable },
  { format: "json", label: exportDataTexts.machine },
] as const;

type Format = (typeof formats)[number]["format"];

/** exports all of the member's data as a file, after confirming their identity. */
export function ExportData({ username }: { username: string }) {
  const [format, setFormat] = useState<Format>("html");
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  async function save(password?: string): Promise<void> {
    const body = { format, ...(password === undefined ? {} : { password }) };
    const file = await fileOf(username, "exportData", { body });
    downloadFile(file, `data-${new Date().toISOString().slice(0, 10)}.${format}`);
    setAsking(false);
    showToast("success", exportDataTexts.saved);
  }

  /** A recent sign-in is enough; otherwise asks for the password, if the account has one. */
  const begin = () =>
    attempt(async () => {
      const { data } = await api(username, "getConfirmation", {});
      if (data.is_recent || !data.has_password) await save();
      else setAsking(true);
    });

  const message = problem && sentenceFor(problem);
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{exportDataTexts.intro}</p>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="mb-2 text-sm font-semibold">{exportDataTexts.legend}</legend>
        {formats.map((one) => (
          <label
            key={one.format}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line px-4 py-2.5 text-sm transition-colors hover:border-line-strong has-checked:border-strong has-checked:bg-tint has-checked:text-on-tint"
          >
            <input
              type="radio"
              name="format"
              value={one.format}
              checked={format === one.format}
              onChange={() => setFormat(one.format)}
              className="size-5 shrink-0 accent-(--primary-strong)"
            />
            <span className="min-w-0 flex-1">{one.label}</span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">{exportDataTexts.warning}</p>
      {message && !isAsking && <Notice tone="error">{message}</Notice>}
      <Button
        look="secondary"
        className="justify-self-start"
        busy={isBusy && !isAsking}
        onClick={() => void begin()}
      >
        <Download aria-hidden="true" className="size-5" />
        {exportDataTexts.submit}
      </Button>
      {isAsking && (
        <PasswordDialog
          isBusy={isBusy}
          problem={problem}
          onPassword={(password) => void attempt(() => save(password))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function sentenceFor({ code, status, message }: ApiError): string {
  if (code === "sign_in_again") return exportDataTexts.signInAgain;
  return status === 0 || status >= 500 ? exportDataTexts.failed : message;
}

function PasswordDialog(props: {
  isBusy: boolean;
  problem: ApiError | undefined;
  onPassword: (password: string) => void;
  onClose: () => void;
}) {
  const { isBusy, problem } = props;
  const form = useId();
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isWrong = problem?.code === "password_wrong";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    setMissing(password === "");
    if (password !== "") props.onPassword(password);
  }

  return (
    <Dialog
      open
      title={exportDataTexts.confirmTitle}
      onClose={props.onClose}
      footer={
        <>
          <Button look="secondary" onClick={props.onClose}>
            {exportDataTexts.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {exportDataTexts.submit}
          </Button>
        </>
      }
    >
      <p className="mb-4">{exportDataTexts.confirmBody}</p>
      <form id={form} noValidate onSubmit={submit}>
        <PasswordField
          label={exportDataTexts.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          errors={isMissing ? [exportDataTexts.passwordMissing] : isWrong ? [problem.message] : []}
        />
      </form>
      {problem && !isWrong && (
        <Notice tone="error" className="mt-4">
          {sentenceFor(problem)}
        </Notice>
      )}
    </Dialog>
  );
}
