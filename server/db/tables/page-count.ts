import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { clients } from "./client.ts";
import { big } from "./columns.ts";

/** Visits of a public page per day (WIB): a number, with nothing about the visitors. */
export const pageCounts = pgTable(
  "page_counts",
  {
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    day: date("day").notNull(),
    page: text("page").notNull(),
    visits: big("visits").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.day, table.page] }),
    check("page_counts_visits", sql`${table.visits} > 0`),
  ],
);
