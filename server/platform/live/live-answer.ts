import type { ChatEvent } from "#contract/chat.ts";
import type { AnswerRisk } from "#server/db/tables/conversation.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import type { LiveText } from "./live.ts";

/** The event that ends an answer's stream. */
export type AnswerEnd = Extract<ChatEvent, { event: "final" | "error" }>;

/** The owner of a live answer, and its help card, which a safety verdict may change during writing. */
export type AnswerOwner = {
  userId: number;
  conversationId: number;
  seal: ClientSeal;
  risk?: AnswerRisk | null;
  /** Whether the card was already sent to a reader of its stream. */
  isCardShown?: boolean;
};
export type LiveAnswer = LiveText<AnswerEnd, AnswerOwner>;
