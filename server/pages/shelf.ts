import type { StillPage } from "./still.ts";

/** A page older than this is still sent, and rendered again in the background. */
const freshMs = 10_000;
/** A page older than this is not sent any more. */
const keptMs = 60_000;
/** Clients times pages; more than that means that someone is probing addresses. */
const most = 2_000;

type Kept = { page: StillPage; at: number; isRenewing: boolean };

/** This server's cache of pages that are the same for everyone, by path. Other servers fill their own. */
export class Shelf {
  #kept = new Map<string, Kept>();

  /** Returns the page if it is young enough; calls `renew` when it is no longer fresh, one call at a time. */
  get(path: string, now: number, renew: () => Promise<unknown>): StillPage | undefined {
    const kept = this.#kept.get(path);
    if (!kept || now - kept.at > keptMs) return undefined;
    if (now - kept.at > freshMs && !kept.isRenewing) {
      kept.isRenewing = true;
      void renew().finally(() => {
        kept.isRenewing = false;
      });
    }
    return kept.page;
  }

  put(path: string, page: StillPage, now: number): void {
    const known = this.#kept.get(path)?.page;
    if (!known && this.#kept.size >= most) this.#kept.clear();
    this.#kept.set(path, { page: known?.etag === page.etag ? known : page, at: now, isRenewing: false });
  }
}
