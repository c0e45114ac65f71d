import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { buildMember, clientNamed } from "#server/test/factories.ts";
import { ownPictures } from "#server/test/own-picture.ts";
import { gifOf, photo, picture } from "#server/test/pictures.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

// The server cannot read WebP; the test unblocks it to inspect what the server wrote.
sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer"] });

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const { send, ask, profileOf } = ownPictures(() => t);

describe("a picture that is sent", () => {
  test("C-54, A-16, B-151, B-154, T-039: jpeg, png and gif are kept as a square of ours, and named in the profile", async () => {
    const member = await buildMember(t);
    const names = new Set<string>();
    for (const format of ["jpeg", "png", "gif"] as const) {
      const { status, body } = await send(member, await picture(format, { width: 900, height: 600 }));
      expect([status, body.message]).toEqual([200, "Foto profil berhasil di‑upload."]);
      const profile = await profileOf(member);
      expect(profile.picture).toBe(body.data.picture);
      expect(profile.picture_url).toBe(`/api/image/${member.id}?v=${body.data.picture}`);
      names.add(body.data.picture);
      const kept = await sharp((await ask(member)).rawPayload).metadata();
      expect([kept.format, kept.width, kept.height]).toEqual(["webp", 512, 512]);
    }
    expect(names.size).toBe(3);
    const { rows } = await t.database.pool.query("select 1 from pictures where user_id = $1", [member.id]);
    expect(rows).toHaveLength(1);
  });

  test("a small one is not made larger; noise stays below 200 kB", async () => {
    const member = await buildMember(t);
    await send(member, await picture("png", { width: 100, height: 30 }));
    const small = await sharp((await ask(member)).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([30, 30]);
    await send(member, await picture("png", { width: 700, height: 700, noise: true }));
    expect((await ask(member)).rawPayload.length).toBeLessThan(200_000);
  });

  test("S-11: it is upright, and where and with what it was taken is gone", async () => {
    const member = await buildMember(t);
    const sent = await photo();
    const before = await sharp(sent).metadata();
    expect([before.orientation, before.exif?.includes("Kamera Rahasia")]).toEqual([6, true]);
    expect((await send(member, sent)).status).toBe(200);
    const kept = (await ask(member)).rawPayload;
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(kept.includes("Kamera")).toBe(false);
    // What was on the left is now at the top: blue above red.
    const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) => data.subarray((y * info.width + 20) * info.channels).subarray(0, 3);
    expect(at(4)[2]).toBeGreaterThan(150);
    expect(at(info.height - 5)[0]).toBeGreaterThan(150);
  });

  test("a GIF shows its first frame", async () => {
    const member = await buildMember(t);
    expect((await send(member, gifOf(3))).status).toBe(200);
    const { pages, format } = await sharp((await ask(member)).rawPayload).metadata();
    expect([format, pages]).toEqual(["webp", undefined]);
  });

  test("what the sender calls it is not looked at, neither path nor type", async () => {
    const member = await buildMember(t);
    const bytes = await picture("png");
    for (const filename of [
      "../../etc/passwd",
      "/tmp/x.png",
      "foto.svg",
      "a\u0000.png",
      "x".repeat(3000),
      "-rf.php",
    ]) {
      const { status, body } = await send(member, { bytes, filename, type: "image/svg+xml" });
      // A part header of thousands of bytes does not come from a browser.
      if (filename.length > 2000) expect(status).toBeLessThan(500);
      else expect([status, body.data?.picture]).toEqual([200, expect.stringMatching(/^[\w-]{16}\.webp$/)]);
    }
  });
});

describe("whose picture it is", () => {
  test("C-53, C-54, X-08, S-08, S-10: to another member, and to one of another client, there is none", async () => {
    const owner = await buildMember(t);
    await send(owner, await picture("png"));
    const { picture: kept } = await profileOf(owner);
    const others = [await buildMember(t), await buildMember(t, { client: await clientNamed(t, "akasia") })];
    for (const other of others) {
      const read = await ask(other, { userId: owner.id });
      const none = await ask(other, { userId: 2_000_000_000 });
      expect([read.statusCode, read.body]).toEqual([404, none.body]);
      expect((await send(other, await picture("png"), { userId: owner.id })).status).toBe(404);
      const removed = await t.call("deleteImage", { params: { userId: owner.id } }, other);
      expect(removed.status).toBe(404);
    }
    expect((await profileOf(owner)).picture).toBe(kept);
  });

  test("C-53, C-54, X-08: without a token 401, and nothing of the file is read", async () => {
    const owner = await buildMember(t);
    expect((await send(owner, await picture("png"), { token: "x" })).status).toBe(401);
    expect((await t.server.inject(`/api/image/${owner.id}`)).statusCode).toBe(401);
    expect((await t.call("deleteImage", { params: { userId: owner.id } })).status).toBe(401);
    expect((await profileOf(owner)).picture).toBeNull();
  });
});

describe("a picture that is asked for", () => {
  test("C-53, B-155: the picture; without one 404", async () => {
    const member = await buildMember(t);
    const none = await ask(member);
    expect([none.statusCode, none.json().code]).toEqual([404, "not_found"]);
    await send(member, await picture("jpeg"));
    const answer = await ask(member);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe("webp");
  });

  test("S-10: it is kept by its member's browser alone, asked for each time, and can run nothing", async () => {
    const member = await buildMember(t);
    await send(member, await picture("png"));
    const { headers, statusCode } = await ask(member);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: expect.stringContaining("authorization"),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
    });
    const etag = String(headers.etag);
    for (const known of [etag, `"x", ${etag}`, `W/${etag}`]) {
      const again = await ask(member, { headers: { "if-none-match": known } });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
    await send(member, await picture("gif"));
    expect((await ask(member, { headers: { "if-none-match": etag } })).statusCode).toBe(200);
  });

  test("X-08: taken away it is gone, also from the database; once more does nothing", async () => {
    const member = await buildMember(t);
    await send(member, await picture("png"));
    for (let n = 0; n < 2; n += 1) {
      const { status } = await t.call("deleteImage", { params: { userId: member.id } }, member);
      expect(status).toBe(200);
    }
    expect((await ask(member)).statusCode).toBe(404);
    const profile = await profileOf(member);
    expect([profile.picture, profile.picture_url]).toEqual([null, null]);
    const { rows } = await t.database.pool.query("select 1 from pictures where user_id = $1", [member.id]);
    expect(rows).toEqual([]);
  });
});
