import { useEffect, useRef, useState } from "react";
import { type LowMark, passedMark } from "./meter.ts";

/** The low-time threshold that was passed last, until it is dismissed. */
export function useLowMark(seconds: number | undefined): {
  low: LowMark | undefined;
  dismissLow: () => void;
} {
  const before = useRef(seconds);
  const [low, setLow] = useState<LowMark>();
  useEffect(() => {
    const passed = seconds === undefined ? undefined : passedMark(before.current ?? seconds, seconds);
    if (passed) setLow(passed);
    before.current = seconds ?? before.current;
  }, [seconds]);
  const isLow = seconds !== undefined && low !== undefined && seconds <= low;
  return { low: isLow ? low : undefined, dismissLow: () => setLow(undefined) };
}
