/** A byte range of a file, both ends included. */
export type Part = { first: number; last: number };

/**
 * Returns the part that a Range header asks for; undefined if the whole file is to be sent, as for several parts at
 * once or an invalid header; "none" if the file has no such part.
 */
export function partOf(header: string | undefined, bytes: number): Part | "none" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? "none" : { first: bytes - length, last: bytes - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return undefined;
  if (first >= bytes) return "none";
  return { first, last: to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
