import type { Mail } from "#server/external/mail.ts";
import { defaultPrimary, deriveBrand } from "#server/features/brand/brand.ts";
import type { App, Client } from "#server/platform/app.ts";
import type { LimitName } from "#server/platform/limits/limits.ts";
import { mailTexts } from "#texts/mail/mail.ts";
import { htmlOf, type Letter } from "./mail-html.ts";

/** One paragraph, or several. */
type Paragraphs = string | readonly string[];

/** The content of a mail; `intro` may name the client. */
export type Wording = {
  subject: string;
  intro: Paragraphs | ((client: string) => Paragraphs);
  /** Rows of a table between intro and button, such as what somebody entered in a form. */
  facts?: readonly { label: string; value: string }[];
  /** Label of the link, if there is one. */
  button?: string;
  outro?: Paragraphs;
};

const several = (text: Paragraphs | undefined): readonly string[] =>
  typeof text === "string" ? [text] : (text ?? []);

/**
 * Returns the first word of a name for a greeting, or "" if it holds anything but letters, apostrophes and hyphens. A
 * form may name somebody else's unverified address, so nothing that a mail program would turn into a link may go there.
 */
export const firstWord = (name: string): string =>
  /^[\p{L}\p{M}'’-]{1,40}(?=\s|$)/u.exec(name.trim())?.[0] ?? "";

/**
 * Builds a mail in the client's colours, as text and HTML; without a name, the greeting has none. `id` is the id of the
 * job that sends it, so a repeated mail has the same id.
 */
export function mailOf(input: {
  to: { email: string; name?: string };
  client: Pick<Client, "name" | "primaryColor" | "themeColor">;
  wording: Wording;
  link?: string;
  id: string;
}): Mail {
  const { to, client, wording, link, id } = input;
  const letter: Letter = {
    client: client.name,
    // Keeps the subject on one line, whatever names it contains: a line break would start a new header.
    subject: `${wording.subject} - ${client.name}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "),
    greeting: mailTexts.greeting(to.name ?? ""),
    intro: several(typeof wording.intro === "function" ? wording.intro(client.name) : wording.intro),
    facts: wording.facts ?? [],
    button: link ? { label: wording.button ?? mailTexts.open, link } : undefined,
    outro: several(wording.outro),
    footer: mailTexts.footer(client.name),
  };
  const brand = deriveBrand(client.primaryColor ?? defaultPrimary, client.themeColor);
  return {
    to: to.email,
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(letter, brand),
    ...(link ? { link } : {}),
    id,
  };
}

function textOf({ greeting, intro, facts, button, outro, footer }: Letter): string {
  const lines = [
    greeting,
    ...intro,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    button ? `${button.label}:\n${button.link}` : "",
    ...outro,
    `-- \n${footer}`,
  ];
  return `${lines.filter((line) => line !== "").join("\n\n")}\n`;
}

/**
 * Returns whether one more mail may go to an address that somebody typed: three an hour for who asks, and five for the
 * address. The requester must not learn the result.
 */
export async function mayMail(app: App, email: string, askedFrom: string): Promise<boolean> {
  return (
    (await app.limits.tryTake("mailByAsker", `${email}:${askedFrom}`)) &&
    (await app.limits.tryTake("mailByRecipient", email))
  );
}

/** What a mail may use once the five mails of an hour are used up; without it, the mail is dropped. */
export type Spare = "always" | { resetAt: number };

/**
 * Sends a mail that somebody requested by typing an address: five an hour for all kinds and clients together, and one
 * reserved for a new password at the client `resetAt`, so that the owner always has a link. Only mails that were really
 * sent count: `send` returns false if there was nothing to send. Runs in jobs, so that the requester learns nothing.
 */
export async function sendCounted(
  app: App,
  email: string,
  send: () => Promise<boolean>,
  spare?: Spare,
): Promise<void> {
  const taken = await takeMail(app, email, spare);
  if (!taken && spare !== "always") return;
  let isSent = false;
  try {
    isSent = await send();
  } finally {
    if (!isSent && taken) await app.limits.giveBack(...taken);
  }
}

/** Takes the first free point for a mail; returns what was taken. */
async function takeMail(
  app: App,
  email: string,
  spare: Spare | undefined,
): Promise<[LimitName, string] | undefined> {
  const places: [LimitName, string][] = [["mailByRecipient", email]];
  if (typeof spare === "object") places.push(["resetByRecipient", `${spare.resetAt}:${email}`]);
  for (const place of places) if (await app.limits.tryTake(...place)) return place;
  return undefined;
}
