import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { type ClientRequest, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskStore } from "#server/external/storage/disk.ts";
import { testConfig } from "#server/test/config.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { fetchFile, fileText, ownFileOf, revokeFile } from "#server/test/own-files.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { fileUrl } from "./file-link.ts";

let t: TestApp;
let folder = "";
let base = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-library-"));
  t = await startTestApp({ storage: diskStore(join(folder, "files")) });
  base = await t.listen();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

async function linkTo(member: BuiltMember, id: number): Promise<string> {
  const { body } = await t.call("linkProduct", { params: { id }, body: {} }, member);
  return body.data.url;
}

async function newLink(productId = 3) {
  const member = await buildMember(t);
  const id = await ownFileOf(t, member, productId);
  return { member, id, url: await linkTo(member, id) };
}

const codeOf = async (url: string) => {
  const { status, code } = await fetchFile(t, url);
  return `${status} ${code}`;
};

/** Counts the files below a folder that this process holds open. */
async function openBelow(path: string): Promise<number> {
  const names = await readdir("/proc/self/fd");
  const files = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")));
  return files.filter((file) => file.startsWith(path)).length;
}

/** The parts of a link: the owner, the expiry time and the signature over them. */
const partsOf = (url: string) => url.slice("/api/files/".length).split(".");
const joined = (parts: string[]) => `/api/files/${parts.join(".")}`;

describe("a link to an own file", () => {
  test("X-28: sends the file with headers that keep it what it is, and private", async () => {
    const { url } = await newLink();
    const { status, headers, text } = await fetchFile(t, url);
    expect([status, text]).toEqual([200, fileText]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "500",
      "content-disposition": `inline; filename="Panduan Percakapan Sulit.pdf"; filename*=UTF-8''Panduan%20Percakapan%20Sulit.pdf`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": "frame-ancestors 'self'",
      "accept-ranges": "bytes",
    });
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
  });

  test("X-28: a name cannot add a header nor a folder", async () => {
    const { url } = await newLink(7);
    const names = [
      ['Kata "kunci"\r\nSet-Cookie: a=b', `filename="Kata kunci Set-Cookie a=b.pdf"`],
      ["../../etc/passwd", `filename=".. .. etc passwd.pdf"`],
      ["Napas é — 呼吸", `filename="Napas e.pdf"; filename*=UTF-8''Napas%20%C3%A9%20%E2%80%94%20%E5%91%BC`],
      ["\u202Efdp.exe", `filename="fdp.exe.pdf"`],
      ["   ", `filename="berkas.pdf"`],
    ] as const;
    for (const [name, expected] of names) {
      await t.database.pool.query("update products set name = $1 where id = 7", [name]);
      const { status, headers } = await fetchFile(t, url);
      expect(status).toBe(200);
      expect(headers["content-disposition"]).toContain(expected);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("X-28: HEAD tells of it and counts as no download", async () => {
    const { url, id } = await newLink();
    const { status, headers, text } = await fetchFile(t, url, { method: "HEAD" });
    expect([status, headers["content-length"], text]).toEqual([200, "500", ""]);
    const { rows } = await t.database.pool.query("select 1 from downloads where owned_product_id = $1", [id]);
    expect(rows).toEqual([]);
  });

  test("X-28: a download is noted once for its time, with no address", async () => {
    const { url, id, member } = await newLink();
    await fetchFile(t, url);
    for (const part of ["bytes=0-9", "bytes=10-19"]) await fetchFile(t, url, { range: part });
    const noted = () =>
      t.database.pool.query("select user_id, address_hash from downloads where owned_product_id = $1", [id]);
    const [first, ...more] = (await noted()).rows;
    expect(more).toEqual([]);
    expect(Number(first.user_id)).toBe(member.id);
    expect(first.address_hash).toMatch(/^[\w-]{43}$/);
    expect(first.address_hash).not.toContain("127.0.0.1");
    await t.advance(301);
    await fetchFile(t, await linkTo(member, id));
    expect((await noted()).rows).toHaveLength(2);
  });
});

describe("a link that is none (case 38)", () => {
  test("case 38: changed in any part it is forged", async () => {
    const { url } = await newLink();
    const other = await newLink();
    const parts = partsOf(url);
    const foreign = partsOf(other.url);
    const changed = [0, 1, 2, 3, 4].map((at) =>
      joined(parts.map((part, n) => (n === at ? (part === "i" ? "a" : String(Number(part) + 1)) : part))),
    );
    const swapped = [0, 1, 5].map((at) => joined(parts.with(at, foreign[at] ?? "")));
    const [signature = ""] = parts.slice(5);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = letters.indexOf(signature.at(-1) ?? "");
    // Four different last characters decode to the same bytes; only the one that we wrote is accepted.
    const twins = [1, 2, 3].map((step) =>
      joined(parts.with(5, signature.slice(0, -1) + letters[last ^ step])),
    );
    const cut = [joined(parts.slice(0, 5)), joined(parts.slice(1)), `${url}A`, url.slice(0, -1)];
    const written = [joined(parts.with(0, `0${parts[0]}`)), joined([...parts, "x"]), "/api/files/tebakan"];
    for (const wrong of [...changed, ...swapped, ...twins, ...cut, ...written]) {
      expect(await codeOf(wrong), wrong).toBe("403 file_forged");
    }
    expect(await codeOf(url)).toBe("200 undefined");
  });

  test("case 38: signed with another secret it is forged; the former one holds during its change", async () => {
    const { url, id, member } = await newLink();
    const expiresAt = Number(partsOf(url)[4]);
    const link = {
      ownedId: id,
      userId: member.id,
      clientId: member.clientId,
      disposition: "inline",
      expiresAt,
    } as const;
    const another = testConfig({ appSecret: "another-secret-of-at-least-32-letters" });
    expect(await codeOf(fileUrl(another, link))).toBe("403 file_forged");
    t.app.config.appSecretPrevious = another.appSecret;
    expect(await codeOf(fileUrl(another, link))).toBe("200 undefined");
    t.app.config.appSecretPrevious = undefined;
  });

  test("case 38: after five minutes it has expired, to the second", async () => {
    const { url, member, id } = await newLink();
    await t.advance(295);
    expect(await codeOf(url)).toBe("200 undefined");
    await t.advance(6);
    expect(await codeOf(url)).toBe("410 file_expired");
    expect(await codeOf(await linkTo(member, id))).toBe("200 undefined");
  });

  test("case 38: after a refund it opens nothing, although it was made before", async () => {
    const { url, id } = await newLink();
    await revokeFile(t, id);
    expect(await codeOf(url)).toBe("403 file_revoked");
  });

  test("case 38: rightly signed for who does not own it, or at another client, it is not there", async () => {
    const { url, id, member } = await newLink();
    const thief = await buildMember(t);
    const akasia = await clientNamed(t, "akasia");
    const expiresAt = Number(partsOf(url)[4]);
    const link = {
      ownedId: id,
      userId: member.id,
      clientId: member.clientId,
      disposition: "inline",
      expiresAt,
    } as const;
    for (const wrong of [{ userId: thief.id }, { clientId: akasia.id }, { ownedId: id + 1000 }]) {
      expect(await codeOf(fileUrl(t.app.config, { ...link, ...wrong }))).toBe("404 not_found");
    }
  });

  test("X-28: it opens nothing once the account was erased", async () => {
    const { url, id } = await newLink();
    await fetchFile(t, url);
    await t.database.pool.query("delete from downloads where owned_product_id = $1", [id]);
    await t.database.pool.query("delete from owned_products where id = $1", [id]);
    expect(await codeOf(url)).toBe("404 not_found");
  });
});

describe("parts of a file (case 39)", () => {
  test("X-28: one part at a time, as asked for", async () => {
    const { url } = await newLink();
    for (const [range, says, text] of [
      ["bytes=0-9", "bytes 0-9/500", fileText.slice(0, 10)],
      ["bytes=490-", "bytes 490-499/500", fileText.slice(490)],
      ["bytes=-10", "bytes 490-499/500", fileText.slice(490)],
      ["bytes=495-99999", "bytes 495-499/500", fileText.slice(495)],
      ["bytes=-99999", "bytes 0-499/500", fileText],
      ["bytes=499-499", "bytes 499-499/500", fileText.slice(499)],
    ] as const) {
      const answer = await fetchFile(t, url, { range });
      expect([answer.status, answer.headers["content-range"], answer.text]).toEqual([206, says, text]);
      expect(answer.headers["content-length"]).toBe(String(text.length));
    }
  });

  test("case 39: a part that is not there is 416, and says how long the file is", async () => {
    const { url } = await newLink();
    for (const range of ["bytes=9999999-", "bytes=500-", "bytes=500-600", "bytes=-0"]) {
      const answer = await fetchFile(t, url, { range });
      expect([answer.status, answer.code, answer.headers["content-range"]]).toEqual([
        416,
        "file_range",
        "bytes */500",
      ]);
      expect(answer.headers["content-type"]).toMatch(/^application\/json/);
      expect(answer.headers["content-disposition"]).toBeUndefined();
    }
  });

  test("case 39: what is no single range sends the whole, once", async () => {
    const { url } = await newLink();
    for (const range of [
      ...[
        "bytes=9-1",
        "bytes=a-b",
        "bytes=",
        "bytes=-",
        "bytes=--5",
        "bytes 0-9",
        "items=0-9",
        "bytes=0-9,20-29",
      ],
      ...[
        "bytes=0-18446744073709551616",
        `bytes=${"0-,".repeat(500)}0-`,
        "bytes=1e1-20",
        "bytes=0x1-5",
        "bytes=+1-5",
      ],
    ]) {
      const answer = await fetchFile(t, url, { range });
      expect([answer.status, answer.text], range).toEqual([200, fileText]);
    }
  });

  test("X-28: a download goes on only in the file that it began with", async () => {
    const { url } = await newLink();
    const etag = String((await fetchFile(t, url)).headers.etag);
    const range = "bytes=490-";
    expect((await fetchFile(t, url, { range, "if-range": etag })).status).toBe(206);
    for (const other of ['"lain"', `W/${etag}`, "Sat, 21 Nov 2026 00:00:00 GMT"]) {
      const answer = await fetchFile(t, url, { range, "if-range": other });
      expect([answer.status, answer.text]).toEqual([200, fileText]);
    }
  });

  test("case 39: a record that names no file of the store opens nothing", async () => {
    const { url, id } = await newLink();
    await writeFile(join(folder, "app-secret"), "rahasia");
    for (const file of [
      "../app-secret",
      "files/../../app-secret",
      join(folder, "app-secret"),
      "tidak-ada.pdf",
    ]) {
      await t.database.pool.query("update owned_products set file = $1 where id = $2", [file, id]);
      expect(await codeOf(url), file).toBe("404 not_found");
    }
  });

  test("X-28: the folder of files is not served by any other address", async () => {
    await newLink();
    for (const path of [
      "/files/percakapan-sulit.pdf",
      "/api/files/percakapan-sulit.pdf",
      "/api/files/..%2f..%2fapp-secret",
      "/assets/uploads/percakapan-sulit.pdf",
    ]) {
      expect((await t.server.inject(path)).statusCode, path).toBeGreaterThanOrEqual(403);
    }
  });
});

describe("over a real line", () => {
  test("X-28: what broke off is fetched on from there, and is whole", async () => {
    const { url, id } = await newLink();
    const long = Buffer.alloc(5_000_000, "suara ");
    await t.app.external.storage.put("panjang.zip", long);
    await t.database.pool.query("update owned_products set file = 'panjang.zip' where id = $1", [id]);
    const { etag, begun } = await new Promise<{ etag: string; begun: Buffer }>((resolve, reject) => {
      const asked = request(base + url, (answer) => {
        answer.once("data", (piece: Buffer) => {
          resolve({ etag: String(answer.headers.etag), begun: piece });
          asked.destroy();
        });
        answer.on("error", () => {});
      });
      asked.on("error", reject);
      asked.end();
    });
    const rest = await fetch(base + url, { headers: { range: `bytes=${begun.length}-`, "if-range": etag } });
    expect(rest.status).toBe(206);
    expect(Buffer.concat([begun, Buffer.from(await rest.arrayBuffer())]).equals(long)).toBe(true);
  });

  test("X-28: a reader is held to six hundred parts a minute, whose file it is", async () => {
    const { url, member } = await newLink();
    for (let n = 0; n < 600; n += 1) await t.app.limits.take("fileByUser", String(member.id));
    expect(await codeOf(url)).toBe("429 too_many_requests");
  });
});

test("X-28: a member holds few files open at once, however many are asked for; who hangs up makes room", async () => {
  const { member, id } = await newLink();
  const { rows } = await t.database.pool.query("select file from owned_products where id = $1", [id]);
  await t.app.external.storage.put(rows[0].file, Buffer.alloc(20_000_000, "a"));
  const url = new URL(base + (await linkTo(member, id)));
  const answered = new Set<ClientRequest>();
  const askers = Array.from({ length: 12 }, () => {
    const asker: ClientRequest = request(url, { agent: false }, () => answered.add(asker));
    // The reader takes nothing from the response.
    return asker.on("error", () => {}).end();
  });
  const patience = { timeout: 9000 };
  await expect.poll(() => answered.size, patience).toBe(8);
  await expect.poll(() => openBelow(folder), patience).toBe(8);
  for (const asker of answered) asker.destroy();
  await expect.poll(() => answered.size, patience).toBe(12);
  await expect.poll(() => openBelow(folder), patience).toBe(4);
  for (const asker of askers) asker.destroy();
  await expect.poll(() => openBelow(folder), patience).toBe(0);
});

test("X-28: a store that is away is a refusal, and later all is well", async () => {
  const away = await startTestApp();
  try {
    const member = await buildMember(away);
    const id = await ownFileOf(away, member, 3);
    const { body } = await away.call("linkProduct", { params: { id }, body: {} }, member);
    away.files.failing = true;
    expect(await fetchFile(away, body.data.url)).toMatchObject({ status: 503, code: "unavailable" });
    away.files.failing = false;
    expect((await fetchFile(away, body.data.url)).status).toBe(200);
  } finally {
    await away.close();
  }
});
