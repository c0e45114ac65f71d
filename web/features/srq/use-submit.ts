import { useState } from "react";
import type { CallInput } from "#contract/schemas.ts";
import type { SrqResult } from "#contract/srq.ts";
import { scoreSrq } from "#rules/srq.ts";
import { srqTexts } from "#texts/srq/srq.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import type { FollowUp } from "./ending-life-panel.tsx";
import type { Answers } from "./use-answers.ts";

type State = {
  step: "idle" | "asking" | "sending";
  /** Why sending failed, as a sentence for the member. */
  problem?: string | undefined;
};

type News = {
  onSent: (result: SrqResult) => void;
  /** For a refusal that the page can act on: missing consents, or a screening that is too soon. */
  onRefused: (refusal: ApiError, again: () => void) => void;
};

/** B-385, B-388: asks for confirmation, then submits; the idempotency key makes retries count once (C-47). */
export function useSubmit(username: string, answers: Answers, followUp: FollowUp, news: News) {
  const [state, setState] = useState<State>({ step: "idle" });

  async function send(): Promise<void> {
    setState({ step: "sending" });
    const { answers: all, key } = answers.toSend();
    const planNow = followUp === "skipped" ? undefined : followUp;
    const body: CallInput<"submitSrq">["body"] = {
      ...scoreSrq(all).flags,
      answers: all,
      ...(planNow ? { plan_now: planNow } : {}),
    };
    // The follow-up answer is part of the request, so a different answer needs a different key.
    const idempotencyKey = planNow ? `${key}-${planNow}` : key;
    try {
      const { data } = await api(username, "submitSrq", { body }, { idempotencyKey });
      answers.forget();
      setState({ step: "idle" });
      news.onSent(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ step: "idle", problem: problemOf(error) });
      if (error.status >= 400 && error.status !== 401) news.onRefused(error, () => void send());
    }
  }

  return {
    ...state,
    ask: () => setState({ step: "asking" }),
    cancel: () => setState({ step: "idle" }),
    send,
  };
}

/** An ended session is redirected to login elsewhere; the answers stay on this device. */
function problemOf({ status, message }: ApiError): string | undefined {
  if (status === 401) return undefined;
  return status === 0 ? srqTexts.offline : message;
}
