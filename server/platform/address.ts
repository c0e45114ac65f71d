import { isIPv6 } from "node:net";

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom a limit by address counts: an IPv4 address, or the 64 bits of an IPv6 network, since every line has as many
 * addresses in it as it likes.
 */
export function countedAddress(ip: string): string {
  const [, mapped] = mappedIPv4.exec(ip) ?? [];
  if (mapped) return mapped;
  const [address = ""] = ip.split("%");
  if (!isIPv6(address)) return ip;
  // Written one way, with "::" for the longest row of zeros.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => "0");
  return `${[...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(":")}::/64`;
}
