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
import { at, big, bigKey, createdAt, sealed } from "./columns.ts";

/** E-04: members. An account belongs to one client; the same mail address may exist at another client. */
export const users = pgTable(
  "users",
  {
    id: bigKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** Empty for accounts created through Google. */
    phone: text("phone").notNull(),
    /** `noPassword` of `platform/security/secrets.ts`, which matches no password, when none was set. */
    passwordHash: text("password_hash").notNull(),
    /** The member's stable id at Google; their mail address there may change. */
    googleSub: text("google_sub"),
    /** Name of the member's own picture; its bytes are in `pictures`. */
    picture: text("picture"),
    verifiedAt: at("verified_at"),
    /** When the member erased the account. The row stays without personal data because the ledger references it. */
    erasedAt: at("erased_at"),
    /** Address for the last mail, until it is sent. */
    farewellSealed: sealed("farewell_sealed"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("users_client_email").on(table.clientId, table.email),
    unique("users_client_id").on(table.clientId, table.id),
    unique("users_client_google_sub").on(table.clientId, table.googleSub),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

/** Foreign key to a member by client and user id together, so that no row can reference another client's member. */
export const ofMember = (table: { clientId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({ columns: [table.clientId, table.userId], foreignColumns: [users.clientId, users.id] });

/** Sessions: the random token is stored hashed; they end after 30 days idle and after 90 days at most. */
export const sessions = pgTable(
  "sessions",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** Browser and system in words, as in `rules/device.ts`; no other device data and no IP address are stored. */
    device: text("device"),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at").notNull().default(sql`app_now()`),
    /** When the member last proved their identity, by signing in or by the password. */
    confirmedAt: at("confirmed_at").notNull().default(sql`app_now()`),
    revokedAt: at("revoked_at"),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("sessions_token").on(table.tokenHash),
    index("sessions_user").on(table.clientId, table.userId),
  ],
);

/**
 * Sign-ups. The mailed link belongs to one of them and activates that one's password, so that signing up with another
 * person's address gains nothing when that person verifies. For an address with an account a sign-up has no effect, but
 * it is stored so that it looks like any other.
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

/**
 * Links sent by mail, and those that a session requests (S-05): short-lived, stored hashed. A new mailed `reset` link
 * voids all earlier ones of the member; one of a session voids only those of sessions, and ends with its session.
 */
export const emailTokens = pgTable(
  "email_tokens",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    kind: text("kind", { enum: ["verify", "reset"] }).notNull(),
    signUpId: big("sign_up_id").references(() => signUps.id),
    sessionId: big("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("email_tokens_token").on(table.tokenHash),
    index("email_tokens_user").on(table.clientId, table.userId, table.kind),
    // Purging a sign-up checks whether a link still references it.
    index("email_tokens_sign_up").on(table.signUpId),
    index("email_tokens_session").on(table.sessionId),
  ],
);

/** Consents given and withdrawn; a row only ever changes by its withdrawal. */
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

/**
 * Used nonces of Google sign-ins, so that none is used twice. Only a token signed by Google adds one; a nonce that was
 * requested but never used is not stored.
 */
export const googleNonces = pgTable(
  "google_nonces",
  {
    id: bigKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    nonceHash: text("nonce_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("google_nonces_once").on(table.clientId, table.nonceHash)],
);

/**
 * Consecutive wrong passwords per account or device. The account name is hashed together with the stored password hash:
 * an address without an account counts like any other, and a new password starts a new count.
 */
export const passwordGuesses = pgTable(
  "password_guesses",
  {
    id: bigKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    nameHash: text("name_hash").notNull(),
    wrong: integer("wrong").notNull(),
    createdAt: createdAt(),
    lastAt: at("last_at").notNull().default(sql`app_now()`),
  },
  (table) => [unique("password_guesses_name").on(table.clientId, table.nameHash)],
);
