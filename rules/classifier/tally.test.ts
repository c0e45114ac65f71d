import fc from "fast-check";
import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

test("counts as a map does, in the same order, however many there are, and again after it was cleared", () => {
  const tally = new Tally();
  const hash = fc.oneof(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(fc.array(hash, { maxLength: 3000, size: "max" }), (hashes) => {
      tally.clear();
      const counts = new Map<number, number>();
      for (const one of hashes) {
        tally.add(one);
        counts.set(one, (counts.get(one) ?? 0) + 1);
      }
      expect([...tally.hashes.subarray(0, tally.size)]).toEqual([...counts.keys()]);
      expect([...tally.counts.subarray(0, tally.size)]).toEqual([...counts.values()]);
    }),
    { numRuns: 30 },
  );
});
