import {
  Check,
  ChevronLeft,
  ChevronRight,
  Copy,
  Feather,
  Pencil,
  RefreshCw,
  ThumbsDown,
  ThumbsUp,
} from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type Manner, manners } from "#rules/answer-versions.ts";
import { plainText } from "#rules/plain-text.ts";
import { answerTexts } from "#texts/chat/answer.ts";
import type { AnswerRow } from "#web/features/chat/log/rows.ts";
import { ReadAloud } from "#web/features/chat/voice/read-aloud.tsx";
import { IconButton, iconButtonClass } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Popover } from "#web/ui/popover.tsx";
import { showToast } from "#web/ui/toast.ts";
import type { AnswerTools } from "./answer-tools.ts";
import { useThumb } from "./use-thumb.ts";

/** Classes shared by the buttons in the bar. */
const barLook = "size-[clamp(44px,2.75rem,48px)] hover:text-on-tint";

/** How long "Tersalin" (copied) is shown, in ms. */
const copiedMs = 2000;

export type BarProps = {
  row: AnswerRow;
  tools: AnswerTools;
  /** The displayed text, possibly that of an earlier version. */
  text: string;
  /** Index of the earlier version that is shown; null for the current answer. */
  version: number | null;
  onVersion: (version: number | null) => void;
};

/**
 * The actions on an answer (B-201). With a mouse, the bar of an older answer without a thumb appears only on hover or
 * focus.
 */
export function AnswerBar({ row, tools, text, version, onVersion }: BarProps) {
  const isPlain = row.safety === null;
  const isCurrent = version === null;
  const id = row.id ?? 0;
  const group = useRef<HTMLDivElement>(null);
  useFocusBack(group);
  function redo({ currentTarget }: MouseEvent<HTMLButtonElement>, manner: Manner | null): void {
    keepFocus(currentTarget);
    tools.onRegenerate(id, manner);
  }
  const words = `${row.safety?.message ?? ""}\n\n${text}`.trim();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={group}
      role="group"
      aria-label={answerTexts.tools}
      className={classes(
        "-ml-1 flex min-w-0 flex-1 flex-wrap items-center transition-opacity",
        !row.isNewest &&
          row.thumb === null &&
          "[@media(hover:hover)]:opacity-0 group-hover/answer:opacity-100 group-focus-within/answer:opacity-100",
      )}
    >
      <CopyButton text={words} />
      {isPlain && isCurrent && row.hasThumb && <Thumbs id={id} thumb={row.thumb} username={tools.username} />}
      <ReadAloud text={words} />
      {isPlain && isCurrent && row.canRedo && (
        <>
          <BarButton label={answerTexts.redo} onClick={(event) => redo(event, null)}>
            <RefreshCw aria-hidden="true" className="size-4.5" />
          </BarButton>
          <Manners onPick={redo} />
        </>
      )}
      {isPlain && row.earlier.length > 0 && (
        <Versions count={row.earlier.length + 1} version={version} onVersion={onVersion} />
      )}
    </div>
  );
}

const bubbleOf = (part: Element | null) => part?.closest<HTMLElement>("[data-bubble=answer]") ?? null;

/** Moves the focus to the bubble, which stays while the answer is written anew and its buttons are gone. */
function keepFocus(button: HTMLElement): void {
  const bubble = bubbleOf(button);
  if (!bubble) return;
  bubble.tabIndex = -1;
  bubble.focus({ preventScroll: true });
}

/** Moves the focus from the bubble back to the pressed button, unless it has moved elsewhere. */
function useFocusBack(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bubble = bubbleOf(group.current);
    if (!bubble || bubble !== document.activeElement) return;
    group.current
      ?.querySelector<HTMLElement>(`[aria-label="${answerTexts.redo}"]`)
      ?.focus({ preventScroll: true });
    bubble.removeAttribute("tabindex");
  }, [group]);
}

/** Menu that asks for a shorter or a plainer version of the answer. */
function Manners({ onPick }: { onPick: (event: MouseEvent<HTMLButtonElement>, manner: Manner) => void }) {
  return (
    <Popover
      label={answerTexts.manner}
      triggerClass={iconButtonClass(classes(barLook, "text-on-page-soft"))}
      trigger={<Feather aria-hidden="true" className="size-4.5" />}
    >
      {manners.map((manner) => (
        <button
          key={manner}
          type="button"
          onClick={(event) => onPick(event, manner)}
          className="block min-h-11 w-full rounded-md px-3 text-left text-sm font-semibold hover:bg-tint hover:text-on-tint"
        >
          {answerTexts[manner]}
        </button>
      ))}
    </Popover>
  );
}

function BarButton(props: {
  label: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  isPressed?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  const { label, onClick, isPressed, isDisabled = false, children } = props;
  return (
    <IconButton
      label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      className={classes(
        barLook,
        isPressed ? "text-link-on-page" : "text-on-page-soft",
        isDisabled && "opacity-40",
      )}
    >
      {children}
    </IconButton>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(plainText(text));
      setCopied(true);
    } catch {
      // Permission refused, or the browser has no clipboard API.
      showToast("error", answerTexts.copyFailed);
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <BarButton label={answerTexts.copy} onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-4.5" />
      </BarButton>
      <span role="status" className={isCopied ? "pr-2 text-xs font-medium" : "sr-only"}>
        {isCopied && answerTexts.copied}
      </span>
    </>
  );
}

/** C-25 (B-242): thumb up, thumb down or neither; pressing the active one again takes it back. */
function Thumbs({ id, thumb, username }: { id: number; thumb: AnswerRow["thumb"]; username: string }) {
  const { shown, press } = useThumb({ username, id, thumb });
  return (
    <>
      <BarButton label={answerTexts.thumbUp} isPressed={shown === 1} onClick={() => void press(1)}>
        <ThumbsUp aria-hidden="true" className={classes("size-4.5", shown === 1 && "fill-current")} />
      </BarButton>
      <BarButton label={answerTexts.thumbDown} isPressed={shown === 0} onClick={() => void press(0)}>
        <ThumbsDown aria-hidden="true" className={classes("size-4.5", shown === 0 && "fill-current")} />
      </BarButton>
    </>
  );
}

/** Steps through the earlier versions of an answer; the last version is the one that counts. */
function Versions(props: {
  count: number;
  version: number | null;
  onVersion: (version: number | null) => void;
}) {
  const { count, version, onVersion } = props;
  const at = version ?? count - 1;
  const show = (index: number) => onVersion(index === count - 1 ? null : index);
  return (
    <div className="flex items-center">
      <BarButton label={answerTexts.previousVersion} isDisabled={at === 0} onClick={() => show(at - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
      </BarButton>
      <span role="status" className="whitespace-nowrap text-xs tabular-nums">
        {answerTexts.version(at + 1, count)}
      </span>
      <BarButton label={answerTexts.nextVersion} isDisabled={at === count - 1} onClick={() => show(at + 1)}>
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </BarButton>
    </div>
  );
}

/** The button to edit the newest question. */
export function QuestionBar({ onEdit }: { onEdit: () => void }) {
  return (
    <button
      type="button"
      aria-label={answerTexts.editLabel}
      onClick={onEdit}
      className="-my-3 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-link-on-page hover:underline"
    >
      <Pencil aria-hidden="true" className="size-3.5" />
      {answerTexts.edit}
    </button>
  );
}
