import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { big, bytes, createdAt } from "./columns.ts";
import { ofMember } from "./user.ts";

/** Bytes of the members' pictures, as the server made them anew: at most one each (docs/decisions/0019). */
export const pictures = pgTable(
  "pictures",
  {
    userId: big("user_id").primaryKey(),
    clientId: integer("client_id").notNull(),
    bytes: bytes("bytes").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // What is erased with its member needs nobody to think of it.
    ofMember(table).onDelete("cascade"),
    check("pictures_size", sql`octet_length(${table.bytes}) between 1 and 262144`),
  ],
);
