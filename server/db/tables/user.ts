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
    /** Empty where the account came by Google. */
    phone: text("phone").notNull(),
    /** `noPassword` of `platform/secrets.ts`, which fits none, where nobody has set one. */
    passwordHash: text("password_hash").notNull(),
    /** Who the member is at Google; their address there may change, this does not. */
    googleSub: text("google_sub"),
    /** Name of the own picture; its bytes are in `pictures`. */
    picture: text("picture"),
    verifiedAt: at("verified_at"),
    /** The member has erased the account: what is left is a row without a word, since the ledger names it. */
    erasedAt: at("erased_at"),
    /** Where the last mail goes, until it is sent. */
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
    /** Browser and system in words, as in `rules/device.ts`; nothing else of the device is kept, nor its address. */
    device: text("device"),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at").notNull().default(sql`app_now()`),
    /** When its member last showed who they are, by signing in or by the password. */
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

/**
 * Links sent by mail, and those that a session asks for (S-05): short-lived, stored hashed. Of one kind and member the
 * newest `reset` counts; one of a session ends with it.
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
    // A sign-up that is purged asks whether a link still names it.
    index("email_tokens_sign_up").on(table.signUpId),
    index("email_tokens_session").on(table.sessionId),
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

/**
 * Nonces of Google sign-ins that were used, so that none is used twice. Only a token that Google signed writes one;
 * what was asked for and never used leaves nothing here.
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
 * Wrong passwords in a row, per account or device. The name of the account is hashed together with what is stored of
 * its password: an address without an account counts like any other, and a new password begins anew.
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
