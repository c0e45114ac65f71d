import type { StillPage } from "./still.ts";

/** After so long a page is made anew behind the next visitor's back ... */
const freshMs = 10_000;
/** ... and after so long before their eyes: nobody sees an older one. */
const keptMs = 60_000;
/** Clients times pages; more than that is someone trying addresses. */
const most = 2_000;

type Kept = { page: StillPage; at: number; isRenewing: boolean };

/**
 * The pages of this server that are the same for everyone, by path. They hold nothing that another copy of the server
 * would miss: it makes its own.
 */
export class Shelf {
  #kept = new Map<string, Kept>();

  /** The page, if it is young enough; `renew` is called where it is no longer fresh, once at a time. */
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
