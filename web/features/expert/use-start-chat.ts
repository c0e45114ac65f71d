import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { expertTexts } from "#texts/expert.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { fetchGreeting } from "#web/api/greeting.ts";
import { newKey } from "#web/browser/key.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";

type Start = {
  /** Id of the expert whose conversation is being created. */
  busyWith: number | undefined;
  /** Why it could not be created, as a sentence for an alert. */
  problem: string | undefined;
  /** The error, for a page that can act on it, for example by asking for consents. */
  refusal: ApiError | undefined;
  start: (expertId: number) => Promise<void>;
  clear: () => void;
};

/**
 * Creates a conversation by C-22 (B-182), then opens the chat (B-181, B-266, B-269, A-68). Repeated presses create only
 * one conversation.
 */
export function useStartChat(): Start {
  const { username } = useClient();
  const navigate = useNavigate();
  const [busyWith, setBusyWith] = useState<number>();
  const [refusal, setRefusal] = useState<ApiError>();
  const keys = useRef(new Map<number, string>());

  async function start(expertId: number): Promise<void> {
    setBusyWith(expertId);
    setRefusal(undefined);
    const idempotencyKey = keys.current.get(expertId) ?? newKey();
    keys.current.set(expertId, idempotencyKey);
    fetchGreeting(username, expertId);
    try {
      const { data } = await api(
        username,
        "createConversation",
        {
          body: {
            topic: conversationTexts.defaultTopic,
            status: "active",
            prompt_id: "2",
            expert_id: expertId,
          },
        },
        { idempotencyKey },
      );
      keys.current.delete(expertId);
      await navigate(paths["conversation-detail"](username, data, expertId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Only a call without an answer is retried with the same key; a refusal was an answer.
      if (error.status !== 0) keys.current.delete(expertId);
      if (error.status !== 401) setRefusal(error);
    } finally {
      setBusyWith(undefined);
    }
  }

  return {
    busyWith,
    problem: refusal && sentenceOf(refusal),
    refusal,
    start,
    clear: () => setRefusal(undefined),
  };
}

/** The server's message, or T-057. */
const sentenceOf = ({ body }: ApiError): string =>
  typeof body.message === "string" ? body.message : expertTexts.startFailed;
