import { useState } from "react";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useStartChat } from "./use-start-chat.ts";

/**
 * "Lanjut cerita - gratis": the clock is held first, then the talk begins. `problem` says that it could not be
 * reached; what the beginning of a talk is refused for stands in `starting`.
 */
export function useSupportTalk(expertId: number, username: string) {
  const starting = useStartChat();
  const [isUnreached, setUnreached] = useState(false);

  async function hold(isDangerNow: boolean): Promise<void> {
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
    /** Holds the clock and begins a talk. */
    hold,
    /** Begins one in a hold that is there already, such as right after sending. */
    begin: () => void starting.start(expertId),
  };
}
