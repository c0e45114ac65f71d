import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hashToken } from "#server/platform/security/secrets.ts";
import { openSession } from "#server/platform/security/session.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { formBody } from "#server/test/form.ts";
import { picture } from "#server/test/pictures.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/* Uploads over a real connection: too long, cut off, or without a session. */

let t: TestApp;
let origin: string;

beforeAll(async () => {
  t = await startTestApp();
  origin = await t.listen();
});
afterAll(() => t.close());

function begin(member: BuiltMember, token: string, headers: Record<string, string>): ClientRequest {
  return request(`${origin}/api/image/${member.id}`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
}

async function answerOf(sending: ClientRequest): Promise<{ status: number | undefined; code: string }> {
  const [answer]: IncomingMessage[] = await once(sending, "response");
  let text = "";
  for await (const piece of answer ?? []) text += String(piece);
  return { status: answer?.statusCode, code: JSON.parse(text).code };
}

/** Sends a form with a file of this many bytes, with or without a content length. */
async function sendLong(
  member: BuiltMember,
  bytes: number,
  { token = member.token, isChunked = false } = {},
) {
  const { payload, headers } = formBody({ image: { bytes: Buffer.alloc(bytes, 0xff) } });
  const length = isChunked ? {} : { "content-length": String(payload.length) };
  const sending = begin(member, token, { ...headers, ...length });
  const answer = answerOf(sending);
  sending.end(payload);
  return answer;
}

async function sendPicture(member: BuiltMember) {
  const { payload, headers } = formBody({ image: { bytes: await picture("png") } });
  const sending = begin(member, member.token, headers);
  sending.end(payload);
  return answerOf(sending);
}

/** Returns whether the server has identified the sender yet: it then stores the session's device. */
async function isKnown(token: string): Promise<boolean> {
  const { rows } = await t.database.pool.query(
    "select 1 from sessions where token_hash = $1 and device is not null",
    [hashToken(token)],
  );
  return rows.length > 0;
}

describe("uploads over a real line", () => {
  test("S-11: 40 MB are refused as too large, whether their length is told or not, and none of it is kept", async () => {
    const member = await buildMember(t);
    const before = process.memoryUsage().rss;
    for (const isChunked of [false, true]) {
      expect(await sendLong(member, 40_000_000, { isChunked })).toEqual({
        status: 413,
        code: "picture_too_large",
      });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect((await sendPicture(member)).status).toBe(200);
  });

  test("C-54: without a valid token nothing is read: 401", async () => {
    const member = await buildMember(t);
    expect(await sendLong(member, 8_000_000, { token: "bukan-token" })).toEqual({
      status: 401,
      code: "unauthenticated",
    });
  });

  test("who hangs up in the middle leaves no place taken", async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(t)));
    for (const member of members) {
      const { payload, headers } = formBody({ image: { bytes: Buffer.alloc(100_000, 0xff) } });
      const sending = begin(member, member.token, { ...headers, "content-length": String(payload.length) });
      sending.on("error", () => {});
      await new Promise<void>((go) => sending.write(payload.subarray(0, 50_000), () => go()));
      sending.destroy();
    }
    const all = await Promise.all(members.map(sendPicture));
    expect(all.map(({ status }) => status)).toEqual(members.map(() => 200));
  });

  test("S-06: what was not whole when its session ended changes nothing: neither picture nor name nor password", async () => {
    const member = await buildMember(t);
    const mine = {
      name: "Nama Baru",
      newPassword: "sandi-orang-lain-5",
      confirmPassword: "sandi-orang-lain-5",
    };
    const forms = [
      { path: `/api/image/${member.id}`, fields: { image: { bytes: await picture("png") } } },
      { path: "/api/users/edit_profile", fields: mine },
    ];
    const waiting = [];
    for (const { path, fields } of forms) {
      // The forms are sent one at a time, the limit per member; each needs its own session, since the loop ends it.
      const token = await openSession(t.app.database.db, member.clientId, member.id);
      const { payload, headers } = formBody(fields);
      const sending = request(`${origin}${path}`, {
        method: "POST",
        headers: { ...headers, "content-length": payload.length, authorization: `Bearer ${token}` },
      });
      await new Promise<void>((go) => sending.write(payload.subarray(0, 80), () => go()));
      await expect.poll(() => isKnown(token)).toBe(true);
      await t.call("endOtherSessions", {}, member);
      const answer = answerOf(sending);
      sending.end(payload.subarray(80));
      waiting.push(await answer);
    }
    expect(waiting.map(({ status, code }) => [status, code])).toEqual([
      [401, "unauthenticated"],
      [401, "unauthenticated"],
    ]);
    const { data } = (await t.call("getUser", {}, member)).body;
    expect([data.name, data.picture]).toEqual([member.name, null]);
  });

  test("parts that the call does not know do not hold it up", async () => {
    const member = await buildMember(t);
    const { payload, headers } = formBody({ unknown: { bytes: Buffer.alloc(3_000_000, 0xff) } });
    const sending = begin(member, member.token, headers);
    sending.end(payload);
    expect(await answerOf(sending)).toEqual({ status: 422, code: "invalid" });
  });
});

test("a form of which only drops come is cut after 15 s, and its place is free", async () => {
  const member = await buildMember(t);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { payload, headers } = formBody({ image: { bytes: Buffer.alloc(100_000, 0xff) } });
    const sending = begin(member, member.token, { ...headers, "content-length": String(payload.length) });
    let isCut = false;
    const cut = once(sending, "response")
      .catch((error: Error) => error)
      .finally(() => {
        isCut = true;
      });
    sending.write(payload.subarray(0, 300));
    await expect.poll(() => isKnown(member.token)).toBe(true);
    vi.advanceTimersByTime(14_900);
    await new Promise((go) => setImmediate(go));
    expect(isCut).toBe(false);
    // The form's own timer may begin only now, so the clock moves until it has run.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(15_001);
        return isCut;
      })
      .toBe(true);
    expect(await cut).toBeInstanceOf(Error);
  } finally {
    vi.useRealTimers();
  }
  expect((await sendPicture(member)).status).toBe(200);
});
