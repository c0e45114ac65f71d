/** Neighbouring keys on a phone keyboard. */
const neighbours: Record<string, string> = {
  a: "sqz",
  b: "vn",
  c: "xv",
  d: "sf",
  e: "wr",
  f: "dg",
  g: "fh",
  h: "gj",
  i: "uo",
  j: "hk",
  k: "jlq",
  l: "k",
  m: "n",
  n: "mb",
  o: "ip",
  p: "o",
  r: "et",
  s: "adz",
  t: "ry",
  u: "yiv",
  w: "qe",
  y: "tu",
};

/**
 * Returns every one-finger slip in these words: a missing letter, two swapped letters, a neighbouring key; also the
 * word without its vowels, which is as common in chat (`bnh`). The caller must keep out real words that look like a
 * slip (`butuh`).
 */
export function slipsOf(words: string[]): Map<string, string> {
  const slips = new Map<string, string>();
  for (const word of words) for (const slip of slipsIn(word)) if (!slips.has(slip)) slips.set(slip, word);
  for (const word of words) slips.delete(word);
  return slips;
}

function* slipsIn(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const head = word.slice(0, at);
    const letter = word[at] ?? "";
    const tail = word.slice(at + 1);
    yield head + tail;
    for (const key of neighbours[letter] ?? "") yield head + key + tail;
    if (tail !== "") yield head + tail[0] + letter + tail.slice(1);
  }
  const skeleton = word[0] + word.slice(1).replace(/[aeiou]/g, "");
  if (skeleton.length >= 3) yield skeleton;
}
