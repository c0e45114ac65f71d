import { useState } from "react";
import { expertTexts } from "#texts/expert.ts";
import { frameTexts } from "#texts/frame.ts";
import { api } from "#web/api/browser-api.ts";
import { ConsentDialog } from "#web/features/consent/consent-dialog.tsx";
import { type Consent, neededConsents } from "#web/features/consent/needed-consents.ts";
import { ExpertCard, ExpertCardSkeleton } from "#web/features/expert/expert-card.tsx";
import { useStartChat } from "#web/features/expert/use-start-chat.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { AlertDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/list-expert";

export const meta: Route.MetaFunction = (args) => pageMeta(args, expertTexts.pageTitle);

/** B-262: all of them at once. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { data } = await api(params.username, "listExperts", { query: { page: 1, per_page: 100 } });
  return { experts: data };
}

const grid = "grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3";

export function HydrateFallback() {
  return (
    <>
      <Heading />
      <div className={grid} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <ExpertCardSkeleton key={n} />
        ))}
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}

/** who to talk with. */
export default function ListExpert({ loaderData: { experts } }: Route.ComponentProps) {
  const client = useClient();
  const { busyWith, problem, refusal, start, clear } = useStartChat();
  const [wanted, setWanted] = useState(0);
  const needs: Consent[] | undefined = neededConsents(refusal);

  function begin(expertId: number): void {
    setWanted(expertId);
    void start(expertId);
  }

  return (
    <>
      <Heading />
      {experts.length === 0 && (
        <EmptyState image={art.empty} title={expertTexts.empty} text={expertTexts.emptyText} />
      )}
      <ul className={grid}>
        {experts.map((expert) => (
          <li key={expert.id}>
            <ExpertCard
              expert={expert}
              isBusy={busyWith === expert.id}
              isDisabled={busyWith !== undefined && busyWith !== expert.id}
              onStart={() => begin(expert.id)}
            />
          </li>
        ))}
      </ul>
      {needs && (
        <ConsentDialog client={client} needs={needs} onDone={() => void start(wanted)} onClose={clear} />
      )}
      <AlertDialog open={Boolean(problem) && !needs} title={expertTexts.startFailedTitle} onClose={clear}>
        {problem}
      </AlertDialog>
    </>
  );
}

function Heading() {
  return (
    <div className="mb-6 md:mb-8">
      <h1 className="text-3xl text-on-page">{expertTexts.title}</h1>
      <p className="mt-2 text-on-page-soft">{expertTexts.intro}</p>
    </div>
  );
}
