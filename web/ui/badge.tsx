import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const tones = {
  brand: "bg-tint text-on-tint",
  plain: "border border-line bg-surface text-ink-soft",
  good: "bg-good-tint text-good",
  amber: "bg-amber-tint text-amber",
  danger: "bg-danger-tint text-danger-text",
  info: "bg-info-tint text-info",
} as const;

/** One or two words about a state. The words carry the meaning, so it never depends on colour alone. */
export function Badge({
  tone = "plain",
  children,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
