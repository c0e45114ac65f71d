/*
 * Copies are sealed with a public key, so that they can be renewed while the PIN is known to nobody here; the private
 * key opens them. It is stored wrapped. What unwraps it is made of the PIN, of the salt that lies apart from the
 * database, and of a key that the browser lets nobody take out: who copies the database alone has nothing to try
 * PINs on.
 */

/** As the advice for PBKDF2 with SHA-256 says (OWASP); about a second on a cheap phone. */
const rounds = 600_000;

const curve = { name: "ECDH", namedCurve: "P-256" } as const;

type Bytes = Uint8Array<ArrayBuffer>;

/** What is stored of the keys. */
export type Lock = { publicKey: Bytes; wrapped: Bytes; iv: Bytes; device: CryptoKey };

/** A sealed text, each with a key of its own. */
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

/** A new pair of keys, locked with a PIN. */
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

/** The key that opens the copies, which cannot be taken out of the page; undefined where the PIN is another. */
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

/** The key of one sealed text, from either side of it. */
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

/** Seals a text; `about` says whose and what it is, and it opens as nothing else. */
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

/** The text again; throws where anything of it is not as it was sealed. */
export async function unseal(privateKey: CryptoKey, about: string, sealed: Sealed): Promise<string> {
  const { sender, iv, data } = sealed;
  const key = await textKey(privateKey, await publicKeyOf(sender), sender, about);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data));
}

/** Tells whether something has changed, to this browser alone. */
export async function markOf({ device }: Pick<Lock, "device">, text: string): Promise<string> {
  const mark = new Uint8Array(await crypto.subtle.sign("HMAC", device, bytesOf(text)));
  return btoa(String.fromCharCode(...mark));
}
