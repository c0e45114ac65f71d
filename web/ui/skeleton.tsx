import { classes } from "./classes.ts";

/** The shape of what is coming; `className` gives it its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes("block animate-breathe rounded-md bg-line", className)} />
  );
}
