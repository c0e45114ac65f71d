import { expect, test } from "vitest";
import { isReachable } from "./contact.ts";

test("A-132: an address that nobody reads is not shown", () => {
  expect(isReachable("halo@alma.invalid")).toBe(false);
  expect(isReachable("halo@alma.test")).toBe(true);
});
