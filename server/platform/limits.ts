import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { ErrorCode } from "#contract/errors.ts";
import { fail } from "./failure.ts";

/** THE LIMITS TABLE: how often within how many seconds, per key. */
const limits = {
  loginByAddress: { points: 30, duration: 300 },
  // Per account and address, so that nobody can lock another person out; the far bound of an account alone is kept in
  // the database (password-guesses.ts).
  loginByAccount: { points: 10, duration: 900 },
  nonceByAddress: { points: 60, duration: 300 },
  signUpByAddress: { points: 20, duration: 1800 },
  // All mails to one address, whoever asks for them at whichever client; fewer for one who asks and per sign-up, so that
  // nobody can use up another person's.
  mailByRecipient: { points: 5, duration: 3600 },
  // Kept for the owner: one link for a new password at each client.
  resetByRecipient: { points: 1, duration: 3600 },
  mailByAsker: { points: 3, duration: 3600 },
  mailBySignUp: { points: 3, duration: 3600 },
  forgotByAddress: { points: 20, duration: 1800 },
  linkByAddress: { points: 60, duration: 300 },
  // Who holds a session that is not theirs tries passwords on it.
  confirmBySession: { points: 10, duration: 900 },
  resetByUser: { points: 10, duration: 3600 },
  questionByUser: { points: 30, duration: 60 },
  conversationByUser: { points: 30, duration: 600 },
  titleByUser: { points: 30, duration: 600 },
  // A stepper that is held down sends a few a second; a finger cannot do more.
  cartByUser: { points: 300, duration: 60 },
  feedbackByUser: { points: 5, duration: 600 },
  surveyByUser: { points: 20, duration: 600 },
  // An office shares one address; a program that fills the table does not get far.
  applicationByAddress: { points: 10, duration: 3600 },
  // Each opens thousands of sealed messages, or a whole talk.
  searchByUser: { points: 30, duration: 60 },
  // Experts and products are searched by anybody, word by word through every text; a school shares one address.
  directoryByAddress: { points: 240, duration: 60 },
  exportByUser: { points: 20, duration: 600 },
  // Each yes is a record that is kept for good; a no is always taken.
  consentByUser: { points: 40, duration: 3600 },
  profileByUser: { points: 30, duration: 600 },
  pictureByUser: { points: 20, duration: 600 },
  pictureReadByUser: { points: 240, duration: 60 },
  // A file of everything, and passwords tried by who holds a session that is not theirs.
  ownDataByUser: { points: 6, duration: 3600 },
  // A new account gets its free time anew, out of what the client paid for: nobody needs to erase one after the other.
  erasureByRecipient: { points: 3, duration: 86_400 },
  // Each folds everything that the ledger has of a member.
  statementByUser: { points: 30, duration: 60 },
  srqByUser: { points: 20, duration: 600 },
  // Codes are tried one after the other by who hopes to find one.
  voucherByUser: { points: 20, duration: 60 },
  voucherByAddress: { points: 60, duration: 60 },
  // The same checkout once more makes nothing new, but waits in the line of all orders.
  checkoutByUser: { points: 120, duration: 60 },
  // Each is a call to the gateway.
  transactionByUser: { points: 20, duration: 600 },
  statusByUser: { points: 60, duration: 60 },
  fileLinkByUser: { points: 60, duration: 60 },
  // A file is read in many ranges.
  fileByUser: { points: 600, duration: 60 },
  productByUser: { points: 60, duration: 60 },
  // Each line is judged; saving part by part takes a few.
  planByUser: { points: 60, duration: 600 },
  supportByUser: { points: 20, duration: 3600 },
} as const;

export type LimitName = keyof typeof limits;

/** Counts within this process, or in Redis when several servers share the limits. */
export class Limits {
  readonly #limiters: Record<LimitName, RateLimiterAbstract>;

  constructor(redis?: Redis) {
    const entries = Object.entries(limits).map(([name, limit]) => {
      const memory = new RateLimiterMemory({ keyPrefix: name, ...limit });
      // While Redis is away each server counts for itself.
      return [
        name,
        redis
          ? new RateLimiterRedis({
              storeClient: redis,
              keyPrefix: `limit:${name}`,
              insuranceLimiter: memory,
              ...limit,
            })
          : memory,
      ];
    });
    this.#limiters = Object.fromEntries(entries);
  }

  /** Takes one turn of `key`, or refuses with the seconds to wait. */
  async take(name: LimitName, key: string, code: ErrorCode = "too_many_requests"): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw fail(code, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    }
  }

  /** Takes one turn of `key` if there is one. For limits that must not show to the caller. */
  async tryTake(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.#limiters[name].consume(key);
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  }

  /** Forgets what was counted, after a success. */
  async forget(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].delete(key);
  }
}
