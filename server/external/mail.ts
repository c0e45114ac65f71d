import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isEmail } from "#rules/registration.ts";
import type { Config } from "#server/config.ts";
import { invariant } from "#server/platform/failure.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link in the mail. The outbox logs it, so that a new developer can follow it. */
  link?: string;
  /** The same id means the same mail, so a mail server can drop a repeat. */
  id: string;
};

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/**
 * Uses the mail server of the settings, or the outbox folder, which gets one file per mail. A server that takes longer
 * than `patienceMs` counts as unavailable; the job retries later.
 */
export function openMailer(config: Config, log: FastifyBaseLogger, patienceMs = 10_000): Mailer {
  if (!config.smtpUrl) return outbox(config, log);
  const transport = createTransport({
    url: config.smtpUrl,
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

function outbox(config: Config, log: FastifyBaseLogger): Mailer {
  const folder = join(config.dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, config.mailFrom));
      await mkdir(folder, { recursive: true });
      // Written under a hidden name first, so that a reader of the folder never sees half a mail.
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, message, { mode: 0o600 });
      const stamp = new Date().toISOString().replace(/[:.]/g, "-");
      await rename(draft, join(folder, `${stamp}-${mail.id}.eml`));
      log.info({ mail: mail.subject, link: mail.link }, "mail written to the outbox");
    },
    close: () => transport.close(),
  };
}
