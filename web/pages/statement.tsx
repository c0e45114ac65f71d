import { useRevalidator } from "react-router";
import { statementTexts } from "#texts/balance/statement.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { loadSaldo } from "#web/api/saldo.ts";
import { StatementList, StatementSkeleton } from "#web/features/balance/statement-list.tsx";
import { StatementSummary } from "#web/features/balance/statement-summary.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/statement";

export const meta: Route.MetaFunction = (args) => pageMeta(args, statementTexts.title);

export async function clientLoader({ params: { username } }: Route.ClientLoaderArgs) {
  try {
    // Loads both at once, so that they describe the same moment.
    const [{ data }] = await Promise.all([api(username, "getStatement", { query: {} }), loadSaldo(username)]);
    return { statement: data };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { statement: undefined };
  }
}

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl text-on-page">{statementTexts.title}</h1>
      <StatementSkeleton />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** Explains every second and rupiah of the member. */
export default function Statement({ loaderData: { statement } }: Route.ComponentProps) {
  const { username } = useClient();
  const { revalidate } = useRevalidator();
  if (!statement) {
    return (
      <EmptyState
        heading="h1"
        image={art.broken}
        title={statementTexts.failedTitle}
        text={statementTexts.failed}
      >
        <Button onClick={() => void revalidate()}>{statementTexts.retry}</Button>
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl text-on-page">{statementTexts.title}</h1>
      <StatementSummary username={username} statement={statement} />
      <p className="mt-4 max-w-[65ch] text-on-page-soft text-sm">{statementTexts.intro}</p>
      {statement.entries.length === 0 ? (
        <EmptyState image={art.empty} title={statementTexts.empty} text={statementTexts.emptyText}>
          <ButtonLink to={paths.conversation(username)} look="secondary">
            {statementTexts.toConversations}
          </ButtonLink>
        </EmptyState>
      ) : (
        // After a reload the list starts over, because the further pages in it belong to the old list.
        <StatementList key={statement.entries[0]?.id} username={username} first={statement} />
      )}
    </div>
  );
}
