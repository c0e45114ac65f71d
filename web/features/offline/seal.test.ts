import { describe, expect, test } from "vitest";
import { markOf, newLock, newSalt, seal, unlock, unseal } from "./seal.ts";

const about = "netwerk/7/abc";
const text = "Malam ini kepalaku penuh, besok ada presentasi 😔";

describe("encrypted copies", () => {
  test("copies are encrypted without the PIN and decrypted with it", async () => {
    const salt = newSalt();
    const lock = await newLock("482913", salt);
    const sealed = await seal(lock, about, text);
    const key = await unlock(lock, "482913", salt);
    expect(key && (await unseal(key, about, sealed))).toBe(text);
  });

  test("copies stay encrypted with another PIN and once the salt is deleted", async () => {
    const salt = newSalt();
    const lock = await newLock("482913", salt);
    expect(await unlock(lock, "482914", salt)).toBeUndefined();
    expect(await unlock(lock, "482913", newSalt())).toBeUndefined();
  });

  test("copies cannot be decrypted in another browser, because its own key cannot be exported", async () => {
    const salt = newSalt();
    const lock = await newLock("482913", salt);
    const other = await newLock("482913", salt);
    expect(lock.device.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", lock.device)).rejects.toThrow();
    expect(await unlock({ ...lock, device: other.device }, "482913", salt)).toBeUndefined();
  });

  test("no key can be exported from the page", async () => {
    const salt = newSalt();
    const key = await unlock(await newLock("482913", salt), "482913", salt);
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("pkcs8", key!)).rejects.toThrow();
  });

  test("copies decrypt only for their own member and conversation, and unchanged", async () => {
    const salt = newSalt();
    const lock = await newLock("482913", salt);
    const key = await unlock(lock, "482913", salt);
    const sealed = await seal(lock, about, text);
    const changed = Uint8Array.from(sealed.data, (byte, at) => (at === 3 ? byte ^ 1 : byte));
    for (const [what, found] of [
      ["netwerk/8/abc", sealed],
      ["akasia/7/abc", sealed],
      ["netwerk/7/abd", sealed],
      [about, { ...sealed, data: changed }],
    ] as const) {
      await expect(unseal(key!, what, found), what).rejects.toThrow();
    }
  });

  test("the same text is encrypted differently each time", async () => {
    const lock = await newLock("482913", newSalt());
    const [one, two] = [await seal(lock, about, text), await seal(lock, about, text)];
    expect(Buffer.from(one.data).equals(Buffer.from(two.data))).toBe(false);
    expect(Buffer.from(one.sender).equals(Buffer.from(two.sender))).toBe(false);
  });

  test("a digest tells a change and means nothing elsewhere", async () => {
    const [lock, other] = [await newLock("482913", newSalt()), await newLock("482913", newSalt())];
    expect(await markOf(lock, "a")).toBe(await markOf(lock, "a"));
    expect(await markOf(lock, "a")).not.toBe(await markOf(lock, "b"));
    expect(await markOf(lock, "a")).not.toBe(await markOf(other, "a"));
  });
});
