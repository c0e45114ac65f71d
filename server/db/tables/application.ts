import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { clients } from "./client.ts";
import { at, bigKey, createdAt, sealed } from "./columns.ts";
import { services } from "./expert.ts";

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
