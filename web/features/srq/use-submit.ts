import { useState } from "react";
import type { CallInput } from "#contract/schemas.ts";
import type { SrqResult } from "#contract/srq.ts";
import { scoreSrq } from "#rules/srq.ts";
import { srqTexts } from "#texts/srq.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import type { FollowUp } from "./ending-life-panel.tsx";
import type { Answers } from "./use-answers.ts";

type State = {
  step: "idle" | "asking" | "sending";
  /** Why it did not get through; a sentence to read. */
  problem?: string | undefined;
};

type News = {
  onSent: (result: SrqResult) => void;
  /** For a page that has an answer to it: consents that are missing, a screening that comes too soon. */
  onRefused: (refusal: ApiError, again: () => void) => void;
};

/** B-385, B-388: asks first, then sends once, however often it is tried (C-47). */
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
    // The follow-up belongs to what is sent: answered otherwise, it is another request.
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

/** A refused session leads to login by itself; the answers stay on this device. */
function problemOf({ status, message }: ApiError): string | undefined {
  if (status === 401) return undefined;
  return status === 0 ? srqTexts.offline : message;
}
