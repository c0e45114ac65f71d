import type { App } from "./app.ts";

/** How long data is cached that rarely changes and that nearly every request needs. */
const keptMs = 10_000;

/**
 * Caches the result of `load` for ten seconds per app and key; concurrent callers share one load. A change in the
 * database shows within ten seconds on every server.
 */
export class TimedCache<K, V> {
  readonly #load: (app: App, key: K) => PromiseLike<V>;
  readonly #apps = new WeakMap<App, Map<K, { value: Promise<V>; until: number }>>();

  constructor(load: (app: App, key: K) => PromiseLike<V>) {
    this.#load = load;
  }

  get(app: App, key: K): Promise<V> {
    const entries = this.#apps.get(app) ?? new Map<K, { value: Promise<V>; until: number }>();
    this.#apps.set(app, entries);
    const found = entries.get(key);
    if (found && found.until > performance.now()) return found.value;
    // A query of Drizzle is no promise: it would run again each time that it is awaited.
    const value = Promise.resolve(this.#load(app, key));
    entries.set(key, { value, until: performance.now() + keptMs });
    // Failures are not cached.
    value.catch(() => entries.delete(key));
    return value;
  }
}
