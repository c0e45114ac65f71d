import { readFile, writeFile } from "node:fs/promises";
import { Decrypter, Encrypter, generateX25519Identity } from "age-encryption";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

/** What opens a copy: the identity that its files are encrypted to, and the secrets that its sealed texts need. */
const keysShape = z.object({
  identity: z.string(),
  appSecret: z.string(),
  appSecretPrevious: z.string().optional(),
});

export type CopyKeys = z.output<typeof keysShape>;

/** The settings that lock and open the file of the keys. */
export type Lock = {
  passphrase: string | undefined;
  /** Public keys (age1...), each of which can open it. */
  recipients: readonly string[];
  /** File with the secret keys (AGE-SECRET-KEY-1...), needed only to restore. */
  identityFile: string | undefined;
  /** Base-2 logarithm of scrypt's cost for a passphrase; the library's 18 (about a second) where it is left out. */
  workFactor?: number;
};

/** Makes an identity for one copy, so that no file of another copy can take the place of one of its own. */
export const newIdentity = (): Promise<string> => generateX25519Identity();

/** Writes the file of the keys; it alone opens the rest, so it may be stored apart from it. */
export async function writeKeys(path: string, keys: CopyKeys, lock: Lock): Promise<void> {
  const encrypter = new Encrypter();
  if (lock.workFactor !== undefined) encrypter.setScryptWorkFactor(lock.workFactor);
  try {
    // A passphrase and public keys cannot be combined in one file of age.
    if (lock.recipients.length > 0) for (const one of lock.recipients) encrypter.addRecipient(one);
    else encrypter.setPassphrase(lock.passphrase ?? "");
  } catch (cause) {
    throw new BackupError("BACKUP_RECIPIENT needs public keys of age, as age1..., separated by commas.", {
      cause,
    });
  }
  await writeFile(path, await encrypter.encrypt(JSON.stringify(keys)), {
    flag: "wx",
    mode: 0o600,
    flush: true,
  });
}

export function mustHaveLock(lock: Lock): void {
  if (lock.recipients.length === 0 && lock.passphrase === undefined)
    throw new BackupError(
      "A copy is encrypted: set BACKUP_RECIPIENT to a public key of age (age1...), or BACKUP_PASSPHRASE.",
    );
}

export async function readKeys(path: string, lock: Lock): Promise<CopyKeys> {
  const decrypter = new Decrypter();
  if (lock.passphrase !== undefined) decrypter.addPassphrase(lock.passphrase);
  for (const identity of await identitiesIn(lock.identityFile)) decrypter.addIdentity(identity);
  const sealed = await readFile(path).catch((cause: unknown) => {
    throw new BackupError(`The keys of the copy are missing: put its keys.age back to ${path}.`, { cause });
  });
  const plain = await decrypter.decrypt(sealed, "text").catch((cause: unknown) => {
    throw new BackupError(
      `${path} does not open: set BACKUP_IDENTITY to the file with the secret key of age, or BACKUP_PASSPHRASE to the passphrase of that copy.`,
      { cause },
    );
  });
  return keysShape.parse(JSON.parse(plain));
}

async function identitiesIn(path: string | undefined): Promise<string[]> {
  if (path === undefined) return [];
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new BackupError(`BACKUP_IDENTITY names ${path}, which cannot be read.`, { cause });
  });
  return text.match(/^AGE-SECRET-KEY-\S+/gm) ?? [];
}
