/** Longest sentence that the gate waits for, in UTF-16 code units; a longer one is cut. */
const sentenceMax = 400;

/** Returns where the first sentence ends, 0 while that is unknown. Bounded, so that nothing waits for ever. */
export function sentenceEnd(text: string, isEnd: boolean): { length: number; isCut: boolean } {
  const head = text.slice(0, sentenceMax);
  for (const { index, 0: mark } of head.matchAll(/[.!?…]["'”’)*_]*(?=\s)|\n/g)) {
    if (endsNothing(head, index)) continue;
    return { length: index + mark.length, isCut: false };
  }
  if (text.length > sentenceMax) return { length: cutAt(head), isCut: true };
  return { length: isEnd ? text.length : 0, isCut: false };
}

/** A dot after a title, an abbreviation or a list number ends no sentence: `dr. Ratna`, `a.n. Sari`, `1. Koperasi`. */
const endsNothing = (head: string, dot: number): boolean =>
  head[dot] === "." &&
  (/(?:^|\s)(?:drg?|prof|ir|hj?|no|jl|a\.n|d\.a|u\.p|bpk|sdr)$/i.test(
    head.slice(Math.max(0, dot - 6), dot),
  ) ||
    /^\s*\d{1,2}$/.test(head.slice(0, dot)));

/** Returns where to cut: between words if possible, and never inside a surrogate pair. */
function cutAt(head: string): number {
  const space = head.slice(-80).search(/\s\S*$/);
  if (space >= 0) return head.length - 80 + space + 1;
  const last = head.charCodeAt(head.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? head.length - 1 : head.length;
}
