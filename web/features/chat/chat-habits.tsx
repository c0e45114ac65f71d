import { useEffect } from "react";
import type { Draft } from "./draft.ts";
import type { ChatState } from "./reduce-messages.ts";
import { fetchParser } from "./stream.ts";
import { titleTopic } from "./title.ts";
import { useIdle } from "./use-idle.ts";
import { useTitle } from "./use-title.ts";

type Props = {
  username: string;
  talk: { code: string; expertId: number; title: string };
  state: Pick<ChatState, "messages" | "before" | "outbox">;
  draft: Draft;
  /** The clock runs, which it does not at balance 0. */
  isRunning: boolean;
  /** Something is being sent or answered. */
  isBusy: boolean;
  /** Someone was in need here: nothing of this is done. */
  isInNeed: boolean;
  refresh: () => Promise<void>;
};

/**
 * What a talk does by itself: a word to who is silent, a title; and what reads answers is there before the
 * first one comes. Nothing to see, and nothing that cannot wait.
 */
export function ChatHabits({ username, talk, state, draft, isRunning, isBusy, isInNeed, refresh }: Props) {
  const { code, expertId, title } = talk;
  const { messages, before, outbox } = state;
  useIdle({
    username,
    code,
    expertId,
    draft,
    last: messages.at(-1),
    isRunning,
    isBusy: isBusy || outbox.length > 0,
    isInNeed,
    refresh,
  });
  useEffect(() => {
    fetchParser().catch(() => {
      // Asked for again with the first answer.
    });
  }, []);
  useTitle({ username, code, topic: titleTopic({ messages, before, title, isBusy, isInNeed }) });
  return null;
}
