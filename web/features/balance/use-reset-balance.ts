import { useState } from "react";
import { balanceTexts } from "#texts/balance/balance.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { cacheSaldo } from "#web/api/saldo.ts";
import { tokenOf } from "#web/browser/session.ts";

/** Why a refill failed: the session is over, the server redirects, or the call failed. */
export type ResetProblem = { kind: "session" | "redirect" | "failed"; text: string };

export type ResetBalance = {
  isBusy: boolean;
  problem: ResetProblem | undefined;
  reset: () => Promise<void>;
  clear: () => void;
};

/** C-32 (B-226, B-227, B-232): refills the time, or reports why it could not. */
export function useResetBalance(
  { username, expertId }: { username: string; expertId: number },
  onFilled: () => void,
): ResetBalance {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ResetProblem>();

  async function reset(): Promise<void> {
    if (!tokenOf(username)) {
      setProblem({ kind: "session", text: balanceTexts.sessionExpired });
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await api(username, "resetBattery", { body: { expert_id: expertId } });
      cacheSaldo(username, data);
      onFilled();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, reset, clear: () => setProblem(undefined) };
}

function problemOf({ status, body }: ApiError): ResetProblem {
  const text = typeof body.message === "string" ? body.message : "";
  if (status === 401) return { kind: "session", text: balanceTexts.sessionExpired };
  if (body.redirect === true) return { kind: "redirect", text: text || balanceTexts.poolEmpty };
  return { kind: "failed", text: text || balanceTexts.resetFailed };
}
