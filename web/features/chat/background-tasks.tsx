import type { Draft } from "#web/features/chat/composer/draft.ts";
import { useIdle } from "#web/features/chat/meter/use-idle.ts";
import type { ChatState } from "#web/features/chat/session/reduce-messages.ts";
import { titleTopic } from "#web/features/chat/session/title.ts";
import { useTitle } from "#web/features/chat/session/use-title.ts";

type Props = {
  username: string;
  conversation: { code: string; expertId: number; title: string };
  state: Pick<ChatState, "messages" | "before" | "outbox">;
  draft: Draft;
  /** The meter runs, which it does not at balance 0. */
  isRunning: boolean;
  /** Something is being sent or answered. */
  isBusy: boolean;
  /** There was a sign of risk: no idle message is sent and no title is made. */
  isInNeed: boolean;
  refresh: () => Promise<unknown>;
};

/**
 * The background tasks of a conversation: the idle message to a silent member, and the title. Renders nothing, and all
 * of it can load late.
 */
export function BackgroundTasks({
  username,
  conversation,
  state,
  draft,
  isRunning,
  isBusy,
  isInNeed,
  refresh,
}: Props) {
  const { code, expertId, title } = conversation;
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
  useTitle({ username, code, topic: titleTopic({ messages, before, title, isBusy, isInNeed }) });
  return null;
}
