import { editedBy, shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { gapFilled } from "./gaps-filled.ts";
import { insteadOf } from "./instead.ts";
import { lineAnew } from "./lines-anew.ts";
import { linesApart } from "./lines-apart.ts";
import { lineFormal } from "./lines-formal.ts";
import { lineOut, type RequestDone } from "./lines-out.ts";
import { type Piece, piecesOf, restOf } from "./message-pieces.ts";
import { saidToThem } from "./second-person.ts";
import { itemAdded, sentencePlaced, topicAnswered } from "./words-placed.ts";

/*
 * A message below a document is parted into its requests, and each that is about a line, a place or a gap of the text is
 * carried out by itself. What is left is read by the readers of words and answers, and named if none of them can do it.
 */

type Reader = (reply: Reply, pieces: readonly Piece[], at: number) => RequestDone | undefined;
const readers: readonly Reader[] = [
  lineFormal,
  lineAnew,
  lineOut,
  linesApart,
  topicAnswered,
  sentencePlaced,
  itemAdded,
  saidToThem,
  gapFilled,
];

/** The first reader that changes the text by this piece. */
function doneAt(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const before = shownText(reply, reply.active);
  for (const read of readers) {
    const done = read(reply, pieces, at);
    if (!done) continue;
    const active = summed(reply.flow, done.active);
    if (shownText(reply, active) !== before) return { ...done, active };
  }
  return undefined;
}

/** What stands in place of the line that was just taken out, where the message goes on with it. */
function withInstead(reply: Reply, done: RequestDone, pieces: readonly Piece[]): RequestDone {
  const next = Math.max(...done.used) + 1;
  const instead = insteadOf(pieces, next);
  const gone = instead && lineGone(reply, done.active);
  if (!instead || gone === undefined) return done;
  const lead = gone.mark === "" ? "" : `${gone.mark} `;
  const to = instead.items.join(`\n${lead}`);
  const exchanged = editedBy(reply, reply.active, [{ from: gone.text, to }]);
  if (!exchanged) return done;
  return { active: exchanged.active, told: exchanged.told, used: [...done.used, ...instead.used] };
}

/** The only line that the text had before and has no more. */
function lineGone(reply: Reply, after: ActiveFlow): { text: string; mark: string } | undefined {
  const bare = (line: string) => line.replace(/^\s*(?:[-•*] |\d{1,2}[.)] )/u, "");
  const left = new Set(shownText(reply, after).split("\n").map(bare));
  const [line, ...others] = shownText(reply, reply.active)
    .split("\n")
    .filter((one) => one.trim() !== "" && !left.has(bare(one)));
  if (line === undefined || others.length > 0) return undefined;
  return { text: bare(line), mark: /^\s*[-•*] /u.exec(line)?.[0].trim() ?? "" };
}

/** Carries out the requests about lines, places and gaps; undefined if the message holds none that can be. */
export function linesDone(
  reply: Reply,
  between: string,
): { active: ActiveFlow; told: string[]; rest: string } | undefined {
  const pieces = piecesOf(reply.text);
  const used = new Set<number>();
  const told: string[] = [];
  let { active } = reply;
  for (let at = 0; at < pieces.length; at += 1) {
    if (used.has(at)) continue;
    const here = { ...reply, active };
    const found = doneAt(here, pieces, at);
    if (!found || found.used.some((one) => used.has(one))) continue;
    const done = withInstead(here, found, pieces);
    ({ active } = done);
    told.push(done.told);
    for (const one of done.used) used.add(one);
  }
  return told.length === 0 ? undefined : { active, told, rest: restOf(pieces, used, between) };
}
