import { useEffect, useRef } from "react";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { queries } from "#web/api/query.ts";

type Conversation = { username: string; code: string; topic: string | undefined };

/**
 * C-28 (B-219): requests a title made of the first messages, once per visit. A failure is only logged; the next visit
 * tries again.
 */
export function useTitle({ username, code, topic }: Conversation): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (topic === undefined || isAsked.current) return;
    isAsked.current = true;
    api(username, "editTitle", { params: { id: code }, body: { topic } })
      .then(() => queries.invalidateQueries({ queryKey: [username, "listConversations"] }))
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: B-219: logged, nobody waits for it
        console.warn("editTitle", error instanceof ApiError ? error.status : error);
      });
  }, [username, code, topic]);
}
