import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { big, bigKey, createdAt, sealed } from "./columns.ts";
import { ofMember } from "./user.ts";

/** E-38: screenings. Answers, count and flags are health data and sealed; member, time and rules version are plain. */
export const srqResults = pgTable(
  "srq_results",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    version: text("version").notNull(),
    resultSealed: sealed("result_sealed").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    index("srq_results_member").on(table.clientId, table.userId, table.createdAt.desc()),
  ],
);
