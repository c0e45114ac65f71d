import { Suspense, useMemo } from "react";
import { documentTexts as says } from "#texts/chat/document.ts";
import type { AnswerRow } from "#web/features/chat/log/rows.ts";
import { Button } from "#web/ui/button.tsx";
import { later } from "#web/ui/later.ts";
import { answerPartsOf } from "./answer-parts.ts";
import type { AnswerTools } from "./answer-tools.ts";
import { Exercise } from "./exercise.tsx";

/** Most answers hold no document. */
const DocumentBar = later(async () => (await import("./document-bar.tsx")).DocumentBar);

type Props = {
  row: AnswerRow;
  /** Null in a history, which is read-only. */
  tools: AnswerTools | null;
};

/** The extras of an answer: a document to copy or save, an exercise, and suggested replies. */
export function AnswerExtras({ row: { id, parts, isNewest }, tools }: Props) {
  const { document, timer, choices, is_stand_in } = useMemo(() => answerPartsOf(parts), [parts]);
  if (id === null) return null;
  return (
    <>
      {document && tools && (
        <Suspense fallback={<div className="-mt-1 min-h-11" />}>
          <DocumentBar document={document} answerId={id} tools={tools} />
        </Suspense>
      )}
      {timer && isNewest && tools && <Exercise timer={timer} />}
      {isNewest && tools && (choices || is_stand_in) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          role="group"
          aria-label={says.choices}
          data-choices=""
          className="flex max-w-full scroll-mb-3 flex-wrap gap-2 pt-1"
        >
          {choices?.map(({ id: choiceId, label }) => (
            <button
              key={choiceId}
              type="button"
              onClick={() => tools.onSay(label)}
              className="min-h-11 min-w-11 rounded-full border border-strong bg-surface px-4 py-2 text-left font-semibold text-link text-sm transition-colors hover:bg-tint hover:text-on-tint"
            >
              {label}
            </button>
          ))}
          {is_stand_in && (
            <Button look="secondary" onClick={() => tools.onRegenerate(id, null)}>
              {says.askModel}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
