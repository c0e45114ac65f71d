import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { counted, type Progress, progressLine } from "./progress.ts";

/** A terminal, or the file of a scheduled run. */
function output(isTTY: boolean) {
  const pieces: string[] = [];
  const sink = new Writable({
    write(piece, _encoding, done) {
      pieces.push(String(piece));
      done();
    },
  });
  return { out: Object.assign(sink, { isTTY }), pieces };
}

async function copyTwoMegabytes(progress: Progress): Promise<void> {
  progress.begin("copying the database", 2_000_000);
  const pieces = async function* () {
    for (let n = 0; n < 20; n += 1) yield new Uint8Array(100_000);
  };
  for await (const _ of counted(pieces(), progress));
  progress.begin("checking the copy", 500_000);
  progress.add(500_000);
}

test("a terminal sees one line, written over from the beginning of each step to its end", async () => {
  let nowMs = 0;
  const { out, pieces } = output(true);
  const line = progressLine(out, () => (nowMs += 100));
  await copyTwoMegabytes(line);
  line.end();
  const all = pieces.join("");
  const shares = [...all.matchAll(/copying the database: (\d+) %/g)].map((match) => Number(match[1]));
  expect([shares[0], shares.at(-1)]).toEqual([0, 100]);
  expect(shares.length).toBeGreaterThan(4);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(pieces.every((piece) => piece.startsWith("\r"))).toBe(true);
  expect(all.split("\n")).toHaveLength(3);
  expect(all).toMatch(/checking the copy: 100 %, 0\.5 MB, [^\r]*\n$/);
});

test("a file gets one whole line for each step, which says that it came to its end", async () => {
  const { out, pieces } = output(false);
  const line = progressLine(out);
  await copyTwoMegabytes(line);
  line.end();
  expect(pieces.map((piece) => piece.replace(/\d+\.\d s/, "0.0 s"))).toEqual([
    "copying the database: 100 %, 2.0 MB, 0.0 s\n",
    "checking the copy: 100 %, 0.5 MB, 0.0 s\n",
  ]);
});

test("a step that fails does not say that it came to its end", () => {
  const { out, pieces } = output(false);
  const line = progressLine(out);
  line.begin("copying the database", 2_000_000);
  line.add(500_000);
  line.end(false);
  expect(pieces).toEqual([expect.stringMatching(/^copying the database: 25 %, 0\.5 MB, /)]);
});
