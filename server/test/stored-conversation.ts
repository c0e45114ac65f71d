import { eq } from "drizzle-orm";
import { type AnswerRisk, conversations, messages } from "#server/db/tables/conversation.ts";
import { messagePlace, titlePlace } from "#server/features/conversation/conversation.ts";
import { riskSealedOf } from "#server/features/message/message.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { newCode } from "#server/platform/security/secrets.ts";
import type { BuiltMember } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

type Row = Partial<Omit<typeof messages.$inferInsert, "id" | "bodySealed" | "conversationId">> & {
  text: string;
  risk?: AnswerRisk;
};

/** Stores a conversation with these messages; returns its code, its id and the messages' ids. */
export async function storeConversation(
  { app }: Pick<TestApp, "app">,
  { id: userId, clientId }: Pick<BuiltMember, "id" | "clientId">,
  rows: Row[],
  { title, ...over }: Partial<typeof conversations.$inferInsert> & { title?: string } = {},
): Promise<{ code: string; id: number; ids: number[] }> {
  const { db } = app.database;
  const seal = await app.seals.of(db, clientId);
  const code = newCode();
  const titleSealed = title === undefined ? null : seal.seal(title, titlePlace(code));
  const [conversation] = await db
    .insert(conversations)
    .values({ clientId, userId, expertId: 1, code, promptId: "2", titleSealed, ...over })
    .returning({ id: conversations.id });
  const { id } = orNotFound(conversation);
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += 500) {
    const stored = await db
      .insert(messages)
      .values(
        rows.slice(from, from + 500).map(({ text, risk, ...row }) => ({
          clientId,
          userId,
          conversationId: id,
          type: "question" as const,
          state: "complete" as const,
          bodySealed: seal.seal(text, messagePlace(id)),
          riskSealed: riskSealedOf(seal, id, risk ?? null),
          ...row,
        })),
      )
      .returning({ id: messages.id });
    ids.push(...stored.map((row) => row.id));
  }
  return { code, id, ids };
}

/** Hides a conversation, as deleting it does. */
export const hideConversation = (
  { app }: Pick<TestApp, "app">,
  id: number,
  deletedAt: Date | null = new Date(),
) => app.database.db.update(conversations).set({ deletedAt }).where(eq(conversations.id, id));
