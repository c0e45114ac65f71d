import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { endingLifeId, type SrqValue } from "#rules/srq.ts";
import { srqTexts } from "#texts/srq/srq.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "./choice.tsx";
import { answerOfKey, stepOfKey } from "./keys.ts";
import { firstOpen, type Question } from "./question-list.tsx";
import type { Answers } from "./use-answers.ts";

/** How long the choice is visible before the next question appears, in milliseconds. */
const seenMs = 260;

/**
 * One question at a time, for phones: a tap answers and moves on. After the last question `submit` replaces
 * "Berikutnya".
 */
export function QuestionSteps(props: {
  questions: readonly Question[];
  answers: Answers;
  panel: ReactNode;
  submit: ReactNode;
}) {
  const { questions, answers, panel, submit } = props;
  const [at, setAt] = useState(() => startAt(questions, answers));
  const form = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLLegendElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const current = questions[at];
  if (!current) return null;
  const { id, question } = current;
  const isLast = at === questions.length - 1;
  const isAnswered = answers.of[id] !== undefined;

  function go(to: number): void {
    clearTimeout(waiting.current);
    if (to < 0 || to >= questions.length) return;
    setAt(to);
    // With the focus on the question, screen readers read it and keyboard control continues.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: "nearest" });
    });
  }

  /** After a yes to 17 it does not move on, so that the message and the help card are read first. */
  function pick(value: SrqValue): void {
    clearTimeout(waiting.current);
    if (id === endingLifeId && value === "yes") return;
    waiting.current = setTimeout(() => go(at + 1), seenMs);
  }

  function press(event: KeyboardEvent): void {
    const value = answerOfKey(event);
    if (value) {
      event.preventDefault();
      answers.answer(id, value);
      pick(value);
      return;
    }
    const step = event.target instanceof HTMLInputElement ? undefined : stepOfKey(event);
    if (step === -1 || (step === 1 && isAnswered)) {
      event.preventDefault();
      go(at + step);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys besides the radio buttons within
    <div ref={form} onKeyDown={press} className="scroll-mt-20 p-4" data-step={id}>
      <p className="text-sm font-semibold text-ink-soft tabular-nums">
        {srqTexts.step(at + 1, questions.length)}
      </p>
      <fieldset className="mt-2 min-w-0">
        <legend
          ref={heading}
          tabIndex={-1}
          className="float-left mb-4 grid min-h-[7.5rem] w-full content-center text-balance wrap-anywhere font-bold text-[min(1.3125rem,7.5vw)] leading-snug outline-none"
        >
          {question}
        </legend>
        <div className="clear-both">
          <Choice
            key={id}
            id={id}
            value={answers.of[id]}
            isLarge
            onAnswer={(value) => answers.answer(id, value)}
            onPick={pick}
          />
        </div>
      </fieldset>
      {id === endingLifeId && panel}
      <div className="@container mt-5 flex flex-wrap items-center justify-between gap-3">
        {at > 0 && (
          <Button look="quiet" onClick={() => go(at - 1)} className="-ml-2 px-3">
            <ChevronLeft aria-hidden="true" className="size-4.5 @max-[12rem]:hidden" />
            {srqTexts.back}
          </Button>
        )}
        {!isLast && (
          <Button
            look="secondary"
            className="ml-auto @max-[12rem]:px-2"
            disabled={!isAnswered}
            onClick={() => go(at + 1)}
          >
            {srqTexts.next}
            <ChevronRight aria-hidden="true" className="size-4.5 @max-[12rem]:hidden" />
          </Button>
        )}
      </div>
      {isLast && <div className="mt-3">{submit}</div>}
    </div>
  );
}

/** Returns the index of the first open question; if all are answered, of the last one, where they are sent. */
function startAt(questions: readonly Question[], answers: Answers): number {
  const open = firstOpen(questions, answers);
  const at = questions.findIndex(({ id }) => id === open);
  return at < 0 ? questions.length - 1 : at;
}
