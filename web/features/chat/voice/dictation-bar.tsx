import { Timer, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { dictationErrors, dictationTexts } from "#texts/chat/dictation.ts";
import { dialogTexts } from "#texts/frame/app-frame.ts";
import { IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Popover } from "#web/ui/popover.tsx";
import { type DictationShown, isActive } from "./dictation-session.ts";
import { type SilenceSeconds, silenceChoices } from "./dictation-settings.ts";

type Props = {
  shown: DictationShown | undefined;
  seconds: SilenceSeconds;
  onGoOn: () => void;
  onSeconds: (seconds: SilenceSeconds) => void;
  onHide: () => void;
};

/** Shows that the microphone is listening, or why it stopped; the dictated words themselves are in the text box. */
export function DictationBar({ shown, seconds, onGoOn, onSeconds, onHide }: Props) {
  const why = shown?.is === "ended" ? shown.why : undefined;
  const isOn = shown !== undefined && isActive(shown);
  const isSilence = why === "silence";
  // A member who pressed stop knows that it ended; only a screen reader announces it.
  const isSeen = shown !== undefined && why !== "pressed";
  return (
    <section
      data-dictation={shown?.is}
      data-seen={isSeen || undefined}
      aria-label={dictationTexts.title}
      className={isSeen ? classes(shape, isOn ? "border-strong" : "border-line-strong") : "sr-only"}
    >
      <div
        className={classes(
          "flex flex-1 items-center gap-2.5 py-2",
          isOn ? "min-w-fit" : "min-w-[min(100%,13rem)]",
        )}
      >
        {shown?.is === "listening" && <Pulse />}
        {/* Announced once per change of state, never word by word. */}
        <p role="status" className={classes("text-sm", isOn && "font-semibold")}>
          {wordsFor(shown, seconds)}
        </p>
      </div>
      {(shown?.is === "listening" || isSilence) && (
        <BarButton onClick={onGoOn}>{dictationTexts.goOn}</BarButton>
      )}
      {(isOn || isSilence) && <SilenceChoice seconds={seconds} onSeconds={onSeconds} />}
      {isSeen && !isOn && (
        <IconButton label={dialogTexts.close} onClick={onHide} className="text-ink-soft">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </section>
  );
}

const shape =
  "mb-2 flex animate-rise flex-wrap items-center justify-end rounded-lg border bg-surface py-0.5 pr-1 pl-3.5 text-ink shadow-rest";

function wordsFor(shown: DictationShown | undefined, seconds: number): string {
  switch (shown?.is) {
    case undefined:
      return "";
    case "starting":
      return dictationTexts.starting;
    case "listening":
      return dictationTexts.listening;
    case "unsupported":
      return dictationTexts.unsupported;
    case "in-app":
      return dictationTexts.inApp;
    case "ended":
      if (shown.why === "pressed") return dictationTexts.stopped;
      if (shown.why === "interrupted") return "";
      return shown.why === "silence" ? dictationTexts.stoppedBySilence(seconds) : dictationErrors[shown.why];
  }
}

/** The listening indicator. It pulses on its own and does not show how loud the speaker is. */
function Pulse() {
  return (
    <span aria-hidden="true" className="grid size-3 shrink-0 place-items-center">
      <span className="size-3 animate-breathe rounded-full border-2 border-danger bg-danger" />
    </span>
  );
}

function BarButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      onPointerDown={(event) => event.preventDefault()}
      className="min-h-[clamp(44px,2.75rem,56px)] rounded-full px-3 text-sm font-semibold text-link transition-colors hover:bg-tint"
    >
      {children}
    </button>
  );
}

function SilenceChoice({ seconds, onSeconds }: Pick<Props, "seconds" | "onSeconds">) {
  const name = useId();
  return (
    <Popover
      label={dictationTexts.silence(seconds)}
      triggerClass="inline-flex min-h-[clamp(44px,2.75rem,56px)] items-center gap-1 rounded-full px-2.5 text-sm text-ink-soft transition-colors hover:bg-tint"
      trigger={
        <>
          <Timer aria-hidden="true" className="size-4.5" />
          <span className="tabular-nums">{seconds}</span>
        </>
      }
    >
      <fieldset>
        <legend className="text-sm font-semibold">{dictationTexts.silenceTitle}</legend>
        {silenceChoices.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={choice === seconds}
              onChange={() => onSeconds(choice)}
              className="size-5 accent-(--primary-strong)"
            />
            {dictationTexts.seconds(choice)}
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}

/**
 * A ring around the microphone that empties over the remaining seconds of silence. With reduced motion a number counts
 * them instead.
 */
export function SilenceRing({ seconds }: { seconds: number }) {
  const circle = useRef<SVGCircleElement>(null);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      const timing = { duration: seconds * 1000, fill: "forwards" } as const;
      circle.current?.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 1 }], timing);
      return;
    }
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <span data-ring={seconds} className="pointer-events-none absolute inset-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        className="absolute inset-0 -rotate-90 text-strong motion-reduce:hidden"
      >
        <circle
          ref={circle}
          cx="24"
          cy="24"
          r="22.5"
          pathLength="1"
          strokeDasharray="1"
          className="fill-none stroke-current stroke-3"
        />
      </svg>
      <span
        aria-hidden="true"
        className="absolute -top-1.5 -right-1.5 hidden min-w-5 rounded-full border border-line-strong bg-surface px-1 text-center text-xs font-semibold text-ink tabular-nums motion-reduce:block"
      >
        {left}
      </span>
    </span>
  );
}
