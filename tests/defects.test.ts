import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "./defects/copy.ts";
import { mustHaveTests, named, spoiled } from "./defects/fit.ts";

const root = join(import.meta.dirname, "..");

test("each deliberate defect still fits the source and has tests that may catch it", () => {
  const paths = filesOf(root);
  for (const defect of named) {
    expect(() => spoiled(root, defect)).not.toThrow();
    expect(() => mustHaveTests(defect, paths)).not.toThrow();
  }
});
