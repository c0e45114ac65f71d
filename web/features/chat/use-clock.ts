import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#web/api/browser-api.ts";
import { keepSaldo, refreshSaldo, useSaldo } from "#web/api/saldo.ts";
import { type Clock, clockOf, type LowMark, passedMark, secondsAt } from "./clock.ts";

/** Between two signs of life of a running clock (B-224). */
const tickMs = 60_000;

export type ChatClock = {
  state: Clock["state"];
  seconds: number;
  /** Whether the time is known yet. */
  isKnown: boolean;
  low: LowMark | undefined;
  dismissLow: () => void;
  /** A question was taken: it runs, until the server tells otherwise. */
  started: () => void;
  pause: () => Promise<void>;
  refresh: () => void;
};

/** The clock of a talk. The server owns it; here it is shown, kept alive, and said goodbye to. */
export function useClock({
  username,
  code,
  expertId,
}: {
  username: string;
  code: string;
  expertId: number;
}): ChatClock {
  const { data, dataUpdatedAt } = useSaldo(username);
  const clock = data ? clockOf(data.data, expertId, dataUpdatedAt) : undefined;
  const isRunning = clock?.state === "running";
  const now = useSecond(isRunning);
  const seconds = clock ? secondsAt(clock, Math.max(now, dataUpdatedAt)) : 0;
  const refresh = useCallback(() => void refreshSaldo(username), [username]);
  useSigns({ username, code, expertId, isRunning, seconds });
  // What the server has at the end decides, not our counting.
  const isSpent = isRunning && seconds === 0;
  useEffect(() => {
    if (isSpent) refresh();
  }, [isSpent, refresh]);

  function started(): void {
    const saldo = data?.data;
    if (!saldo || clock?.state === "held" || seconds === 0) {
      refresh();
      return;
    }
    const saldo_experts = saldo.saldo_experts.map((row) =>
      row.expert_id === expertId ? { ...row, total_saldo: seconds } : row,
    );
    keepSaldo(username, { ...saldo, saldo_experts, state: "running", running_expert_id: expertId });
  }

  async function pause(): Promise<void> {
    await api(username, "sendTime", { params: { id: code }, body: {} });
    await refreshSaldo(username);
  }

  const low = useLowMark(isRunning ? seconds : undefined);
  return {
    state: clock?.state ?? "idle",
    seconds,
    isKnown: clock !== undefined,
    ...low,
    started,
    pause,
    refresh,
  };
}

/** The time, anew each second while it counts. */
function useSecond(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}

type Signs = { username: string; code: string; expertId: number; isRunning: boolean; seconds: number };

/** Signs of life each minute, never at 0 or while it stands (B-224, B-225); a farewell when the page is left. */
function useSigns({ username, code, expertId, isRunning, seconds }: Signs): void {
  const isSpent = seconds === 0;
  useEffect(() => {
    if (!isRunning || isSpent) return;
    let lastAt = Date.now();
    const tick = () => {
      // Nobody looks: the clock pauses by itself within a minute.
      if (document.hidden || Date.now() - lastAt < tickMs) return;
      lastAt = Date.now();
      api(username, "updateBattery", { body: { expert_id: expertId } })
        .then(({ data: { charged: _, ...saldo } }) => keepSaldo(username, saldo))
        .catch(() => {
          // The next sign, or the server's own patience, sets it right.
        });
    };
    const timer = setInterval(tick, 1000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [username, expertId, isRunning, isSpent]);

  const mustPause = useRef(false);
  mustPause.current = isRunning;
  useEffect(() => {
    const leave = () => {
      if (!mustPause.current) return;
      api(
        username,
        "sendTime",
        { params: { id: code }, body: {} },
        { keepalive: true, stayOn401: true },
      ).catch(() => {
        // A hint only.
      });
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [username, code]);
}

/** The mark of low time that was passed last, until it is dismissed. */
function useLowMark(seconds: number | undefined): { low: LowMark | undefined; dismissLow: () => void } {
  const before = useRef(seconds);
  const [low, setLow] = useState<LowMark>();
  useEffect(() => {
    const passed = seconds === undefined ? undefined : passedMark(before.current ?? seconds, seconds);
    if (passed) setLow(passed);
    before.current = seconds ?? before.current;
  }, [seconds]);
  const isLow = seconds !== undefined && low !== undefined && seconds <= low;
  return { low: isLow ? low : undefined, dismissLow: () => setLow(undefined) };
}
