import { scaleSteps } from "#rules/survey.ts";
import { surveyQuestions, surveyTexts } from "#texts/survey.ts";
import { classes } from "#web/ui/classes.ts";
import { type Answers, Legend } from "./survey-form.tsx";

/** B-399, A-30: the member's answers, read-only. */
export function SurveyResults({ answers }: { answers: Answers }) {
  return (
    <dl data-survey-results="" className="mt-6 grid grid-cols-1 gap-4">
      {surveyQuestions.map((question) => (
        <div
          key={question.no}
          className="rounded-lg border border-line bg-surface p-5 text-ink shadow-rest md:p-7"
        >
          <dt className="font-semibold text-balance">
            <Legend question={question} />
          </dt>
          <dd className="mt-3">
            <Answer answer={answers.find(({ no }) => no === question.no)?.answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ answer }: { answer: number | string | undefined }) {
  if (typeof answer !== "number") {
    return <span className="inline-block rounded-md bg-tint px-3.5 py-2 text-on-tint">{answer}</span>;
  }
  return (
    <>
      <span aria-hidden="true" className="flex max-w-60 gap-1.5">
        {scaleSteps.map((step) => (
          <span
            key={step}
            className={classes("h-2.5 flex-1 rounded-full", step <= answer ? "bg-strong" : "bg-line")}
          />
        ))}
      </span>
      <span className="mt-2 block text-sm text-ink-soft">{surveyTexts.outOfFive(answer)}</span>
    </>
  );
}
