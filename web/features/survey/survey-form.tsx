import { type FormEvent, useState } from "react";
import { type SurveyQuestion, scaleSteps, wholeSurvey } from "#rules/survey.ts";
import { surveyQuestions, surveyTexts } from "#texts/survey.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { draftOf, textsOf } from "#web/browser/drafts.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField, ScaleField } from "#web/ui/choice-field.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

export type Answers = readonly { no: number; answer: number | string }[];

/** Chosen answers by question number. */
type Chosen = Record<string, string>;

const answersOf = (chosen: Chosen): Answers | undefined =>
  wholeSurvey(Object.entries(chosen).map(([no, answer]) => ({ no: Number(no), answer })));

type Props = {
  username: string;
  onSent: (answers: Answers) => void;
  /** The member has already answered the survey elsewhere. */
  onAnswered: () => void;
};

/** B-400 to B-406: the four questions and one confirmation; the choices are stored until they are sent. */
export function SurveyForm({ username, onSent, onAnswered }: Props) {
  const [draft] = useState(() => draftOf(username, "survey", "tab"));
  const [chosen, setChosen] = useState<Chosen>(() => textsOf(draft.read()));
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const answers = answersOf(chosen);
  const count = surveyQuestions.filter(({ no }) => chosen[no]).length;

  function choose(no: number, answer: string): void {
    const next = { ...chosen, [no]: answer };
    setChosen(next);
    draft.write(JSON.stringify(next));
  }

  async function send(): Promise<void> {
    if (!answers) return;
    setBusy(true);
    try {
      await api(username, "submitSurvey", { body: { answers: [...answers] } });
      draft.write("");
      onSent(answers);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAsking(false);
      showToast("error", error.message);
      if (error.code === "survey_answered") onAnswered();
    } finally {
      setBusy(false);
    }
  }

  function ask(event: FormEvent): void {
    event.preventDefault();
    if (answers) setAsking(true);
  }

  return (
    <form onSubmit={ask} className="mt-6 grid grid-cols-1 gap-4">
      {surveyQuestions.map((question) => (
        <div
          key={question.no}
          className="rounded-lg border border-line bg-surface p-5 text-ink shadow-rest md:p-7"
        >
          <Question
            question={question}
            value={chosen[question.no] ?? ""}
            onChange={(answer) => choose(question.no, answer)}
          />
        </div>
      ))}
      <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse sm:items-center sm:justify-between">
        <Button type="submit" disabled={!answers} className="sm:px-8">
          {surveyTexts.submit}
        </Button>
        <p role="status" className="text-sm text-on-page-soft">
          {surveyTexts.answered(count, surveyQuestions.length)}
        </p>
      </div>
      <p className="text-xs text-on-page-soft">{surveyTexts.privacy}</p>
      <ConfirmDialog
        open={isAsking}
        title={surveyTexts.confirm.title}
        confirm={surveyTexts.confirm.confirm}
        cancel={surveyTexts.confirm.cancel}
        busy={isBusy}
        onConfirm={() => void send()}
        onClose={() => !isBusy && setAsking(false)}
      >
        {surveyTexts.confirm.body}
      </ConfirmDialog>
    </form>
  );
}

function Question(props: { question: SurveyQuestion; value: string; onChange: (answer: string) => void }) {
  const { question, ...rest } = props;
  const group = { ...rest, name: `q${question.no}`, legend: <Legend question={question} /> };
  if (question.kind === "scale") {
    return <ScaleField {...group} steps={scaleSteps} low={question.low} high={question.high} />;
  }
  return (
    <ChoiceField {...group} options={question.options.map((words) => ({ value: words, label: words }))} />
  );
}

export function Legend({ question }: { question: SurveyQuestion }) {
  return (
    <>
      <span aria-hidden="true" className="mb-1 block text-xs font-semibold text-ink-soft">
        {surveyTexts.question(question.no, surveyQuestions.length)}
      </span>
      <VisuallyHidden>{`${question.no}. `}</VisuallyHidden>
      {question.text}
    </>
  );
}
