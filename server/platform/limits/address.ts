import { isIPv6 } from "node:net";

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the key for rate limits by address: an IPv4 address, or the /64 prefix of an IPv6 address, since each
 * connection has a whole /64 of addresses to use.
 */
export function countedAddress(ip: string): string {
  const [, mapped] = mappedIPv4.exec(ip) ?? [];
  if (mapped) return mapped;
  const [address = ""] = ip.split("%");
  if (!isIPv6(address)) return ip;
  // Normalised spelling, with "::" for the longest row of zeros.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => "0");
  return `${[...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(":")}::/64`;
}
