import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { setPasswordCost } from "#server/platform/security/secrets.ts";
import { cookieOf } from "#server/test/cookies.ts";
import { buildMember, clientNamed } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { registerTexts } from "#texts/account/register.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { mailTexts } from "#texts/mail/mail.ts";

let t: TestApp;
let sent = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const newEmail = () => `pendaftar-${++sent}@contoh.test`;
const form = (over: object = {}) => ({
  name: "Sari Baru",
  phone: "081298765432",
  email: newEmail(),
  password: "melati-biru-7",
  confirm_password: "melati-biru-7",
  username: "netwerk",
  ...over,
});
const signUp = (over: object = {}) => t.call("signUp", { body: form(over) });
const passwords = (password: string) => ({ password, confirm_password: password });
const usersNamed = async (email: string) =>
  (await t.database.pool.query("select * from users where email = $1 order by id", [email])).rows;
/** Returns the mails that the jobs send for the last requests. */
async function mails() {
  t.mail.sent.length = 0;
  await t.runJobs();
  return t.mail.sent;
}
const tokenOf = (link = "") => new URL(link).searchParams.get("token") ?? "";

describe("C-04: sign-up", () => {
  test("B-113, B-114, B-116: without a token; answers 201, pending and T-032", async () => {
    const { status, body } = await signUp();
    expect([status, body]).toEqual([
      201,
      { status: "pending", message: verifyTexts.created, sign_up: expect.any(String) },
    ]);
  });

  test("the password is stored as argon2id with 19 MiB and two passes, salted, never plain", async () => {
    setPasswordCost("normal");
    onTestFinished(() => setPasswordCost("low"));
    const [one, two] = [newEmail(), newEmail()];
    for (const email of [one, two]) await signUp({ email });
    const [first] = await usersNamed(one);
    const [second] = await usersNamed(two);
    expect(first.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first.password_hash).not.toBe(second.password_hash);
    expect(first.verified_at).toBeNull();
  });

  test.each([
    ["B-107", "name", { name: "Al" }, registerTexts.nameShort],
    ["B-108", "phone", { phone: "081234567" }, registerTexts.phoneInvalid],
    ["B-108", "phone", { phone: "0812-345-6789" }, registerTexts.phoneInvalid],
    ["B-110", "email", { email: "bukan-email" }, registerTexts.emailInvalid],
    ["B-110", "email", { email: "a@b.c\r\nBcc: x@y.z" }, registerTexts.emailInvalid],
    ["B-111", "password", passwords("pendek7"), registerTexts.passwordShort],
    ["B-112", "confirm_password", { confirm_password: "melati-biru-8" }, registerTexts.confirmDiffers],
  ])("%s, B-115: the field %s is refused with its own sentence", async (_id, field, wrong, sentence) => {
    const email = newEmail();
    const { status, refusal } = await signUp({ email, ...wrong });
    expect([status, refusal.code, refusal.error]).toEqual([422, "invalid", { [field]: [sentence] }]);
    expect(await usersNamed(email)).toEqual([]);
  });

  test("S-21: a known address gets the same answer as a new one; its owner is told by mail", async () => {
    const known = await buildMember(t, { password: "sandi-pemilik-1" });
    const before = (await usersNamed(known.email))[0];
    const answers = [await signUp(), await signUp({ email: known.email })];
    const [fresh, repeat] = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...body, sign_up: body.sign_up.length },
      headers: Object.keys(headers),
    }));
    expect(repeat).toEqual(fresh);
    expect((await usersNamed(known.email))[0]).toEqual(before);
    const note = (await mails()).find(({ to }) => to === known.email);
    expect(note?.subject).toContain(mailTexts.alreadyRegistered.subject);
    expect(note?.link).not.toContain("token");
  });

  test.each(["PASSWORD123", "17081945"])("a common password is refused: %s", async (password) => {
    const { status, refusal } = await signUp(passwords(password));
    expect([status, refusal.error]).toEqual([422, { password: [registerTexts.passwordCommon] }]);
  });

  test("five at once with one address make one account and are answered alike", async () => {
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 5 }, () => signUp({ email })));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await usersNamed(email)).toHaveLength(1);
  });

  test("the form's client must be the page's client, and must exist", async () => {
    for (const [username, client] of [
      ["akasia", "netwerk"],
      ["tidak-ada", undefined],
    ] as const) {
      const { status, refusal } = await t.call("signUp", { body: form({ username }) }, { client });
      expect([status, refusal.code]).toEqual([404, "client_not_found"]);
    }
  });

  test("who signs up with another's address gains nothing when that person verifies by their own link", async () => {
    const email = newEmail();
    const headers = cookieOf(await signUp({ email, name: "Pemilik Asli", ...passwords("sandi-pemilik-2") }));
    const own = (await mails()).find(({ to }) => to === email);
    await signUp({ email, name: "Orang Lain", ...passwords("sandi-penyusup-2") });
    await mails();
    const query = { token: tokenOf(own?.link) };
    expect((await t.call("verifyEmail", { query }, { headers })).status).toBe(200);
    const login = (password: string) => t.call("login", { body: { email, password, username: "netwerk" } });
    expect((await login("sandi-pemilik-2")).status).toBe(200);
    expect((await login("sandi-penyusup-2")).status).toBe(401);
    expect((await usersNamed(email))[0].name).toBe("Pemilik Asli");
  });

  test("each mail is for the sign-up that asked for it, even when another came before it was sent", async () => {
    const email = newEmail();
    const headers = cookieOf(await signUp({ email, name: "Pemilik Asli", ...passwords("sandi-pemilik-3") }));
    await signUp({ email, name: "Orang Lain", ...passwords("sandi-penyusup-3") });
    const own = (await mails()).find(({ to, text }) => to === email && text.includes("Halo Pemilik,"));
    const query = { token: tokenOf(own?.link) };
    expect((await t.call("verifyEmail", { query }, { headers })).status).toBe(200);
    const login = (password: string) => t.call("login", { body: { email, password, username: "netwerk" } });
    expect((await login("sandi-pemilik-3")).status).toBe(200);
    expect((await login("sandi-penyusup-3")).status).toBe(401);
  });

  test("S-21: each sign-up that is accepted has its mail; the sixth from one place and the eleventh in all are refused in words, for known and unknown addresses alike", async () => {
    const own = await startTestApp({ config: { trustProxy: 1 } });
    try {
      const known = await buildMember(own);
      for (const email of [newEmail(), known.email]) {
        own.mail.sent.length = 0;
        const ask = async (from: string) => {
          const headers = { "x-forwarded-for": from };
          const { status, refusal } = await own.call("signUp", { body: form({ email }) }, { headers });
          return status === 201 ? 201 : refusal.code;
        };
        const many = (from: string, times: number) =>
          Promise.all(Array.from({ length: times }, () => ask(from)));
        expect(await many("192.0.2.1", 5)).toEqual([201, 201, 201, 201, 201]);
        expect(await ask("192.0.2.1")).toBe("too_many_mails");
        expect(await many("192.0.2.2", 5)).toEqual([201, 201, 201, 201, 201]);
        expect(await ask("192.0.2.3")).toBe("too_many_mails");
        await own.runJobs();
        expect(own.mail.sent).toHaveLength(10);
      }
    } finally {
      await own.close();
    }
  });

  test("one mailbox gets twenty mails an hour at most that others ask for, and one reserved link per client", async () => {
    const own = await startTestApp({ config: { trustProxy: 1 } });
    try {
      const client = await clientNamed(own, "akasia");
      const { email } = await buildMember(own, { client });
      const from = (last: number) => ({ headers: { "x-forwarded-for": `192.0.2.${last}` } });
      const mailsAfter = async (asks: Promise<unknown>[]) => {
        await Promise.all(asks);
        await own.runJobs();
        return own.mail.sent.length;
      };
      const links = (username: string, first: number) =>
        Array.from({ length: 9 }, (_, n) =>
          own.call("forgotPassword", { body: { email, username } }, from(first + (n % 3))),
        );
      // Five of all kinds, and the reserved one of the first client.
      expect(await mailsAfter(links("akasia", 1))).toBe(6);
      const handles: (string | undefined)[] = [];
      const signUps = Array.from({ length: 12 }, async (_, n) => {
        const { status, body } = await own.call("signUp", { body: form({ email }) }, from(n % 3));
        if (status === 201) handles.push(body.sign_up);
      });
      expect(await mailsAfter(signUps)).toBe(16);
      const again = [...handles, ...handles].map((sign_up) =>
        own.call("resendVerification", { body: { email, username: "netwerk", sign_up } }, from(4)),
      );
      expect(await mailsAfter(again)).toBe(21);
      expect(await mailsAfter(links("netwerk", 5))).toBe(22);
    } finally {
      await own.close();
    }
  });

  test("requests for an address without an account keep nobody's verification mail away", async () => {
    const own = await startTestApp({ config: { trustProxy: 1 } });
    try {
      const email = newEmail();
      for (let n = 0; n < 12; n++) {
        const headers = { "x-forwarded-for": `192.0.2.${n >> 1}` };
        const body = { email, username: "netwerk" };
        const call = n % 3 === 0 ? "resendVerification" : "forgotPassword";
        expect((await own.call(call, { body }, { headers })).status).toBe(200);
      }
      await own.runJobs();
      expect(own.mail.sent).toEqual([]);
      const headers = { "x-forwarded-for": "198.51.100.1" };
      const { body } = await own.call("signUp", { body: form({ email }) }, { headers });
      await own.runJobs();
      expect(own.mail.sent.map(({ to }) => to)).toEqual([email]);
      const wish = { email, username: "netwerk", sign_up: body.sign_up };
      await own.call("resendVerification", { body: wish }, { headers });
      await own.call("forgotPassword", { body: { email, username: "netwerk" } }, { headers });
      await own.runJobs();
      expect(own.mail.sent).toHaveLength(3);
    } finally {
      await own.close();
    }
  });
});

test("B-107: a name is what can be read: no link, nothing unseen or turned around", async () => {
  for (const name of [
    "Menang https://jahat.example",
    "www.jahat.example ya",
    "Ra\u200b\u200bni",
    "\u202eRani",
  ]) {
    const { status, refusal } = await signUp({ name });
    expect([status, Object.keys(refusal.error ?? {})], name).toEqual([422, ["name"]]);
  }
});

test("B-107: a name greets an address that nobody has proved with its first word, and with no link that a mail program makes", async () => {
  const email = newEmail();
  const says = "Selamat dapat hadiah di jahat.example sekarang";
  await signUp({ email, name: says });
  await signUp({ email: newEmail(), name: "jahat.example segera dibuka" });
  await t.call("forgotPassword", { body: { email, username: "netwerk" } });
  const told = await mails();
  expect(told).toHaveLength(3);
  for (const { text, html } of told) expect(text + html).not.toContain("jahat.example");
  expect(told.filter(({ text }) => text.startsWith("Halo Selamat,"))).toHaveLength(2);
});

describe("limits of sign-up", () => {
  test("twenty in half an hour from one address, then 429 with Retry-After", async () => {
    const own = await startTestApp();
    try {
      const statuses = [];
      for (let n = 0; n < 21; n++) statuses.push((await own.call("signUp", { body: form() })).status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(20);
      const { status, refusal, headers } = await own.call("signUp", { body: form() });
      expect([status, refusal.code]).toEqual([429, "too_many_requests"]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(headers["retry-after"])).toBeLessThanOrEqual(1800);
    } finally {
      await own.close();
    }
  });
});
