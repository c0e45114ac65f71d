import { useSyncExternalStore } from "react";

/** Above 768 px (B-044): the list instead of one question at a time. */
const wide = "(width >= 48.0625rem)";

const follow = (changed: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => false,
  );
