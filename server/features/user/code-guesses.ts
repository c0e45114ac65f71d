import { transact } from "#server/db/db.ts";
import type { App } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { forgetGuesses, takeGuess } from "./password-guesses.ts";
import { type Match, matchCode } from "./second-factor.ts";
import { tellOfFactor } from "./tell-of-factor.ts";

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
  const guess = await takeGuess(db, { clientId, email, stored, device }, limit);
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
