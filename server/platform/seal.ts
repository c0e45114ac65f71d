import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Db, Tx } from "#server/db/db.ts";
import { clientKeys } from "#server/db/tables/client.ts";
import { invariant } from "./failure.ts";

/*
 * Members' texts are sealed in the application: AES-256-GCM with a data key per client, which is itself wrapped with a
 * master key derived from APP_SECRET. A sealed value is
 * version of the data key (1 byte) | nonce (12) | tag (16) | ciphertext
 * and is bound to its place ("message:<conversation>"), so that it cannot be moved to another.
 */

const nonceBytes = 12;
const tagBytes = 16;

function encrypt(key: Buffer, plain: Buffer, place: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer, place: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

type MasterKey = { id: string; key: Buffer };

/** Derives a key for one purpose, by HKDF (RFC 5869). */
const derive = (secret: string | Buffer, info: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "alma", info, bytes));

/** Derives the master key and its id from the secret; the id reveals nothing about the key. */
function masterKey(secret: string): MasterKey {
  return { id: derive(secret, "master-key-id", 6).toString("hex"), key: derive(secret, "master-key", 32) };
}

type DataKeys = { newest: number; byVersion: Map<number, Buffer> };

/** Seals and opens texts of one client with its data keys. */
export class ClientSeal {
  readonly #keys: DataKeys;
  readonly #markKey: Buffer;

  constructor(keys: DataKeys) {
    this.#keys = keys;
    const first = keys.byVersion.get(1);
    invariant(first, "a client has a data key");
    this.#markKey = derive(first, "request-mark", 32);
  }

  /**
   * Keyed hash: the same for the same text, also after a change of APP_SECRET. With the database alone it can neither
   * be read nor be used to test guesses.
   */
  mark(text: string): string {
    return createHmac("sha256", this.#markKey).update(text).digest("base64url");
  }

  seal(text: string, place: string): Buffer {
    const key = this.#keys.byVersion.get(this.#keys.newest);
    invariant(key, "a client has a data key");
    return Buffer.concat([Buffer.from([this.#keys.newest]), encrypt(key, Buffer.from(text, "utf8"), place)]);
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
    await this.#insert(db, clientId, 1, randomBytes(32));
    const rows = await db
      .select()
      .from(clientKeys)
      .where(eq(clientKeys.clientId, clientId))
      .orderBy(desc(clientKeys.version));
    const byVersion = new Map<number, Buffer>();
    for (const row of rows) {
      byVersion.set(row.version, this.#unwrap(row.masterKeyId, row.wrapped, clientId));
    }
    return new ClientSeal({ newest: rows[0]?.version ?? 1, byVersion });
  }

  async #insert(db: Tx, clientId: number, version: number, key: Buffer): Promise<void> {
    await db
      .insert(clientKeys)
      .values({
        clientId,
        version,
        masterKeyId: this.#master.id,
        wrapped: encrypt(this.#master.key, key, `client-key:${clientId}`),
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
    const rows = await db.select().from(clientKeys).where(ne(clientKeys.masterKeyId, this.#master.id));
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
