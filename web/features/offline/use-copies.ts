import { useCallback, useEffect, useState } from "react";
import { offlineCopiesName } from "#web/browser/offline-copies.ts";
import { entryOf } from "#web/browser/offline-entry.ts";
import { type OpenedCopy, openCopies } from "./copies.ts";
import { tryPin } from "./copies-lock.ts";

/** Opened copies lock themselves after the page was hidden for this long. */
const unseenMs = 60_000;

type State =
  /** Before hydration. */
  | { kind: "unknown" }
  | { kind: "none" }
  | { kind: "locked"; triesLeft?: number }
  | { kind: "open"; copies: readonly OpenedCopy[] }
  | { kind: "wiped" }
  | { kind: "broken" };

/** The copies on this device: locked until the PIN is typed, and again after the page was hidden for a while. */
export function useCopies(username: string) {
  const [state, setState] = useState<State>({ kind: "unknown" });
  const lock = useCallback(() => {
    setState(entryOf(username) ? { kind: "locked" } : { kind: "none" });
  }, [username]);
  useEffect(lock, [lock]);
  useShutting(username, lock);

  async function open(pin: string): Promise<void> {
    try {
      const opening = await tryPin(username, pin);
      if (opening.kind === "wrong") setState({ kind: "locked", triesLeft: opening.left });
      else if (opening.kind === "wiped") setState({ kind: "wiped" });
      else setState({ kind: "open", copies: await openCopies(username, opening.key) });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the reason, for who looks; there is nothing of a conversation in it
      console.warn("offline copies", error);
      setState({ kind: "broken" });
    }
  }

  return { state, open, lock };
}

/** Locks opened copies when the page was hidden for a while, is left, or the copies were removed in another tab. */
function useShutting(username: string, lock: () => void): void {
  useEffect(() => {
    let timer = 0;
    const seen = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") timer = window.setTimeout(lock, unseenMs);
    };
    const stored = ({ key }: StorageEvent) => {
      if ((key === null || key === offlineCopiesName(username)) && !entryOf(username)) lock();
    };
    const left = (event: PageTransitionEvent) => event.persisted && lock();
    document.addEventListener("visibilitychange", seen);
    addEventListener("storage", stored);
    addEventListener("pagehide", left);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("storage", stored);
      removeEventListener("pagehide", left);
    };
  }, [username, lock]);
}
