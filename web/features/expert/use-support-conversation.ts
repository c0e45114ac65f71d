import { useState } from "react";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useStartChat } from "./use-start-chat.ts";

/**
 * "Lanjut cerita - gratis": pauses the meter, then starts a conversation. `isUnreached` says that pausing
 * failed; the error of starting the conversation is in `starting`.
 */
export function useSupportConversation(expertId: number, username: string) {
  const starting = useStartChat();
  const [isUnreached, setUnreached] = useState(false);

  async function pauseAndStart(isDangerNow: boolean): Promise<void> {
    setUnreached(false);
    try {
      await api(username, "openSupport", { body: { is_danger_now: isDangerNow } });
      await starting.start(expertId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) setUnreached(true);
    }
  }

  return {
    starting,
    isUnreached,
    /** Pauses the meter and starts a conversation. */
    pauseAndStart,
    /** Starts a conversation while the meter is already paused, for example right after a screening is sent. */
    start: () => void starting.start(expertId),
  };
}
