import { NotebookPen } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { isEmptyPlan, type PlanPart, planParts } from "#rules/safety-plan.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { ConsentDialog } from "#web/features/consent/consent-dialog.tsx";
import { neededConsents } from "#web/features/consent/needed-consents.ts";
import { troubledParts } from "#web/features/safety-plan/draft.ts";
import { PlanForm } from "#web/features/safety-plan/plan-form.tsx";
import { PlanCopyChoice, UnsavedNote } from "#web/features/safety-plan/plan-notes.tsx";
import { CallLast, PlanView } from "#web/features/safety-plan/plan-view.tsx";
import { useSafetyPlan } from "#web/features/safety-plan/use-safety-plan.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { QuickExit } from "#web/help/help-card.tsx";
import { HelpLater } from "#web/help/help-later.tsx";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/safety-plan";

export const meta: Route.MetaFunction = (args) => pageMeta(args, says.title);

/**
 * Loads nothing, but keeps this page from rendering on the server, because only the browser knows the session, the copy
 * and the draft.
 */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page intro={says.intro}>
      <Waiting />
    </Page>
  );
}

type Loaded = ReturnType<typeof useSafetyPlan>;

/** The member's own safety plan. It opens for reading; the member can edit all of it or one part. */
export default function SafetyPlanPage() {
  const { username } = useClient();
  const plan = useSafetyPlan(username);
  const written = useWritten();
  const { shown, typed, isPending } = plan;
  useHeadingFocus(written.join(), plan.notice === undefined);
  if (!shown || !typed)
    return <Page intro={says.intro}>{isPending ? <Waiting /> : <Failed plan={plan} />}</Page>;
  return (
    <Page intro={written.length > 0 ? says.writeIntro : says.intro}>
      {plan.notice && (
        <div className="mb-6">
          <HelpLater notice={plan.notice} heard={plan.isUnsaved ? undefined : says.heard} />
        </div>
      )}
      {written.length > 0 ? <Writing plan={plan} parts={written} /> : <Reading plan={plan} />}
      <Agreeing plan={plan} />
    </Page>
  );
}

const all = "semua";

/** Returns the path that opens this page for editing one part, or all of them. */
const writingPath = (username: string, part: PlanPart | typeof all) =>
  `${paths["safety-plan"](username)}?ubah=${part}`;

/** Returns the parts that the address opens for editing; empty while the plan is read. */
function useWritten(): readonly PlanPart[] {
  const [address] = useSearchParams();
  const asked = address.get("ubah");
  return asked === all ? planParts : planParts.filter((part) => part === asked);
}

/**
 * Moves the focus to the heading when the page switches between reading and editing, as after a navigation. A help card
 * keeps the focus.
 */
function useHeadingFocus(doing: string, isWanted: boolean): void {
  const last = useRef(doing);
  useEffect(() => {
    if (last.current === doing) return;
    last.current = doing;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || !isWanted) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [doing, isWanted]);
}

/** Title, quick exit and the purpose of the page. */
function Page({ intro, children }: { intro: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-2xl">
      <HeaderActions>
        <QuickExit />
      </HeaderActions>
      <h1 className="text-3xl text-on-page">{says.title}</h1>
      <p className="mt-2 mb-5 max-w-[65ch] text-on-page-soft">{intro}</p>
      {children}
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      {planParts.map((part) => (
        <Skeleton key={part} className="h-28 rounded-lg" />
      ))}
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** The numbers to call are shown even without a connection. */
function Failed({ plan }: { plan: Loaded }) {
  return (
    <>
      <EmptyState image={art.broken} title={says.failedTitle} text={says.failed}>
        <Button onClick={plan.refetch}>{says.retry}</Button>
      </EmptyState>
      <CallLast />
    </>
  );
}

function Reading({ plan }: { plan: Loaded }) {
  const { username } = useClient();
  const { shown, copy, savedAt, isUnsaved, isDue } = plan;
  if (!shown) return null;
  const isEmpty = isEmptyPlan(shown) && !isUnsaved;
  return (
    <>
      {copy && (
        <Notice tone="info" className="mb-4">
          {says.kept(whenText(new Date(copy.copiedAt).toISOString()))}
        </Notice>
      )}
      {(isUnsaved || isDue) && (
        <div className="mb-4">
          <UnsavedNote
            isDue={isDue}
            isBusy={plan.isBusy}
            goOnPath={writingPath(username, all)}
            onSend={() => void plan.save()}
            onDiscard={plan.discard}
          />
        </div>
      )}
      {isEmpty ? (
        <>
          <EmptyState image={art.care} title={says.emptyTitle} text={says.emptyText}>
            <ButtonLink to={writingPath(username, all)}>{says.start}</ButtonLink>
          </EmptyState>
          <CallLast />
        </>
      ) : (
        <>
          <PlanView plan={shown} editPath={(part) => writingPath(username, part)} />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ButtonLink to={writingPath(username, all)} look="secondary">
              <NotebookPen aria-hidden="true" className="size-5" />
              {says.editAll}
            </ButtonLink>
            {savedAt && <p className="text-on-page-soft text-sm">{says.savedAt(whenText(savedAt))}</p>}
          </div>
        </>
      )}
      {!isEmpty && <PlanCopyChoice username={username} onChange={plan.refetch} />}
    </>
  );
}

/** The form for the parts in the address, plus those with conflicts or errors. */
function Writing({ plan, parts }: { plan: Loaded; parts: readonly PlanPart[] }) {
  const { username } = useClient();
  const navigate = useNavigate();
  const { typed, both, fields } = plan;
  const backPath = paths["safety-plan"](username);
  const needed = [...parts, ...both, ...troubledParts(fields)];

  /** Returns to reading. A plan that could not be sent now is sent later automatically. */
  async function save(): Promise<void> {
    if (!plan.isUnsaved) return void navigate(backPath);
    const outcome = await plan.save();
    if (outcome !== "stays") await navigate(backPath);
  }

  if (!typed) return null;
  return (
    <PlanForm
      {...{ both, fields, backPath }}
      plan={typed}
      parts={planParts.filter((part) => needed.includes(part))}
      problem={plan.problem}
      isBusy={plan.isBusy}
      onWrite={plan.write}
      onSave={save}
    />
  );
}

/** The plan is health data, so saving asks for the same consents as a screening. */
function Agreeing({ plan }: { plan: Loaded }) {
  const client = useClient();
  const navigate = useNavigate();
  const [closed, setClosed] = useState<unknown>();
  const needs = neededConsents(plan.refusal);
  if (!needs || closed === plan.refusal) return null;

  async function saveAgain(): Promise<void> {
    if ((await plan.save()) !== "stays") await navigate(paths["safety-plan"](client.username));
  }

  return (
    <ConsentDialog
      client={client}
      needs={needs}
      onDone={() => void saveAgain()}
      onClose={() => setClosed(plan.refusal)}
    />
  );
}
