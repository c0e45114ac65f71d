import { index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { at, big, bigKey, createdAt, sealed } from "./columns.ts";
import { ofMember } from "./user.ts";

/** The second factor of a member, one each: a secret shared with an authenticator app (decision 39). */
export const secondFactors = pgTable(
  "second_factors",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    secretSealed: sealed("secret_sealed").notNull(),
    /** Until the first right code was entered, sign-in does not ask for one. */
    activeAt: at("active_at"),
    /** The time step of the newest accepted code; a code of this step or an earlier one is refused. */
    lastStep: big("last_step"),
    createdAt: createdAt(),
  },
  (table) => [ofMember(table), unique("second_factors_member").on(table.clientId, table.userId)],
);

/** Codes that replace the app, each once; stored like passwords. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    codeHash: text("code_hash").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [ofMember(table), index("recovery_codes_member").on(table.clientId, table.userId)],
);

/** Sign-ins that gave the first factor and wait for the second. Their token, stored hashed, opens nothing else. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("sign_in_challenges_token").on(table.tokenHash),
    index("sign_in_challenges_member").on(table.clientId, table.userId),
  ],
);
