import type { Answer } from "#contract/schemas.ts";
import { internalTexts } from "#texts/chat/chat.ts";
import { ApiError, addressOf, readAnswer } from "#web/api/api.ts";
import { api, requestHeaders, signedOut, signedOutInNeed } from "#web/api/browser-api.ts";
import { chatPage } from "#web/api/conversation.ts";
import { tokenOf } from "#web/browser/session.ts";
import type { OutboxItem } from "#web/features/chat/session/outbox.ts";
import { noticeIn } from "./notice.ts";

export type ConversationPage = Answer<"getConversation">["data"];

/** What a conversation needs from the network. Refusals and broken connections are thrown as `ApiError`. */
export type ChatPort = {
  load: (before?: number) => Promise<ConversationPage>;
  /**
   * Sends an item of the outbox, such as a question or a request to continue an answer, and returns its event stream.
   */
  ask: (item: OutboxItem, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Returns the event stream of an answer from a text position on. */
  resume: (answerId: number, position: number, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  stop: (answerId: number) => Promise<void>;
  /** False only when the browser is sure that there is no connection. */
  isOnline: () => boolean;
};

type Conversation = { username: string; code: string; expertId: number };

/** Reads why no stream came. A session that ended leads to the login, unless a help card came with the refusal. */
async function refusalIn(username: string, response: Response): Promise<unknown> {
  try {
    readAnswer(response.status, await response.text().catch(() => ""));
  } catch (error) {
    const isInNeed = error instanceof ApiError && noticeIn(error.body) !== null;
    if (error instanceof ApiError)
      error.retryAfterS = Number(response.headers.get("retry-after") ?? Number.NaN);
    if (response.status === 401) (isInNeed ? signedOutInNeed : signedOut)(username);
    return error;
  }
  return new ApiError(0, {});
}

async function events(username: string, name: "sendQuestion" | "streamAnswer", request: EventRequest) {
  if (!tokenOf(username)) {
    // biome-ignore lint/suspicious/noConsole: B-216 and A-90: console only
    console.error(internalTexts.missingToken);
    signedOut(username, { isPress: true });
    throw new ApiError(401, { code: "unauthenticated" });
  }
  const { method, url } = addressOf(name, request.input);
  const headers = requestHeaders(username, { accept: "text/event-stream", ...request.headers });
  const response = await fetch(url, {
    method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: JSON.stringify(request.body) } : {}),
  }).catch(() => {
    throw new ApiError(0, {});
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (response.ok && isStream && response.body) return response.body;
  throw await refusalIn(username, response);
}

export function openPort({ username, code, expertId }: Conversation): ChatPort {
  return {
    load: async (before) => {
      const query = before === undefined ? { limit: chatPage } : { before, limit: chatPage };
      const { data } = await api(username, "getConversation", { params: { id: code }, query });
      return data;
    },
    ask: (item, signal) =>
      events(username, "sendQuestion", {
        input: {},
        headers: { "content-type": "application/json" },
        body: {
          thread_id: code,
          expert_id: expertId,
          message_id: item.messageId,
          ...wishOf(item),
        },
        signal,
      }),
    resume: (answerId, position, signal) =>
      events(username, "streamAnswer", {
        input: { params: { answer_id: answerId } },
        headers: position > 0 ? { "last-event-id": `${answerId}:${position}` } : {},
        signal,
      }),
    stop: async (answerId) => {
      await api(username, "stopAnswer", { params: { answer_id: answerId } });
    },
    isOnline: () => navigator.onLine,
  };
}

function wishOf({ text, continueOf, regenerateOf, manner, editOf }: OutboxItem): object {
  if (continueOf !== null) return { continue_of: continueOf };
  if (regenerateOf !== null) return { regenerate_of: regenerateOf, ...(manner && { manner }) };
  return editOf === null ? { question: text } : { question: text, edit_of: editOf };
}

type EventRequest = {
  input: { params?: object };
  headers: Record<string, string>;
  body?: object;
  signal: AbortSignal;
};
