import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { conversationTexts } from "#texts/conversation.ts";
import { classes } from "#web/ui/classes.ts";
import { pageWindow } from "./page-window.ts";

const shape =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-3 text-sm font-semibold text-on-page";

/** B-166: previous, next, and a window of page numbers. Links, so that the back button keeps the place. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={conversationTexts.pages}
      className="mt-6 flex flex-wrap items-center justify-center gap-1"
    >
      <Step to={page - 1} isThere={page > 1}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        {conversationTexts.previous}
      </Step>
      {pageWindow(page, pages).map((n) => (
        <Link
          key={n}
          to={`?page=${n}`}
          aria-label={conversationTexts.page(n)}
          aria-current={n === page ? "page" : undefined}
          className={classes(shape, n === page ? "bg-tint text-on-tint" : "hover:bg-tint hover:text-on-tint")}
        >
          {n}
        </Link>
      ))}
      <Step to={page + 1} isThere={page < pages}>
        {conversationTexts.next}
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </Step>
    </nav>
  );
}

function Step({ to, isThere, children }: { to: number; isThere: boolean; children: ReactNode }) {
  if (!isThere) {
    return (
      <span aria-disabled="true" className={classes(shape, "opacity-45")}>
        {children}
      </span>
    );
  }
  return (
    <Link to={`?page=${to}`} className={classes(shape, "hover:bg-tint hover:text-on-tint")}>
      {children}
    </Link>
  );
}
