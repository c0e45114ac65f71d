import { afterEach, beforeEach, expect, test } from "vitest";
import { Failure } from "#server/platform/failure.ts";
import { type StandIn, startGoogle } from "#server/test/google.ts";
import { googleTokens } from "./google.ts";

let google: StandIn;
beforeEach(async () => {
  google = await startGoogle();
});
afterEach(() => google.close());

const codeOf = async (reading: Promise<unknown>) => {
  const refused = await reading.then(
    () => undefined,
    (error: unknown) => error,
  );
  return refused instanceof Failure ? refused.code : refused;
};

test("a token that Google signed says who it is; its keys are asked for once", async () => {
  const tokens = googleTokens(google.config);
  const over = { sub: "s-1", email: "Gita@Gmail.test" };
  for (let n = 0; n < 3; n++) {
    expect(await tokens.read(await google.token("n-1", over))).toEqual({
      sub: "s-1",
      email: "gita@gmail.test",
      name: "Gita Google",
      nonce: "n-1",
    });
  }
  expect(google.asked).toBe(1);
});

test("Google takes another key: its tokens are read again, those of the former key are not", async () => {
  const tokens = googleTokens(google.config, { cooldownMs: 0 });
  const former = await google.token("n-1");
  await tokens.read(former);
  await google.rotate();
  expect((await tokens.read(await google.token("n-2"))).nonce).toBe("n-2");
  expect(await codeOf(tokens.read(former))).toBe("google_invalid");
});

test("tokens with keys that do not exist make us ask Google once, not each time", async () => {
  const tokens = googleTokens(google.config);
  await tokens.read(await google.token("n-1"));
  for (let n = 0; n < 5; n++) {
    const made = await google.token("n-2", {}, { kid: `buatan-${n}` });
    expect(await codeOf(tokens.read(made))).toBe("google_invalid");
  }
  expect(google.asked).toBe(1);
});

test("Google's keys cannot be had: that is said, not that the token is wrong, and later it works", async () => {
  const tokens = googleTokens(google.config, { patienceMs: 700 });
  google.answers = "error";
  expect(await codeOf(tokens.read(await google.token("n-1")))).toBe("google_unavailable");
  google.answers = "nothing";
  expect(await codeOf(tokens.read(await google.token("n-1")))).toBe("google_unavailable");
  google.answers = "keys";
  expect((await tokens.read(await google.token("n-1"))).nonce).toBe("n-1");
  const nowhere = { ...google.config, jwksUrl: "http://127.0.0.1:9/certs" };
  expect(await codeOf(googleTokens(nowhere).read(await google.token("n-1")))).toBe("google_unavailable");
});

test("while its keys are known, Google may be away", async () => {
  const tokens = googleTokens(google.config);
  await tokens.read(await google.token("n-1"));
  google.answers = "error";
  expect((await tokens.read(await google.token("n-2"))).nonce).toBe("n-2");
});
