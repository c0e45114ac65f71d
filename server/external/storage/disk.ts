import { randomUUID } from "node:crypto";
import { constants, type FileHandle, mkdir, open, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isKey, mustBeKey, StoreFull } from "./file-key.ts";
import type { FileStore, OpenFile } from "./file-store.ts";

/** Files below a folder that nothing else serves. */
export function diskStore(root: string): FileStore {
  return {
    put: async (key, bytes) => {
      mustBeKey(key);
      const path = join(root, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // No key begins with a dot, so a partly written file cannot be requested.
      const draft = join(root, `.${randomUUID()}`);
      try {
        await write(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw isFull(error) ? new StoreFull("the disk is full", { cause: error }) : error;
      }
    },
    open: async (key) => {
      if (!isKey(key)) return undefined;
      try {
        return await openBelow(root, key);
      } catch (error) {
        if (["ENOENT", "ENOTDIR", "ELOOP"].includes(codeOf(error) ?? "")) return undefined;
        throw error;
      }
    },
  };
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A symbolic link anywhere in the path counts as no file, because its target must not be served. */
async function openBelow(root: string, key: string): Promise<OpenFile | undefined> {
  const path = join(await realpath(root), key);
  if ((await realpath(path)) !== path) return undefined;
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  const { size, mtimeNs, isFile } = await statOf(file);
  if (!isFile) {
    await file.close();
    return undefined;
  }
  return {
    bytes: Number(size),
    etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"`,
    read: async (first, last) => file.createReadStream({ start: first, end: last, autoClose: true }),
    close: () => file.close(),
  };
}

async function statOf(file: FileHandle) {
  const found = await file.stat({ bigint: true });
  return { size: found.size, mtimeNs: found.mtimeNs, isFile: found.isFile() };
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

const isFull = (error: unknown): boolean => ["ENOSPC", "EDQUOT", "EFBIG"].includes(codeOf(error) ?? "");
