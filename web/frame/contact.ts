import type { Client } from "./client.ts";

/** A mail to be written, with what it is about. */
export const mailTo = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;

/** Where the client is reached: its own page or chat, or else by mail (A-132). */
export const contactAddress = ({ contact }: Pick<Client, "contact">, subject?: string): string =>
  contact.url ?? mailTo(contact.email, subject);
