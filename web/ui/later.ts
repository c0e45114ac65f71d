import { type ComponentType, lazy } from "react";

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

/**
 * A part of a page that its first picture does without. One that cannot be fetched comes when the line is back: the
 * page itself must not break for it.
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (;;) {
      try {
        return { default: await load() };
      } catch {
        await pause();
      }
    }
  });
