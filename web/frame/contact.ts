import type { Client } from "./client.ts";

/** Returns a mailto link, with an optional subject. */
export const mailTo = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;

/** False for the address of an installation that has set none (RFC 2606): mail to it reaches nobody. */
export const isReachable = (email: string): boolean => !email.endsWith(".invalid");

/** Returns the client's contact page or chat, or else a mailto link (A-132). */
export const contactAddress = ({ contact }: Pick<Client, "contact">, subject?: string): string =>
  contact.url ?? mailTo(contact.email, subject);
