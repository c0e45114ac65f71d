import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RiskCategory, RiskState, RiskSubject } from "#rules/safety/types.ts";
import { at, big, bigKey, createdAt, sealed } from "./columns.ts";
import { ofMember } from "./user.ts";

/**
 * What the safety layer remembers of a member between messages, sealed (`features/risk/risk.ts`); `holdUntil`
 * stops the meter. Every member who asked something has a row.
 */
export const safetyStates = pgTable(
  "safety_states",
  {
    userId: big("user_id").primaryKey(),
    clientId: integer("client_id").notNull(),
    stateSealed: sealed("state_sealed"),
    holdUntil: at("hold_until"),
    /** Start of the hold that ends at `holdUntil`. */
    holdFrom: at("hold_from"),
    /** Plain columns of former versions (decision 37): `seal-risk` empties them, the next release drops them. */
    statePlain: jsonb("state").$type<RiskState>(),
    checkInPlain: at("check_in_from"),
  },
  (table) => [ofMember(table)],
);

export type EventSource = "question" | "model" | "answer" | "feedback" | "application" | "srq17" | "plan";

/** Recognised risk events, without any text; what kind of risk, by which rule and where it showed is sealed. */
export const safetyEvents = pgTable(
  "safety_events",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    /** Null when the text came without an account, as an expert application does. */
    userId: big("user_id"),
    conversationId: big("conversation_id"),
    messageId: big("message_id"),
    /** A bucket, for queries: 1 is a sign, 2 is danger of any degree. */
    level: smallint("level").notNull(),
    isVerdict: boolean("is_verdict").notNull().default(false),
    eventSealed: sealed("event_sealed"),
    createdAt: createdAt(),
    /** Plain columns of former versions (decision 37): `seal-risk` empties them, the next release drops them. */
    categoriesPlain: text("categories").array().$type<RiskCategory[]>(),
    aboutPlain: text("about").$type<RiskSubject>(),
    ruleIdsPlain: text("rule_ids").array(),
    rulesVersionPlain: text("rules_version"),
    sourcePlain: text("source").$type<EventSource>(),
    actionsPlain: text("actions").array(),
  },
  (table) => [
    ofMember(table),
    index("safety_events_member").on(table.clientId, table.userId, table.createdAt),
    // One model verdict per question, however often it is answered.
    uniqueIndex("safety_events_one_verdict").on(table.messageId).where(sql`${table.isVerdict}`),
    uniqueIndex("safety_events_verdict").on(table.messageId).where(sql`${table.sourcePlain} = 'model'`),
  ],
);

/** The safety plan of a member, one each: its lines as sealed JSON. */
export const safetyPlans = pgTable(
  "safety_plans",
  {
    userId: big("user_id").primaryKey(),
    clientId: integer("client_id").notNull(),
    /** Incremented at each save, so that two tabs do not overwrite each other. */
    version: integer("version").notNull(),
    planSealed: sealed("plan_sealed").notNull(),
    savedAt: at("saved_at").notNull(),
  },
  (table) => [ofMember(table)],
);
