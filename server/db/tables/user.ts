import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { clients } from "./client.ts";
import { at, big, bigKey, createdAt } from "./columns.ts";

/** E-04: members. One account belongs to one client; the same address may exist at another. */
export const users = pgTable(
  "users",
  {
    id: bigKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    email: text("email").notNull(),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    passwordHash: text("password_hash").notNull(),
    picture: text("picture"),
    verifiedAt: at("verified_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("users_client_email").on(table.clientId, table.email),
    unique("users_client_id").on(table.clientId, table.id),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

/** Row of a member: the pair refers together, so that no row of one client names a member of another. */
export const ofMember = (table: { clientId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({ columns: [table.clientId, table.userId], foreignColumns: [users.clientId, users.id] });

/** Signed-in sessions: the token is random and stored hashed; 30 idle days, 90 at most. */
export const sessions = pgTable(
  "sessions",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at").notNull().default(sql`app_now()`),
    revokedAt: at("revoked_at"),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("sessions_token").on(table.tokenHash),
    index("sessions_user").on(table.clientId, table.userId),
  ],
);

/**
 * Sign-ups. The mailed link belongs to one of them and puts its password in force, so that who signs up with the
 * address of another gains nothing when that person verifies. With an address that has an account they lead
 * nowhere, and are kept so that they look like any other.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [ofMember(table), index("sign_ups_user").on(table.clientId, table.userId)],
);

/** Links sent by mail: single use, short-lived, stored hashed. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    kind: text("kind", { enum: ["verify"] }).notNull(),
    signUpId: big("sign_up_id").references(() => signUps.id),
    tokenHash: text("token_hash").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("email_tokens_token").on(table.tokenHash),
    index("email_tokens_user").on(table.clientId, table.userId, table.kind),
    // A sign-up that is purged asks whether a link still names it.
    index("email_tokens_sign_up").on(table.signUpId),
  ],
);

/** Consents given and withdrawn; a row is never changed but for its withdrawal. */
export const consents = pgTable(
  "consents",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    kind: text("kind", { enum: ["terms", "health_data", "ai_provider"] }).notNull(),
    version: text("version").notNull(),
    /** SHA-256 of the text that was shown. */
    textHash: text("text_hash").notNull(),
    locale: text("locale").notNull().default("id"),
    channel: text("channel").notNull().default("web"),
    givenAt: at("given_at").notNull().default(sql`app_now()`),
    withdrawnAt: at("withdrawn_at"),
  },
  (table) => [ofMember(table), index("consents_user").on(table.clientId, table.userId, table.kind)],
);
