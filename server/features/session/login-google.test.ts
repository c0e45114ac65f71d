import { createHmac } from "node:crypto";
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cookieJar } from "#server/test/cookies.ts";
import { buildMember, clientNamed } from "#server/test/factories.ts";
import { type StandIn, startGoogle } from "#server/test/google.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { mailTexts } from "#texts/mail/mail.ts";

let t: TestApp;
let google: StandIn;

beforeAll(async () => {
  google = await startGoogle();
  t = await startTestApp({ config: { google: google.config } });
});
beforeEach(async () => {
  google.answers = "keys";
  for (const limit of ["loginByAddress", "nonceByAddress"] as const)
    await t.app.limits.forget(limit, "127.0.0.1");
});
afterAll(async () => {
  await t.close();
  await google.close();
});

const browser = cookieJar();

const nonceOf = async (client = "netwerk", query: { username?: string } = {}) =>
  browser.keep(await t.call("getGoogleNonce", { query }, { client, headers: browser.headers() })).body.data
    .nonce;

const signIn = (credential: string, over: object = {}, client?: string, headers = browser.headers()) =>
  t.call("loginGoogle", { body: { username: "netwerk", credential, ...over } }, { client, headers });

/** Signs in with a fresh nonce. */
const enter = async (claims: JWTPayload = {}, client = "netwerk") =>
  signIn(await google.token(await nonceOf(client), claims), { username: client });

const accounts = async (email: string) =>
  (await t.database.pool.query("select * from users where email = $1 order by client_id", [email])).rows;
const sessions = async () =>
  (await t.database.pool.query("select count(*)::int as n from sessions")).rows[0].n;

const unsigned = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

describe("C-03: Google sign-in", () => {
  test("B-094: answers as C-02 does; the token opens the member's calls, and a second time it is the same member", async () => {
    const email = "gita@gmail.test";
    const first = await enter({ sub: "gita-1", email: ` ${email.toUpperCase()}` });
    expect(first.status).toBe(200);
    expect(first.body.data).toEqual({
      token: expect.any(String),
      agree_with_tnc: false,
      user_id: expect.any(Number),
    });
    const me = await t.call("getUser", {}, { token: first.body.data.token, client: "netwerk" });
    expect(me.body.data).toMatchObject({ email, name: "Gita Google", phone: "", picture: null });
    // The address at Google may change; the account stays the same.
    const again = await enter({ sub: "gita-1", email: "gita.baru@gmail.test" });
    expect(again.body.data.user_id).toBe(first.body.data.user_id);
    expect(await accounts("gita.baru@gmail.test")).toEqual([]);
  });

  test("S-01, B-095: decoded fields of the browser change nothing", async () => {
    const victim = await buildMember(t);
    const credential = await google.token(await nonceOf(), { email: "jujur@gmail.test" });
    const lies = {
      sub: "orang-lain",
      email: victim.email,
      email_verified: true,
      name: "Palsu",
      picture: "x",
    };
    const { body } = await signIn(credential, lies);
    const me = await t.call("getUser", {}, { token: body.data.token, client: "netwerk" });
    expect(me.body.data).toMatchObject({ email: "jujur@gmail.test", name: "Gita Google" });
    expect(body.data.user_id).not.toBe(victim.id);
  });

  test("one Google identity has an account of its own at each client", async () => {
    const who = { sub: "dua-mitra", email: "dua@gmail.test" };
    const here = await enter(who);
    const there = await enter(who, "akasia");
    expect(there.body.data.user_id).not.toBe(here.body.data.user_id);
    expect((await t.call("getUser", {}, { token: here.body.data.token, client: "akasia" })).status).toBe(401);
  });

  test("a name that our form would not take gives way to the address", async () => {
    for (const [name, shown] of [
      ["www.jahat.test", "rapi"],
      ["", "rapi"],
      ["A\r\nBcc: x@y.test", "rapi"],
      ["  Rani Uji ", "Rani Uji"],
    ] as const) {
      const email = `rapi@${Buffer.from(name).toString("hex") || "kosong"}.test`;
      await enter({ email, name });
      expect((await accounts(email))[0].name).toBe(shown);
    }
    await enter({ email: "ab@pendek.test", name: "x" });
    expect((await accounts("ab@pendek.test"))[0].name).toBe(mailTexts.nameless);
  });

  test("the form's client must be the page's, and must exist", async () => {
    const credential = await google.token(await nonceOf());
    expect((await signIn(credential, {}, "akasia")).refusal.code).toBe("client_not_found");
    expect((await signIn(credential, { username: "tidak-ada" })).refusal.code).toBe("client_not_found");
  });

  test("throttled like sign-in: thirty in five minutes from one address, then 429", async () => {
    for (let n = 0; n < 30; n++) expect((await signIn("bukan.token.google")).status).toBe(401);
    const { status, headers } = await enter();
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  test("two at once with one new identity make one account", async () => {
    const who = { sub: "sekaligus", email: "sekaligus@gmail.test" };
    const answers = await Promise.all([enter(who), enter(who), enter(who)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.user_id)).size).toBe(1);
  });
});

describe("what is no credential of Google's for us", () => {
  const refused = async (credential: string, over: object = {}) => {
    const before = await sessions();
    const { status, refusal } = await signIn(credential, over);
    expect([status, refusal.code], refusal.message).toEqual([401, "google_invalid"]);
    expect(refusal.message).toContain("JWT provided is invalid");
    expect(await sessions()).toBe(before);
  };

  test("T-012: what is malformed", async () => {
    for (const credential of [
      "",
      "a",
      "a.b",
      "a.b.c",
      "....",
      "bukan token",
      "ey.ey.ey",
      "\u0000".repeat(3),
    ]) {
      const { status, refusal } = await signIn(credential);
      expect([400, 401]).toContain(status);
      if (status === 401) expect(refusal.message).toContain("JWT provided is invalid");
    }
    const { refusal } = await signIn("a".repeat(5000));
    expect(refusal.error).toEqual({ credential: ["JWT provided is invalid"] });
  });

  test("a signature that is not Google's, or of other words", async () => {
    const stranger = await generateKeyPair("RS256");
    const claims = google.claims(await nonceOf());
    const forged = new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: google.key().id });
    await refused(await forged.sign(stranger.privateKey));
    const good = await google.token(await nonceOf());
    const [head, , signature] = good.split(".");
    await refused(`${head}.${unsigned({ ...claims, email: "korban@gmail.test" })}.${signature}`);
    await refused(`${good.slice(0, -4)}AAAA`);
  });

  test("alg none, and HS256 with the public key as its secret", async () => {
    const claims = google.claims(await nonceOf());
    await refused(`${unsigned({ alg: "none", typ: "JWT" })}.${unsigned(claims)}.`);
    await refused(`${unsigned({ alg: "none", kid: google.key().id })}.${unsigned(claims)}.AAAA`);
    const head = unsigned({ alg: "HS256", kid: google.key().id });
    const secret = await exportSPKI(google.key().publicKey);
    const signature = createHmac("sha256", secret)
      .update(`${head}.${unsigned(claims)}`)
      .digest("base64url");
    await refused(`${head}.${unsigned(claims)}.${signature}`);
  });

  test("a key that comes with the token itself", async () => {
    const stranger = await generateKeyPair("RS256");
    const forged = new SignJWT(google.claims(await nonceOf())).setProtectedHeader({
      alg: "RS256",
      kid: "milik-sendiri",
      jku: "https://jahat.test/certs",
    });
    await refused(await forged.sign(stranger.privateKey));
  });

  test("expired, not yet valid, for another audience, of another issuer", async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const wrong of [
      { exp: now - 60 },
      { exp: undefined },
      { nbf: now + 600 },
      { aud: "orang-lain.apps.googleusercontent.com" },
      { aud: [google.config.clientId, "orang-lain"] },
      { aud: undefined },
      { iss: "https://jahat.test" },
      { iss: undefined },
    ] as JWTPayload[])
      await refused(await google.token(await nonceOf(), wrong));
  });

  test("without sub, address or nonce, or with an address that is none", async () => {
    for (const wrong of [
      { sub: undefined },
      { sub: "" },
      { sub: "s".repeat(256) },
      { email: undefined },
      { email: "bukan alamat" },
      { email: "x\r\nbcc:y@z.test" },
      { email_verified: undefined },
      { email_verified: "true" },
      { nonce: undefined },
    ] as JWTPayload[])
      await refused(await google.token(await nonceOf(), wrong));
  });

  test("an address that Google has not verified: its own sentence, no account", async () => {
    const email = "belum-pasti@gmail.test";
    const { status, refusal } = await enter({ email, email_verified: false });
    expect([status, refusal.code]).toEqual([403, "google_unverified"]);
    expect(refusal.message).toBe(errorTexts.googleUnverified);
    expect(await accounts(email)).toEqual([]);
  });

  test("X-10: a nonce is good once, also for two at the same time", async () => {
    const credential = await google.token(await nonceOf());
    expect((await signIn(credential)).status).toBe(200);
    await refused(credential);
    const other = await google.token(await nonceOf());
    const answers = await Promise.all([signIn(other), signIn(other), signIn(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test("X-10: a nonce of another client, of somebody else's making, or of ten minutes ago is none", async () => {
    await refused(await google.token(await nonceOf("akasia")));
    await refused(await google.token("buatan-sendiri-0123456789"));
    const nonce = await nonceOf();
    await refused(await google.token(`${nonce.slice(0, -2)}${nonce.endsWith("AA") ? "BB" : "AA"}`));
    const old = await nonceOf();
    await t.advance(601);
    await refused(await google.token(old));
    const fresh = await nonceOf();
    await t.advance(590);
    expect((await signIn(await google.token(fresh))).status).toBe(200);
    await t.runClock();
  });

  test("X-10: a nonce works in the browser that asked for it alone; its tabs share the cookie", async () => {
    const [mine, theirs] = [cookieJar(), cookieJar()];
    const ask = async (jar: typeof mine) =>
      jar.keep(await t.call("getGoogleNonce", { query: {} }, { headers: jar.headers() }));
    const first = await ask(mine);
    expect(String(first.headers["set-cookie"])).toMatch(
      /^google_1=[\w-]{43}; Max-Age=600; Path=\/api\/users; HttpOnly; SameSite=Strict$/,
    );
    await ask(theirs);
    await ask(mine);
    const credential = await google.token(first.body.data.nonce);
    for (const headers of [theirs.headers(), {}])
      expect((await signIn(credential, {}, undefined, headers)).refusal.code).toBe("google_invalid");
    expect((await signIn(credential, {}, undefined, mine.headers())).status).toBe(200);
  });

  test("X-10: each is another, says nothing by itself, and belongs to the client that is named", async () => {
    const nonces = await Promise.all([nonceOf(), nonceOf(), nonceOf("akasia")]);
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{40,200}$/);
    const named = await nonceOf("akasia", { username: "akasia" });
    const { body } = await signIn(await google.token(named), { username: "akasia" });
    expect(body.data.user_id).toBeGreaterThan(0);
    const crossed = await t.call("getGoogleNonce", { query: { username: "akasia" } }, { client: "netwerk" });
    expect(crossed.refusal.code).toBe("client_not_found");
  });

  test("used nonces are purged, long after they are good for anything", async () => {
    await enter();
    const kept = async () =>
      (await t.database.pool.query("select count(*)::int as n from google_nonces")).rows[0].n;
    expect(await kept()).toBeGreaterThan(0);
    const { purgeExpired } = await import("#server/features/privacy/purge-expired.ts");
    await t.advance(2 * 86_400);
    await purgeExpired.run(t.app, {}, "satu");
    expect(await kept()).toBe(0);
    await t.runClock();
  });
});

describe("where Google sign-in is not set up", () => {
  test("both calls say so, with the way that there is", async () => {
    const plain = await startTestApp();
    try {
      for (const answer of [
        await plain.call("getGoogleNonce", { query: {} }),
        await plain.call("loginGoogle", { body: { username: "netwerk", credential: "a.b.c" } }),
      ]) {
        expect([answer.status, answer.refusal.code]).toEqual([404, "google_off"]);
        expect(answer.refusal.message).toBe(errorTexts.googleOff);
      }
      const { body } = await plain.call("getClient", { params: { username: "netwerk" } });
      expect(body.data.google_client_id).toBeNull();
    } finally {
      await plain.close();
    }
    const { body } = await t.call("getClient", { params: { username: "netwerk" } });
    expect(body.data.google_client_id).toBe(google.config.clientId);
    expect((await clientNamed(t, "netwerk")).id).toBe(1);
  });
});
