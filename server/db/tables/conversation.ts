import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RiskCategory, RiskLevel, RiskSubject, RiskTopic } from "#rules/safety/types.ts";
import { at, big, bigKey, createdAt, sealed } from "./columns.ts";
import { experts } from "./expert.ts";
import { ofMember } from "./user.ts";

/** E-09: conversations. Titles and topics are sealed like messages. */
export const conversations = pgTable(
  "conversations",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    expertId: integer("expert_id")
      .notNull()
      .references(() => experts.id),
    code: text("code").notNull(),
    titleSealed: sealed("title_sealed"),
    /** Whose title it is: made from the first messages, given by the member, or neutral. */
    titleBy: text("title_by", { enum: ["made", "member", "neutral"] }),
    topicSealed: sealed("topic_sealed"),
    promptId: text("prompt_id").notNull(),
    status: text("status", { enum: ["active", "ended"] })
      .notNull()
      .default("active"),
    star: smallint("star"),
    /** Running summary of what lies further back than the model reads, and the message that it reaches to. */
    summarySealed: sealed("summary_sealed"),
    summaryUntil: big("summary_until"),
    startAt: at("start_at").notNull().default(sql`app_now()`),
    endedAt: at("ended_at"),
    deletedAt: at("deleted_at"),
    /** Its messages and texts are gone for good; the row stays, since the ledger names it. */
    purgedAt: at("purged_at"),
  },
  (table) => [
    ofMember(table),
    unique("conversations_owner").on(table.clientId, table.userId, table.id),
    uniqueIndex("conversations_code").on(table.code),
    index("conversations_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.purgedAt} is null`),
    index("conversations_list").on(table.clientId, table.userId, table.startAt.desc(), table.id.desc()),
  ],
);

/** What the help card of an answer is made from. */
export type AnswerRisk = {
  level: RiskLevel;
  categories: RiskCategory[];
  about: RiskSubject;
  topics?: RiskTopic[] | undefined;
  /** Which of the vetted wordings, so that they change from card to card. */
  turn: number;
  /** The same danger once more: its card comes again, its question does not. */
  isRepeat?: boolean | undefined;
};

/** E-13: messages, bodies sealed. An answer belongs to its question; a continuation names what it goes on from. */
export const messages = pgTable(
  "messages",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    conversationId: big("conversation_id").notNull(),
    type: text("type", { enum: ["question", "answer", "system"] }).notNull(),
    state: text("state", { enum: ["streaming", "complete", "interrupted", "stopped"] }).notNull(),
    bodySealed: sealed("body_sealed").notNull(),
    /** Of an answer: its choices, its document, and where the talk with the guide stands after it, as JSON. */
    attachedSealed: sealed("attached_sealed"),
    /** Id made by the browser; a repeat returns the first result. */
    messageId: text("message_id"),
    questionId: big("question_id"),
    continueOf: big("continue_of"),
    /** The question whose place this one took. */
    editOf: big("edit_of"),
    /** Another version took the place of this message; it is neither shown nor read by the model. */
    replacedAt: at("replaced_at"),
    /** A word to a silent member, which answers no question. */
    isIdle: boolean("is_idle").notNull().default(false),
    /** Answers only, from here on. */
    productIds: integer("product_ids").array(),
    hasRating: boolean("has_rating").notNull().default(false),
    hasThumb: boolean("has_thumb").notNull().default(false),
    thumb: smallint("thumb"),
    /** Who answered: `guide`, or the model's name; and by which version of the persona. */
    answeredBy: text("answered_by"),
    personaVersion: smallint("persona_version"),
    /** Risk that the question showed, so that the help card is there again whenever the answer is. */
    risk: jsonb("risk").$type<AnswerRisk>(),
    createdAt: createdAt(),
    firstTokenAt: at("first_token_at"),
    finishedAt: at("finished_at"),
    /** The server that writes this answer, and its last sign of life. */
    writer: text("writer"),
    heartbeatAt: at("heartbeat_at"),
    stopRequestedAt: at("stop_requested_at"),
  },
  (table) => [
    foreignKey({
      columns: [table.clientId, table.userId, table.conversationId],
      foreignColumns: [conversations.clientId, conversations.userId, conversations.id],
    }),
    index("messages_conversation").on(table.conversationId, table.id.desc()),
    uniqueIndex("messages_made_id").on(table.conversationId, table.messageId),
    // One answer a question, and one continuation of an answer.
    uniqueIndex("messages_answer")
      .on(table.questionId)
      .where(sql`${table.type} = 'answer' and ${table.continueOf} is null and ${table.replacedAt} is null`),
    uniqueIndex("messages_continuation").on(table.continueOf),
    // One answer being written in a conversation.
    uniqueIndex("messages_streaming").on(table.conversationId).where(sql`${table.state} = 'streaming'`),
    index("messages_user_day").on(table.userId, table.createdAt).where(sql`${table.type} = 'answer'`),
  ],
);
