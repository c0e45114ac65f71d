import { Clock3, Pause, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { balanceTexts } from "#texts/balance/balance.ts";
import { timeTexts } from "#texts/frame/time.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import { Popover } from "#web/ui/popover.tsx";
import { mmss } from "#web/ui/time-text.ts";
import { type ChatMeter, useSecondsLeft } from "./use-meter.ts";

const says: Record<ChatMeter["state"], { label: string; hint: string }> = {
  idle: { label: balanceTexts.remaining, hint: balanceTexts.idle },
  running: { label: balanceTexts.remaining, hint: balanceTexts.runningHint },
  paused: { label: balanceTexts.paused, hint: balanceTexts.pausedHint },
  over: { label: balanceTexts.remaining, hint: balanceTexts.topUpTitle },
  held: { label: balanceTexts.held, hint: balanceTexts.heldHint },
};

/** The accessible name contains the visible words in their order (WCAG 2.5.3): when paused, the time comes first. */
const spoken = (state: ChatMeter["state"], label: string, time: string): string =>
  state === "paused" ? balanceTexts.clock(time, label) : balanceTexts.clock(label, time);

/**
 * The countdown (B-190) and the state of the meter in words; pressing it explains the state. No time is shown while the
 * meter is held.
 */
export function MeterChip({ meter, onPause }: { meter: ChatMeter; onPause: () => void }) {
  const { state, reading } = meter;
  const seconds = useSecondsLeft(reading);
  const { username } = useClient();
  const { label, hint } = says[state];
  const clock = reading ? mmss(seconds) : balanceTexts.unknown;
  const time = timeTexts.withUnit(clock);
  const Icon = state === "held" ? ShieldCheck : state === "paused" ? Pause : Clock3;
  return (
    <div
      className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center gap-x-1 @max-[15rem]:flex-[0_1_auto]"
      data-meter={state}
    >
      <Popover
        label={state === "held" ? label : spoken(state, label, time)}
        triggerClass="inline-flex min-h-[clamp(44px,2.75rem,56px)] min-w-0 items-center gap-1.5 rounded-full pr-1 pl-2.5 text-sm text-ink-soft transition-colors hover:bg-tint"
        trigger={
          <>
            <Icon
              aria-hidden="true"
              className={classes("size-4.5", state !== "held" && "@max-[15rem]:hidden")}
            />
            {state !== "held" && (
              <span className="whitespace-nowrap">
                <span role="timer" className="font-semibold text-ink tabular-nums">
                  {clock}
                </span>{" "}
                <span className="text-xs @max-[15rem]:hidden">{timeTexts.unit}</span>
              </span>
            )}
            {(state === "paused" || state === "held") && (
              <span className="min-w-0 text-left text-xs leading-tight @max-[15rem]:hidden">{label}</span>
            )}
          </>
        }
      >
        <p className="font-semibold">{label}</p>
        <p className="mt-1 text-sm text-ink-soft">{hint}</p>
        <Link
          to={paths.statement(username)}
          className="-mb-2 mt-1 inline-flex min-h-11 items-center font-semibold text-link text-sm underline-offset-4 hover:underline"
        >
          {balanceTexts.statement}
        </Link>
      </Popover>
      {state === "running" && (
        <button
          type="button"
          aria-label={balanceTexts.pauseHint}
          onClick={onPause}
          className="inline-flex min-h-[clamp(44px,2.75rem,56px)] items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-link transition-colors hover:bg-tint"
        >
          <Pause aria-hidden="true" className="size-4" />
          <span className="@max-[15rem]:hidden">{balanceTexts.pause}</span>
        </button>
      )}
    </div>
  );
}
