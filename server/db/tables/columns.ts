import { sql } from "drizzle-orm";
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** Moment with zone, as a Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** When the row was written, by the database's one clock. */
export const createdAt = () => at("created_at").notNull().default(sql`app_now()`);

/** Key of a large table. */
export const bigKey = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to a large table, or whole seconds. */
export const big = (name: string) => bigint(name, { mode: "number" });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Sealed text: what `platform/seal.ts` wrote. */
export const sealed = customType<{ data: Buffer }>({ dataType: () => "bytea" });
