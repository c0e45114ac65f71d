import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { isEmail, normalEmail } from "#rules/registration.ts";
import { forgotTexts } from "#texts/password.ts";
import { api } from "#web/api/browser-api.ts";
import { type FieldErrors, textOf, useForm } from "#web/api/use-form.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/drawing.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { spokenFailure } from "./spoken-failure.ts";

/** B-128 to B-132: requests the mail with the link, then confirms that it was sent and can send it again. */
export function ForgotForm() {
  const { username } = useClient();
  const location = useLocation();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState("");

  function check(values: FormData): FieldErrors {
    const isRight = isEmail(normalEmail(textOf(values, "email")));
    return isRight ? {} : { email: [forgotTexts.emailInvalid] };
  }

  async function send(values: FormData): Promise<void> {
    const to = normalEmail(textOf(values, "email"));
    await api(username, "forgotPassword", { body: { email: to, username } });
    if (sentTo) showToast("success", forgotTexts.sentAgain);
    setSentTo(to);
  }

  const { errors, failure, isBusy, formProps } = useForm({ check, send });
  const problem = failure && spokenFailure(failure, forgotTexts);
  // Prefills the address that the member typed in the login form.
  const given = email || emailOfEntry(location.state);
  return (
    <form {...formProps} className="grid gap-4">
      {sentTo ? (
        <Sent to={sentTo} />
      ) : (
        <TextField
          key={given}
          label={forgotTexts.emailLabel}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={given}
          errors={errors.email}
        />
      )}
      {problem && (
        <Notice tone="error" action={problem.next}>
          {problem.message}
        </Notice>
      )}
      <Button type="submit" busy={isBusy} look={sentTo ? "secondary" : "primary"} className="mt-1 w-full">
        {sentTo ? forgotTexts.again : forgotTexts.submit}
      </Button>
      {sentTo && (
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => {
            setEmail(sentTo);
            setSentTo("");
          }}
        >
          {forgotTexts.other}
        </Button>
      )}
      <Link
        to={paths.login(username)}
        className={
          sentTo ? buttonClass("quiet") : "justify-self-center py-3 font-semibold text-link hover:underline"
        }
      >
        {forgotTexts.back}
      </Link>
    </form>
  );
}

/** B-131, T-021: says the same whether the address is known or not. */
function Sent({ to }: { to: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="text-center text-ink-soft">
      <Drawing src={art.mailWait} className="mx-auto mb-4 w-44" />
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-2xl text-ink outline-none">
        {forgotTexts.sentTitle}
      </h2>
      <p role="status">{forgotTexts.sent}</p>
      <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-sm break-words text-ink">
        <span className="font-semibold">{forgotTexts.sentTo(to)}</span>
        <span className="mt-1 block text-ink-soft">{forgotTexts.sentHint}</span>
      </p>
      <input type="hidden" name="email" value={to} />
    </div>
  );
}

const emailOfEntry = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";
