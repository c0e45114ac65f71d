import { sql } from "drizzle-orm";
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** Timestamp with time zone, as a Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** When the row was written, by the database's clock. */
export const createdAt = () => at("created_at").notNull().default(sql`app_now()`);

/** Primary key of a large table. */
export const bigKey = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to a large table, or a number of whole seconds. */
export const big = (name: string) => bigint(name, { mode: "number" });

/** Plain bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Sealed text, as written by `platform/security/seal.ts`. */
export const sealed = customType<{ data: Buffer }>({ dataType: () => "bytea" });
