import { useEffect, useRef, useState } from "react";
import { readCode } from "#rules/second-factor.ts";
import { loginTexts } from "#texts/account/account.ts";
import { codeStepTexts as says } from "#texts/second-factor.ts";
import { api } from "#web/api/browser-api.ts";
import { textOf, useForm } from "#web/api/use-form.ts";
import { useClient } from "#web/frame/client.ts";
import { emailOf } from "#web/frame/contact.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type SignedIn, startSession } from "./start-session.ts";

type Props = {
  /** What X-35 needs besides the code. */
  challenge: string;
  method?: "Google";
  onSignedIn: (session: SignedIn) => void;
  onBack: () => void;
};

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeStep(props: Props) {
  const [kind, setKind] = useState<"app" | "recovery">("app");
  return (
    <div data-code-step="">
      <h2 className="text-lg text-ink">{says.title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{kind === "app" ? says.intro : says.recoveryIntro}</p>
      <CodeForm key={kind} {...props} kind={kind} />
      <div className="mt-3 grid gap-1">
        <Button look="quiet" onClick={() => setKind(kind === "app" ? "recovery" : "app")}>
          {kind === "app" ? says.useRecovery : says.useApp}
        </Button>
        <Button look="quiet" onClick={props.onBack}>
          {says.back}
        </Button>
      </div>
      {kind === "recovery" && <Lost />}
    </div>
  );
}

function CodeForm({ challenge, method, kind, onSignedIn }: Props & { kind: "app" | "recovery" }) {
  const { username } = useClient();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState("");
  const invalid = kind === "app" ? says.invalid : says.recoveryInvalid;

  async function send(values: FormData): Promise<void> {
    setRefusal("");
    const body = { username, challenge, code: textOf(values, "code") };
    const answer = await api(username, "loginCode", { body });
    const session = startSession(username, answer, method);
    if (!session) return setRefusal(answer.message ?? loginTexts.noToken);
    onSignedIn(session);
  }

  const { errors, failure, isBusy, formProps } = useForm({
    check: (values) => (readCode(textOf(values, "code"))?.kind === kind ? {} : { code: [invalid] }),
    send,
  });
  // On arrival, and with a refused code selected, so that the next one replaces it.
  useEffect(() => {
    const input = form.current?.querySelector("input");
    input?.focus();
    if (failure) input?.select();
  }, [failure]);
  const message = failure?.message ?? refusal;
  return (
    <form {...formProps} ref={form} className="mt-5 grid gap-4">
      <TextField
        label={kind === "app" ? says.label : says.recoveryLabel}
        name="code"
        errors={errors.code}
        spellCheck={false}
        autoCapitalize="none"
        {...(kind === "app"
          ? { inputMode: "numeric", autoComplete: "one-time-code" }
          : { autoComplete: "off", autoCorrect: "off" })}
      />
      {message && <Notice tone="error">{message}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {says.submit}
      </Button>
    </form>
  );
}

/** Help for a member who has neither the app nor a recovery code; nothing where nobody can be written to. */
function Lost() {
  const client = useClient();
  const email = emailOf(client);
  const { url } = client.contact;
  const text = email ? says.lost(email) : url && says.lostAt(url);
  return text && <p className="mt-3 text-center text-sm text-ink-soft">{text}</p>;
}
