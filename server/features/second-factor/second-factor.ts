import { randomInt } from "node:crypto";
import { and, count, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { newRecoveryCode, readCode } from "#rules/second-factor.ts";
import { type Db, type Tx, transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { recoveryCodes, secondFactors, signInChallenges } from "#server/db/tables/second-factor.ts";
import { users } from "#server/db/tables/user.ts";
import { mailOf } from "#server/features/mail/mail.ts";
import type { App } from "#server/platform/app.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { fail } from "#server/platform/failure.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { countGuess, forgetGuesses } from "#server/platform/security/password-guesses.ts";
import { hashPassword, verifyPassword } from "#server/platform/security/secrets.ts";
import { factorMailTexts } from "#texts/mail/second-factor-mail.ts";
import { stepOf } from "./totp.ts";

/*
 * The second factor of a member (decision 39): a secret that is shared with an authenticator app, and ten recovery codes
 * that replace the app, each once.
 */

type Whose = { id: number; clientId: number };

export const factorPlace = (userId: number) => `second-factor:${userId}`;

const ofFactor = ({ id, clientId }: Whose) =>
  and(eq(secondFactors.clientId, clientId), eq(secondFactors.userId, id));
const ofCodes = ({ id, clientId }: Whose) =>
  and(eq(recoveryCodes.clientId, clientId), eq(recoveryCodes.userId, id));
const ofChallenges = ({ id, clientId }: Whose) =>
  and(eq(signInChallenges.clientId, clientId), eq(signInChallenges.userId, id));

/** Returns since when a member's second factor is on, and how many recovery codes are left. */
export async function factorStateOf(db: Pick<Db, "select">, whose: Whose) {
  const [factor] = await db
    .select({ activeAt: secondFactors.activeAt })
    .from(secondFactors)
    .where(and(ofFactor(whose), isNotNull(secondFactors.activeAt)));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(ofCodes(whose), isNull(recoveryCodes.usedAt)));
  return { activeSince: factor?.activeAt ?? null, recoveryLeft: codes?.left ?? 0 };
}

/** Stores a new secret that does not count yet; returns false if the factor is on. */
export async function storeSecret(app: App, tx: Tx, whose: Whose, secret: string): Promise<boolean> {
  const seal = await app.seals.of(app.database.db, whose.clientId);
  const secretSealed = seal.seal(secret, factorPlace(whose.id));
  // A row of its own for each secret, so that a code of a replaced one turns nothing on.
  await tx.delete(secondFactors).where(and(ofFactor(whose), isNull(secondFactors.activeAt)));
  const stored = await tx
    .insert(secondFactors)
    .values({ clientId: whose.clientId, userId: whose.id, secretSealed })
    .onConflictDoNothing()
    .returning({ id: secondFactors.id });
  return stored.length > 0;
}

/** A right code that was not accepted yet. */
export type Match = { kind: "app"; factorId: number; step: number } | { kind: "recovery"; codeId: number };

/**
 * Looks for a code of the app, or among the recovery codes if the factor is on. Runs outside of transactions, because
 * hashing is slow; `acceptCode` then uses it up.
 */
export async function matchCode(
  app: App,
  whose: Whose,
  typed: string,
  { isOn }: { isOn: boolean },
): Promise<Match | undefined> {
  const { db } = app.database;
  const [factor] = await db
    .select({
      id: secondFactors.id,
      sealed: secondFactors.secretSealed,
      now: sql<number>`extract(epoch from app_now())::float8`,
    })
    .from(secondFactors)
    .where(and(ofFactor(whose), isOn ? isNotNull(secondFactors.activeAt) : isNull(secondFactors.activeAt)));
  const read = readCode(typed);
  if (!factor || !read) return undefined;
  if (read.kind === "recovery") return isOn ? matchRecovery(db, whose, read.code) : undefined;
  const seal = await app.seals.of(db, whose.clientId);
  const step = stepOf(seal.open(factor.sealed, factorPlace(whose.id)), read.code, factor.now);
  return step === undefined ? undefined : { kind: "app", factorId: factor.id, step };
}

async function matchRecovery(db: Db, whose: Whose, code: string): Promise<Match | undefined> {
  const unused = await db
    .select({ id: recoveryCodes.id, hash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(ofCodes(whose), isNull(recoveryCodes.usedAt)));
  for (const { id, hash } of unused) {
    if (await verifyPassword(hash, code, "known")) return { kind: "recovery", codeId: id };
  }
  return undefined;
}

/** Uses a code up; returns false if it, or a later one of the app, was used meanwhile. */
export async function acceptCode(tx: Tx, match: Match): Promise<boolean> {
  if (match.kind === "recovery") {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: sql`app_now()` })
      .where(and(eq(recoveryCodes.id, match.codeId), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id });
    return used.length > 0;
  }
  const { factorId, step } = match;
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step, activeAt: sql`coalesce(${secondFactors.activeAt}, app_now())` })
    .where(
      and(
        eq(secondFactors.id, factorId),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ id: secondFactors.id });
  return used.length > 0;
}

/** New recovery codes: as they are shown once, and the hashes to store. Runs outside of transactions. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: 10 }, () => newRecoveryCode((below) => randomInt(below)));
  const hashes: string[] = [];
  // One after another: ten at once would keep a sign-in waiting for all of them.
  for (const code of codes) hashes.push(await hashPassword(code.replace("-", ""), "known"));
  return { codes, hashes };
}

export async function storeRecoveryCodes(tx: Tx, whose: Whose, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(ofCodes(whose));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ clientId: whose.clientId, userId: whose.id, codeHash })));
}

/** Turns the factor off, with its codes and the sign-ins that wait for one; returns false if there was none. */
export async function removeFactor(tx: Tx, whose: Whose): Promise<boolean> {
  await closeChallenges(tx, whose);
  await tx.delete(recoveryCodes).where(ofCodes(whose));
  const removed = await tx
    .delete(secondFactors)
    .where(ofFactor(whose))
    .returning({ activeAt: secondFactors.activeAt });
  return removed.some(({ activeAt }) => activeAt !== null);
}

/** Ends the sign-ins that wait for a code. */
export async function closeChallenges(tx: Tx, whose: Whose): Promise<void> {
  await tx.delete(signInChallenges).where(ofChallenges(whose));
}

/**
 * Tells a member what happened to the second factor. Only who knows the password can cause these mails, so they are not
 * counted.
 */
export const tellOfFactor: Job<{ userId: number; what: "on" | "off" | "recovery" | "guessed" }> = {
  name: "tell-of-factor",
  run: async (app, { userId, what }, jobId) => {
    const { db } = app.database;
    const [row] = await db
      .select({ user: users, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
    if (!row) return;
    const { user: to, client } = row;
    const { recoveryLeft } = await factorStateOf(db, to);
    const wording = {
      on: factorMailTexts.on,
      off: factorMailTexts.off,
      recovery: factorMailTexts.recovery(recoveryLeft),
      guessed: factorMailTexts.guessed,
    }[what];
    const link = `${originOf(app, client)}/${client.username}/forgot-password`;
    await app.external.mail.send(mailOf({ to, client, wording, link, id: jobId }));
  },
};

/**
 * How many wrong codes in a row are checked, wherever they come from. Only who knows the password can enter any; three
 * of a million codes are right at a time.
 */
export const codeGuessesMax = 20;

/** The wrong code in a row at which the member is told that somebody knows the password. */
const toldAt = 10;

/** Who enters a code: at which account, from where, and on which known device or session. */
export type Entering = {
  user: { id: number; clientId: number; email: string; passwordHash: string };
  from: string;
  device: string | undefined;
};

/**
 * Checks a code of the second factor, counted like passwords (decisions 17, 34): per account and place, and per account
 * alone, where one wrong code is forgiven every half hour and a new password starts a new count. Refuses a wrong one;
 * otherwise returns it with what forgets the count once it is used.
 */
export async function checkedCode(
  app: App,
  { user, from, device }: Entering,
  typed: string,
): Promise<{ match: Match; forget: () => Promise<void> }> {
  const { db } = app.database;
  const place = `${user.clientId}:${user.id}:${from}`;
  await app.limits.take("codeByAccount", place);
  const { id, clientId, email, passwordHash } = user;
  const stored = `second-factor:${passwordHash}`;
  const limit = { max: codeGuessesMax, refusal: "too_many_codes" } as const;
  const guess = await countGuess(db, { clientId, email, stored, device }, limit);
  const match = await matchCode(app, user, typed, { isOn: true });
  if (!match) {
    if (guess.wrong === toldAt && (await app.limits.tryTake("codeAlarmByUser", String(id)))) {
      await transact(db, (tx) => app.queue.enqueue(tx, tellOfFactor, { userId: id, what: "guessed" }));
    }
    throw fail("code_wrong");
  }
  const forget = async () => {
    await app.limits.forget("codeByAccount", place);
    await forgetGuesses(db, guess);
  };
  return { match, forget };
}
