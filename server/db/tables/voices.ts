import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { clients } from "./client.ts";
import { at, big, bigKey, createdAt, sealed } from "./columns.ts";
import { services } from "./expert.ts";
import { ofMember } from "./user.ts";

/** E-52: one survey per member; its answers as sealed JSON. */
export const surveys = pgTable(
  "surveys",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    answersSealed: sealed("answers_sealed").notNull(),
    createdAt: createdAt(),
  },
  (table) => [ofMember(table), unique("surveys_member").on(table.clientId, table.userId)],
);

/** E-51: feedback from members to the management. */
export const feedback = pgTable(
  "feedback",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    messageSealed: sealed("message_sealed").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    index("feedback_member").on(table.clientId, table.userId),
    index("feedback_newest").on(table.createdAt),
  ],
);

/**
 * E-40: applications of experts, who have no account. Everything about the person is one sealed JSON; keyed hashes find
 * repeats and the applications of an address, and reveal nothing without the key.
 */
export const expertApplications = pgTable(
  "expert_applications",
  {
    id: bigKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    serviceId: integer("service_id")
      .notNull()
      .references(() => services.id),
    detailsSealed: sealed("details_sealed").notNull(),
    emailMark: text("email_mark").notNull(),
    contentMark: text("content_mark").notNull(),
    state: text("state", { enum: ["received", "accepted", "declined"] })
      .notNull()
      .default("received"),
    stateAt: at("state_at").notNull().default(sql`app_now()`),
    createdAt: createdAt(),
  },
  (table) => [
    index("expert_applications_email").on(table.clientId, table.emailMark, table.createdAt),
    check("expert_applications_state", sql`${table.state} in ('received', 'accepted', 'declined')`),
  ],
);
