import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RiskState } from "#rules/safety/types.ts";
import { at, big, bigKey, createdAt, sealed } from "./columns.ts";
import { ofMember } from "./user.ts";

/** What the safety layer remembers of a member between messages; `holdUntil` stops the meter. */
export const safetyStates = pgTable(
  "safety_states",
  {
    userId: big("user_id").primaryKey(),
    clientId: integer("client_id").notNull(),
    state: jsonb("state").$type<RiskState>().notNull(),
    holdUntil: at("hold_until"),
    /** Start of the hold that ends at `holdUntil`. */
    holdFrom: at("hold_from"),
    /** When a screening showed risk; null again once the member dismissed the check-in at a later visit. */
    checkInFrom: at("check_in_from"),
  },
  (table) => [ofMember(table)],
);

/** Recognised risk events, without any text. */
export const safetyEvents = pgTable(
  "safety_events",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    /** Null when the text came without an account, as an expert application does. */
    userId: big("user_id"),
    conversationId: big("conversation_id"),
    messageId: big("message_id"),
    level: smallint("level").notNull(),
    categories: text("categories").array().notNull(),
    about: text("about").notNull(),
    ruleIds: text("rule_ids").array().notNull(),
    rulesVersion: text("rules_version").notNull(),
    source: text("source", {
      enum: ["question", "model", "answer", "feedback", "application", "srq17", "plan"],
    }).notNull(),
    actions: text("actions").array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    index("safety_events_member").on(table.clientId, table.userId, table.createdAt),
    // One model verdict per question, however often it is answered.
    uniqueIndex("safety_events_verdict").on(table.messageId).where(sql`${table.source} = 'model'`),
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
