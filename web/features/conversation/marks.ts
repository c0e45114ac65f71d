type Piece = { from: number; text: string; isMarked: boolean };

/** Splits a text where marks begin and end (pairs of positions); positions outside the text are ignored. */
export function cutAt(text: string, marks: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const take = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ from: at, text: text.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    take(Math.min(from, text.length), false);
    take(Math.min(to, text.length), true);
  }
  take(text.length, false);
  return pieces;
}
