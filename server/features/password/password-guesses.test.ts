import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { newRecoveryCodes } from "#server/features/second-factor/second-factor.ts";
import { forgivenEvery, guessesMax } from "#server/platform/security/password-guesses.ts";
import { hashLimit, hashPassword, setPasswordCost } from "#server/platform/security/secrets.ts";
import { openSession } from "#server/platform/security/session.ts";
import { buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";

/*
 * Short form of "10,000 guesses": the first ones are only counted, since each real guess costs a hash. With
 * ALMA_GUESSES=10000 all of them are made.
 */

let t: TestApp;
const password = "sandi-rahasia-9";
const amount = Number(process.env.ALMA_GUESSES ?? 12);

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

let sender = 0;
/** Each guess comes from a different IP address, as attackers have many. */
const nextAddress = () => `10.9.${(++sender >> 8) & 255}.${sender & 255}`;

async function guess(email: string, given: string, headers: Record<string, string> = {}) {
  const answer = await t.server.inject({
    method: "POST",
    url: "/api/users/login",
    remoteAddress: nextAddress(),
    headers,
    payload: { email, password: given, username: "netwerk" },
  });
  return { status: answer.statusCode, code: answer.json().code, answer };
}

/** Sets the count as if this many wrong passwords had been checked already. */
async function countGuesses(email: string, wrong: number): Promise<void> {
  await guess(email, "salah-sekali-0");
  const { rowCount } = await t.database.pool.query(
    "update password_guesses set wrong = $1 where id = (select max(id) from password_guesses)",
    [wrong],
  );
  expect(rowCount).toBe(1);
}

const lookedAt = (answers: { status: number }[]) => answers.filter(({ status }) => status === 401).length;

/** Guesses ten at a time, fewer than the queue of hashes accepts. */
async function guessAll(email: string, count: number) {
  const answers: Awaited<ReturnType<typeof guess>>[] = [];
  for (let n = 0; n < count; n += 10) {
    const many = Array.from({ length: Math.min(10, count - n) }, (_, k) => `salah-sekali-${n + k}`);
    answers.push(...(await Promise.all(many.map((word) => guess(email, word)))));
  }
  return answers;
}

describe("guesses at one account from many addresses", () => {
  test("at most a hundred are looked at, many at once or not, for an account as for an address without one", {
    timeout: 60_000 + amount * 200,
  }, async () => {
    const { email } = await buildMember(t, { password });
    for (const address of [email, "tidak-ada@contoh.test"]) {
      const before = Math.max(1, guessesMax - amount / 2);
      await countGuesses(address, before);
      const answers = await guessAll(address, amount);
      expect(lookedAt(answers)).toBe(guessesMax - before);
      const { status, code, answer } = answers.at(-1)!;
      expect([status, code]).toEqual([429, "too_many_guesses"]);
      expect(answer.json().message).toBe(errorTexts.tooManyGuesses);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      // The right password is refused too, if it comes from an unknown device.
      expect((await guess(address, password)).status).toBe(429);
    }
  });

  test("the owner still gets in: on a device that they signed in with, and anywhere with a new password", async () => {
    const member = await buildMember(t, { password });
    const first = await guess(member.email, password);
    const [mark = ""] = String(first.answer.headers["set-cookie"]).split(";");
    await countGuesses(member.email, guessesMax);
    expect((await guess(member.email, password)).code).toBe("too_many_guesses");
    expect((await guess(member.email, password, { cookie: `lain=1; ${mark}; x=y` })).status).toBe(200);
    // Guesses by others stay counted as before; the device's own are counted as well.
    expect((await guess(member.email, password)).code).toBe("too_many_guesses");
    expect((await guess(member.email, "salah-sekali-1", { cookie: mark })).status).toBe(401);
    const changed = await hashPassword("sandi-yang-baru-7");
    await t.database.pool.query("update users set password_hash = $1 where id = $2", [changed, member.id]);
    expect((await guess(member.email, "sandi-yang-baru-7")).status).toBe(200);
  });

  test("a device's own guesses end as well", async () => {
    const { email } = await buildMember(t, { password });
    const { answer } = await guess(email, password);
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    await guess(email, "salah-sekali-1", { cookie });
    await t.database.pool.query(
      "update password_guesses set wrong = $1 where id = (select max(id) from password_guesses)",
      [guessesMax],
    );
    expect((await guess(email, password, { cookie })).code).toBe("too_many_guesses");
    expect((await guess(email, password)).status).toBe(200);
  });

  test("the mark of a device: for its own account and client, not readable by scripts, sent with sign-in alone", async () => {
    const mine = await buildMember(t, { password });
    const theirs = await buildMember(t, { password });
    const header = String((await guess(mine.email, password)).answer.headers["set-cookie"]);
    expect(header).toMatch(
      /^device_1=[\w-]+; Max-Age=34560000; Path=\/api\/users\/login; HttpOnly; SameSite=Strict$/,
    );
    expect(header).not.toContain(mine.email);
    await countGuesses(theirs.email, guessesMax);
    const [cookie = ""] = header.split(";");
    for (const wrong of [cookie, "device_1=AAAA", "device_1=", cookie.replace("device_1", "device_2")])
      expect((await guess(theirs.email, password, { cookie: wrong })).code).toBe("too_many_guesses");
    expect((await guess(mine.email, "salah-sekali-1")).answer.headers["set-cookie"]).toBeUndefined();
  });

  test("each half hour forgives one: the refusal tells when, and then the owner gets in on a new device", async () => {
    const { email } = await buildMember(t, { password });
    try {
      await t.stopClock();
      await countGuesses(email, guessesMax);
      await t.advance(600);
      const told = await guess(email, password);
      expect([told.code, told.answer.headers["retry-after"]]).toEqual([
        "too_many_guesses",
        String(forgivenEvery - 600),
      ]);
      await t.advance(forgivenEvery - 601);
      expect((await guess(email, password)).answer.headers["retry-after"]).toBe("1");
      await t.advance(1);
      expect((await guess(email, "salah-sekali-1")).status).toBe(401);
      // A guess that is refused does not put the next one off.
      await t.advance(forgivenEvery - 1);
      expect((await guess(email, password)).code).toBe("too_many_guesses");
      await t.advance(1);
      expect((await guess(email, password)).status).toBe(200);
    } finally {
      await t.runClock();
    }
  });

  test("two days without a wrong one forgive all; half of them forgive half", async () => {
    const { email } = await buildMember(t, { password });
    try {
      await t.stopClock();
      await countGuesses(email, guessesMax);
      await t.advance((guessesMax / 2) * forgivenEvery);
      expect((await guess(email, "salah-sekali-1")).status).toBe(401);
      const wrongNow = async () =>
        (await t.database.pool.query("select wrong from password_guesses order by id desc limit 1")).rows[0]
          .wrong;
      expect(await wrongNow()).toBe(guessesMax / 2 + 1);
      await t.advance(guessesMax * forgivenEvery);
      expect((await guess(email, "salah-sekali-2")).status).toBe(401);
      expect(await wrongNow()).toBe(1);
    } finally {
      await t.runClock();
    }
  });

  test("the right one ends the count", async () => {
    const { email } = await buildMember(t, { password });
    await countGuesses(email, guessesMax - 2);
    expect((await guess(email, password)).status).toBe(200);
    await countGuesses(email, 1);
    expect(lookedAt(await guessAll(email, 5))).toBe(5);
  });
});

/** Holds one place of the hash limit, as a hash that is being worked on does, until it is let go. */
function holdPlace(priority: "known" | "open") {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { done: hashLimit.run(priority, () => promise), letGo: resolve };
}

/** Holds all places; the first one is let go by `letOneGo`, all others when the test ends. */
function holdAllPlaces() {
  const [first, ...others] = Array.from({ length: hashLimit.atOnce }, () => holdPlace("open"));
  onTestFinished(async () => {
    for (const { letGo } of [first!, ...others]) letGo();
    await Promise.all([first!, ...others].map(({ done }) => done));
  });
  return { letOneGo: first!.letGo };
}

describe("a flood of wrong passwords delays strangers alone", () => {
  test("a device that signed in before waits for one hash that is running, and gets in while thirty strangers wait", async () => {
    const { email } = await buildMember(t, { password });
    const first = await guess(email, password);
    const [cookie = ""] = String(first.answer.headers["set-cookie"]).split(";");
    const { letOneGo } = holdAllPlaces();
    const flood = Array.from({ length: 30 }, (_, n) => guess(`banjir-${n}@contoh.test`, "salah-sekali-1"));
    await expect.poll(() => hashLimit.waiting("open")).toBe(30);
    const owner = guess(email, password, { cookie });
    await expect.poll(() => hashLimit.waiting("known")).toBe(1);
    // Whoever is served next after the owner waits here, so that no stranger can slip in meanwhile.
    const next = holdPlace("known");
    letOneGo();
    expect((await owner).status).toBe(200);
    expect(hashLimit.waiting("open")).toBe(30);
    next.letGo();
    expect(lookedAt(await Promise.all(flood))).toBe(30);
  });

  test("somebody who signs in to their own account many times at once delays another known device by one hash", async () => {
    const cookieOf = async (email: string) =>
      String((await guess(email, password)).answer.headers["set-cookie"]).split(";")[0] ?? "";
    const [mine, theirs] = [await buildMember(t, { password }), await buildMember(t, { password })];
    const [cookie, other] = [await cookieOf(mine.email), await cookieOf(theirs.email)];
    const { letOneGo } = holdAllPlaces();
    const flood = Array.from({ length: 8 }, () => guess(mine.email, password, { cookie }));
    await expect.poll(() => hashLimit.waiting("open")).toBe(7);
    const owner = guess(theirs.email, password, { cookie: other });
    await expect.poll(() => hashLimit.waiting("known")).toBe(2);
    const next = holdPlace("known");
    letOneGo();
    expect((await owner).status).toBe(200);
    expect(hashLimit.waiting("open")).toBe(7);
    next.letGo();
    for (const { status } of await Promise.all(flood)) expect(status).toBe(200);
  });

  test("ten recovery codes that are made meanwhile stand in line one by one", async () => {
    const { letOneGo } = holdAllPlaces();
    const made = newRecoveryCodes();
    expect(hashLimit.waiting("known")).toBe(1);
    letOneGo();
    expect((await made).hashes).toHaveLength(10);
  });

  test.runIf(process.env.ALMA_TEST_RATIO)(
    "measured: sign-ins under the flood",
    { timeout: 120_000 },
    async () => {
      setPasswordCost("normal");
      onTestFinished(() => setPasswordCost("low"));
      const { email } = await buildMember(t, { password });
      const first = await guess(email, password);
      const [cookie = ""] = String(first.answer.headers["set-cookie"]).split(";");
      const signIns = async () => {
        const took: number[] = [];
        for (let n = 0; n < 100; n++) {
          const begin = performance.now();
          expect((await guess(email, password, { cookie })).status).toBe(200);
          took.push(performance.now() - begin);
        }
        took.sort((x, y) => x - y);
        return `median ${took[49]?.toFixed()}, p95 ${took[94]?.toFixed()}, worst ${took[99]?.toFixed()} ms`;
      };
      const alone = await signIns();
      let [isOver, tries] = [false, 0];
      const flood = Array.from({ length: 30 }, async (_, n) => {
        for (; !isOver; tries++) await guess(`banjir-${n}@contoh.test`, "salah-sekali-1");
      });
      const start = performance.now();
      const flooded = await signIns();
      const perSecond = (tries * 1000) / (performance.now() - start);
      isOver = true;
      await Promise.all(flood);
      process.stdout.write(
        `alone: ${alone}; with ${perSecond.toFixed()} wrong tries a second and thirty waiting: ${flooded}\n`,
      );
    },
  );
});

test("signing up with an address does not tell whether it has an account by giving it new tries", async () => {
  const { email } = await buildMember(t, { password });
  for (const address of [email, "belum-ada@contoh.test"]) {
    await countGuesses(address, guessesMax);
    const form = { name: "Sari Baru", phone: "081298765432", email: address, username: "netwerk" };
    await t.call("signUp", {
      body: { ...form, password: "sandi-baru-88", confirm_password: "sandi-baru-88" },
    });
    expect((await guess(address, "sandi-baru-88")).code).toBe("too_many_guesses");
  }
});

test("one password on many accounts: each address is bounded, and the answers are alike", async () => {
  const { email } = await buildMember(t, { password });
  const from = async (address: string) =>
    t.server.inject({
      method: "POST",
      url: "/api/users/login",
      remoteAddress: "198.51.100.7",
      payload: { email: address, password: "salah-sekali-1", username: "netwerk" },
    });
  const answers: Awaited<ReturnType<typeof from>>[] = [];
  for (let n = 0; n < 32; n++) answers.push(await from(n % 2 ? email : `orang-${n}@contoh.test`));
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(30);
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 401).map(({ body }) => body)).size).toBe(
    1,
  );
  expect(answers.at(-1)?.statusCode).toBe(429);
});

test("a session tries passwords no longer than a device does, however slowly, and keeps its owner out of no other", async () => {
  const member = await buildMember(t, { password });
  const own = await openSession(t.app.database.db, member.clientId, member.id);
  const word = "sandi-lain-yang-baru";
  const tries = [
    (given: string, token: string) => t.call("confirmPassword", { body: { password: given } }, { token }),
    (given: string, token: string) =>
      t.call("eraseAccount", { body: { password: given, word: "HAPUS" } }, { token }),
    (given: string, token: string) =>
      t.call(
        "editProfile",
        { body: { currentPassword: given, newPassword: word, confirmPassword: word } },
        { token },
      ),
  ];
  await tries[0]?.("salah-sekali-0", member.token);
  await t.database.pool.query(
    "update password_guesses set wrong = $1 where id = (select max(id) from password_guesses)",
    [guessesMax - 1],
  );
  expect((await tries[1]?.("salah-sekali-1", member.token))?.refusal.code).toBe("password_wrong");
  for (const attempt of tries) {
    expect((await attempt(password, member.token)).refusal.code).toBe("too_many_guesses");
  }
  for (let n = 0; n < 12; n += 1) await tries[0]?.(`salah-sekali-${n}`, member.token);
  expect((await tries[0]?.(password, own))?.status).toBe(200);
  expect((await guess(member.email, password)).status).toBe(200);
});
