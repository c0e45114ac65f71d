import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { hashPassword, noPassword, verifyPassword } from "./secrets.ts";

test("a password fits its own hash alone, however its letters are written", async () => {
  const stored = await hashPassword("Kafé-sandi-1");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(stored, "Kafe\u0301-sandi-1")).toBe(true);
  expect(await verifyPassword(stored, "kafé-sandi-1")).toBe(false);
});

test("nothing fits where no password was set, nor where there is no account", async () => {
  for (const given of ["*", "", "rahasia-alma"]) {
    expect(await verifyPassword(noPassword, given)).toBe(false);
    expect(await verifyPassword(undefined, given)).toBe(false);
  }
});

test("a storm: a few hashes are worked on, a bounded line waits, the rest is told at once to come again", {
  timeout: 60_000,
}, async () => {
  const room = 64 + Math.max(1, availableParallelism() - 1);
  const many = await Promise.allSettled(Array.from({ length: room + 40 }, () => hashPassword("sandi-badai")));
  const refused = many.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused.length).toBe(40);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Failure);
    expect(reason).toMatchObject({ code: "too_many_requests", extra: { retryAfter: 5 } });
  }
  // And the line is empty again.
  expect(await hashPassword("sandi-sesudah")).toContain("argon2id");
});
