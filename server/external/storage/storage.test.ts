import fs, { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { bucketAccess, startBucket } from "#server/test/bucket.ts";
import { keptFiles } from "#server/test/fakes.ts";
import { bucketStore } from "./bucket.ts";
import { diskStore } from "./disk.ts";
import { StoreFull } from "./file-key.ts";
import type { FileStore, OpenFile } from "./file-store.ts";
import { openStorage } from "./storage.ts";

/** Makes every write to the disk fail for lack of space until the test ends. */
function fillDisk(): void {
  const { open } = fs;
  vi.spyOn(fs, "open").mockImplementation(async (...args) => {
    const file = await open(...args);
    file.writeFile = async () => {
      await file.write("setengah");
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    };
    return file;
  });
  // Updates the functions that other modules imported by name.
  syncBuiltinESMExports();
}

let root = "";
let folder = "";
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "alma-files-"));
  folder = join(root, "files");
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(root, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  bucket.played.isFull = false;
});

async function textOf(stream: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}

const opened = async (store: FileStore, key: string): Promise<OpenFile> => {
  const file = await store.open(key);
  if (!file) throw new Error(`${key} is not there`);
  return file;
};

const stores = {
  "on the disk": () => diskStore(folder),
  "in a bucket": () => bucketStore(bucket),
  "in memory, for tests": () => keptFiles(),
};

describe.for(Object.entries(stores))("a store of files %s", ([, open]) => {
  test("X-28: keeps a file, and gives it back whole or in parts", async () => {
    const store = open();
    await store.put("satu/jurnal-tenang.pdf", Buffer.from("0123456789"));
    const file = await opened(store, "satu/jurnal-tenang.pdf");
    expect(file.bytes).toBe(10);
    expect(file.etag).toMatch(/^"[\w-]+"$/);
    expect(await textOf(await file.read(0, 9))).toBe("0123456789");
    for (const [first, last, text] of [
      [0, 0, "0"],
      [3, 5, "345"],
      [9, 9, "9"],
    ] as const) {
      const again = await opened(store, "satu/jurnal-tenang.pdf");
      expect(again.etag).toBe(file.etag);
      expect(await textOf(await again.read(first, last))).toBe(text);
    }
  });

  test("X-28: another content has another tag; what is open is not mixed with it", async () => {
    const store = open();
    await store.put("ganti.pdf", Buffer.from("yang lama"));
    const before = await opened(store, "ganti.pdf");
    await store.put("ganti.pdf", Buffer.from("yang baru, lebih panjang"));
    const after = await opened(store, "ganti.pdf");
    expect(after.etag).not.toBe(before.etag);
    const old = await before.read(0, 8).then(textOf, () => "refused");
    expect(["yang lama", "refused"]).toContain(old);
    expect(await textOf(await after.read(5, 8))).toBe("baru");
  });

  test("X-28: what is not there is not there, and can be closed unread", async () => {
    const store = open();
    expect(await store.open("tidak-ada.pdf")).toBeUndefined();
    await store.put("tutup.pdf", Buffer.from("x"));
    await (await opened(store, "tutup.pdf")).close();
  });
});

describe.for(Object.entries(stores).slice(0, 2))("a real store of files, %s", ([, open]) => {
  test("case 39: no key leads out of it", async () => {
    const store = open();
    await writeFile(join(root, "rahasia"), "kunci");
    const wrong = [
      ...["../rahasia", "satu/../../rahasia", "/etc/passwd", join(root, "rahasia"), ".", "..", ""],
      ...[
        "..%2frahasia",
        "a\0.pdf",
        "a//b.pdf",
        ".tersembunyi",
        "satu/.b",
        "a\\..\\b",
        "a/",
        "a".repeat(201),
      ],
    ];
    for (const key of wrong) {
      expect(await store.open(key), key).toBeUndefined();
      await expect(store.put(key, Buffer.from("x")), key).rejects.toThrow("not a key");
    }
  });

  test("a store that is full says so, and keeps what it had", async () => {
    const store = open();
    await store.put("penuh.pdf", Buffer.from("utuh"));
    fillDisk();
    bucket.played.isFull = true;
    await expect(store.put("penuh.pdf", Buffer.from("yang baru"))).rejects.toBeInstanceOf(StoreFull);
    const file = await opened(store, "penuh.pdf");
    expect(await textOf(await file.read(0, 3))).toBe("utuh");
    // No partly written file is left behind.
    expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

describe("on the disk", () => {
  test("case 39: a link in the folder opens nothing, nor does a folder", async () => {
    const store = diskStore(folder);
    await store.put("asli.pdf", Buffer.from("asli"));
    await writeFile(join(root, "luar.pdf"), "luar");
    await mkdir(join(root, "luar"), { recursive: true });
    await writeFile(join(root, "luar", "b.pdf"), "luar");
    await symlink(join(root, "luar.pdf"), join(folder, "tautan.pdf"));
    await symlink(join(folder, "asli.pdf"), join(folder, "kembar.pdf"));
    await symlink(join(root, "luar"), join(folder, "map"));
    for (const key of ["tautan.pdf", "kembar.pdf", "map/b.pdf", "map", "satu", "asli.pdf/b"]) {
      expect(await store.open(key), key).toBeUndefined();
    }
  });

  test("a folder that is itself behind a link is fine", async () => {
    await symlink(folder, join(root, "lain"));
    const store = diskStore(join(root, "lain"));
    await store.put("lewat.pdf", Buffer.from("lewat"));
    expect((await opened(store, "lewat.pdf")).bytes).toBe(5);
  });

  test("the settings choose it unless they name a bucket", async () => {
    await openStorage({ s3: undefined, dataDir: root }).put("pilihan.pdf", Buffer.from("x"));
    expect(await readdir(folder)).toContain("pilihan.pdf");
    await openStorage({ s3: bucket, dataDir: root }).put("pilihan.pdf", Buffer.from("x"));
    expect([...bucket.played.objects.keys()]).toContain(`/${bucketAccess.bucket}/pilihan.pdf`);
  });
});

describe("in a bucket", () => {
  test("what is signed with another key is refused, and that is an error, not an empty store", async () => {
    const store = bucketStore({ ...bucket, secretAccessKey: "kunci-lain" });
    await expect(store.open("asli.pdf")).rejects.toThrow("403");
    await expect(store.put("asli.pdf", Buffer.from("x"))).rejects.toThrow("403");
    expect(bucket.played.refused).toEqual(["SignatureDoesNotMatch", "SignatureDoesNotMatch"]);
  });

  test("a store that is away is an error as well", async () => {
    const store = bucketStore({ ...bucket, endpoint: "http://127.0.0.1:1" });
    await expect(store.open("asli.pdf")).rejects.toThrow();
  });
});
