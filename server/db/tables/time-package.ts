import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { experts } from "./expert.ts";

/** E-43: chat packages: minutes with one expert for a price. */
export const timePackages = pgTable(
  "time_packages",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    expertId: integer("expert_id")
      .notNull()
      .references(() => experts.id),
    name: text("name").notNull(),
    priceRp: integer("price_rp").notNull(),
    minutes: integer("minutes").notNull(),
    description: text("description").notNull(),
    features: jsonb("features").$type<string[]>().notNull(),
    deletedAt: at("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [index("time_packages_expert").on(table.expertId)],
);
