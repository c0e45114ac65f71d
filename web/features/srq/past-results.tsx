import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Answer } from "#contract/schemas.ts";
import { srqHistoryTexts } from "#texts/srq/srq.ts";
import { ResultRows } from "./srq-history.tsx";
import { Trend } from "./trend.tsx";

/** B-396: the member's own results in pages of ten, with their trend above the newest page. */
export function PastResults({ username, list }: { username: string; list: Answer<"listSrqResults"> }) {
  const { data: rows, page, total, total_pages: pages } = list;
  return (
    <section aria-labelledby="srq-past" className="mt-10">
      <h2 id="srq-past" className="mb-4 text-xl text-on-page">
        {srqHistoryTexts.title}
      </h2>
      {page === 1 && <Trend rows={rows} />}
      {total === 0 ? (
        <p className="text-on-page-soft">{srqHistoryTexts.emptyText}</p>
      ) : (
        <ResultRows username={username} rows={rows} />
      )}
      {pages > 1 && (
        <nav
          aria-label={srqHistoryTexts.pages}
          className="mt-4 flex flex-wrap items-center justify-between gap-x-3 text-on-page"
        >
          <Step to={page - 1} isThere={page > 1}>
            <ChevronLeft aria-hidden="true" className="size-4.5" />
            {srqHistoryTexts.newer}
          </Step>
          <p className="text-on-page-soft text-sm tabular-nums max-sm:order-first max-sm:w-full max-sm:text-center">
            {srqHistoryTexts.page(page, pages)}
          </p>
          <Step to={page + 1} isThere={page < pages}>
            {srqHistoryTexts.older}
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </Step>
        </nav>
      )}
    </section>
  );
}

const shape = "inline-flex min-h-11 items-center gap-1 rounded-md px-2 font-semibold text-sm";

function Step({ to, isThere, children }: { to: number; isThere: boolean; children: React.ReactNode }) {
  if (!isThere) {
    return (
      <span aria-disabled="true" className={`${shape} opacity-45`}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={`?page=${to}`}
      preventScrollReset
      className={`${shape} text-link-on-page underline-offset-4 hover:underline`}
    >
      {children}
    </Link>
  );
}
