import { createHash, timingSafeEqual } from "node:crypto";
import type { Notification } from "./gateway.ts";

type Signed = Omit<Notification, "signature_key">;

/** Midtrans' signature: SHA-512 in hex over the exact strings of the notification and the server key. */
export const signatureOf = ({ order_id, status_code, gross_amount }: Signed, serverKey: string): string =>
  createHash("sha512")
    .update(order_id + status_code + gross_amount + serverKey)
    .digest("hex");

/** Whether the notification is signed with this key, compared in constant time. */
export function isSignedWith(notification: Notification, serverKey: string): boolean {
  const expected = Buffer.from(signatureOf(notification, serverKey));
  const given = Buffer.from(notification.signature_key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
