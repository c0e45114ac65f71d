/*
 * Copies are encrypted to a public key, so they can be renewed while the page does not know the PIN; the private key
 * that opens them is stored wrapped. The wrapping key is derived from the PIN, a salt stored outside the database, and
 * a non-extractable key of this browser, so a stolen copy of the database alone gives nothing to try PINs on.
 */

/** PBKDF2 iterations with SHA-256, as OWASP recommends; about a second on a cheap phone. */
const rounds = 600_000;

const curve = { name: "ECDH", namedCurve: "P-256" } as const;

type Bytes = Uint8Array<ArrayBuffer>;

/** The stored key material. */
export type Lock = { publicKey: Bytes; wrapped: Bytes; iv: Bytes; device: CryptoKey };

/** An encrypted text; each has its own ephemeral key pair. */
export type Sealed = { sender: Bytes; iv: Bytes; data: Bytes };

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

export const newSalt = (): string => btoa(String.fromCharCode(...random(32)));

async function wrappingKey(pin: string, salt: string, device: CryptoKey): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey("raw", bytesOf(pin), "PBKDF2", false, ["deriveBits"]);
  const slow = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: rounds },
    typed,
    256,
  );
  const bound = await crypto.subtle.sign("HMAC", device, slow);
  return crypto.subtle.importKey("raw", bound, "AES-GCM", false, ["wrapKey", "unwrapKey"]);
}

/** Creates a new key pair, locked with a PIN. */
export async function newLock(pin: string, salt: string): Promise<Lock> {
  const device = await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
  const iv = random(12);
  const key = await wrappingKey(pin, salt, device);
  return {
    publicKey: new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)),
    wrapped: new Uint8Array(
      await crypto.subtle.wrapKey("pkcs8", pair.privateKey, key, { name: "AES-GCM", iv }),
    ),
    iv,
    device,
  };
}

/** Returns the non-extractable private key that opens the copies, or undefined if the PIN is wrong. */
export async function unlock(lock: Lock, pin: string, salt: string): Promise<CryptoKey | undefined> {
  const key = await wrappingKey(pin, salt, lock.device);
  try {
    return await crypto.subtle.unwrapKey(
      "pkcs8",
      lock.wrapped,
      key,
      { name: "AES-GCM", iv: lock.iv },
      curve,
      false,
      ["deriveBits"],
    );
  } catch {
    return undefined;
  }
}

/** Derives the key of one sealed text; both sides compute the same key. */
async function textKey(own: CryptoKey, other: CryptoKey, sender: Bytes, about: string): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, own, 256);
  const base = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: sender, info: bytesOf(about) },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

const publicKeyOf = (raw: Bytes) => crypto.subtle.importKey("raw", raw, curve, true, []);

/** Encrypts a text. `about` says whose and what it is, and the text can only be opened with the same `about`. */
export async function seal(
  { publicKey }: Pick<Lock, "publicKey">,
  about: string,
  text: string,
): Promise<Sealed> {
  const once = await crypto.subtle.generateKey(curve, false, ["deriveBits"]);
  const sender = new Uint8Array(await crypto.subtle.exportKey("raw", once.publicKey));
  const key = await textKey(once.privateKey, await publicKeyOf(publicKey), sender, about);
  const iv = random(12);
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytesOf(text));
  return { sender, iv, data: new Uint8Array(data) };
}

/** Decrypts a sealed text; throws if any part of it was altered. */
export async function unseal(privateKey: CryptoKey, about: string, sealed: Sealed): Promise<string> {
  const { sender, iv, data } = sealed;
  const key = await textKey(privateKey, await publicKeyOf(sender), sender, about);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data));
}

/** Returns a keyed digest (HMAC) that detects changes and that only this browser can compute. */
export async function markOf({ device }: Pick<Lock, "device">, text: string): Promise<string> {
  const mark = new Uint8Array(await crypto.subtle.sign("HMAC", device, bytesOf(text)));
  return btoa(String.fromCharCode(...mark));
}
