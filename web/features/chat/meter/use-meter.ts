import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { api } from "#web/api/browser-api.ts";
import { cacheSaldo, refreshSaldo, useSaldo } from "#web/api/saldo.ts";
import { type MeterReading, meterOf, secondsAt } from "./meter.ts";

/** Time between two heartbeats of a running meter, in ms (B-224). */
const tickMs = 60_000;

/**
 * The meter of a conversation. It does not tick, so that the conversation does not re-render every second; components
 * that show seconds use `useSecondsLeft`.
 */
export type ChatMeter = {
  state: MeterReading["state"];
  /** As the server last reported it; undefined while it is unknown. */
  reading: MeterReading | undefined;
  /** A question was accepted: the meter runs until the server reports otherwise. */
  started: () => void;
  pause: () => Promise<void>;
  refresh: () => void;
};

/**
 * The meter of a conversation. The server owns it; this hook shows it, sends heartbeats, and pauses it when the page is
 * left.
 */
export function useMeter({
  username,
  code,
  expertId,
}: {
  username: string;
  code: string;
  expertId: number;
}): ChatMeter {
  const { data, dataUpdatedAt } = useSaldo(username);
  const meter = useMemo(
    () => (data ? meterOf(data.data, expertId, dataUpdatedAt) : undefined),
    [data, expertId, dataUpdatedAt],
  );
  const isRunning = meter?.state === "running";
  const isSpent = useSpent(meter);
  const refresh = useCallback(() => void refreshSaldo(username), [username]);
  useSigns({ username, code, expertId, isRunning, isSpent });
  // At the end the server's balance decides, not the local countdown.
  useEffect(() => {
    if (isSpent) refresh();
  }, [isSpent, refresh]);

  function started(): void {
    const saldo = data?.data;
    const seconds = meter ? secondsAt(meter, Date.now()) : 0;
    if (!saldo || meter?.state === "held" || seconds === 0) {
      refresh();
      return;
    }
    const saldo_experts = saldo.saldo_experts.map((row) =>
      row.expert_id === expertId ? { ...row, total_saldo: seconds } : row,
    );
    cacheSaldo(username, { ...saldo, saldo_experts, state: "running", running_expert_id: expertId });
  }

  async function pause(): Promise<void> {
    await api(username, "sendTime", { params: { id: code }, body: {} });
    await refreshSaldo(username);
  }

  return { state: meter?.state ?? "idle", reading: meter, started, pause, refresh };
}

/** Whether a running meter has counted down to its end. */
function useSpent(meter: MeterReading | undefined): boolean {
  const [spent, setSpent] = useState<MeterReading>();
  useEffect(() => {
    if (meter?.state !== "running") return;
    const leftMs = meter.readAtMs + meter.seconds * 1000 - Date.now();
    const timer = setTimeout(() => setSpent(meter), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [meter]);
  return meter !== undefined && spent === meter;
}

/** Returns the seconds left, updated every second while they count down. */
export function useSecondsLeft(meter: MeterReading | undefined): number {
  const now = useSecond(meter?.state === "running");
  return meter ? secondsAt(meter, Math.max(now, meter.readAtMs)) : 0;
}

/** Returns the current time in ms, updated every second while counting. */
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

/**
 * Sends a heartbeat every minute, never at 0 or while the meter stands still (B-224, B-225), and a pause request when
 * the page is left.
 */
function useSigns({ username, code, expertId, isRunning, isSpent }: Signs): void {
  useEffect(() => {
    if (!isRunning || isSpent) return;
    let lastAt = Date.now();
    const tick = () => {
      // No heartbeats while the page is hidden: the meter then pauses by itself within a minute.
      if (document.hidden || Date.now() - lastAt < tickMs) return;
      lastAt = Date.now();
      api(username, "updateBattery", { body: { expert_id: expertId } })
        .then(({ data: { charged: _, ...saldo } }) => cacheSaldo(username, saldo))
        .catch(() => {
          // The next heartbeat, or the server's own timeout, sets it right.
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
        // The request is only a hint.
      });
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [username, code]);
}
