import { type ComponentType, createElement, type ReactNode, use } from "react";

/**
 * Delay before a component is fetched again: short at first, for a bad connection. It grows because after a release the
 * chunks of an older page no longer exist; the next document brings its own.
 */
const firstMs = 3000;
const mostMs = 15_000;

const pause = (waitMs: number) =>
  new Promise<void>((go) => {
    const over = () => {
      removeEventListener("online", over);
      clearTimeout(timer);
      go();
    };
    const timer = setTimeout(over, waitMs);
    addEventListener("online", over);
  });

type Later<P> = ((props: P) => ReactNode) & { fetch: () => Promise<ComponentType<P>> };

/**
 * Returns a lazy component for what the first render does not need. A failed load is retried until the connection is
 * back and never breaks the page. If it was fetched before, it renders without suspending.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let part: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  async function come(): Promise<ComponentType<P>> {
    for (let waitMs = firstMs; ; waitMs = Math.min(2 * waitMs, mostMs)) {
      try {
        part = await load();
        return part;
      } catch {
        await pause(waitMs);
      }
    }
  }
  const fetch = () => {
    coming ??= come();
    return coming;
  };
  return Object.assign((props: P) => createElement(part ?? use(fetch()), props), { fetch });
}
