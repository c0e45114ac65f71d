import { useEffect, useRef } from "react";
import { api } from "#web/api/browser-api.ts";
import type { Draft } from "./draft.ts";
import { idleMs, isIdleDue } from "./idle.ts";
import type { Message } from "./message.ts";

type Watch = {
  username: string;
  code: string;
  expertId: number;
  draft: Draft;
  last: Message | undefined;
  isRunning: boolean;
  isBusy: boolean;
  isInNeed: boolean;
  /** Brings the word that the server had written. */
  refresh: () => Promise<void>;
};

/**
 * B-234 to B-236: while the clock runs, a check each two minutes, counted from the last sign of life, so that a word
 * comes when two minutes are really over. The server checks again (S-26); that it finds none due is no fault.
 */
export function useIdle(watch: Watch): void {
  const latest = useRef(watch);
  useEffect(() => {
    latest.current = watch;
  });
  const { draft, last, isRunning, isBusy } = watch;
  const lastSign = `${last?.id}:${last?.state}:${isBusy}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sign begins the silence anew
  useEffect(() => {
    if (!isRunning) return;
    let signAt = Date.now();
    let timer = setInterval(check, idleMs);
    function check(): void {
      const silence = { silentMs: Date.now() - signAt, isHidden: document.hidden };
      if (isIdleDue({ ...latest.current, ...silence })) void prompt(latest.current);
    }
    const endTyping = draft.subscribe(() => {
      signAt = Date.now();
      clearInterval(timer);
      timer = setInterval(check, idleMs);
    });
    return () => {
      clearInterval(timer);
      endTyping();
    };
  }, [isRunning, lastSign, draft]);
}

/** C-24 */
async function prompt({ username, code, expertId, refresh }: Watch): Promise<void> {
  try {
    await api(username, "idlePrompt", { body: { thread_id: code, expert_id: expertId } });
  } catch {
    // Not due, or no line: nobody waits for it.
    return;
  }
  await refresh();
}
