import { classes } from "./classes.ts";

/** A placeholder for content that is loading; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    // `:where` has no specificity, so another radius in `className` wins.
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classes("block animate-breathe bg-line [:where(&)]:rounded-md", className)}
    />
  );
}

/** A placeholder for a text that is known, with its length and its line breaks. */
export function TextSkeleton({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className="animate-breathe select-none rounded-md bg-line box-decoration-clone text-transparent"
    >
      {children}
    </span>
  );
}
