import { NotebookPen } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { type Plan, tidyPlan } from "#rules/safety-plan.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { draftOf, planForm } from "#web/browser/drafts.ts";
import { Button } from "#web/ui/button.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { draftFrom } from "./draft.ts";
import { readPlanCopy } from "./plan-copy.ts";
import { PlanView } from "./plan-view.tsx";

type Props = {
  username: string;
  /** The member was on the way to the plan, so it is shown at once. */
  isAimedAt: boolean;
  /** The quick exit, shown beside the plan. */
  exit: ReactNode;
  onUse: (isUsed: boolean) => void;
};

/** The offline copy of the safety plan. It has no PIN, because a person in need must not have to remember one. */
export function PlanCopyView({ username, isAimedAt, exit, onUse }: Props) {
  const [copy, setCopy] = useState<Copy>();
  const [isOpen, setOpen] = useState(false);
  const isShown = copy !== undefined && (isOpen || isAimedAt);
  useEffect(() => {
    const look = () => setCopy(copyOn(username));
    look();
    // A sign-out in another tab removes the plan from this page too.
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, [username]);
  // Runs before the plan is visible: a connection that returns at this moment must not navigate the page away.
  useLayoutEffect(() => {
    if (isShown) onUse(true);
  }, [isShown, onUse]);
  if (!copy) return null;
  return (
    <section aria-labelledby="rencana-aman" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rencana-aman" className="text-on-page text-xl">
          {says.title}
        </h2>
        {isShown && exit}
      </div>
      {isShown ? (
        <>
          <p className="mt-1 mb-3 text-on-page-soft">{copy.note}</p>
          <PlanView plan={copy.plan} />
        </>
      ) : (
        <Button look="secondary" className="mt-3" onClick={() => setOpen(true)}>
          <NotebookPen aria-hidden="true" className="size-5" />
          {says.offlineShow}
        </Button>
      )}
    </section>
  );
}

type Copy = { plan: Plan; note: string };

/** Returns the member's newest version: a draft that waits to be sent, else the copy of the server's plan. */
function copyOn(username: string): Copy | undefined {
  const draft = draftFrom(draftOf(username, planForm, "phone").read());
  if (draft?.isDue) return { plan: tidyPlan(draft.typed), note: says.dueOffline };
  const copy = readPlanCopy(username);
  return copy && { plan: copy.plan.parts, note: says.kept(whenText(new Date(copy.copiedAt).toISOString())) };
}
