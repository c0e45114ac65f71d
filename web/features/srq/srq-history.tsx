import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { SrqRow } from "#contract/srq.ts";
import { srqHistoryTexts } from "#texts/srq/srq.ts";
import { useCall } from "#web/api/query.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { longDay } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

/** Past results as links, described in gentle words only. */
export function ResultRows({ username, rows }: { username: string; rows: readonly SrqRow[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest">
      {rows.map(({ id, created_at, is_to_heed }) => (
        <li key={id}>
          <Link
            to={paths["srq-detail"](username, id)}
            className="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors hover:bg-tint focus-visible:-outline-offset-3 md:px-5"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">
                <VisuallyHidden>{`${srqHistoryTexts.open} `}</VisuallyHidden>
                {longDay(created_at)}
              </span>
              <span className="block text-sm text-ink-soft">
                {is_to_heed ? srqHistoryTexts.heed : srqHistoryTexts.calm}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4.5 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many results the profile shows. */
const newest = 3;

/** The newest results with a link to all of them, for the profile. */
export function SrqHistory({ username }: { username: string }) {
  const { data, isPending, refetch } = useCall(username, "listSrqResults", {
    query: { page: 1, per_page: newest },
  });
  if (isPending) return <Skeleton className="h-32 rounded-lg" />;
  if (!data) {
    return (
      <Notice
        tone="error"
        action={
          <Button look="quiet" onClick={() => void refetch()}>
            {srqHistoryTexts.retry}
          </Button>
        }
      >
        {srqHistoryTexts.failed}
      </Notice>
    );
  }
  const isEmpty = data.data.length === 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      {isEmpty ? (
        <p className="text-sm text-on-page-soft">{srqHistoryTexts.emptyText}</p>
      ) : (
        <ResultRows username={username} rows={data.data} />
      )}
      <ButtonLink to={paths.srq(username)} look="secondary" className="justify-self-start">
        {isEmpty ? srqHistoryTexts.fill : srqHistoryTexts.all}
      </ButtonLink>
    </div>
  );
}
