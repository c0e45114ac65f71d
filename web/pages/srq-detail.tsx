import { ArrowLeft, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import type { SrqResult } from "#contract/srq.ts";
import { srqIntervalMs } from "#rules/srq.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { srqDetailTexts, srqSafetyTexts, srqTexts } from "#texts/srq/srq.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { ConsentDialog } from "#web/features/consent/consent-dialog.tsx";
import { neededConsents } from "#web/features/consent/needed-consents.ts";
import { useSupportConversation } from "#web/features/expert/use-support-conversation.ts";
import { SafetyLead } from "#web/features/srq/ending-life-panel.tsx";
import { ResultText } from "#web/features/srq/result-text.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { longDay } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/srq-detail";

export const meta: Route.MetaFunction = (args) => pageMeta(args, srqDetailTexts.pageTitle);

export async function clientLoader({ params: { username, id } }: Route.ClientLoaderArgs) {
  try {
    const { data } = await api(username, "getSrqResult", { params: { id } });
    return { result: data };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { problem: error.status === 404 ? ("gone" as const) : ("failed" as const) };
  }
}

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl text-on-page">{srqDetailTexts.title}</h1>
      <Skeleton className="mt-6 h-[80dvh] rounded-lg" />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** R-30 (B-389): one result with its conclusion and its answers; it offers nothing further. */
export default function SrqDetail({ loaderData }: Route.ComponentProps) {
  const { username } = useClient();
  const { revalidate } = useRevalidator();
  if (!("result" in loaderData)) {
    const isGone = loaderData.problem === "gone";
    return (
      <EmptyState
        heading="h1"
        image={isGone ? art.lost : art.broken}
        title={isGone ? srqDetailTexts.goneTitle : srqDetailTexts.failedTitle}
        text={isGone ? srqDetailTexts.gone : srqDetailTexts.failed}
      >
        {isGone ? (
          <ButtonLink to={paths.srq(username)}>{srqDetailTexts.back}</ButtonLink>
        ) : (
          <Button onClick={() => void revalidate()}>{srqTexts.retry}</Button>
        )}
      </EmptyState>
    );
  }
  const { result } = loaderData;
  return (
    <div className="mx-auto max-w-3xl">
      <Link
        to={paths.srq(username)}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link-on-page hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {srqDetailTexts.back}
      </Link>
      <h1 className="text-3xl text-on-page">{srqDetailTexts.title}</h1>
      <p className="mt-1 mb-6 text-on-page-soft">{longDay(result.created_at)}</p>
      <Lead result={result} />
      <Part isOpen title={srqDetailTexts.conclusion}>
        <ResultText username={username} says={result.interpretation} />
      </Part>
      <Part title={srqDetailTexts.answers}>
        <ol className="divide-y divide-line">
          {result.detail.map(({ id, question, answer }) => (
            <li key={id} className="flex items-baseline gap-3 py-3">
              <span className="w-6 shrink-0 text-right text-ink-soft text-sm tabular-nums">{id}</span>
              <span className="min-w-0 flex-1">{question}</span>
              <span className="w-14 shrink-0 text-right">
                {answer === "yes" ? <Badge tone="brand">{srqTexts.yes}</Badge> : srqTexts.no}
              </span>
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

/**
 * Help, if question 17 was answered with yes. A conversation can be started from here, free of charge, while the answer
 * is recent.
 */
function Lead({ result: { safety, created_at } }: { result: SrqResult }) {
  const client = useClient();
  const conversation = useSupportConversation(client.expert_id, client.username);
  if (!safety) return null;
  const isRecent = Date.now() - Date.parse(created_at) < srqIntervalMs;
  const needs = neededConsents(conversation.starting.refusal);
  const problem = conversation.isUnreached
    ? srqSafetyTexts.supportFailed
    : !needs && conversation.starting.problem;
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <SafetyLead
        notice={safety}
        onConversation={isRecent ? () => void conversation.pauseAndStart(safety.level >= 3) : undefined}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      {needs && (
        <ConsentDialog
          client={client}
          needs={needs}
          onDone={conversation.start}
          onClose={conversation.starting.clear}
        />
      )}
    </div>
  );
}

type PartProps = { title: string; isOpen?: boolean; children: ReactNode };

/** A section that can be opened and collapsed. The answers begin collapsed: they are long, and not for every eye. */
function Part({ title, isOpen = false, children }: PartProps) {
  return (
    <details
      open={isOpen}
      className="group mt-4 rounded-lg border border-line bg-surface px-4 text-ink shadow-rest md:px-6"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-lg">
        <h2 className="min-w-0 text-[min(1.125rem,7vw)] wrap-anywhere">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
