import { expect, test } from "vitest";
import { isReachable } from "./reachable-email.ts";

test("A-132: an address that nobody has set up is not one that can be written to", () => {
  expect(isReachable("halo@alma.invalid")).toBe(false);
  expect(isReachable("halo@alma.test")).toBe(true);
});
