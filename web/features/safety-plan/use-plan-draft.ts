import { useEffect, useState } from "react";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import type { PlanLine, PlanPart } from "#rules/safety-plan.ts";
import { draftOf, planForm } from "#web/browser/drafts.ts";
import { beginDraft, type Draft, draftFrom, isChanged, rebase } from "./draft.ts";

/** The unsaved draft: stored on every change, and merged when another tab saves meanwhile. */
export function usePlanDraft(username: string, stored: SafetyPlan | undefined) {
  const [store] = useState(() => draftOf(username, planForm, "phone"));
  const [draft, setDraft] = useState(() => draftFrom(store.read()));
  const [isBusy, setBusy] = useState(false);
  /** Parts that hold the lines of two tabs and need a review. */
  const [both, setBoth] = useState<readonly PlanPart[]>([]);

  function update(next: Draft | undefined, merged = both): void {
    setDraft(next);
    setBoth(merged);
    store.write(next && (next.isDue || isChanged(next)) ? JSON.stringify(next) : "");
  }

  const isBehind = draft && stored && stored.version > draft.base.version && !isBusy;
  useEffect(() => {
    if (!isBehind) return;
    const next = rebase(draft, stored);
    update(next.draft, next.both);
  });

  return {
    draft,
    both,
    isBusy,
    setBusy,
    update,
    write: (part: PlanPart, lines: PlanLine[]) => {
      const now = draft ?? (stored && beginDraft(stored));
      if (now) update({ ...now, typed: { ...now.typed, [part]: lines }, isDue: false });
    },
    drop: () => update(undefined, []),
  };
}

export type PlanDraft = ReturnType<typeof usePlanDraft>;
