import { useEffect, useState } from "react";
import type { AnswerContent } from "#contract/chat.ts";
import { documentTexts as says } from "#texts/chat/document.ts";
import { Button } from "#web/ui/button.tsx";

type Timer = NonNullable<AnswerContent["timer"]>;

/** A position in the exercise: the round, the phase, and the seconds left of the phase. */
type Place = { round: number; phase: number; left: number };

/** Returns the position one second later, or undefined at the end. */
function next({ rounds, phases }: Timer, { round, phase, left }: Place): Place | undefined {
  if (left > 1) return { round, phase, left: left - 1 };
  if (phase + 1 < phases.length) return { round, phase: phase + 1, left: phases[phase + 1]?.seconds ?? 1 };
  return round < rounds ? { round: round + 1, phase: 0, left: phases[0]?.seconds ?? 1 } : undefined;
}

/** Counts through an exercise once the member starts it. Screen readers hear each phase once, not each second. */
export function Exercise({ timer }: { timer: Timer }) {
  const [place, setPlace] = useState<Place | "over" | null>(null);
  const isRunning = place !== null && place !== "over";
  useEffect(() => {
    if (!isRunning) return;
    const beat = setInterval(
      () => setPlace((at) => (at === null || at === "over" ? at : (next(timer, at) ?? "over"))),
      1000,
    );
    return () => clearInterval(beat);
  }, [isRunning, timer]);
  const start = () => setPlace({ round: 1, phase: 0, left: timer.phases[0]?.seconds ?? 1 });
  const phase = isRunning ? timer.phases[place.phase] : undefined;
  return (
    <div
      data-exercise=""
      className="grid w-full max-w-xs gap-2 rounded-lg border border-line bg-surface p-4 text-ink"
    >
      <p role="status" className="font-semibold">
        {place === "over" ? says.timerOver : phase?.label}
      </p>
      {isRunning && (
        <>
          <p aria-hidden="true" className="text-3xl tabular-nums">
            {place.left}
          </p>
          <p className="text-ink-soft text-sm">{says.round(place.round, timer.rounds)}</p>
        </>
      )}
      {isRunning ? (
        <Button look="quiet" onClick={() => setPlace(null)}>
          {says.stopTimer}
        </Button>
      ) : (
        <Button onClick={start}>{says.startTimer}</Button>
      )}
    </div>
  );
}
