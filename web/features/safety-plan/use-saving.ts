import { useRef, useState } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { tidyPlan } from "#rules/safety-plan.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { queries } from "#web/api/query.ts";
import { showToast } from "#web/ui/toast.ts";
import { type Draft, problemsOf } from "./draft.ts";
import { noticeBeside, sendPlan } from "./send-plan.ts";
import type { PlanDraft } from "./use-plan-draft.ts";

/** Result of a save: stored, waiting to be sent, or still in the form. */
type Outcome = "saved" | "due" | "stays";

/** Errors by field, and the server's refusal. */
type Trouble = { fields: Record<string, string[]>; refusal?: ApiError };

const noTrouble: Trouble = { fields: {} };

/** Saves the draft, which stays on this device until the server has stored it. */
export function useSaving(username: string, { draft, both, setBusy, update, drop }: PlanDraft) {
  const [{ fields, refusal }, setTrouble] = useState(noTrouble);
  const [notice, setNotice] = useState<SafetyNotice>();
  /** A ref, so that it is known before the next render: a returning connection may trigger a second save. */
  const isSending = useRef(false);

  async function send(due: Draft): Promise<Outcome> {
    const sent = await sendPlan((body) => api(username, "saveSafetyPlan", { body }), due);
    setNotice(sent.notice);
    if (sent.kind === "both") {
      update({ ...sent.draft, isDue: false }, sent.both);
      return "stays";
    }
    queries.setQueryData([username, "getSafetyPlan", {}], { status: "success", data: sent.plan });
    drop();
    if (!sent.notice) showToast("success", says.saved);
    return "saved";
  }

  /** A save that did not get through stays due, also across a new sign-in; a refused one waits for the member. */
  function refused(error: unknown, due: Draft): Outcome {
    if (!(error instanceof ApiError)) throw error;
    setNotice(noticeBeside(error));
    if (error.status === 401) return "stays";
    if (error.status === 0 || error.status >= 500) return "due";
    update({ ...due, isDue: false });
    setTrouble({ fields: error.fields, refusal: error });
    return "stays";
  }

  async function save(): Promise<Outcome> {
    if (!draft || isSending.current) return "stays";
    const typed = tidyPlan(draft.typed);
    const problems = problemsOf(typed);
    const isWhole = Object.keys(problems).length === 0;
    const due = { ...draft, typed, isDue: isWhole };
    update(due, isWhole ? [] : both);
    setTrouble({ fields: problems });
    if (!isWhole) return "stays";
    isSending.current = true;
    setBusy(true);
    try {
      return await send(due);
    } catch (error) {
      return refused(error, due);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const problem = Object.keys(fields).length > 0 ? says.checkFields : refusal?.message;
  return { save, forgetTrouble: () => setTrouble(noTrouble), fields, refusal, problem, notice };
}
