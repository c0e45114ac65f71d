import { Clock3, CloudOff, RefreshCw } from "lucide-react";
import { memo, type ReactNode, Suspense, use, useState } from "react";
import { chatTexts } from "#texts/chat/chat.ts";
import type { DayRow, QuestionRow, SystemRow } from "#web/features/chat/log/rows.ts";
import { classes } from "#web/ui/classes.ts";
import { later } from "#web/ui/later.ts";
import { clockText, dayText } from "#web/ui/time-text.ts";
import { AnswerToolsContext } from "./answer-tools.ts";

export const QuestionBar = later(async () => (await import("./answer-bar.tsx")).QuestionBar);

/** A message of the member, on the right. */
export const QuestionBubble = memo(function QuestionBubble({
  row,
  onCancel,
}: {
  row: QuestionRow;
  onCancel?: ((messageId: string) => void) | undefined;
}) {
  const isSent = row.state === "sent";
  const { onEdit } = use(AnswerToolsContext) ?? {};
  return (
    <div className="flex flex-col items-end pl-[12%]">
      <div className={classes("own-words", !isSent && "opacity-85")}>
        <span className="sr-only">{chatTexts.youSay}</span>
        <OwnText text={row.text} />
      </div>
      <p className="mt-1 flex min-h-5 flex-wrap items-center justify-end gap-x-1.5 gap-y-4 px-1 text-xs text-on-page-soft">
        {isSent ? (
          <>
            <time dateTime={row.at}>{clockText(row.at)}</time>
            {row.edited && <span>{chatTexts.edited}</span>}
            {row.canEdit && onEdit && (
              <Suspense>
                <QuestionBar onEdit={() => onEdit(row)} />
              </Suspense>
            )}
          </>
        ) : (
          <Sending row={row} onCancel={onCancel} />
        )}
      </p>
    </div>
  );
});

/** A message longer than `from` characters is folded to its first `shown` characters. */
const longText = { from: 1200, shown: 600 };

/** Folds a long message, so that the member need not scroll past all of it to reach the answer. */
function OwnText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= longText.from) return text;
  return (
    <>
      {isWhole ? text : `${text.slice(0, longText.shown).trimEnd()}...`}
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className="flex min-h-11 items-center font-semibold underline underline-offset-4 outline-current"
      >
        {isWhole ? chatTexts.fold : chatTexts.whole}
      </button>
    </>
  );
}

/** The box around what the persona says. */
export function AnswerBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="answer-box px-4 py-3 text-ink">
      <span className="sr-only">{chatTexts.theySay(name)}</span>
      {children}
    </div>
  );
}

const sendingAction =
  "-my-3 inline-flex min-h-11 items-center rounded-md px-2 font-semibold text-link-on-page hover:underline";

/** The delivery state of a message that the server does not have yet. */
function Sending({
  row,
  onCancel,
}: {
  row: QuestionRow;
  onCancel?: ((messageId: string) => void) | undefined;
}) {
  if (row.state === "sending") return chatTexts.sending;
  const isForNetwork = row.state === "waiting";
  const Icon = isForNetwork ? CloudOff : Clock3;
  return (
    <>
      <Icon aria-hidden="true" className="size-3.5" />
      {isForNetwork ? chatTexts.waitingForNetwork : chatTexts.waitingForPrevious}
      {isForNetwork && (
        // The server cannot assess a message that waits for the network, so each one has a number to call.
        <a href="tel:119" className={sendingAction}>
          {chatTexts.waitingHelp}
        </a>
      )}
      {onCancel && (
        <button type="button" onClick={() => onCancel(row.messageId)} className={sendingAction}>
          {chatTexts.cancelSend}
        </button>
      )}
    </>
  );
}

/** A message of the product itself, such as a failure or a note. Its colours never look like a reproach. */
export const SystemBubble = memo(function SystemBubble({
  row,
  onRetry,
}: {
  row: SystemRow;
  onRetry?: ((row: SystemRow) => void) | undefined;
}) {
  return (
    <div data-bubble="system" className="mx-auto flex max-w-[90%] flex-col items-center text-center">
      {row.text && (
        <p className="rounded-lg border border-line bg-surface px-4 py-2.5 text-sm text-ink-soft">
          {row.text}
        </p>
      )}
      {row.retry && onRetry && (
        <GoOnButton onClick={() => onRetry(row)}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {chatTexts.retry}
        </GoOnButton>
      )}
    </div>
  );
});

/** The button to continue or retry after something was cut off. */
export function GoOnButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold text-ink transition-colors hover:border-strong hover:bg-tint"
    >
      {children}
    </button>
  );
}

export function DateSeparator({ row }: { row: DayRow }) {
  return (
    <p className="py-2 text-center text-xs font-medium text-on-page-soft first-letter:uppercase">
      <time dateTime={row.at}>{dayText(row.at)}</time>
    </p>
  );
}
