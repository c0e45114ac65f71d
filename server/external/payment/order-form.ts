import type { GatewayOrder } from "./gateway.ts";

/* The rules for what a gateway accepts of an order, and in which form. Midtrans and the simulator share them. */

/** Midtrans' maximum length, in characters, of an order number, an item id and an item name. */
const shortMax = 50;
const orderNumber = /^[\w~.-]{1,50}$/;

/** Returns why a gateway would refuse the order, or undefined if it is valid. */
export function faultOf({ gatewayOrderId, amountRp, items, returnUrl }: GatewayOrder): string | undefined {
  if (!orderNumber.test(gatewayOrderId)) return "the number of the order has letters that do not go there";
  if (!Number.isSafeInteger(amountRp) || amountRp < 1) return "the amount is no whole number of rupiah";
  if (items.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1))
    return "an item has no quantity";
  const sum = items.reduce((total, { priceRp, quantity }) => total + priceRp * quantity, 0);
  if (sum !== amountRp) return `the items sum to ${sum}, the order to ${amountRp}`;
  if (new Set(items.map(({ id }) => id)).size < items.length) return "two items have one id";
  if (items.some(({ id }) => id === "" || [...id].length > shortMax)) return "the id of an item is too long";
  if (returnUrl.length > 255) return "the way back is too long";
  return undefined;
}

/** Cuts a text to at most `letters` characters without splitting a surrogate pair. */
const cut = (text: string, letters: number): string => [...text].slice(0, letters).join("");

/**
 * A name that every channel accepts: on one line, without the pipe character, which Alfamart treats as a terminator.
 */
export function plainName(name: string, letters = shortMax): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}|\s]+/gu, " ")
    .trim();
  return cut(clean, letters).trim();
}

/** Whether a browser may be sent to this address: https, or http on this machine. */
export function isPaymentAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:") return true;
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
