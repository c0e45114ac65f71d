import type { Client } from "./client.ts";

/** Returns a mailto link, with an optional subject. */
export const mailTo = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;

/** Returns the client's contact page or chat, or else a mailto link (A-132). */
export const contactAddress = ({ contact }: Pick<Client, "contact">, subject?: string): string =>
  contact.url ?? mailTo(contact.email, subject);
