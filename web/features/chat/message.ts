import type { AnswerContent } from "#contract/chat.ts";
import type { ChatMessage } from "#contract/conversation.ts";
import type { SafetyNotice } from "#contract/safety.ts";

/** A message that the server has. */
export type Message = {
  id: number;
  /** Stays the same from the moment of sending, so that a bubble is not drawn anew. */
  key: string;
  kind: ChatMessage["type"];
  text: string;
  at: string;
  state: ChatMessage["state"];
  /** The answer that this part goes on from. */
  continueOf: number | null;
  safety: SafetyNotice | null;
};

/** What was sent and is not known to be accepted: a question, or the wish to go on with an answer. */
export type Outgoing = {
  messageId: string;
  text: string;
  continueOf: number | null;
  at: string;
  /** waiting: for the line or its turn; sending: under way. */
  state: "waiting" | "sending";
};

/** Why the last thing sent came to nothing; its text is back in the text box. */
export type Problem = {
  /** The system message. */
  text: string;
  safety: SafetyNotice | null;
  item: Outgoing;
};

export function messageOf(message: ChatMessage): Message {
  const { id, type, state, timestamp, continue_of, safety } = message;
  return {
    id,
    key: message.message_id && type === "question" ? message.message_id : `m${id}`,
    kind: type,
    text: type === "answer" ? answerText(message.content) : message.content,
    at: timestamp,
    state,
    continueOf: continue_of,
    safety,
  };
}

/** The text of E-14, which may be a JSON string or the object; what is neither is shown as it is (B-204). */
export function answerText(content: string | AnswerContent): string {
  if (typeof content !== "string") return content.content;
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed === "object" && parsed !== null && "content" in parsed) return String(parsed.content);
  } catch {
    // No JSON, or cut off: readable text is better than none.
  }
  return content;
}
