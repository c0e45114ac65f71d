import type { Body } from "#contract/schemas.ts";
import type { Last, Tx } from "#server/db/db.ts";
import type { Conversation } from "#server/features/conversation/conversation.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";

/** A question as it arrives, before anything was read for it. */
export type QuestionRequest = { app: App; client: Client; member: Member; body: Body<"sendQuestion"> };

/** A request whose conversation row is locked. */
export type LockedRequest = QuestionRequest & {
  tx: Tx;
  /** Ends the transaction; nothing may be written after it. */
  last: Last;
  seal: ClientSeal;
  conversation: Conversation;
  text: string;
};
