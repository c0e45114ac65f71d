import { type ReactNode, useState } from "react";
import type { SrqResult } from "#contract/srq.ts";
import { srqConfirmTexts, srqTexts } from "#texts/srq/srq.ts";
import type { ApiError } from "#web/api/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { EndingLifePanel, type FollowUp, isDangerNow } from "./ending-life-panel.tsx";
import { type Question, QuestionList } from "./question-list.tsx";
import { QuestionSteps } from "./question-steps.tsx";
import { type Answers, saysEndingLife, useAnswers } from "./use-answers.ts";
import { useIsWide } from "./use-is-wide.ts";
import { useSubmit } from "./use-submit.ts";

type Props = {
  username: string;
  questions: readonly Question[];
  version: string;
  /** The error of starting a conversation. */
  note: ReactNode;
  /** Starts a conversation that is not charged, before anything is sent. */
  onConversation: (isDangerNow: boolean) => void;
  /** The screening was sent; the page shows its result. */
  onSent: (result: SrqResult) => void;
  /** A refusal that the page can act on; `again` sends once more. */
  onRefused: (refusal: ApiError, again: () => void) => void;
};

/** B-383 to B-388: the questions, the answers stored on this device, and the button that sends them. */
export function Questionnaire({
  username,
  questions,
  version,
  note,
  onConversation,
  onSent,
  onRefused,
}: Props) {
  const isWide = useIsWide();
  const answers = useAnswers(
    username,
    version,
    questions.map(({ id }) => id),
  );
  const [followUp, setFollowUp] = useState<FollowUp>();
  const isEndingLife = saysEndingLife(answers.of);
  const [wasAnsweredBefore] = useState(isEndingLife);
  const submission = useSubmit(username, answers, isEndingLife ? followUp : undefined, {
    onSent,
    onRefused,
  });
  const panel = isEndingLife && (
    <EndingLifePanel
      followUp={followUp}
      isFresh={!wasAnsweredBefore}
      note={note}
      onFollowUp={setFollowUp}
      onConversation={() => onConversation(isDangerNow(followUp))}
    />
  );
  const left = questions.length - answers.done;
  const submit = (
    <>
      {submission.problem && (
        <Notice tone="error" className="mb-3">
          {submission.problem}
        </Notice>
      )}
      {left > 0 && (
        <p id="srq-left" className="mb-3 text-sm text-ink-soft">
          {srqTexts.missing(left)}
        </p>
      )}
      <Button
        className="w-full md:w-auto"
        disabled={left > 0}
        busy={submission.step === "sending"}
        aria-describedby={left > 0 ? "srq-left" : undefined}
        onClick={submission.problem ? () => void submission.send() : submission.ask}
      >
        {submission.problem ? srqTexts.retry : srqTexts.submit}
      </Button>
    </>
  );
  return (
    <section
      aria-label={srqTexts.title}
      className="rounded-lg border border-line bg-surface text-ink shadow-rest"
    >
      <Progress
        done={answers.done}
        all={questions.length}
        keys={isWide ? srqTexts.keys : srqTexts.keysSteps}
      />
      {isWide ? (
        <>
          <QuestionList questions={questions} answers={answers} panel={panel} />
          <div className="border-line border-t p-6">{submit}</div>
        </>
      ) : (
        <QuestionSteps
          // Remounts when the answers are deleted, so that it starts at the first question.
          key={answers.round}
          questions={questions}
          answers={answers}
          panel={panel}
          submit={submit}
        />
      )}
      <StoredNote answers={answers} />
      {submission.step === "asking" && (
        <ConfirmDialog
          open
          title={srqConfirmTexts.title}
          confirm={srqConfirmTexts.confirm}
          cancel={srqConfirmTexts.cancel}
          onConfirm={() => void submission.send()}
          onClose={submission.cancel}
        >
          {srqConfirmTexts.body}
        </ConfirmDialog>
      )}
    </section>
  );
}

function Progress({ done, all, keys }: { done: number; all: number; keys: string }) {
  return (
    <div className="sticky top-16 z-10 rounded-t-lg border-line border-b bg-surface px-4 py-3 md:px-6">
      <div className="flex items-center gap-4">
        <div
          role="progressbar"
          aria-label={srqTexts.answered(done, all)}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={done}
          className="h-2 flex-1 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-strong transition-[width] duration-300"
            style={{ width: `${(100 * done) / all}%` }}
          />
        </div>
        <p aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
          {srqTexts.answered(done, all)}
        </p>
      </div>
      <p className="hidden pt-1 text-ink-soft text-xs md:[@media(hover:hover)_and_(pointer:fine)]:block">
        {keys}
      </p>
    </div>
  );
}

/** Says where the answers are until they are sent, and deletes them on request. */
function StoredNote({ answers }: { answers: Answers }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="rounded-b-lg border-line border-t bg-sunken px-4 py-3 text-ink-soft text-xs md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-[min(100%,14rem)] flex-1">
          {answers.isStored ? srqTexts.kept : srqTexts.notKept}
        </p>
        {answers.done > 0 && (
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="min-h-11 font-semibold text-link text-sm underline-offset-4 hover:underline"
          >
            {srqTexts.forget}
          </button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={srqTexts.forgetTitle}
          confirm={srqTexts.forgetConfirm}
          cancel={srqTexts.cancel}
          onConfirm={() => {
            answers.forget();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          {srqTexts.forgetBody}
        </ConfirmDialog>
      )}
    </div>
  );
}
