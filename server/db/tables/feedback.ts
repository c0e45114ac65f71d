import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { big, bigKey, createdAt, sealed } from "./columns.ts";
import { ofMember } from "./user.ts";

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
