import { useEffect, useRef } from "react";
import { api } from "#web/api/browser-api.ts";
import type { Draft } from "#web/features/chat/composer/draft.ts";
import type { Message } from "#web/features/chat/session/message.ts";
import { idleMs, isIdleDue } from "./idle.ts";

type Watch = {
  username: string;
  code: string;
  expertId: number;
  draft: Draft;
  last: Message | undefined;
  isRunning: boolean;
  isBusy: boolean;
  isInNeed: boolean;
  /** Loads the idle message that the server wrote. */
  refresh: () => Promise<unknown>;
};

/**
 * B-234 to B-236: while the meter runs, checks every two minutes, counted from the last activity, so that an idle
 * message comes after two full minutes. The server checks again (S-26); it is no error if it finds none due.
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
    // No idle message was due, or the connection is lost. Nobody waits for the message.
    return;
  }
  await refresh();
}
