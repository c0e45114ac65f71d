import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pagesTexts } from "#texts/frame/pages.ts";
import { classes } from "./classes.ts";
import { pageWindow } from "./page-window.ts";

const shape =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-3 text-sm font-semibold text-on-page";

/** On a phone only the arrow shows, so that all links fit in one row. */
const word = "max-sm:sr-only";

type Props = {
  /** Accessible name of the navigation. */
  label: string;
  page: number;
  pages: number;
  to: (page: number) => string;
  /** Keeps the scroll position, for a list that is only one part of the page. */
  stays?: boolean;
};

/** B-166: previous, next, and a window of page numbers. They are links, so that the back button works. */
export function Pages({ label, page, pages, to, stays = false }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? to(page - 1) : undefined} stays={stays}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        <span className={word}>{pagesTexts.previous}</span>
      </Step>
      {pageWindow(page, pages).map((n) => (
        <Link
          key={n}
          to={to(n)}
          preventScrollReset={stays}
          aria-label={pagesTexts.page(n)}
          aria-current={n === page ? "page" : undefined}
          className={classes(shape, n === page ? "bg-tint text-on-tint" : "hover:bg-tint hover:text-on-tint")}
        >
          {n}
        </Link>
      ))}
      <Step to={page < pages ? to(page + 1) : undefined} stays={stays}>
        <span className={word}>{pagesTexts.next}</span>
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </Step>
    </nav>
  );
}

function Step({ to, stays, children }: { to: string | undefined; stays: boolean; children: ReactNode }) {
  if (to === undefined) {
    return (
      <span aria-disabled="true" className={classes(shape, "opacity-45")}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset={stays} className={classes(shape, "hover:bg-tint hover:text-on-tint")}>
      {children}
    </Link>
  );
}
