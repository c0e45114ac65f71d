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
  // Per account and address, so that nobody can lock another person out; the account alone is a far bound.
  loginByAccount: { points: 10, duration: 900 },
  loginByAccountAnywhere: { points: 200, duration: 900 },
  signUpByAddress: { points: 20, duration: 1800 },
  // Per recipient and address, and per sign-up, so that nobody can use up another person's mails.
  mailByRecipient: { points: 5, duration: 3600 },
  mailBySignUp: { points: 3, duration: 3600 },
  linkByAddress: { points: 60, duration: 300 },
  questionByUser: { points: 30, duration: 60 },
  conversationByUser: { points: 30, duration: 600 },
  titleByUser: { points: 30, duration: 600 },
  // A stepper that is held down sends a few a second; a finger cannot do more.
  cartByUser: { points: 300, duration: 60 },
  // Each opens thousands of sealed messages, or a whole talk.
  searchByUser: { points: 30, duration: 60 },
  exportByUser: { points: 20, duration: 600 },
  // Each folds everything that the ledger has of a member.
  statementByUser: { points: 30, duration: 60 },
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
