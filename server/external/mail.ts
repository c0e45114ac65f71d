import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link that the mail is about; logged by the outbox, so that a newcomer can follow it. */
  link: string;
  /** Same id, same mail: lets a mail server drop a repeat. */
  id: string;
};

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** The mail server of the settings, or the outbox folder where each mail is a file. */
export function openMailer(config: Config, log: FastifyBaseLogger): Mailer {
  if (!config.smtpUrl) return outbox(config, log);
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return {
    send: async ({ to, subject, text, html, id }) => {
      await transport.sendMail({
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: messageId(id),
      });
    },
    close: () => transport.close(),
  };
}

const messageId = (id: string) => `<${id}@alma>`;

function outbox(config: Config, log: FastifyBaseLogger): Mailer {
  const folder = join(config.dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom });
  return {
    send: async ({ to, subject, text, html, link, id }) => {
      const { message } = await transport.sendMail({
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: messageId(id),
      });
      await mkdir(folder, { recursive: true });
      // Written aside first: who watches the folder never reads half a mail.
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, message, { mode: 0o600 });
      const stamp = new Date().toISOString().replace(/[:.]/g, "-");
      await rename(draft, join(folder, `${stamp}-${id}.eml`));
      log.info({ mail: subject, link }, "mail written to the outbox");
    },
    close: () => transport.close(),
  };
}
