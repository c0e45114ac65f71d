import { integer, pgTable, unique } from "drizzle-orm/pg-core";
import { big, bigKey, createdAt, sealed } from "./columns.ts";
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
