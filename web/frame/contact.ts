import { isReachable } from "#rules/reachable-email.ts";
import { paths } from "#web/paths.ts";
import type { Client } from "./client.ts";

type Contact = Pick<Client, "contact">;

/** Returns a mailto link, with an optional subject. */
export const mailTo = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;

/** Returns the client's mail address; null where nobody reads mail. */
export const emailOf = ({ contact }: Contact): string | null =>
  isReachable(contact.email) ? contact.email : null;

/** Whether people without an account can write to the client. */
export const hasContact = (client: Contact): boolean => writtenContact(client) !== null;

/** Returns what a text names as the place to write to: the mail address, else the contact page; null without both. */
export const writtenContact = (client: Contact): string | null => emailOf(client) ?? client.contact.url;

/**
 * Returns the client's contact page or chat, or else a mailto link (A-132). Where nobody reads mail, returns the
 * feedback form, which asks members to sign in first.
 */
export function contactAddress(client: Pick<Client, "contact" | "username">, subject?: string): string {
  const { contact, username } = client;
  const email = emailOf(client);
  if (contact.url !== null) return contact.url;
  return email === null ? paths.feedback(username) : mailTo(email, subject);
}
