import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { big, bytes, createdAt } from "./columns.ts";
import { ofMember } from "./user.ts";

/** Members' pictures as re-encoded by the server, at most one each (docs/decisions/0019). */
export const pictures = pgTable(
  "pictures",
  {
    userId: big("user_id").primaryKey(),
    clientId: integer("client_id").notNull(),
    bytes: bytes("bytes").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // Erasing the member's row removes the picture, without a separate step.
    ofMember(table).onDelete("cascade"),
    check("pictures_size", sql`octet_length(${table.bytes}) between 1 and 262144`),
  ],
);
