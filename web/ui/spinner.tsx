import { frameTexts } from "#texts/frame/frame.ts";
import { classes } from "./classes.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A turning ring in the colour of the surrounding text; screen readers ignore it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "inline-block size-5 animate-spin rounded-full border-[2.5px] border-current border-r-transparent",
        className,
      )}
    />
  );
}

/** B-041: dims the whole screen while something loads; not shown for very short waits. */
export function LoadingOverlay() {
  return (
    <div
      className="fixed inset-0 z-40 grid animate-late place-items-center bg-[rgb(14_12_24/0.45)]"
      role="status"
      data-loading-overlay=""
    >
      <span className="grid size-16 place-items-center rounded-lg bg-surface text-strong shadow-float">
        <Spinner className="size-7" />
      </span>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}
