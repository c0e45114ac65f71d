import { type FormEvent, useRef, useState } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { feedbackMax, isFeedback } from "#rules/feedback.ts";
import { cutTo } from "#rules/text-length.ts";
import { feedbackTexts } from "#texts/feedback.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { draftOf } from "#web/browser/drafts.ts";
import { newKey } from "#web/browser/key.ts";
import { Button } from "#web/ui/button.tsx";
import { CountedArea } from "#web/ui/counted-area.tsx";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";

type Props = {
  username: string;
  /** The server accepted the feedback; `notice` is set if its text indicates risk. */
  onSent: (notice: SafetyNotice | undefined) => void;
  /** The server refused the feedback, and its text indicates risk. */
  onRisk: (notice: SafetyNotice) => void;
};

/** B-408 to B-413: the draft is kept until the server accepts it, also across a reload and a new sign-in. */
export function FeedbackForm({ username, onSent, onRisk }: Props) {
  const [draft] = useState(() => draftOf(username, "feedback", "phone"));
  const [message, setMessage] = useState(() => cutTo(draft.read(), feedbackMax));
  const [isBusy, setBusy] = useState(false);
  // Retrying the same message after a lost answer reuses its idempotency key, so that it counts once.
  const key = useRef({ message: "", key: "" });

  function type(text: string): void {
    setMessage(text);
    draft.write(text);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !isFeedback(message)) return;
    if (key.current.message !== message) key.current = { message, key: newKey() };
    setBusy(true);
    try {
      const body = { message };
      const { message: says, safety } = await api(
        username,
        "sendFeedback",
        { body },
        {
          idempotencyKey: key.current.key,
        },
      );
      draft.write("");
      if (!safety) showToast("success", says ?? feedbackTexts.sent);
      onSent(safety);
    } catch (error) {
      setBusy(false);
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    showToast("error", error.message);
    const notice = error.body.safety;
    if (isNotice(notice)) onRisk(notice);
  }

  return (
    <form
      onSubmit={(event) => void send(event)}
      className="mt-6 rounded-lg border border-line bg-surface p-5 text-ink shadow-rest md:p-7"
    >
      <CountedArea
        label={feedbackTexts.label}
        name="message"
        isTall
        placeholder={feedbackTexts.placeholder}
        value={message}
        most={feedbackMax}
        counter={feedbackTexts.counter}
        full={feedbackTexts.full}
        readOnly={isBusy}
        onChange={type}
      />
      <div className="mt-5 flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between">
        <Button type="submit" disabled={!isFeedback(message)} busy={isBusy} className="shrink-0 sm:px-8">
          {feedbackTexts.submit}
        </Button>
        <p className="text-xs text-ink-soft">{feedbackTexts.privacy}</p>
      </div>
      {isBusy && <LoadingOverlay />}
    </form>
  );
}

/** Checks for the safety notice in an error body. */
const isNotice = (value: unknown): value is SafetyNotice =>
  typeof value === "object" && value !== null && "contacts" in value && "message" in value;
