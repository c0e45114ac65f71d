import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isEmail } from "#rules/registration.ts";
import type { Config } from "#server/config.ts";
import { invariant } from "#server/platform/failure.ts";
import { isElsewhere } from "#server/setting-types.ts";
import { type MailFolder, openMailFolder } from "./mail-files.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link in the mail. In a demo it is logged, so that a new developer can follow it. */
  link?: string;
  /** The same id means the same mail, so a mail server can drop a repeat. */
  id: string;
};

export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
  /** Where mails lie without a mail server. */
  folder?: MailFolder;
};

/**
 * Uses the mail server of the settings, or the mail folder, which gets one file per mail. A server that takes longer
 * than `patienceMs` counts as unavailable; the job retries later.
 */
export function openMailer(config: Config, log: FastifyBaseLogger, patienceMs = 10_000): Mailer {
  if (!config.smtpUrl) return fileMailer(config, log);
  const transport = createTransport({
    url: config.smtpUrl,
    // A mail with a link never falls back to a plain line, which anyone between could read.
    requireTLS: config.publicUrl.startsWith("https:") && isElsewhere(config.smtpUrl),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, config.mailFrom));
    },
    close: () => transport.close(),
  };
}

/**
 * Builds the message: exactly one recipient, whatever the address contains, and nothing loaded from disk or network.
 */
function messageOf({ to, subject, text, html, id }: Mail, from: string): SendMailOptions {
  invariant(isEmail(to), "a mail has one recipient");
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    textEncoding: "quoted-printable",
    messageId: `<${id}@${/@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? "alma"}>`,
    // Prevents automatic replies.
    headers: { "auto-submitted": "auto-generated" },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function fileMailer(config: Config, log: FastifyBaseLogger): Mailer {
  const folder = openMailFolder(join(config.dataDir, "outbox"));
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    folder,
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, config.mailFrom));
      await folder.put(mail.id, message);
      // Whoever reads a link can set the member's password with it, so only a demo logs it.
      log.info(
        { mail: mail.subject, ...(config.demo ? { link: mail.link } : {}) },
        "mail written to the outbox",
      );
    },
    close: () => transport.close(),
  };
}
