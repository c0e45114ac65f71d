import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { formBody } from "#server/test/form.ts";
import { picture } from "#server/test/pictures.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { registerTexts } from "#texts/account/register.ts";
import { profileTexts } from "#texts/profile.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const old = "cerita-panjang-sekali";
const next = "cerita-baru-yang-lain";

/** Sends the form as a browser does; the tests choose the field names. */
async function save(member: { token: string }, fields: object) {
  const { payload, headers } = formBody(fields);
  const answer = await t.server.inject({
    method: "POST",
    url: "/api/users/edit_profile",
    payload,
    headers: { ...headers, authorization: `Bearer ${member.token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const profileOf = async (member: BuiltMember) => (await t.call("getUser", {}, member)).body.data;

const signIn = (member: BuiltMember, password: string) =>
  t.call("login", { body: { email: member.email, password, username: member.client } });

/** Makes the session one hour old, as on a phone that was left lying about. */
async function stale(member: BuiltMember): Promise<void> {
  await t.database.pool.query(
    "update sessions set confirmed_at = app_now() - interval '1 hour', created_at = app_now() - interval '1 hour' where user_id = $1",
    [member.id],
  );
}

describe("C-14: the profile form", () => {
  test("B-146, B-148, B-149: picture, name and phone_number are saved and answered with a message", async () => {
    const member = await buildMember(t);
    const fields = {
      name: "  Rani Baru ",
      phone_number: "089912345678",
      picture: { bytes: await picture("jpeg") },
    };
    const { status, body } = await save(member, fields);
    expect([status, body]).toEqual([200, { status: "success", message: profileTexts.saved }]);
    const profile = await profileOf(member);
    expect(profile).toMatchObject({
      name: "Rani Baru",
      phone: "089912345678",
      phone_number: "089912345678",
      email: member.email,
    });
    expect(profile.picture).toMatch(/^[\w-]{16}\.webp$/);
    const image = await t.server.inject({
      url: String(profile.picture_url),
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/webp"]);
  });

  test("C-61, A-15: the second document's image and phone are the same", async () => {
    const member = await buildMember(t);
    const image = { bytes: await picture("gif") };
    expect((await save(member, { name: "Rani Dua", phone: "081100001111", image })).status).toBe(200);
    const { name, phone, picture: kept } = await profileOf(member);
    expect([name, phone, kept]).toEqual(["Rani Dua", "081100001111", expect.stringContaining(".webp")]);
  });

  test("what is left out, and a file field where none was chosen, stays as it was", async () => {
    const member = await buildMember(t);
    await save(member, { picture: { bytes: await picture("png") } });
    const before = await profileOf(member);
    const empty = { bytes: Buffer.alloc(0), filename: "", type: "application/octet-stream" };
    expect(
      (await save(member, { name: "Rani Tiga", picture: empty, newPassword: "", confirmPassword: "" }))
        .status,
    ).toBe(200);
    expect(await profileOf(member)).toEqual({ ...before, name: "Rani Tiga" });
    expect((await save(member, {})).status).toBe(200);
  });

  test("B-468: what the sign-up would not take is refused under its field, and nothing is saved", async () => {
    const member = await buildMember(t);
    const before = await profileOf(member);
    const { status, body } = await save(member, {
      name: "Al",
      phone_number: "08x",
      newPassword: "pendek",
      confirmPassword: "lain",
      picture: { bytes: await picture("png") },
    });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      name: [registerTexts.nameShort],
      phone_number: [registerTexts.phoneInvalid],
      newPassword: [registerTexts.passwordShort],
    });
    const differs = await save(member, { newPassword: next, confirmPassword: `${next}!` });
    expect([differs.status, differs.body.error]).toEqual([
      422,
      { confirmPassword: [registerTexts.confirmDiffers] },
    ]);
    for (const name of ["a\u0000bcd", "Rani\r\nBcc: x@y.z", "www.jahat.test", "\u202eRani"]) {
      expect((await save(member, { name })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await profileOf(member)).toEqual(before);
  });

  test("a picture that cannot be taken leaves name and password as they were", async () => {
    const member = await buildMember(t, { password: old });
    const before = await profileOf(member);
    const { status, body } = await save(member, {
      name: "Nama Lain",
      currentPassword: old,
      newPassword: next,
      confirmPassword: next,
      picture: { bytes: Buffer.from("<svg/>") },
    });
    expect([status, body.code]).toEqual([415, "picture_type"]);
    expect(await profileOf(member)).toEqual(before);
    expect((await signIn(member, old)).status).toBe(200);
  });

  test("S-08: only the own profile, whatever ids come with the form; without a token 401", async () => {
    const member = await buildMember(t);
    const other = await buildMember(t, { client: await clientNamed(t, "akasia") });
    const before = await profileOf(other);
    const body = {
      name: "Rani Empat",
      id: other.id,
      user_id: other.id,
      client_id: other.clientId,
      email: "x@y.test",
    };
    expect((await save(member, body)).status).toBe(200);
    expect(await profileOf(other)).toEqual(before);
    expect((await profileOf(member)).email).toBe(member.email);
    expect((await save({ token: "bukan-token" }, { name: "Rani Lima" })).status).toBe(401);
  });

  test("saved twice with one key it is done once; another picture with that key is refused", async () => {
    const member = await buildMember(t);
    const headers = { "idempotency-key": "simpan-profil-1" };
    const send = async (format: "png" | "gif") => {
      const form = formBody({ name: "Rani Enam", picture: { bytes: await picture(format) } });
      const authorization = `Bearer ${member.token}`;
      return t.server.inject({
        method: "POST",
        url: "/api/users/edit_profile",
        payload: form.payload,
        headers: { ...form.headers, ...headers, authorization },
      });
    };
    expect((await send("png")).statusCode).toBe(200);
    const { picture: first } = await profileOf(member);
    expect((await send("png")).statusCode).toBe(200);
    expect((await profileOf(member)).picture).toBe(first);
    expect((await send("gif")).json().code).toBe("key_reused");
  });
});

describe("a new password in the profile form", () => {
  test("B-147, S-06: with the one in force it is changed; other sessions end, this one stays, a mail tells", async () => {
    const member = await buildMember(t, { password: old });
    const elsewhere = await freshToken(t, member);
    await stale(member);
    const { status } = await save(member, { currentPassword: old, newPassword: next, confirmPassword: next });
    expect(status).toBe(200);
    expect((await signIn(member, old)).status).toBe(401);
    expect((await signIn(member, next)).status).toBe(200);
    expect((await t.call("checkAuth", {}, member)).status).toBe(200);
    expect((await t.call("checkAuth", {}, { token: elsewhere })).status).toBe(401);
    await t.runJobs();
    expect(t.mail.sent.filter((mail) => JSON.stringify(mail).includes(member.email))).toHaveLength(1);
  });

  test("S-06: without the old one only right after a sign-in; a wrong one is said under its field", async () => {
    const member = await buildMember(t, { password: old });
    await stale(member);
    const fields = { newPassword: next, confirmPassword: next };
    const needed = await save(member, fields);
    expect([needed.status, needed.body.code]).toEqual([403, "password_needed"]);
    const wrong = await save(member, { ...fields, currentPassword: "bukan-yang-ini" });
    expect([wrong.status, wrong.body.error]).toEqual([422, { currentPassword: [profileTexts.currentWrong] }]);
    expect((await signIn(member, old)).status).toBe(200);
    const recent = await buildMember(t, { password: old });
    expect((await save(recent, fields)).status).toBe(200);
    expect((await signIn(recent, next)).status).toBe(200);
  });

  test("one of the most used ones is refused under its field", async () => {
    const member = await buildMember(t, { password: old });
    const { status, body } = await save(member, {
      currentPassword: old,
      newPassword: "password123",
      confirmPassword: "password123",
    });
    expect([status, body.error]).toEqual([422, { newPassword: [registerTexts.passwordCommon] }]);
  });

  test("S-06: who tries passwords with a session of another is stopped", async () => {
    const member = await buildMember(t, { password: old });
    const tries = [];
    for (let n = 0; n < 12; n += 1) {
      tries.push(
        await save(member, { currentPassword: `salah-${n}`, newPassword: next, confirmPassword: next }),
      );
    }
    const statuses = tries.map(({ status }) => status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await signIn(member, old)).status).toBe(200);
  });
});
