import { index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { big, bigKey, createdAt, sealed } from "./columns.ts";
import { ofMember } from "./user.ts";

/** First results of calls with an `Idempotency-Key`; the response is sealed, since it may hold members' texts. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    call: text("call").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    status: smallint("status"),
    answerSealed: sealed("answer_sealed"),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("idempotency_keys_key").on(table.userId, table.call, table.key),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
