import { type ComponentType, createElement, type ReactNode, use } from "react";

/** Between two tries to fetch a part while the line is bad. */
const againMs = 3000;

const pause = () =>
  new Promise<void>((go) => {
    const over = () => {
      removeEventListener("online", over);
      clearTimeout(timer);
      go();
    };
    const timer = setTimeout(over, againMs);
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
    for (;;) {
      try {
        part = await load();
        return part;
      } catch {
        await pause();
      }
    }
  }
  const fetch = () => {
    coming ??= come();
    return coming;
  };
  return Object.assign((props: P) => createElement(part ?? use(fetch()), props), { fetch });
}
