import { useEffect, useState } from "react";

/** Whether something has arrived at the end since the reader scrolled away from it. */
export function useUnread(lastKey: string, isAway: boolean): boolean {
  const [seenKey, setSeenKey] = useState(lastKey);
  useEffect(() => {
    if (!isAway) setSeenKey(lastKey);
  }, [isAway, lastKey]);
  return isAway && lastKey !== seenKey;
}
