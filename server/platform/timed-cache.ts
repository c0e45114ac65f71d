import { LRUCache } from "lru-cache";
import type { App } from "./app.ts";

/** How long data is cached that rarely changes and that nearly every request needs. */
const keptMs = 10_000;
/** More keys than that means that someone is probing addresses. */
const most = 2_000;

/**
 * Caches the result of `load` for ten seconds per app and key; concurrent callers share one load, and a failure is not
 * cached. A change in the database shows within ten seconds on every server.
 */
export class TimedCache<K extends string | number, V extends NonNullable<unknown>> {
  readonly #load: (app: App, key: K) => PromiseLike<V>;
  readonly #apps = new WeakMap<App, LRUCache<K, V>>();

  constructor(load: (app: App, key: K) => PromiseLike<V>) {
    this.#load = load;
  }

  get(app: App, key: K): Promise<V> {
    return (this.#apps.get(app) ?? this.#open(app)).forceFetch(key);
  }

  #open(app: App): LRUCache<K, V> {
    const cache = new LRUCache<K, V>({
      max: most,
      ttl: keptMs,
      // Who waits for a load gets it, also when newer keys have pushed it out meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: async (key) => this.#load(app, key),
    });
    this.#apps.set(app, cache);
    return cache;
  }
}
