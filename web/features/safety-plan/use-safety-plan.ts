import { useEffect, useRef, useState } from "react";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import { tidyPlan } from "#rules/safety-plan.ts";
import { useCall } from "#web/api/query.ts";
import { isChanged } from "./draft.ts";
import { readPlanCopy, writePlanCopy } from "./plan-copy.ts";
import { usePlanDraft } from "./use-plan-draft.ts";
import { useSaving } from "./use-saving.ts";

/** State of the safety plan page, for reading and editing; changes that could not be sent are retried automatically. */
export function useSafetyPlan(username: string) {
  const { stored, isFromServer, refetch, ...waiting } = useStored(username);
  const typing = usePlanDraft(username, stored);
  const { save, forgetTrouble, ...trouble } = useSaving(username, typing);
  const { draft, both, isBusy, write } = typing;
  const isDue = draft?.isDue === true;
  useResending({ isDue, isReached: isFromServer, sendDue: () => (isDue ? void save() : undefined), refetch });
  const plan = stored ?? draft?.base;
  return {
    /** The member's newest version: the draft that waits to be sent, else the saved plan. */
    shown: draft && isDue ? tidyPlan(draft.typed) : plan?.parts,
    typed: draft?.typed ?? plan?.parts,
    savedAt: plan?.saved_at ?? null,
    isUnsaved: draft !== undefined && isChanged(draft),
    discard: () => {
      typing.drop();
      forgetTrouble();
    },
    isDue,
    isBusy,
    both,
    write,
    save,
    refetch,
    isFromServer,
    ...waiting,
    ...trouble,
  };
}

/** The server's plan; while it is loading or unavailable, the copy on this device. */
function useStored(username: string) {
  const { data, isPending, failureCount, refetch } = useCall(username, "getSafetyPlan", {});
  const [copy, setCopy] = useState(() => readPlanCopy(username));
  const fresh: SafetyPlan | undefined = data?.data;
  useEffect(() => {
    if (!fresh) return;
    writePlanCopy(username, fresh);
    setCopy(readPlanCopy(username));
  }, [username, fresh]);
  return {
    stored: fresh ?? copy?.plan,
    isFromServer: fresh !== undefined,
    isPending: isPending && !copy,
    /** The copy, if it is shown because the server did not answer. */
    copy: fresh || failureCount === 0 ? undefined : copy,
    refetch: () => void refetch(),
  };
}

/** Retry interval: browsers may report a connection too early, and a server gives no notice when it is back. */
const retryMs = 10_000;

type Resending = { isDue: boolean; isReached: boolean; sendDue: () => void; refetch: () => void };

/** Sends a waiting draft when the server answers, when the browser reports that it is online, and at intervals. */
function useResending({ isDue, isReached, sendDue, refetch }: Resending): void {
  const latest = useRef({ sendDue, refetch });
  useEffect(() => {
    latest.current = { sendDue, refetch };
  });
  useEffect(() => {
    if (isReached) latest.current.sendDue();
  }, [isReached]);
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => latest.current.sendDue(), retryMs);
    return () => clearInterval(timer);
  }, [isDue]);
  useEffect(() => {
    const back = () => {
      latest.current.refetch();
      latest.current.sendDue();
    };
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);
}
