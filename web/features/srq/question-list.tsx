import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { endingLifeId, type SrqValue } from "#rules/srq.ts";
import { Choice } from "./choice.tsx";
import { answerOfKey } from "./keys.ts";
import type { Answers } from "./use-answers.ts";

export type Question = { id: number; question: string };

/** B-383: all questions in one list, for wide screens. `panel` is shown below question 17. */
export function QuestionList(props: { questions: readonly Question[]; answers: Answers; panel: ReactNode }) {
  const { questions, answers, panel } = props;
  const list = useRef<HTMLOListElement>(null);

  /** Y and T answer the focused question, else the first open one, and move on to the next. */
  function press(event: KeyboardEvent): void {
    const value = answerOfKey(event);
    if (!value) return;
    const within = event.target instanceof Element ? event.target.closest("[data-question]") : null;
    const id = Number(within?.getAttribute("data-question") ?? firstOpen(questions, answers));
    if (!id) return;
    event.preventDefault();
    answers.answer(id, value);
    const isToStay = id === endingLifeId && value === "yes";
    focusQuestion(list.current, isToStay ? id : id + 1, value);
  }

  return (
    <ol ref={list} onKeyDown={press} className="grid">
      {questions.map(({ id, question }) => (
        <li key={id} data-question={id} className="border-line border-b px-6 py-4 last:border-b-0">
          <fieldset className="min-w-0">
            <legend className="sr-only">{question}</legend>
            <div className="grid grid-cols-[minmax(0,1fr)_15rem] items-center gap-6">
              <p aria-hidden="true" className="flex gap-3">
                <span className="w-6 shrink-0 text-right text-ink-soft tabular-nums">{id}</span>
                <span>{question}</span>
              </p>
              <Choice id={id} value={answers.of[id]} onAnswer={(value) => answers.answer(id, value)} />
            </div>
          </fieldset>
          {id === endingLifeId && panel}
        </li>
      ))}
    </ol>
  );
}

export const firstOpen = (questions: readonly Question[], answers: Answers): number | undefined =>
  questions.find(({ id }) => !answers.of[id])?.id;

/**
 * Focuses the chosen answer of a question, else the one with the given value; after the last question the focus stays.
 */
function focusQuestion(list: HTMLElement | null, id: number, value: SrqValue): void {
  const inputs = list?.querySelectorAll<HTMLInputElement>(`[data-question="${id}"] input[type=radio]`);
  const radios = [...(inputs ?? [])];
  (radios.find((radio) => radio.checked) ?? radios.find((radio) => radio.value === value))?.focus();
}
