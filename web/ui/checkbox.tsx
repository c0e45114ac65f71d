import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

/** A native checkbox with its label; the whole row can be tapped. */
export function Checkbox({
  children,
  className,
  ...input
}: Omit<ComponentProps<"input">, "type"> & { children: ReactNode }) {
  return (
    <label
      className={classes(
        "flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface p-3.5 text-sm text-ink transition-colors hover:border-line-strong has-checked:border-strong has-checked:bg-tint has-checked:text-on-tint",
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        className="tick mt-0.5 grid size-6 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-strong checked:bg-strong"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
