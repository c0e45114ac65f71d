import { useLayoutEffect, useRef, useState } from "react";

/** A function that stays the same from picture to picture and calls the newest one that was given. */
export function useSteady<A extends unknown[]>(
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
