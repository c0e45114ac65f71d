import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const tones = {
  error: { icon: CircleAlert, look: "bg-danger-tint text-danger-text", role: "alert" },
  success: { icon: CircleCheck, look: "bg-good-tint text-good", role: "status" },
  info: { icon: Info, look: "bg-tint text-on-tint", role: undefined },
} as const;

/** A message shown where it belongs, such as under a form or above a list. */
export function Notice({
  tone,
  children,
  action,
  className,
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const { icon: Icon, look, role } = tones[tone];
  return (
    <div
      role={role}
      className={classes("flex gap-3 rounded-md px-4 py-3 text-sm font-medium", look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <div className="whitespace-pre-line">{children}</div>
        {action && <div className="mt-1">{action}</div>}
      </div>
    </div>
  );
}
