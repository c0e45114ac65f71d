import { useState } from "react";
import type { ShouldRevalidateFunction } from "react-router";
import { directoryTexts, expertTexts } from "#texts/expert.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { addressOf } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { ConsentDialog } from "#web/features/consent/consent-dialog.tsx";
import { type Consent, neededConsents } from "#web/features/consent/needed-consents.ts";
import { ExpertCard, ExpertCardSkeleton } from "#web/features/expert/expert-card.tsx";
import { JoinBanner } from "#web/features/expert/join-banner.tsx";
import { useDirectory } from "#web/features/expert/use-directory.ts";
import { useStartChat } from "#web/features/expert/use-start-chat.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Chips } from "#web/ui/chips.tsx";
import { AlertDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pages } from "#web/ui/pages.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/list-expert";

export const meta: Route.MetaFunction = (args) => pageMeta(args, expertTexts.pageTitle);

const allExperts = { query: { page: 1, per_page: 100 } };

export const handle: PageHandle = { early: () => [addressOf("listExperts", allExperts).url] };

/** B-262: loads all experts at once. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { data } = await api(params.username, "listExperts", allExperts);
  return { experts: data };
}

/** A change of search, service or page needs no new list, because the search runs outside this loader. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && currentUrl.search === nextUrl.search;

const grid = "grid grid-cols-1 gap-4 min-[40rem]:grid-cols-2 md:gap-6 lg:grid-cols-3";

export function HydrateFallback() {
  return (
    <>
      <Heading />
      <Skeleton className="mb-4 h-[7.15rem] rounded-lg" />
      <Skeleton className="mb-6 h-11 w-full max-w-xl rounded-full" />
      <Loading />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}

/** the list of experts to talk with (B-259). */
export default function ListExpert({ loaderData: { experts } }: Route.ComponentProps) {
  const client = useClient();
  const { username } = client;
  const { busyWith, problem, refusal, start, clear } = useStartChat();
  const [wanted, setWanted] = useState(0);
  const needs: Consent[] | undefined = neededConsents(refusal);
  const directory = useDirectory(username, experts);

  function begin(expertId: number): void {
    setWanted(expertId);
    void start(expertId);
  }

  return (
    <>
      <Heading />
      {experts.length === 0 ? (
        <EmptyState image={art.empty} title={expertTexts.empty} text={expertTexts.emptyText}>
          <ButtonLink to={paths.conversation(username)} look="secondary">
            {expertTexts.toConversations}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Tools directory={directory} />
      )}
      {directory.isLoading && <Loading />}
      {experts.length > 0 && !directory.isLoading && <Nobody directory={directory} />}
      <ul className={grid}>
        {directory.cards.map((expert) => (
          <li key={expert.id}>
            <ExpertCard
              expert={expert}
              to={paths["expert-detail"](username, expert.id)}
              isBusy={busyWith === expert.id}
              isDisabled={busyWith !== undefined && busyWith !== expert.id}
              onStart={() => begin(expert.id)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pages label={directoryTexts.pages} page={directory.page} pages={directory.pages} to={directory.to} />
      </div>
      <JoinBanner username={username} />
      {needs && (
        <ConsentDialog client={client} needs={needs} onDone={() => void start(wanted)} onClose={clear} />
      )}
      <AlertDialog open={Boolean(problem) && !needs} title={expertTexts.startFailedTitle} onClose={clear}>
        {problem}
      </AlertDialog>
    </>
  );
}

type Directory = ReturnType<typeof useDirectory>;

/** Search, service filter and the number of matches. */
function Tools({ directory }: { directory: Directory }) {
  const { filter, search, services, total, isLoading, choose } = directory;
  const isNarrowed = filter.search !== "" || filter.service !== "";
  return (
    <section aria-label={directoryTexts.search.label} className="mb-6 grid grid-cols-1 gap-4">
      <div className="rounded-lg border border-line bg-surface p-4 text-ink shadow-rest">
        <SearchField
          texts={directoryTexts.search}
          words={search.words}
          onType={search.type}
          onSubmit={search.submit}
          onClear={search.clear}
        />
      </div>
      <Chips
        legend={directoryTexts.chips}
        name="layanan"
        options={[
          { value: "", label: directoryTexts.all },
          ...services.map((name) => ({ value: name, label: name })),
        ]}
        value={filter.service}
        onChange={choose}
      />
      <p role="status" className="text-sm font-semibold text-on-page-soft empty:hidden">
        {isNarrowed && !isLoading && total > 0 && directoryTexts.found(total)}
      </p>
    </section>
  );
}

/** Says why there are no cards, and offers a way to some. */
function Nobody({ directory }: { directory: Directory }) {
  if (directory.hasFailed) {
    return (
      <div role="alert">
        <EmptyState image={art.broken} title={directoryTexts.failedTitle} text={directoryTexts.failed}>
          <Button onClick={directory.retry}>{directoryTexts.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (directory.total > 0) return null;
  return (
    <div role="status">
      <EmptyState image={art.lost} title={directoryTexts.none} text={directoryTexts.noneText}>
        <Button look="secondary" onClick={directory.showAll}>
          {directoryTexts.showAll}
        </Button>
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <div className={grid} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <ExpertCardSkeleton key={n} />
      ))}
    </div>
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
