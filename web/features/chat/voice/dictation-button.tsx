import { Mic } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { microphoneTexts } from "#texts/chat/microphone.ts";
import type { Draft } from "#web/features/chat/composer/draft.ts";
import { IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { showToast } from "#web/ui/toast.ts";
import { speechSupportOf } from "./dictation-support.ts";

const load = () => import("./dictation.tsx");

type Props = {
  draft: Draft;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Where the bar that shows the state of the microphone is rendered. */
  bar: RefObject<HTMLElement | null>;
};

/** The microphone button (B-192). Its code is loaded only when someone reaches for it. */
export function DictationButton({ draft, box, bar }: Props) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const [isOn, setOn] = useState(false);
  const press = useRef<() => void>(undefined);
  const support = speechSupportOf(window);

  function onClick(): void {
    if (press.current) press.current();
    else load().then(setParts, () => showToast("error", microphoneTexts.loadFailed));
  }

  /** Browsers only allow listening right after a press, so the code is prefetched and should be there by then. */
  const ahead = () => void load().catch(() => undefined);

  return (
    <span className="relative m-0.5 rounded-full">
      <IconButton
        label={isOn ? microphoneTexts.finish : microphoneTexts.speak}
        aria-disabled={"missing" in support || undefined}
        onClick={onClick}
        onFocus={ahead}
        onPointerEnter={ahead}
        // Keeps the focus in the text box, and a phone's keyboard open.
        onPointerDown={(event) => event.preventDefault()}
        className={classes(
          isOn ? "bg-tint text-on-tint" : "text-ink-soft",
          "missing" in support && "opacity-60",
        )}
      >
        <Mic aria-hidden="true" className="size-5.5" />
      </IconButton>
      {parts && (
        <parts.DictationPanel
          support={support}
          draft={draft}
          box={box}
          bar={bar}
          press={press}
          onOn={setOn}
        />
      )}
    </span>
  );
}
