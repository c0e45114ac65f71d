import { type ReactNode, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { SrqResult } from "#contract/srq.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { srqSafetyTexts, srqTexts } from "#texts/srq/srq.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { ConsentDialog } from "#web/features/consent/consent-dialog.tsx";
import { neededConsents } from "#web/features/consent/needed-consents.ts";
import { useSupportConversation } from "#web/features/expert/use-support-conversation.ts";
import { type Availability, askAvailability } from "#web/features/srq/availability.ts";
import { PastResults } from "#web/features/srq/past-results.tsx";
import { Questionnaire } from "#web/features/srq/questionnaire.tsx";
import { ResultDialog } from "#web/features/srq/result-dialog.tsx";
import { About, Closed, ConsentGate } from "#web/features/srq/start.tsx";
import { useAvailability } from "#web/features/srq/use-availability.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/srq";

export const meta: Route.MetaFunction = (args) => pageMeta(args, srqTexts.pageTitle);

/** Results per page (B-396). */
const perPage = 10;

export async function clientLoader({ params: { username }, request }: Route.ClientLoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("page"));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  try {
    const [questions, list, available] = await Promise.all([
      api(username, "listSrqQuestions", {}),
      api(username, "listSrqResults", { query: { page, per_page: perPage } }),
      askAvailability(username),
    ]);
    return { loaded: available && { questions, list, available } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { loaded: undefined };
  }
}

export function HydrateFallback() {
  return (
    <Page>
      <Skeleton className="h-[80dvh] rounded-lg" />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </Page>
  );
}

/** the questionnaire while it may be taken, and the results of earlier ones. */
export default function Srq({ loaderData: { loaded } }: Route.ComponentProps) {
  const { username } = useClient();
  const { revalidate } = useRevalidator();
  if (!loaded) {
    return (
      <EmptyState heading="h1" image={art.broken} title={srqTexts.loadFailedTitle} text={srqTexts.loadFailed}>
        <Button onClick={() => void revalidate()}>{srqTexts.retry}</Button>
      </EmptyState>
    );
  }
  return (
    <Page>
      <Screening {...loaded} />
      <About />
      <PastResults username={username} list={loaded.list} />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl text-on-page">{srqTexts.title}</h1>
      <p className="mt-2 mb-5 text-on-page-soft">{srqTexts.frame}</p>
      {children}
    </div>
  );
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]["loaded"]>;

/**
 * Shows the current step: consent, questionnaire or waiting time. The result of a questionnaire just sent opens above
 * it.
 */
function Screening({ questions, available }: Pick<Loaded, "questions" | "available">) {
  const client = useClient();
  const { username } = client;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { status, needs, upcoming_test }: Availability = useAvailability(username, available);
  const [sent, setSent] = useState<SrqResult>();
  const [isAgreeing, setAgreeing] = useState(false);
  const [refused, setRefused] = useState<{ refusal: ApiError; again: () => void }>();
  const support = useSupportConversation(client.expert_id, username);
  const note = <ConversationProblem support={support} />;
  const missing = neededConsents(refused?.refusal);
  const conversationNeeds = neededConsents(support.starting.refusal);

  function handleRefusal(refusal: ApiError, again: () => void): void {
    if (refusal.code === "srq_too_soon") void revalidate();
    else setRefused({ refusal, again });
  }

  return (
    <>
      {!status && upcoming_test && !sent && <Closed next={upcoming_test} />}
      {status && needs.length > 0 && <ConsentGate onOpen={() => setAgreeing(true)} />}
      {status && needs.length === 0 && !sent && (
        <Questionnaire
          username={username}
          questions={questions.data}
          version={questions.version}
          note={note}
          onConversation={(isDangerNow) => void support.pauseAndStart(isDangerNow)}
          onSent={setSent}
          onRefused={handleRefusal}
        />
      )}
      {sent && (
        <ResultDialog
          username={username}
          result={sent}
          note={note}
          onConversation={support.start}
          onClose={() => void navigate(paths.conversation(username))}
        />
      )}
      {isAgreeing && (
        <ConsentDialog
          client={client}
          needs={needs}
          onDone={() => {
            setAgreeing(false);
            void revalidate();
          }}
          onClose={() => setAgreeing(false)}
        />
      )}
      {missing && refused && (
        <ConsentDialog
          client={client}
          needs={missing}
          onDone={() => {
            setRefused(undefined);
            refused.again();
          }}
          onClose={() => setRefused(undefined)}
        />
      )}
      {conversationNeeds && (
        <ConsentDialog
          client={client}
          needs={conversationNeeds}
          onDone={support.start}
          onClose={support.starting.clear}
        />
      )}
    </>
  );
}

/** Says why the conversation could not start; the card above stays as it is. */
function ConversationProblem({ support }: { support: ReturnType<typeof useSupportConversation> }) {
  const { isUnreached, starting } = support;
  if (isUnreached) return <Notice tone="error">{srqSafetyTexts.supportFailed}</Notice>;
  if (!starting.problem || neededConsents(starting.refusal)) return null;
  return <Notice tone="error">{starting.problem}</Notice>;
}
