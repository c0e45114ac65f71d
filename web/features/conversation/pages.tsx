import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { conversationTexts } from "#texts/conversation.ts";
import { classes } from "#web/ui/classes.ts";
import { type Filter, writeFilter } from "./filter.ts";
import { pageWindow } from "./page-window.ts";

const shape =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-3 text-sm font-semibold text-on-page";

/** On a phone the arrow stands for it, so that all of them share a line. */
const word = "max-sm:sr-only";

/** B-166: previous, next, and a window of page numbers. Links, so that the back button keeps the place. */
export function Pages({ filter, page, pages }: { filter: Filter; page: number; pages: number }) {
  if (pages <= 1) return null;
  const to = (n: number) => writeFilter({ ...filter, page: n });
  return (
    <nav aria-label={conversationTexts.pages} className="flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? to(page - 1) : undefined}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        <span className={word}>{conversationTexts.previous}</span>
      </Step>
      {pageWindow(page, pages).map((n) => (
        <Link
          key={n}
          to={to(n)}
          aria-label={conversationTexts.page(n)}
          aria-current={n === page ? "page" : undefined}
          className={classes(shape, n === page ? "bg-tint text-on-tint" : "hover:bg-tint hover:text-on-tint")}
        >
          {n}
        </Link>
      ))}
      <Step to={page < pages ? to(page + 1) : undefined}>
        <span className={word}>{conversationTexts.next}</span>
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </Step>
    </nav>
  );
}

function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) {
    return (
      <span aria-disabled="true" className={classes(shape, "opacity-45")}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} className={classes(shape, "hover:bg-tint hover:text-on-tint")}>
      {children}
    </Link>
  );
}
