import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { and, eq, getTableColumns, gt, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/db.ts";
import { clientKeys } from "#server/db/tables/client.ts";
import { invariant } from "#server/platform/failure.ts";

/*
 * Members' texts are sealed in the application: AES-256-GCM with a data key per client, which is itself wrapped with a
 * master key derived from APP_SECRET. A sealed value is
 * version of the data key (1 byte) | nonce (12) | tag (16) | ciphertext
 * and is bound to its place ("message:<conversation>"), so that it cannot be moved to another.
 */

const nonceBytes = 12;
const tagBytes = 16;
/** The version is the first byte of a sealed value. */
const versionMax = 255;
/** Characters of padded values, or a multiple of it. */
const paddedTo = 1024;

function encrypt(key: CipherKey, plain: Buffer, place: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: CipherKey, sealed: Buffer, place: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

type MasterKey = { id: string; key: Buffer };

/** Derives a key for one purpose, by HKDF (RFC 5869). */
const derive = (secret: string | KeyObject, info: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "alma", info, bytes));

/** Derives the master key and its id from the secret; the id reveals nothing about the key. */
function masterKey(secret: string): MasterKey {
  return { id: derive(secret, "master-key-id", 6).toString("hex"), key: derive(secret, "master-key", 32) };
}

/** As key objects, which OpenSSL takes as they are: bytes would be made into one for each text, at four times the cost. */
type DataKeys = { newest: number; byVersion: Map<number, KeyObject>; mark: KeyObject };

/** The version under which the key of marks lies, once the data key that it was derived from is destroyed. */
const markVersion = 0;
/** What stands in place of a data key that was destroyed. */
const destroyed = Buffer.alloc(0);

/** Seals and opens texts of one client with its data keys. */
export class ClientSeal {
  #keys: DataKeys;

  constructor(keys: DataKeys) {
    this.#keys = keys;
  }

  /** Takes the client's keys anew; whoever holds this seal goes on with them. */
  renew(keys: DataKeys): void {
    this.#keys = keys;
  }

  /** The version of the key that seals now. */
  get newest(): number {
    return this.#keys.newest;
  }

  /**
   * Keyed hash: the same for the same text, also after a change of APP_SECRET or a rotation. With the database alone it can neither
   * be read nor be used to test guesses.
   */
  mark(text: string): string {
    return createHmac("sha256", this.#keys.mark).update(text).digest("base64url");
  }

  seal(text: string, place: string): Buffer {
    const key = this.#keys.byVersion.get(this.#keys.newest);
    invariant(key, "a client has a data key");
    return Buffer.concat([Buffer.from([this.#keys.newest]), encrypt(key, Buffer.from(text, "utf8"), place)]);
  }

  /** Seals a value as JSON, padded so that its length tells nothing of a few words more or less. */
  sealPadded(value: unknown, place: string): Buffer {
    const json = JSON.stringify(value);
    return this.seal(json.padEnd(Math.ceil(json.length / paddedTo) * paddedTo), place);
  }

  open(sealed: Buffer, place: string): string {
    const key = this.#keys.byVersion.get(sealed[0] ?? 0);
    invariant(key, "sealed with a key of this client");
    return decrypt(key, sealed.subarray(1), place).toString("utf8");
  }
}

/** Loads, creates and unwraps the clients' data keys. */
export class Seals {
  readonly #master: MasterKey;
  readonly #previous: MasterKey | undefined;
  readonly #cache = new Map<number, Promise<ClientSeal>>();

  constructor(secret: string, previousSecret?: string) {
    this.#master = masterKey(secret);
    this.#previous = previousSecret ? masterKey(previousSecret) : undefined;
  }

  /** Returns the seal of a client; its first use creates the data key. */
  of(db: Db, clientId: number): Promise<ClientSeal> {
    let seal = this.#cache.get(clientId);
    if (!seal) {
      seal = this.#load(db, clientId);
      this.#cache.set(clientId, seal);
      seal.catch(() => this.#cache.delete(clientId));
    }
    return seal;
  }

  async #load(db: Db, clientId: number): Promise<ClientSeal> {
    await this.#insert(db, clientId, 1, 0);
    return new ClientSeal(await this.#read(db, clientId));
  }

  async #read(db: Pick<Db, "select">, clientId: number): Promise<DataKeys> {
    const rows = await db
      .select({ ...getTableColumns(clientKeys), isDue: sql<boolean>`${clientKeys.sealsFrom} <= app_now()` })
      .from(clientKeys)
      .where(eq(clientKeys.clientId, clientId));
    const byVersion = new Map<number, KeyObject>();
    for (const { version, masterKeyId, wrapped } of rows) {
      if (wrapped.length > 0)
        byVersion.set(version, createSecretKey(this.#unwrap(masterKeyId, wrapped, clientId)));
    }
    const [kept, first] = [byVersion.get(markVersion), byVersion.get(1)];
    const mark = kept ?? (first && createSecretKey(derive(first, "request-mark", 32)));
    invariant(mark, "a client has a key for marks");
    byVersion.delete(markVersion);
    return {
      newest: Math.max(1, ...rows.flatMap(({ isDue, version }) => (isDue ? [version] : []))),
      byVersion,
      mark,
    };
  }

  /** Takes the data keys of all clients in use anew, since another server or a command may have rotated them. */
  async refresh(db: Db): Promise<void> {
    for (const [clientId, loading] of this.#cache) (await loading).renew(await this.#read(db, clientId));
  }

  /**
   * Creates the next version of a client's data key and returns it. Servers seal with it after `leadSeconds`, within
   * which each of them must have called `refresh`.
   */
  async rotate(db: Db, clientId: number, leadSeconds: number): Promise<number> {
    const version = Math.max(...(await this.#read(db, clientId)).byVersion.keys()) + 1;
    invariant(version <= versionMax, "a version of a data key is one byte");
    await this.#insert(db, clientId, version, leadSeconds);
    return version;
  }

  /** Whether a version was made that does not seal yet. */
  async isWaiting(db: Db, clientId: number): Promise<boolean> {
    const rows = await db
      .select({ version: clientKeys.version })
      .from(clientKeys)
      .where(and(eq(clientKeys.clientId, clientId), sql`${clientKeys.sealsFrom} > app_now()`));
    return rows.length > 0;
  }

  /**
   * Destroys the versions before the newest one, and returns them. Whoever calls it has made sure that nothing is sealed
   * with them any more. The key of marks, which comes from the first version, is kept by itself. A destroyed version
   * keeps its row, so that no server makes it anew.
   */
  async retire(tx: Tx, clientId: number): Promise<number[]> {
    const isOfClient = eq(clientKeys.clientId, clientId);
    await tx.select({ version: clientKeys.version }).from(clientKeys).where(isOfClient).for("update");
    const { newest, mark } = await this.#read(tx, clientId);
    await this.#insert(tx, clientId, markVersion, 0, mark.export());
    const isFormer = and(gt(clientKeys.version, markVersion), lt(clientKeys.version, newest));
    const retired = await tx
      .update(clientKeys)
      .set({ wrapped: destroyed })
      .where(and(isOfClient, isFormer, ne(clientKeys.wrapped, destroyed)))
      .returning({ version: clientKeys.version });
    return retired.map(({ version }) => version).toSorted((a, b) => a - b);
  }

  async #insert(
    db: Tx,
    clientId: number,
    version: number,
    leadSeconds: number,
    key: Buffer = randomBytes(32),
  ): Promise<void> {
    await db
      .insert(clientKeys)
      .values({
        clientId,
        version,
        masterKeyId: this.#master.id,
        wrapped: encrypt(this.#master.key, key, `client-key:${clientId}`),
        sealsFrom: sql`app_now() + make_interval(secs => ${leadSeconds})`,
      })
      .onConflictDoNothing();
  }

  #unwrap(masterKeyId: string, wrapped: Buffer, clientId: number): Buffer {
    const master = [this.#master, this.#previous].find((key) => key?.id === masterKeyId);
    if (!master) {
      throw new Error(
        "APP_SECRET is not the one that this database was sealed with; set the former one as APP_SECRET_PREVIOUS",
      );
    }
    return decrypt(master.key, wrapped, `client-key:${clientId}`);
  }

  /**
   * After a change of APP_SECRET, wraps every data key with the new master key. At start it also checks that the secret
   * fits the database. The texts themselves stay as they are.
   */
  async rewrap(db: Db): Promise<void> {
    const isOther = and(ne(clientKeys.masterKeyId, this.#master.id), ne(clientKeys.wrapped, destroyed));
    const rows = await db.select().from(clientKeys).where(isOther);
    for (const row of rows) {
      const key = this.#unwrap(row.masterKeyId, row.wrapped, row.clientId);
      await db
        .update(clientKeys)
        .set({
          masterKeyId: this.#master.id,
          wrapped: encrypt(this.#master.key, key, `client-key:${row.clientId}`),
        })
        .where(and(eq(clientKeys.clientId, row.clientId), eq(clientKeys.version, row.version)));
    }
  }
}
