import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { api } from "#web/api/browser-api.ts";
import { keepSaldo, refreshSaldo, useSaldo } from "#web/api/saldo.ts";
import { type Clock, clockOf, secondsAt } from "./clock.ts";

/** Between two signs of life of a running clock (B-224). */
const tickMs = 60_000;

/** It does not count itself, so that a talk is not drawn anew each second: who shows seconds asks `useSecondsLeft`. */
export type ChatClock = {
  state: Clock["state"];
  /** As the server last told it; undefined while it is not known. */
  told: Clock | undefined;
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
  const clock = useMemo(
    () => (data ? clockOf(data.data, expertId, dataUpdatedAt) : undefined),
    [data, expertId, dataUpdatedAt],
  );
  const isRunning = clock?.state === "running";
  const isSpent = useSpent(clock);
  const refresh = useCallback(() => void refreshSaldo(username), [username]);
  useSigns({ username, code, expertId, isRunning, isSpent });
  // What the server has at the end decides, not our counting.
  useEffect(() => {
    if (isSpent) refresh();
  }, [isSpent, refresh]);

  function started(): void {
    const saldo = data?.data;
    const seconds = clock ? secondsAt(clock, Date.now()) : 0;
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

  return { state: clock?.state ?? "idle", told: clock, started, pause, refresh };
}

/** Whether a running clock has counted down to its end. */
function useSpent(clock: Clock | undefined): boolean {
  const [spent, setSpent] = useState<Clock>();
  useEffect(() => {
    if (clock?.state !== "running") return;
    const leftMs = clock.readAtMs + clock.seconds * 1000 - Date.now();
    const timer = setTimeout(() => setSpent(clock), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [clock]);
  return clock !== undefined && spent === clock;
}

/** The seconds left, anew each second while they count down. */
export function useSecondsLeft(clock: Clock | undefined): number {
  const now = useSecond(clock?.state === "running");
  return clock ? secondsAt(clock, Math.max(now, clock.readAtMs)) : 0;
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

type Signs = { username: string; code: string; expertId: number; isRunning: boolean; isSpent: boolean };

/** Signs of life each minute, never at 0 or while it stands (B-224, B-225); a farewell when the page is left. */
function useSigns({ username, code, expertId, isRunning, isSpent }: Signs): void {
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
