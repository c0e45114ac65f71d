import type { GatewayOrder } from "./gateway.ts";

/* What a gateway takes of an order, and in which form: the real one and the simulator go by the same rules. */

/** Midtrans: at most so many letters of an order's number, an item's id or its name. */
const shortMax = 50;
const orderNumber = /^[\w~.-]{1,50}$/;

/** Why a gateway would refuse the order; undefined where nothing is wrong with it. */
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

/** So many letters at most, none of them cut in two. */
const cut = (text: string, letters: number): string => [...text].slice(0, letters).join("");

/** A name as it may stand on any channel: on one line, without the sign that Alfamart takes for an end. */
export function plainName(name: string, letters = shortMax): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}|\s]+/gu, " ")
    .trim();
  return cut(clean, letters).trim();
}

/** Whether browsers may be sent there: https, or this machine. */
export function isPaymentAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:") return true;
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
