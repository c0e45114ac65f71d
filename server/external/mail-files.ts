import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** The mail folder, where there is no mail server: one file for each, for whoever runs the program to open. */
export type MailFolder = {
  put: (id: string, message: Buffer | Readable) => Promise<void>;
  /** Removes the mails that were written before this moment. */
  empty: (before: Date) => Promise<void>;
  /** Finds the mails to an address, by the names of their files. */
  find: (email: string) => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
};

/** Enough for the headers up to the recipient, which come first. */
const headBytes = 4096;

export function openMailFolder(folder: string): MailFolder {
  const names = () => readdir(folder).catch((): string[] => []);
  // Another process may have removed it already.
  const remove = (name: string) => rm(join(folder, name), { force: true });
  return {
    put: async (id, message) => {
      await mkdir(folder, { recursive: true });
      // Written under a hidden name first, so that a reader of the folder never sees half a mail.
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${stampOf(new Date())}-${id}.eml`));
    },
    empty: async (before) => {
      // Names begin with the moment, so they compare as moments do; a draft of a killed process begins with a dot.
      for (const name of await names()) if (name < stampOf(before)) await remove(name);
    },
    find: async (email) => {
      const found: string[] = [];
      for (const name of await names())
        if ((await recipientOf(join(folder, name))) === email) found.push(name);
      return found;
    },
    remove: async (found) => {
      for (const name of found) await remove(name);
    },
  };
}

const stampOf = (moment: Date): string => moment.toISOString().replace(/[:.]/g, "-");

async function recipientOf(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return /^To: <?([^\s<>]+)>?\r?$/m.exec(buffer.toString("utf8", 0, bytesRead))?.[1];
  } finally {
    await file.close();
  }
}
