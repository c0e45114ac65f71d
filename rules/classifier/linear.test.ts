import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LinearModel, logitsOf, readModel, writeModel } from "./linear.ts";

const model: LinearModel = {
  heads: ["danger", "other"],
  biases: [-1, 0.5],
  scales: [0.1, 0.01],
  hashes: Uint32Array.of(3, 70_000, 4_000_000_000),
  weights: Int8Array.of(10, -20, 127, 0, 100, -127),
};

describe("a linear classifier", () => {
  test("is read as it was written, from a buffer that is part of a larger one too", () => {
    const bytes = writeModel(model);
    expect(readModel(bytes)).toEqual(model);
    const pool = Buffer.concat([Buffer.from("xyz"), bytes, Buffer.from("more")]);
    expect(readModel(pool.subarray(3, 3 + bytes.length))).toEqual(model);
  });

  test("adds weights by how strongly a text has a feature; what it does not know adds nothing", () => {
    const features = new Map([
      [3, 2],
      [4_000_000_000, 1],
      [5, 100],
    ]);
    const [danger = 0, other = 0] = logitsOf(model, features);
    expect(danger).toBeCloseTo(-1 + 0.1 * (20 + 127));
    expect(other).toBeCloseTo(0.5 - 1.27);
    expect(logitsOf(model, new Map())).toEqual([-1, 0.5]);
  });

  test("a file that is cut, or another file, is refused", () => {
    const bytes = writeModel(model);
    expect(() => readModel(bytes.subarray(0, -1))).toThrow();
    expect(() => readModel(new TextEncoder().encode('{"a":1}\n'))).toThrow();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
        expect(() => readModel(noise)).toThrow();
      }),
    );
  });
});
