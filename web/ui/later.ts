import { type ComponentType, createElement, type ReactNode, use } from "react";

/**
 * Before the next try to fetch a part: soon while the line is bad. Each time longer, since after a release the part of
 * an older page is gone; the next page comes with its own.
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
 * A part of a page that its first picture does without. One that cannot be fetched comes when the line is back: the
 * page itself must not break for it. Fetched before it is drawn, it is drawn with the page.
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
