import { LRUCache } from "lru-cache";
import type { SharedPage } from "./shared-page.ts";

/** A page older than this is still sent, and rendered again in the background. */
const freshMs = 10_000;
/** A page older than this is not sent any more. */
const sentForMs = 60_000;
/** Clients times pages; more than that means that someone is probing addresses. */
const most = 2_000;

type Entry = { page: SharedPage; isRenewing: boolean };

/** This server's cache of pages that are the same for everyone, by path. Other servers fill their own. */
export class PageCache {
  readonly #cached: LRUCache<string, Entry>;

  constructor(perf: { now: () => number } = performance) {
    this.#cached = new LRUCache({ max: most, ttl: sentForMs, ttlResolution: 0, perf });
  }

  /** Returns the page if it is young enough; calls `renew` when it is no longer fresh, one call at a time. */
  get(path: string, renew: () => Promise<unknown>): SharedPage | undefined {
    const cached = this.#cached.get(path);
    const isOld = this.#cached.getRemainingTTL(path) < sentForMs - freshMs;
    if (cached && isOld && !cached.isRenewing) {
      cached.isRenewing = true;
      void renew().finally(() => {
        cached.isRenewing = false;
      });
    }
    return cached?.page;
  }

  put(path: string, page: SharedPage): void {
    const known = this.#cached.peek(path)?.page;
    this.#cached.set(path, { page: known?.etag === page.etag ? known : page, isRenewing: false });
  }
}
