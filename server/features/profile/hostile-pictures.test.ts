import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "#contract/errors.ts";
import { checkInvariants } from "#server/db/check.ts";
import { buildMember } from "#server/test/factories.ts";
import { formBody } from "#server/test/form.ts";
import { ownPictures } from "#server/test/own-picture.ts";
import { gifOf, interlacedPng, picture, pngOf } from "#server/test/pictures.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const { send, ask, profileOf } = ownPictures(() => t);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>canary()</script></svg>';

/** Every hostile file and the error code that refuses it. */
const hostile: [string, () => Promise<Buffer> | Buffer, ErrorCode][] = [
  ["an SVG with a script", () => Buffer.from(svg), "picture_type"],
  ["a page", () => Buffer.from("<!doctype html><script>canary()</script>"), "picture_type"],
  ["a program", () => Buffer.from("\x7fELF\x02\x01\x01"), "picture_type"],
  ["a ZIP archive", () => Buffer.from("PK\x03\x04aaaa"), "picture_type"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n"), "picture_type"],
  ["WebP (B-151)", () => picture("webp"), "picture_type"],
  ["TIFF", () => picture("tiff"), "picture_type"],
  ["AVIF", () => picture("avif"), "picture_type"],
  ["a path instead of a picture", () => Buffer.from("/etc/passwd"), "picture_type"],
  [
    "nothing but the first bytes of a PNG",
    () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    "picture_unreadable",
  ],
  [
    "the first bytes of a JPEG before an SVG",
    () => Buffer.from(`\xff\xd8\xff${svg}`, "latin1"),
    "picture_unreadable",
  ],
  [
    "GIF89a before a script",
    () => Buffer.from("GIF89a/*<svg onload=canary()>*/=1;canary()"),
    "picture_unreadable",
  ],
  [
    "half of a JPEG",
    async () => (await picture("jpeg", { width: 400, height: 400, noise: true })).subarray(0, 20_000),
    "picture_unreadable",
  ],
  [
    "a PNG of 50,000 x 50,000",
    () => pngOf({ width: 50_000, height: 50_000 }, Buffer.alloc(1000)),
    "picture_too_large",
  ],
  [
    "a PNG of 100 megapixels",
    () => pngOf({ width: 10_000, height: 10_000 }, Buffer.alloc(10_000 * 1251)),
    "picture_too_large",
  ],
  [
    "a PNG of 2,000,000,000 x 1",
    () => pngOf({ width: 2_000_000_000, height: 1 }, Buffer.alloc(10)),
    "picture_unreadable",
  ],
  ["a GIF of 65,535 x 65,535", () => gifOf(1, { width: 65_535, height: 65_535 }), "picture_too_large"],
  ["a GIF of 10,000 frames", () => gifOf(10_000), "picture_too_large"],
  ["more than 5 MB", () => picture("png", { width: 1500, height: 1500, noise: true }), "picture_too_large"],
];

describe("a picture that harms", () => {
  test.for(hostile)(
    "S-11: %s is refused with a sentence, and the former picture stays",
    async ([, make, code]) => {
      const member = await buildMember(t);
      await send(member, await picture("png"));
      const { picture: former } = await profileOf(member);
      const begin = performance.now();
      const { status, body } = await send(member, await make());
      expect([body.code, status]).toEqual([
        code,
        { picture_type: 415, picture_unreadable: 422, picture_too_large: 413 }[String(code)],
      ]);
      expect(Object.values<string>(errorTexts)).toContain(body.message);
      expect(performance.now() - begin).toBeLessThan(10_000);
      expect((await profileOf(member)).picture).toBe(former);
    },
  );

  test("S-11: what is a picture and something else is only the picture afterwards", async () => {
    const member = await buildMember(t);
    for (const format of ["jpeg", "png", "gif"] as const) {
      const sent = Buffer.concat([
        await picture(format),
        Buffer.from(`PK\x03\x04<script>canary()</script>${svg}`),
      ]);
      expect((await send(member, sent)).status).toBe(200);
      expect((await ask(member)).rawPayload.includes("canary")).toBe(false);
    }
  });

  const bombs: [string, () => Buffer][] = [
    ["a PNG that has to be unpacked as a whole", () => interlacedPng(4000)],
    [
      "a PNG with 60 MB of packed text beside it",
      () => {
        const data = Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(60_000_000))]);
        return pngOf({ width: 9, height: 9 }, Buffer.alloc(18), [{ type: "zTXt", data }]);
      },
    ],
  ];

  test.for(bombs)("S-11: %s needs neither 10 s nor 200 MiB", { timeout: 60_000 }, async ([, make]) => {
    const member = await buildMember(t);
    const bomb = make();
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    const begin = performance.now();
    expect([200, 422]).toContain((await send(member, bomb)).status);
    clearInterval(watch);
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(most - before).toBeLessThan(200 * 1024 * 1024);
  });

  test("more files than one, and a body without end, are refused", async () => {
    const member = await buildMember(t);
    const bytes = await picture("png");
    const { payload, headers } = formBody({ image: { bytes }, other: { bytes } });
    const authorization = `Bearer ${member.token}`;
    const two = await t.server.inject({
      method: "POST",
      url: `/api/image/${member.id}`,
      payload,
      headers: { ...headers, authorization },
    });
    expect([two.statusCode, two.json().code]).toEqual([413, "too_large"]);
    const endless = await send(member, Buffer.concat([bytes, Buffer.alloc(30 * 1024 * 1024)]));
    expect([endless.status, endless.body.code]).toEqual([413, "picture_too_large"]);
    expect((await profileOf(member)).picture).toBeNull();
  });

  test("S-11: who sends picture after picture has to wait", async () => {
    const member = await buildMember(t);
    const bytes = await picture("png");
    const all = await Promise.all(Array.from({ length: 24 }, () => send(member, bytes)));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    // Another member is not affected.
    expect((await send(await buildMember(t), bytes)).status).toBe(200);
  });
});
