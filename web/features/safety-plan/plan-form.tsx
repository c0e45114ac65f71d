import { type FormEvent, useRef } from "react";
import type { Plan, PlanLine, PlanPart } from "#rules/safety-plan.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PartFields } from "./part-fields.tsx";

type Props = {
  plan: Plan;
  /** The parts to edit: one or all. */
  parts: readonly PlanPart[];
  /** Parts that hold the lines of two tabs after a merge. */
  both: readonly PlanPart[];
  fields: Record<string, string[]>;
  problem: string | undefined;
  isBusy: boolean;
  backPath: string;
  onWrite: (part: PlanPart, lines: PlanLine[]) => void;
  onSave: () => Promise<unknown>;
};

/** Editor for the whole plan or one part. Nothing is required, and typed text survives leaving the page. */
export function PlanForm({ plan, parts, both, fields, problem, isBusy, backPath, onWrite, onSave }: Props) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    await onSave();
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-3">
      {both.length > 0 && (
        <Notice tone="error">
          {says.changedBoth(both.map((part) => `“${says.parts[part].title}”`).join(", "))}
        </Notice>
      )}
      {parts.map((part) => (
        <PartFields
          key={part}
          {...{ part, fields }}
          lines={plan[part]}
          isReadOnly={isBusy}
          onWrite={(lines) => onWrite(part, lines)}
        />
      ))}
      <p className="text-on-page-soft text-sm">{says.privacy}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="bottom-0 z-10 -mx-4 flex flex-wrap gap-2 border-line border-t bg-surface px-4 py-3 text-ink sm:mx-0 sm:rounded-lg sm:border [@media(min-height:560px)]:sticky">
        <Button type="submit" busy={isBusy} className="flex-1 sm:flex-none sm:px-8">
          {says.save}
        </Button>
        <ButtonLink to={backPath} look="quiet">
          {says.back}
        </ButtonLink>
      </div>
    </form>
  );
}
