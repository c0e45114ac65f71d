import type { SharedPage } from "./shared-page.ts";

/** A page older than this is still sent, and rendered again in the background. */
const freshMs = 10_000;
/** A page older than this is not sent any more. */
const sentForMs = 60_000;
/** Clients times pages; more than that means that someone is probing addresses. */
const most = 2_000;

type Entry = { page: SharedPage; at: number; isRenewing: boolean };

/** This server's cache of pages that are the same for everyone, by path. Other servers fill their own. */
export class PageCache {
  #cached = new Map<string, Entry>();

  /** Returns the page if it is young enough; calls `renew` when it is no longer fresh, one call at a time. */
  get(path: string, now: number, renew: () => Promise<unknown>): SharedPage | undefined {
    const cached = this.#cached.get(path);
    if (!cached || now - cached.at > sentForMs) return undefined;
    if (now - cached.at > freshMs && !cached.isRenewing) {
      cached.isRenewing = true;
      void renew().finally(() => {
        cached.isRenewing = false;
      });
    }
    return cached.page;
  }

  put(path: string, page: SharedPage, now: number): void {
    const known = this.#cached.get(path)?.page;
    if (!known && this.#cached.size >= most) this.#cached.clear();
    this.#cached.set(path, { page: known?.etag === page.etag ? known : page, at: now, isRenewing: false });
  }
}
