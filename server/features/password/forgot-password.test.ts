import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildMember, clientNamed } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { mailTexts } from "#texts/mail/mail.ts";
import { forgotTexts } from "#texts/password.ts";

let t: TestApp;

const fresh = "sandi-baru-sekali-2";

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  // Clears what the previous test left behind.
  await t.runJobs();
  t.mail.sent.length = 0;
  await t.app.limits.forget("forgotByAddress", "127.0.0.1");
});
afterAll(() => t.close());

const newMember = (over: Parameters<typeof buildMember>[1] = {}) =>
  buildMember(t, { password: "sandi-lama-sekali-1", ...over });
const forgot = (email: string, username = "netwerk", client?: string) =>
  t.call("forgotPassword", { body: { email, username } }, { client });
const tokenIn = (link?: string) => new URL(link ?? "").searchParams.get("token") ?? "";
const change = (token: string) =>
  t.call("changePassword", { body: { token, newPassword: fresh, confirmPassword: fresh } });
/** Retries the job, as the queue does when the pause after a failed attempt is over. */
const tryAgain = async () => {
  await t.database.pool.query(
    "update pgboss.job set state = 'created', start_after = now() where name = 'send-reset-link' and state = 'active'",
  );
  await t.runJobs();
};

describe("C-09, C-62: asking for a link", () => {
  test("B-130, B-131, B-133, T-021, A-45: e-mail and username without a token; 200 and the sentence; a mail with a link", async () => {
    const member = await newMember({ client: await clientNamed(t, "akasia") });
    const { status, body } = await forgot(` ${member.email.toUpperCase()}`, "akasia");
    expect([status, body]).toEqual([200, { status: "success", message: forgotTexts.sent }]);
    await t.runJobs();
    const [mail] = t.mail.sent;
    expect(mail?.to).toBe(member.email);
    expect(mail?.subject).toBe(`${mailTexts.reset.subject} - Akasia`);
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/akasia\/change-password\?token=[\w-]{43}$/);
  });

  test("S-21: known, unknown, unverified and another client's addresses get one answer", async () => {
    const known = await newMember();
    const unverified = await newMember({ verified: false });
    const elsewhere = await newMember({ client: await clientNamed(t, "akasia") });
    for (const email of [known.email, unverified.email, elsewhere.email, "tidak-ada@contoh.test"]) {
      const { status, body } = await forgot(email);
      expect([status, body]).toEqual([200, { status: "success", message: forgotTexts.sent }]);
    }
    await t.runJobs();
    expect(t.mail.sent.map(({ to }) => to).sort()).toEqual([known.email, unverified.email].sort());
  });

  test("S-21: a known address takes no longer than an unknown one", async () => {
    const { email } = await newMember();
    const timed = async (address: string) => {
      await t.app.limits.forget("forgotByAddress", "127.0.0.1");
      await t.app.limits.forget("mailByAsker", `${address}:127.0.0.1`);
      await t.app.limits.forget("mailByRecipient", address);
      const begin = performance.now();
      await forgot(address);
      return performance.now() - begin;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    // Both only put a job into the queue, which takes a few milliseconds; they differ only by the load on the machine.
    const isAlike = () => {
      const [known, unknown] = [median(times.known), median(times.unknown)];
      return Math.abs(known - unknown) < Math.max(10, known / 2);
    };
    // On a busy machine further rounds add samples, as in same-time.test.ts; a real difference stays.
    for (let round = 0; round < 5 && (round === 0 || !isAlike()); round += 1)
      for (let n = 0; n < 15; n += 1) {
        times.known.push(await timed(email));
        times.unknown.push(await timed("tidak-ada-waktu@contoh.test"));
      }
    expect(isAlike(), JSON.stringify(times)).toBe(true);
    await t.runJobs();
  });

  test("B-129, T-020: a wrong address is a fault of its field; an unknown or foreign client is not there", async () => {
    const { status, refusal } = await forgot("abc");
    expect([status, refusal.error]).toEqual([422, { email: ["Email tidak valid"] }]);
    expect((await forgot("a@contoh.test", "tidak-ada")).refusal.code).toBe("client_not_found");
    expect((await forgot("a@contoh.test", "akasia", "netwerk")).refusal.code).toBe("client_not_found");
  });

  test("at most five mails an hour go to one address, of all kinds and clients, and one link besides; three to who asks from one place, then it is said", async () => {
    const member = await newMember();
    const elsewhere = await newMember({ client: await clientNamed(t, "akasia") });
    await t.database.pool.query("update users set email = $1 where id = $2", [member.email, elsewhere.id]);
    const ask = async (username: string, remoteAddress: string, email = member.email) => {
      const payload = { email, username };
      const url = "/api/users/forgot-password";
      const answer = await t.server.inject({ method: "POST", url, remoteAddress, payload });
      return answer.json().code ?? answer.json().message;
    };
    // The refusal is the same for an address without an account.
    for (const email of [member.email, "tidak-ada-batas@contoh.test"]) {
      for (let n = 0; n < 3; n++) expect(await ask("netwerk", "192.0.2.1", email)).toBe(forgotTexts.sent);
      expect(await ask("netwerk", "192.0.2.1", email)).toBe("too_many_mails");
    }
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(3);
    for (const from of ["192.0.2.2", "192.0.2.3"]) {
      for (let n = 0; n < 3; n++) expect(await ask("akasia", from)).toBe(forgotTexts.sent);
    }
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(6);
    // The owner was told that a link was sent, and the newest one works.
    const links = t.mail.sent.filter(({ link }) => link?.includes("/akasia/"));
    const token = tokenIn(links.at(-1)?.link);
    const body = { token, newPassword: fresh, confirmPassword: fresh };
    expect((await t.call("changePassword", { body }, { client: "akasia" })).status).toBe(200);
  });

  test("S-21: requests that send nothing count for nothing: the owner's own link still comes", async () => {
    const member = await newMember();
    const post = (url: string, remoteAddress: string, username = "netwerk") =>
      t.server.inject({ method: "POST", url, remoteAddress, payload: { email: member.email, username } });
    // None of these mails is sent: the address is verified, and has no account at the other client.
    for (const from of ["192.0.2.11", "192.0.2.12", "192.0.2.13"]) {
      for (let n = 0; n < 3; n++) await post("/api/users/resend-verification", from);
      await post("/api/users/forgot-password", from.replace("192.0.2", "203.0.113"), "akasia");
    }
    await t.runJobs();
    expect(t.mail.sent).toEqual([]);
    for (let n = 0; n < 6; n++) await post("/api/users/forgot-password", `198.51.100.${n}`);
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(6);
    expect((await change(tokenIn(t.mail.sent.at(-1)?.link))).status).toBe(200);
  });

  test("twenty in half an hour from one network address, then 429 with Retry-After", async () => {
    for (let n = 0; n < 20; n++) expect((await forgot(`orang-${n}@contoh.test`)).status).toBe(200);
    const { status, headers } = await forgot("orang-lain@contoh.test");
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await t.runJobs();
  });

  test("the host of the request changes no link", async () => {
    const member = await newMember();
    const headers = { host: "jahat.test", "x-forwarded-host": "jahat.test", origin: "https://jahat.test" };
    await t.call("forgotPassword", { body: { email: member.email, username: "netwerk" } }, { headers });
    await t.runJobs();
    expect(t.mail.sent[0]?.link).toMatch(/^http:\/\/localhost:3000\//);
    expect(JSON.stringify(t.mail.sent)).not.toContain("jahat");
  });
});

describe("a mail that has to wait", () => {
  test("goes out with the same link, good for an hour from then; once", async () => {
    const member = await newMember();
    await forgot(member.email);
    t.mail.failing = true;
    await expect(t.runJobs()).rejects.toThrow("the mail server is away");
    t.mail.failing = false;
    try {
      await t.advance(2 * 3600);
      await tryAgain();
      expect(t.mail.sent.filter(({ to }) => to === member.email)).toHaveLength(1);
      expect((await change(tokenIn(t.mail.sent[0]?.link))).status).toBe(200);
      const { rows } = await t.database.pool.query("select 1 from email_tokens where user_id = $1", [
        member.id,
      ]);
      expect(rows).toHaveLength(1);
    } finally {
      await t.runClock();
    }
  });

  test("counts once however often it is tried: a mail server that is away uses up nobody's mails", async () => {
    const member = await newMember();
    await forgot(member.email);
    t.mail.failing = true;
    await expect(t.runJobs()).rejects.toThrow("the mail server is away");
    // More often than mails may go to one address in an hour.
    for (let n = 0; n < 6; n += 1) await expect(tryAgain()).rejects.toThrow("the mail server is away");
    t.mail.failing = false;
    await tryAgain();
    const mails = t.mail.sent.filter(({ to }) => to === member.email);
    expect(mails).toHaveLength(1);
    expect((await change(tokenIn(mails[0]?.link))).status).toBe(200);
  });

  test("is not sent any more when a newer link is on its way", async () => {
    const member = await newMember();
    await forgot(member.email);
    t.mail.failing = true;
    await expect(t.runJobs()).rejects.toThrow();
    t.mail.failing = false;
    await forgot(member.email);
    await t.runJobs();
    await tryAgain();
    const mails = t.mail.sent.filter(({ to }) => to === member.email);
    expect(mails).toHaveLength(1);
    expect((await change(tokenIn(mails[0]?.link))).status).toBe(200);
  });
});
