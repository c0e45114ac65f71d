import { isIP } from "node:net";
import { z } from "zod";
import { isEmail } from "#rules/registration.ts";

/** An empty variable counts as not set, as in `.env` files. */
export const setting = <T extends z.ZodType>(type: T) =>
  z.preprocess((raw) => (raw === "" ? undefined : raw), type);
const switches = z.enum(["on", "off", "true", "false", "1", "0"]);
export const toggle = switches.transform((v) => ["on", "true", "1"].includes(v));
export const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (raw) => URL.canParse(raw) && schemes.includes(new URL(raw).protocol.slice(0, -1)),
      `needs an address starting with ${schemes.map((s) => `${s}://`).join(" or ")}`,
    );

/** A host to listen on; one that cannot be used in a URL, such as an address with a zone, is rejected. */
export const isHost = (raw: string) =>
  URL.canParse(`http://${bracketed(raw)}`) &&
  (isIP(raw) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(raw));

export const oneAddress = z
  .string()
  .refine((raw) => isEmail(raw), "needs one mail address, such as halo@alma.id");

/** `halo@alma.id` or `Alma <halo@alma.id>`; a name with a comma needs quotes. */
export const mailbox =
  /^(("[^"\r\n]*"|[^"<>,;@\r\n]*) ?<[^\s<>@",;]+@[^\s<>@",;]+>|[^\s<>@",;]+@[^\s<>@",;]+)$/;

/** An address, or a range such as 10.0.0.0/8. */
function isRange(raw: string): boolean {
  const [network = "", prefix, ...rest] = raw.split("/");
  const family = isIP(network);
  if (family === 0 || network.includes("%") || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/**
 * Whose X-Forwarded-For is trusted: nobody's, that of a number of proxies in front, or that of these addresses. Never
 * everybody's: a proxy only appends to the header, so callers could forge it and evade limits by address.
 */
export const proxies = z.string().transform((raw, context): false | number | string[] => {
  if (["off", "false", "0"].includes(raw)) return false;
  if (["on", "true"].includes(raw)) return 1;
  if (/^[1-9]$/.test(raw)) return Number(raw);
  const ranges = raw.split(",").map((range) => range.trim());
  if (ranges.every(isRange)) return ranges;
  context.addIssue("needs on, off, how many proxies (1 to 9), or their addresses, as 10.0.0.0/8,::1");
  return z.NEVER;
});

/** Whether an address is of another machine, so that what is sent there leaves this one. */
export function isElsewhere(url: string): boolean {
  const { hostname } = new URL(url);
  return !["", "localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** A host as written in a URL. */
export function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}
