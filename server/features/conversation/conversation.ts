import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { columnsOf, type Tx } from "#server/db/db.ts";
import type { Step } from "#server/db/steps.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import type { App, Member } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";

export type Conversation = typeof conversations.$inferSelect;

/** Title and topic of a conversation that has none of its own yet (B-449). */
const defaultTitle = "Unknown Title"; // T-073
export const defaultTopic = "Unknown Topic"; // T-074

/** The contexts that sealed texts of a conversation are bound to. */
export const titlePlace = (code: string) => `conversation-title:${code}`;
export const topicPlace = (code: string) => `conversation-topic:${code}`;
export const summaryPlace = (code: string) => `conversation-summary:${code}`;
export const messagePlace = (conversationId: number) => `message:${conversationId}`;
export const riskPlace = (conversationId: number) => `message-risk:${conversationId}`;
export const attachedPlace = (conversationId: number) => `message-attached:${conversationId}`;

const isNumber = (idOrCode: string): boolean => /^\d{1,15}$/.test(idOrCode);

/** By which column a conversation is named. */
export const keyOf = (idOrCode: string): "id" | "code" => (isNumber(idOrCode) ? "id" : "code");

/** Selects the member's conversation by code or numeric id; those of others and deleted ones are not found. */
export const ownConversation = (member: Pick<Member, "id" | "clientId">, idOrCode: string) =>
  and(
    eq(conversations.clientId, member.clientId),
    eq(conversations.userId, member.id),
    isNumber(idOrCode) ? eq(conversations.id, Number(idOrCode)) : eq(conversations.code, idOrCode),
    isNull(conversations.deletedAt),
  );

/** Returns the member's conversation; refuses if there is none. */
export async function requireConversation(
  db: Pick<Tx, "select">,
  member: Pick<Member, "id" | "clientId">,
  idOrCode: string,
): Promise<Conversation> {
  const [row] = await db.select().from(conversations).where(ownConversation(member, idOrCode));
  return orNotFound(row);
}

const lockSql = (key: "id" | "code") => `
  select ${columnsOf(getTableColumns(conversations), "c")}
  from conversations c join users u on u.id = c.user_id
  where c.client_id = $1 and c.user_id = $2 and c.${key} = $3 and c.deleted_at is null
  for no key update`;
const locks = { id: lockSql("id"), code: lockSql("code") };

/**
 * Locks and returns the member's conversation. The row locks keep two sends to one conversation in order, and the
 * member's safety state across all tabs.
 */
export function lockStep(member: Pick<Member, "id" | "clientId">, idOrCode: string): Step {
  const key = keyOf(idOrCode);
  const values = [member.clientId, member.id, idOrCode];
  return { name: `lock-conversation-by-${key}`, text: locks[key], values };
}

export function titleOf(conversation: Pick<Conversation, "code" | "titleSealed">, seal: ClientSeal): string {
  return conversation.titleSealed
    ? seal.open(conversation.titleSealed, titlePlace(conversation.code))
    : defaultTitle;
}

export function topicOf(conversation: Pick<Conversation, "code" | "topicSealed">, seal: ClientSeal): string {
  return conversation.topicSealed
    ? seal.open(conversation.topicSealed, topicPlace(conversation.code))
    : defaultTopic;
}

/**
 * Stops the answers of conversations that nobody can open any more. Runs after the deletion and one by one: storing an
 * answer locks its row before the meter, while hiding a conversation locks the meter first.
 */
export async function stopAnswersOf(app: App, member: Member, conversationIds: number[]): Promise<void> {
  const { db } = app.database;
  const written = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        inArray(messages.conversationId, conversationIds),
        eq(messages.state, "streaming"),
      ),
    );
  for (const { id } of written) {
    await db
      .update(messages)
      .set({ stopRequestedAt: sql`coalesce(${messages.stopRequestedAt}, app_now())` })
      .where(eq(messages.id, id));
    app.live.get(id)?.stop.abort("member");
  }
}
