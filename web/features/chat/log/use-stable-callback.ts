import { useLayoutEffect, useRef, useState } from "react";

/** Returns a function that stays the same across renders and calls the newest `call`. */
export function useStableCallback<A extends unknown[]>(
  call: ((...args: A) => void) | undefined,
): ((...args: A) => void) | undefined {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  const [steady] = useState(
    () =>
      (...args: A) =>
        newest.current?.(...args),
  );
  return call && steady;
}
