import { ArrowUp, Lightbulb, Square } from "lucide-react";
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isBlank } from "#rules/blank.ts";
import { questionMax } from "#rules/question.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { DictationButton } from "#web/features/chat/voice/dictation-button.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { enterMeans } from "./composer-keys.ts";
import type { Draft } from "./draft.ts";
import { Tips } from "./tips.tsx";
import { hasTouchKeyboard } from "./touch.ts";

/** The remaining characters are shown from this number down. */
const nearMax = 200;
/** B-220, A-76: the balance is refreshed this many ms after the last key press. */
const restMs = 1000;
/** Two presses within this many ms count as one. */
const doublePressMs = 500;

type Props = {
  draft: Draft;
  box: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  isStopping: boolean;
  onSend: () => void;
  onStop: () => void;
  /** Called when typing has paused. */
  onRest: () => void;
};

/** The text box, always at the bottom; send and stop share one place, under the right thumb. */
export function Composer({ draft, box, isBusy, isStopping, onSend, onStop, onRest }: Props) {
  const text = useSyncExternalStore(draft.subscribe, draft.getText, () => "");
  const [hasTips, setTips] = useState(false);
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const length = text.trim().length;
  const isTooLong = length > questionMax;
  useGrowth(box, text);
  useRest(text, onRest);

  function send(): void {
    sentAt.current = performance.now();
    if (!isTooLong) onSend();
  }

  /** Ignores the second press of a double press: it hits the stop button that has just replaced "Kirim" (send). */
  function stop(): void {
    if (performance.now() - sentAt.current > doublePressMs) onStop();
  }

  function closeTips({ key }: KeyboardEvent): void {
    if (key === "Escape") setTips(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    closeTips(event);
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
    // In Safari the Enter that ends composition arrives after composition has ended, marked only by this key code.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    const means = enterMeans({ key, shiftKey, altKey, ctrlKey, metaKey, isComposing }, hasTouchKeyboard());
    if (means === "nothing") return;
    event.preventDefault();
    if (means === "send") {
      // Every way of sending fires the form's submit event, which end-speech.ts listens for.
      currentTarget.form?.requestSubmit();
      return;
    }
    currentTarget.setRangeText("\n", currentTarget.selectionStart, currentTarget.selectionEnd, "end");
    draft.set(currentTarget.value);
  }

  return (
    <div className="composer mx-auto w-full max-w-3xl">
      {hasTips && <Tips id={`${id}-tips`} />}
      <div ref={bar} />
      <form
        className="@container flex items-end gap-1 rounded-xl border border-line-strong bg-surface p-1 transition-[border-color,box-shadow] focus-within:border-strong focus-within:ring-3 focus-within:ring-focus/20"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <IconButton
          label={chatTexts.tipsToggle}
          aria-expanded={hasTips}
          aria-controls={`${id}-tips`}
          onClick={() => setTips(!hasTips)}
          onKeyDown={closeTips}
          className={classes(
            "m-0.5",
            hasTips ? "bg-tint text-on-tint" : "text-ink-soft",
            // With very large text on a small screen the room is needed, and the tips are for members who have not
            // started typing.
            length > 0 && !hasTips && "@max-[15rem]:hidden",
          )}
        >
          <Lightbulb aria-hidden="true" className="size-5.5" />
        </IconButton>
        <textarea
          ref={box}
          value={text}
          rows={1}
          aria-label={chatTexts.question}
          aria-describedby={isTooLong ? `${id}-count` : undefined}
          aria-invalid={isTooLong || undefined}
          placeholder={chatTexts.placeholder}
          autoCapitalize="sentences"
          autoComplete="off"
          enterKeyHint={hasTouchKeyboard() ? "enter" : "send"}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => draft.set(event.target.value)}
          onKeyDown={onKeyDown}
          className="composer-box text-base text-ink"
        />
        <DictationButton draft={draft} box={box} bar={bar} />
        <SendButton
          isBusy={isBusy}
          isStopping={isStopping}
          isEmpty={isBlank(text) || isTooLong}
          onStop={stop}
        />
      </form>
      <Count id={`${id}-count`} left={questionMax - length} />
      <NoReplacement />
    </div>
  );
}

const shape =
  "grid size-[clamp(48px,3rem,56px)] shrink-0 place-items-center rounded-full transition-[background-color,color,transform] active:scale-95";

function StopButton({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  return (
    <button
      type="button"
      aria-label={chatTexts.stop}
      aria-disabled={isStopping || undefined}
      onClick={isStopping ? undefined : onStop}
      onPointerDown={(event) => event.preventDefault()}
      className={classes(shape, "bg-tint text-on-tint")}
    >
      {isStopping ? <Spinner /> : <Square aria-hidden="true" className="size-4.5 fill-current" />}
    </button>
  );
}

function SendButton(props: { isBusy: boolean; isStopping: boolean; isEmpty: boolean; onStop: () => void }) {
  const { isBusy, isStopping, isEmpty, onStop } = props;
  if (isBusy) return <StopButton isStopping={isStopping} onStop={onStop} />;
  return (
    <button
      type="submit"
      aria-label={chatTexts.send}
      aria-disabled={isEmpty || undefined}
      // Keeps the focus in the text box, and a phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      className={classes(shape, isEmpty ? "bg-sunken text-ink-soft" : "filled shadow-rest")}
    >
      <ArrowUp aria-hidden="true" className="size-5.5" />
    </button>
  );
}

/** Hidden above a phone's keyboard, where the conversation needs the room. */
const NoReplacement = () => (
  <p className="mt-1.5 text-balance text-center text-on-page-soft text-xs leading-tight [@media(max-height:520px)]:hidden">
    {chatTexts.noReplacement}
  </p>
);

/** The characters left, shown only near the limit. A text over the limit stays in the box. */
function Count({ id, left }: { id: string; left: number }) {
  if (left > nearMax) return null;
  return (
    <p
      id={id}
      className={classes(
        "px-4 pt-1 text-right text-xs",
        left < 0 ? "font-medium text-danger-text" : "text-on-page-soft",
      )}
    >
      {left < 0 ? chatTexts.tooLong(-left) : chatTexts.left(left)}
    </p>
  );
}

const growsByItself = () => CSS.supports("field-sizing", "content");

/** Sets the height of the text box in browsers without `field-sizing`. */
function useGrowth(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    if (!box.current || growsByItself()) return;
    box.current.style.height = "auto";
    box.current.style.height = `${box.current.scrollHeight}px`;
  }, [box, text]);
}

function useRest(text: string, onRest: () => void): void {
  const [first] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from the last key
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(onRest, restMs);
    return () => clearTimeout(timer);
  }, [text]);
}
