import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { AnswerContent } from "#contract/chat.ts";
import type { ChatMessage } from "#contract/conversation.ts";
import { uploadUrl } from "#rules/uploads.ts";
import type { Tx } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { products } from "#server/db/tables/expert.ts";
import { noticeOf } from "#server/features/safety/safety.ts";
import type { App } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/seal.ts";
import { type Conversation, messagePlace } from "./conversation.ts";

/** Messages a page of history holds. */
const pageSize = 100;

export type MessageRow = typeof messages.$inferSelect;

type Page = { messages: ChatMessage[]; before: number | null };

/** The newest messages, or those before a cursor, oldest first; `before` is the cursor of the next older page. */
export async function messagePage(
  app: App,
  input: {
    conversation: Conversation;
    seal: ClientSeal;
    names: { member: string; expert: string };
    before: number | undefined;
  },
): Promise<Page> {
  const { conversation, seal, names, before } = input;
  const rows = await app.database.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize).reverse();
  const offered = await recommended(
    app.database.db,
    page.flatMap((row) => row.productIds ?? []),
  );
  return {
    messages: page.map((row) => {
      const text = seal.open(row.bodySealed, messagePlace(conversation.id));
      return {
        id: row.id,
        content: row.type === "answer" ? JSON.stringify(answerContent(row, text, offered)) : text,
        type: row.type,
        state: row.state,
        loading: row.state === "streaming",
        error: row.state === "interrupted",
        expert_id: conversation.expertId,
        username: row.type === "question" ? names.member : names.expert,
        timestamp: row.createdAt.toISOString(),
        thumb: row.thumb === 1 ? 1 : row.thumb === 0 ? 0 : null,
        message_id: row.messageId,
        continue_of: row.continueOf,
        safety: row.risk ? noticeOf(row.risk) : null,
      };
    }),
    before: rows.length > pageSize ? (page[0]?.id ?? null) : null,
  };
}

type Offered = Map<number, AnswerContent["products"][number]>;

/** The recommended products of answers, as members see them; withdrawn ones are left out. */
export async function recommended(db: Pick<Tx, "select">, ids: number[]): Promise<Offered> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(
    rows
      .filter((row) => !row.deletedAt)
      .map(({ id, name, photo, priceRp, priceDiscRp, expertId }) => [
        id,
        { id, name, photo: uploadUrl(photo), price: priceDiscRp ?? priceRp, expert_id: expertId },
      ]),
  );
}

/** E-14 of an answer. */
export function answerContent(
  row: Pick<MessageRow, "productIds" | "hasRating" | "hasThumb">,
  text: string,
  offered: Offered,
): AnswerContent {
  return {
    content: text,
    products: (row.productIds ?? []).flatMap((id) => offered.get(id) ?? []),
    has_rating: row.hasRating,
    has_thumb: row.hasThumb,
  };
}
