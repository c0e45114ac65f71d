import { classes } from "./classes.ts";

/** The shape of what is coming; `className` gives it its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    // Without weight, so that another shape in `className` wins.
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classes("block animate-breathe bg-line [:where(&)]:rounded-md", className)}
    />
  );
}
