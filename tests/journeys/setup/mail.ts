import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { mailFolder } from "./journey.ts";

/** Decodes a quoted-printable mail: removes soft line breaks and decodes escaped characters. */
const plain = (mail: string) =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Returns the mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFile(join(mailFolder, name), "utf8")),
  );
  return mails.filter((mail) => new RegExp(`^To: <?${address}>?\\r?$`, "im").test(mail)).map(plain);
}

/** Returns the link in the newest mail to an address, once at least `count` mails have arrived. */
export function mailLink(address: string, count = 1): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(address);
      const link = mails.at(-1)?.match(/https?:\/\/[^\s"<>]+/)?.[0];
      if (mails.length < count || !link) throw new Error(`${mails.length} mails to ${address}`);
      return link;
    },
    { timeout: 60_000, interval: 50 },
  );
}
