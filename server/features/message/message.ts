import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { z } from "zod";
import { type AnswerContent, attachments } from "#contract/chat.ts";
import type { ChatMessage } from "#contract/conversation.ts";
import type { SafetyNotice } from "#contract/safety.ts";
import { versionsMax } from "#rules/answer-versions.ts";
import { uploadUrl } from "#rules/picture-file.ts";
import { pricePerPieceRp } from "#rules/price.ts";
import type { Tx } from "#server/db/db.ts";
import { type AnswerRisk, messages } from "#server/db/tables/conversation.ts";
import { products } from "#server/db/tables/expert.ts";
import { guideName, guideStateSchema } from "#server/external/model/guide/state.ts";
import type { Attached } from "#server/external/model/model.ts";
import {
  attachedPlace,
  type Conversation,
  messagePlace,
  riskPlace,
} from "#server/features/conversation/conversation.ts";
import { noticeOf } from "#server/features/safety/safety.ts";
import type { App } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";

/** Messages per page of history, unless fewer are asked for. */
const fullPage = 100;

export type MessageRow = typeof messages.$inferSelect;

/** Selects a page: the newest one, the one before or after a known message, or the one that contains a message. */
export type PageAt = {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  limit?: number | undefined;
};

type Page = { messages: ChatMessage[]; before: number | null; after: number | null };

type PageInput = {
  conversation: Conversation;
  seal: ClientSeal;
  names: { member: string; expert: string };
  at: PageAt;
};

/** Returns one page of messages, oldest first, with the cursors of its neighbours. Replaced versions are left out. */
export async function messagePage(app: App, { conversation, seal, names, at }: PageInput): Promise<Page> {
  const { db } = app.database;
  const { rows, before, after } = await rowsAt(db, conversation.id, at);
  const offered = await recommended(
    db,
    rows.flatMap((row) => row.productIds ?? []),
  );
  const earlier = await earlierVersions(db, conversation.id, rows);
  const open = (row: MessageRow) => seal.open(row.bodySealed, messagePlace(conversation.id));
  const contentOf = (row: MessageRow) => {
    if (row.type !== "answer") return open(row);
    const isStandIn = isStandInFor(app, row);
    return JSON.stringify(answerContent(row, open(row), offered, attachedTo(row, seal), isStandIn));
  };
  return {
    messages: rows.map((row) => ({
      id: row.id,
      content: contentOf(row),
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
      edited: row.editOf !== null,
      is_idle: row.isIdle,
      earlier: (earlier.get(row.id) ?? []).map(contentOf),
      safety: noticeIn(row, seal),
    })),
    before,
    after,
  };
}

/** Returns the newest sign of risk that a conversation shows; one further back than a full page is considered past. */
export async function newestNotice(
  db: Pick<Tx, "select">,
  seal: ClientSeal,
  conversationId: number,
): Promise<SafetyNotice | null> {
  const newest = db
    .select({ id: messages.id, ...riskColumns })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isNull(messages.replacedAt)))
    .orderBy(desc(messages.id))
    .limit(fullPage)
    .as("newest");
  const [row] = await db
    .select()
    .from(newest)
    .where(or(isNotNull(newest.riskSealed), isNotNull(newest.riskPlain)))
    .orderBy(desc(newest.id))
    .limit(1);
  return row ? noticeIn(row, seal) : null;
}

type Rows = { rows: MessageRow[]; before: number | null; after: number | null };

async function rowsAt(
  db: Pick<Tx, "select">,
  conversationId: number,
  { before, after, around, limit: pageSize = fullPage }: PageAt,
): Promise<Rows> {
  const part = (edge: SQL | undefined, way: "back" | "on", limit: number) =>
    db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), isNull(messages.replacedAt), edge))
      .orderBy(way === "back" ? desc(messages.id) : asc(messages.id))
      .limit(limit + 1);
  const backTo = async (edge: SQL | undefined, limit: number) => {
    const found = await part(edge, "back", limit);
    const rows = found.slice(0, limit).reverse();
    return { rows, before: found.length > limit ? (rows[0]?.id ?? null) : null };
  };
  const onFrom = async (edge: SQL, limit: number) => {
    const found = await part(edge, "on", limit);
    const rows = found.slice(0, limit);
    return { rows, after: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
  };
  if (after !== undefined) return { before: null, ...(await onFrom(gt(messages.id, after), pageSize)) };
  if (around === undefined) {
    const edge = before === undefined ? undefined : lt(messages.id, before);
    return { after: null, ...(await backTo(edge, pageSize)) };
  }
  const older = await backTo(lt(messages.id, around), Math.floor(pageSize / 2));
  const newer = await onFrom(gte(messages.id, around), Math.ceil(pageSize / 2));
  return { rows: [...older.rows, ...newer.rows], before: older.before, after: newer.after };
}

/** Returns the newest replaced versions of the answers on a page, oldest first; continuations are left out. */
async function earlierVersions(
  db: Pick<Tx, "select">,
  conversationId: number,
  rows: MessageRow[],
): Promise<Map<number, MessageRow[]>> {
  const asked = new Map<number, number>();
  for (const row of rows) {
    if (row.type === "answer" && row.continueOf === null && row.questionId !== null)
      asked.set(row.questionId, row.id);
  }
  if (asked.size === 0) return new Map();
  const ranked = db
    .select({
      ...getTableColumns(messages),
      nth: sql<number>`row_number() over (partition by ${messages.questionId} order by ${messages.id} desc)`.as(
        "nth",
      ),
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        inArray(messages.questionId, [...asked.keys()]),
        isNotNull(messages.replacedAt),
        isNull(messages.continueOf),
      ),
    )
    .as("ranked");
  const replaced = await db.select().from(ranked).where(lt(ranked.nth, versionsMax)).orderBy(asc(ranked.id));
  const versions = new Map<number, MessageRow[]>();
  for (const row of replaced) {
    const current = asked.get(row.questionId ?? 0) ?? 0;
    versions.set(current, [...(versions.get(current) ?? []), row]);
  }
  return versions;
}

type Offered = Map<number, AnswerContent["products"][number]>;

/** Returns the recommended products of answers as members see them; withdrawn ones are left out. */
export async function recommended(db: Pick<Tx, "select">, ids: number[]): Promise<Offered> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(
    rows
      .filter((row) => !row.deletedAt)
      .map(({ id, name, photo, expertId, ...price }) => [
        id,
        { id, name, photo: uploadUrl(photo), price: pricePerPieceRp(price), expert_id: expertId },
      ]),
  );
}

/** What is stored with an answer, including the state of the guide after it. */
const attachedSchema = attachments.extend({
  guide: guideStateSchema.optional(),
  risk: z.custom<AnswerRisk>().optional(),
});

/** Returns what belongs to an answer besides its text, with its risk if that was stored more than twelve months ago. */
export function attachedTo(
  row: Pick<MessageRow, "conversationId" | "attachedSealed">,
  seal: ClientSeal,
): Attached & { risk?: AnswerRisk | undefined } {
  if (!row.attachedSealed) return {};
  return attachedSchema.parse(JSON.parse(seal.open(row.attachedSealed, attachedPlace(row.conversationId))));
}

/** The columns that `riskIn` reads. */
export const riskColumns = {
  conversationId: messages.conversationId,
  riskSealed: messages.riskSealed,
  riskPlain: messages.riskPlain,
  attachedSealed: messages.attachedSealed,
};

/** Returns the data of an answer's help card; null if it has none. */
export function riskIn(row: Pick<MessageRow, keyof typeof riskColumns>, seal: ClientSeal): AnswerRisk | null {
  if (row.riskSealed) return JSON.parse(seal.open(row.riskSealed, riskPlace(row.conversationId)));
  return row.riskPlain ?? attachedTo(row, seal).risk ?? null;
}

/** Returns the column of an answer's risk. */
export const riskSealedOf = (seal: ClientSeal, conversationId: number, risk: AnswerRisk | null) =>
  risk && seal.sealPadded(risk, riskPlace(conversationId));

/** Returns the help card of an answer; null if it has none. */
export function noticeIn(
  row: Pick<MessageRow, keyof typeof riskColumns>,
  seal: ClientSeal,
): SafetyNotice | null {
  const risk = riskIn(row, seal);
  return risk && noticeOf(risk);
}

/** Whether the guide answered instead of the configured model. */
export const isStandInFor = (
  { config }: Pick<App, "config">,
  { answeredBy }: Pick<MessageRow, "answeredBy">,
): boolean => config.llm !== undefined && answeredBy === guideName;

/** Returns E-14 of an answer, with its attachments. */
export function answerContent(
  row: Pick<MessageRow, "productIds" | "hasRating" | "hasThumb">,
  text: string,
  offered: Offered,
  { choices, document, timer }: Attached,
  isStandIn: boolean,
): AnswerContent {
  return {
    ...(choices && choices.length > 0 ? { choices } : {}),
    ...(document ? { document } : {}),
    ...(timer ? { timer } : {}),
    ...(isStandIn ? { is_stand_in: true } : {}),
    content: text,
    products: (row.productIds ?? []).flatMap((id) => offered.get(id) ?? []),
    has_rating: row.hasRating,
    has_thumb: row.hasThumb,
  };
}
