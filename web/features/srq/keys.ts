import type { SrqValue } from "#rules/srq.ts";

type Key = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
};

const values: Record<string, SrqValue> = { y: "yes", t: "no" };

const isPlain = ({ ctrlKey, metaKey, altKey, repeat }: Key) => !(ctrlKey || metaKey || altKey || repeat);

/** Y for Ya, T for Tidak; a key that is held down answers only one question. */
export const answerOfKey = (event: Key): SrqValue | undefined =>
  isPlain(event) ? values[event.key.toLowerCase()] : undefined;

/** Left and right arrow go to the previous and the next question. */
export function stepOfKey(event: Key): -1 | 1 | undefined {
  if (!isPlain(event)) return undefined;
  if (event.key === "ArrowLeft") return -1;
  return event.key === "ArrowRight" ? 1 : undefined;
}
