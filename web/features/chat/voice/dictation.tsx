import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { dictationTexts } from "#texts/chat/dictation.ts";
import type { Draft } from "#web/features/chat/composer/draft.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { DictationBar, SilenceRing } from "./dictation-bar.tsx";
import { Dictation, type DictationShown, isActive } from "./dictation-session.ts";
import {
  hasAgreed,
  readSilence,
  type SilenceSeconds,
  writeAgreed,
  writeSilence,
} from "./dictation-settings.ts";
import type { SpeechSupport } from "./dictation-support.ts";
import { endSpeech, onEndSpeech } from "./end-speech.ts";

type Parts = {
  support: SpeechSupport;
  draft: Draft;
  box: RefObject<HTMLTextAreaElement | null>;
  bar: RefObject<HTMLElement | null>;
  /** Set here: what a press on the microphone button does from now on. */
  press: RefObject<(() => void) | undefined>;
  onOn: (isOn: boolean) => void;
};

/**
 * Everything after the first press on the microphone (B-193, B-194): the notice of who hears the speech, the bar, and
 * the ring.
 */
export function DictationPanel({ support, draft, box, bar, press, onOn }: Parts) {
  const [isAsking, setAsking] = useState(false);
  const [seconds, setSeconds] = useState(() => readSilence());
  const { shown, isOn, begin, end, session, hide } = useDictation({ support, draft, box, seconds });

  function pressed(): void {
    if (isOn) end();
    else if ("missing" in support || hasAgreed("dictation")) begin();
    else setAsking(true);
  }

  const first = useRef(pressed);
  useEffect(() => first.current(), []);
  useEffect(() => {
    press.current = pressed;
    onOn(isOn);
  });
  useEscape(isOn, end);

  function choose(to: SilenceSeconds): void {
    setSeconds(to);
    writeSilence(to);
    session.current?.goOn(to * 1000);
  }

  const goOn = isOn ? () => session.current?.goOn() : begin;
  return (
    <>
      {shown?.is === "listening" && <SilenceRing key={shown.round} seconds={seconds} />}
      {bar.current &&
        createPortal(
          <>
            <DictationBar shown={shown} seconds={seconds} onGoOn={goOn} onSeconds={choose} onHide={hide} />
            <ConfirmDialog
              open={isAsking}
              title={dictationTexts.askTitle}
              confirm={dictationTexts.askStart}
              cancel={dictationTexts.askCancel}
              onConfirm={() => {
                writeAgreed("dictation");
                setAsking(false);
                begin();
              }}
              onClose={() => setAsking(false)}
            >
              {dictationTexts.askBody}
            </ConfirmDialog>
          </>,
          bar.current,
        )}
    </>
  );
}

type Listening = Pick<Parts, "support" | "draft" | "box"> & { seconds: SilenceSeconds };

/** Runs one dictation after another, each starting from the current text of the text box. */
function useDictation({ support, draft, box, seconds }: Listening) {
  const [shown, setShown] = useState<DictationShown>();
  const session = useRef<Dictation>(undefined);
  const isOn = shown !== undefined && isActive(shown);

  useEffect(() => {
    const stop = () => {
      session.current?.drop();
      session.current = undefined;
      setShown(undefined);
    };
    const stopListening = onEndSpeech(stop);
    const stopFollowing = draft.subscribe(() => {
      const isTheirs = session.current?.follow(draft.getText()) ?? true;
      // A member who goes on writing has read why it ended.
      if (isTheirs) setShown((before) => (before && isActive(before) ? before : undefined));
    });
    return () => {
      stopListening();
      stopFollowing();
      stop();
    };
  }, [draft]);

  function begin(): void {
    endSpeech();
    if ("missing" in support) {
      setShown({ is: support.missing });
      return;
    }
    const text = draft.getText();
    const hasCaret = box.current !== null && box.current === document.activeElement;
    session.current = new Dictation({
      open: () => new support.Recogniser(),
      isContinuous: !/Android/.test(navigator.userAgent),
      text,
      caret: hasCaret ? (box.current?.selectionEnd ?? text.length) : text.length,
      silenceMs: seconds * 1000,
      onText: (to, fromCaret, toCaret) => {
        putText(box.current, to, fromCaret, toCaret);
        draft.set(to);
      },
      onPhase: setShown,
    });
    session.current.start();
  }

  const end = () => session.current?.finish();
  return { shown, isOn, session, begin, end, hide: () => setShown(undefined) };
}

/** Puts in the text with the new words; a caret or selection elsewhere in the text box stays where it is. */
function putText(box: HTMLTextAreaElement | null, text: string, from: number, to: number): void {
  if (!box) return;
  const { selectionStart, selectionEnd } = box;
  box.value = text;
  if (box === document.activeElement) {
    const moved = (at: number) => (at < from ? at : at + to - from);
    box.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  }
  if (to === text.length) box.scrollTop = box.scrollHeight;
}

/** Escape ends the dictation wherever the focus is, but closes an open popover first. */
function useEscape(isOn: boolean, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (!isOn) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(":popover-open")) latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);
}
