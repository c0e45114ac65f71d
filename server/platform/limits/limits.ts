import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { ErrorCode } from "#contract/errors.ts";
import { fail, invariant } from "#server/platform/failure.ts";

/** THE LIMITS TABLE: how often within how many seconds, per key. */
const limits = {
  loginByAddress: { points: 30, duration: 300 },
  // Per account and address, so that nobody can lock another person out; the higher limit per account alone is in the
  // database (password-guesses.ts).
  loginByAccount: { points: 10, duration: 900 },
  nonceByAddress: { points: 60, duration: 300 },
  signUpByAddress: { points: 20, duration: 1800 },
  // Every sign-up sends one mail, so that a flood of others keeps nobody from theirs; more are refused in words.
  signUpByAsker: { points: 5, duration: 3600 },
  signUpByRecipient: { points: 10, duration: 3600 },
  // Mails that were really sent to one address, whoever requests them at whichever client. The limits per requester and
  // per sign-up are lower, so that nobody can use up another person's.
  mailByRecipient: { points: 5, duration: 3600 },
  // Reserved for the owner of the address: one link for a new password at each client.
  resetByRecipient: { points: 1, duration: 3600 },
  mailByAsker: { points: 3, duration: 3600 },
  mailBySignUp: { points: 3, duration: 3600 },
  // Mails that a sign-up requested again. Only who signed up with the address can use them up.
  resendByRecipient: { points: 5, duration: 3600 },
  forgotByAddress: { points: 20, duration: 1800 },
  linkByAddress: { points: 60, duration: 300 },
  // Someone using another person's session could try passwords with it.
  confirmBySession: { points: 10, duration: 900 },
  // Per account and address, or session; the limit per account alone is in the database (second-factor.ts).
  codeByAccount: { points: 10, duration: 900 },
  codeAlarmByUser: { points: 1, duration: 86_400 },
  factorByUser: { points: 20, duration: 600 },
  resetByUser: { points: 10, duration: 3600 },
  // Pages that are rendered for each visitor; a school shares one address.
  pageByAddress: { points: 600, duration: 60 },
  // Texts that come without a valid session are still read for danger, which costs time.
  readUnknownByAddress: { points: 60, duration: 60 },
  questionByUser: { points: 30, duration: 60 },
  conversationByUser: { points: 30, duration: 600 },
  titleByUser: { points: 30, duration: 600 },
  // Holding down a quantity button sends a few requests per second; a finger cannot send more.
  cartByUser: { points: 300, duration: 60 },
  feedbackByUser: { points: 5, duration: 600 },
  surveyByUser: { points: 20, duration: 600 },
  // An office shares one address, while a script that floods the table does not get far.
  applicationByAddress: { points: 10, duration: 3600 },
  // Each search opens thousands of sealed messages or a whole conversation.
  searchByUser: { points: 30, duration: 60 },
  // Anyone may search experts and products, which scans every text for each word; a school shares one address.
  directoryByAddress: { points: 240, duration: 60 },
  exportByUser: { points: 20, duration: 600 },
  // Each consent adds a permanent record; a withdrawal is always accepted.
  consentByUser: { points: 40, duration: 3600 },
  profileByUser: { points: 30, duration: 600 },
  pictureByUser: { points: 20, duration: 600 },
  pictureReadByUser: { points: 240, duration: 60 },
  // Each export contains everything, and someone using another person's session could try passwords here.
  ownDataByUser: { points: 6, duration: 3600 },
  // Every new account gets free time at the client's expense, so repeated erasures are limited.
  erasureByRecipient: { points: 3, duration: 86_400 },
  // Each statement aggregates all ledger entries of a member.
  statementByUser: { points: 30, duration: 60 },
  srqByUser: { points: 20, duration: 600 },
  // Limits guessing of voucher codes.
  voucherByUser: { points: 20, duration: 60 },
  voucherByAddress: { points: 60, duration: 60 },
  // A repeated checkout creates nothing new, but waits in the queue shared by all orders.
  checkoutByUser: { points: 120, duration: 60 },
  // Each one calls the gateway.
  transactionByUser: { points: 20, duration: 600 },
  statusByUser: { points: 60, duration: 60 },
  fileLinkByUser: { points: 60, duration: 60 },
  // A file is downloaded in many ranges.
  fileByUser: { points: 600, duration: 60 },
  productByUser: { points: 60, duration: 60 },
  // Each line of the plan is screened; saving part by part takes a few calls.
  planByUser: { points: 60, duration: 600 },
  supportByUser: { points: 20, duration: 3600 },
} as const;

export type LimitName = keyof typeof limits;

type Where = { redis: Redis | undefined; isWorker: boolean };

/** Counts in Redis when several servers share the limits, else within this start: in its primary process, or here. */
export class Limits {
  readonly #limiters: ReadonlyMap<string, RateLimiterAbstract>;

  constructor(where: Where) {
    this.#limiters = new Map(
      Object.entries(limits).map(([name, limit]) => [name, limiterOf(where, name, limit)]),
    );
  }

  #limiter(name: LimitName): RateLimiterAbstract {
    const limiter = this.#limiters.get(name);
    invariant(limiter, "each limit has its counter");
    return limiter;
  }

  /** Takes one point of `key`, or refuses with the seconds to wait. */
  async take(name: LimitName, key: string, code: ErrorCode = "too_many_requests"): Promise<void> {
    try {
      await this.#limiter(name).consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw fail(code, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    }
  }

  /** Takes one point of `key` and returns whether there was one. For limits that must stay invisible to the caller. */
  async tryTake(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.#limiter(name).consume(key);
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  }

  /** Gives back one point of `key`, when what it was taken for did not happen, or does not count. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.#limiter(name).reward(key);
  }

  /** Resets the count, after a success. */
  async forget(name: LimitName, key: string): Promise<void> {
    await this.#limiter(name).delete(key);
  }
}

/** While Redis is away each process counts for itself. */
function limiterOf(
  { redis, isWorker }: Where,
  name: string,
  limit: { points: number; duration: number },
): RateLimiterAbstract {
  const options = { keyPrefix: name, ...limit };
  if (!redis) return isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    keyPrefix: `limit:${name}`,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
