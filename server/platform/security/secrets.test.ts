import { beforeEach, describe, expect, test } from "vitest";
import { Failure } from "#server/platform/failure.ts";
import { hashLimit, hashPassword, noPassword, setPasswordCost, verifyPassword } from "./secrets.ts";

// Production cost, whatever another test in this process set.
beforeEach(() => setPasswordCost("normal"));

test("a password fits its own hash alone, however its letters are written", async () => {
  const stored = await hashPassword("Kafé-sandi-1");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(stored, "Kafe\u0301-sandi-1")).toBe(true);
  expect(await verifyPassword(stored, "kafé-sandi-1")).toBe(false);
});

describe("what a password costs", () => {
  test("is written in it: each is read at its own cost, whatever new ones cost", async () => {
    const normal = await hashPassword("sandi-satu-1");
    setPasswordCost("low");
    const low = await hashPassword("sandi-satu-1");
    expect(low).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    for (const cost of ["normal", "low"] as const) {
      setPasswordCost(cost);
      for (const stored of [normal, low]) {
        expect(await verifyPassword(stored, "sandi-satu-1")).toBe(true);
        expect(await verifyPassword(stored, "sandi-dua-2")).toBe(false);
      }
    }
  });

  test("cannot be rewritten: the same hash at another cost fits no more", async () => {
    const stored = await hashPassword("sandi-satu-1");
    expect(await verifyPassword(stored.replace("t=2", "t=1"), "sandi-satu-1")).toBe(false);
  });
});

test("each priority has a queue of its own: a full one of strangers refuses strangers only", async () => {
  setPasswordCost("low");
  const stored = await hashPassword("sandi-satu-1");
  const many = Array.from({ length: 200 }, () =>
    verifyPassword(stored, "salah-sekali-1").catch((error: unknown) => error),
  );
  const known = verifyPassword(stored, "sandi-satu-1", "known");
  const refused = (await Promise.all(many)).filter((answer) => answer instanceof Failure);
  expect(refused.length).toBeGreaterThan(100);
  expect(await known).toBe(true);
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
  // The queue length does not depend on the hashing cost, so the low cost is enough.
  setPasswordCost("low");
  const room = 64 + hashLimit.atOnce;
  const many = await Promise.allSettled(Array.from({ length: room + 40 }, () => hashPassword("sandi-badai")));
  const refused = many.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused.length).toBe(40);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Failure);
    expect(reason).toMatchObject({ code: "too_many_requests", extra: { retryAfter: 5 } });
  }
  // The queue is empty again.
  expect(await hashPassword("sandi-sesudah")).toContain("argon2id");
});
