import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { mailOf } from "#server/features/mail/mail.ts";
import { createLogger } from "#server/platform/log.ts";
import { testConfig } from "#server/test/config.ts";
import { messageOf, startSmtp, type TestSmtp } from "#server/test/smtp.ts";
import { mailTexts } from "#texts/mail/mail.ts";
import { type Mail, openMailer } from "./mail.ts";

let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startSmtp();
});
beforeEach(() => {
  smtp.received.length = 0;
});
afterAll(() => smtp.close());

const client = { name: "Klinik Senja", primaryColor: "#1F7A4C", themeColor: null };
const link = "https://alma.test/senja/change-password?token=abc";
const aMail = (over: Partial<Parameters<typeof mailOf>[0]> = {}) =>
  mailOf({
    to: { email: "rani@contoh.test", name: "Rani Ayu" },
    client,
    wording: mailTexts.reset,
    link,
    id: "job-1",
    ...over,
  });

async function sent(mail: Mail) {
  const config = testConfig({ smtpUrl: smtp.url, mailFrom: "Alma, bersama <halo@alma.test>" });
  const mailer = openMailer(config, createLogger("silent"));
  await mailer.send(mail);
  mailer.close();
  const got = smtp.received.at(-1);
  return { ...messageOf(got?.raw ?? ""), envelope: { from: got?.from, to: got?.to } };
}

describe("a mail on its way", () => {
  test("has the sender of the settings, one recipient, an id of its own, and no address to reply to", async () => {
    const { headers, envelope } = await sent(aMail());
    expect(envelope).toEqual({ from: "halo@alma.test", to: ["rani@contoh.test"] });
    expect(headers.from).toEqual(['"Alma, bersama" <halo@alma.test>']);
    expect(headers.to).toEqual(["rani@contoh.test"]);
    expect(headers.subject).toEqual(["Buat kata sandi baru - Klinik Senja"]);
    expect(headers["message-id"]).toEqual(["<job-1@alma.test>"]);
    expect(headers["auto-submitted"]).toEqual(["auto-generated"]);
    expect(Date.parse(headers.date?.[0] ?? "")).toBeGreaterThan(Date.now() - 60_000);
    for (const name of ["reply-to", "cc", "bcc", "x-mailer"]) expect(headers[name]).toBeUndefined();
  });

  test("says the same as text and as HTML, both in UTF-8", async () => {
    const { headers, parts } = await sent(aMail({ to: { email: "rani@contoh.test", name: "Rani Ñā 🌿" } }));
    expect(headers["content-type"]?.[0]).toMatch(/^multipart\/alternative;/);
    expect(parts.map(({ type }) => type)).toEqual(["text/plain; charset=utf-8", "text/html; charset=utf-8"]);
    for (const { text } of parts) {
      expect(text).toContain("Halo Rani Ñā 🌿,");
      for (const line of mailTexts.reset.outro) expect(text).toContain(line);
      expect(text.replaceAll("&#38;", "&")).toContain(link);
    }
  });

  test("no line break in a name, a subject or a client begins a header or adds a recipient", async () => {
    const evil = "Rani\r\nBcc: korban@contoh.test\r\n\r\n<b>isi lain</b>";
    const { headers, parts, envelope } = await sent(
      aMail({
        to: { email: "rani@contoh.test", name: evil },
        client: { ...client, name: `Senja\nCc: lain@contoh.test\u2028` },
        wording: { ...mailTexts.reset, subject: `Halo\r\nBcc: korban@contoh.test\u0000` },
        id: "job-2",
      }),
    );
    expect(envelope.to).toEqual(["rani@contoh.test"]);
    for (const name of ["bcc", "cc"]) expect(headers[name]).toBeUndefined();
    expect(Object.keys(headers).sort()).toEqual([
      "auto-submitted",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ]);
    expect(parts).toHaveLength(2);
    expect(parts[1]?.text).not.toContain("<b>isi lain");
  });

  test("an address that is none, or several, gets nothing", async () => {
    for (const email of [
      "rani@contoh.test, korban@contoh.test",
      "rani@contoh.test\r\nRCPT TO:<korban@contoh.test>",
      "<rani@contoh.test>",
      "rani@contoh.test\u0000@jahat.test",
      "rani",
    ])
      await expect(sent(aMail({ to: { email, name: "Rani" } })), email).rejects.toThrow("one recipient");
    expect(smtp.received).toEqual([]);
  });

  test("behind https it never goes in the clear to another machine", async () => {
    const publicUrl = "https://alma.test";
    const by = async (smtpUrl: string) => {
      const mailer = openMailer(testConfig({ smtpUrl, publicUrl }), createLogger("silent"));
      await mailer.send(aMail()).finally(() => mailer.close());
    };
    // This server offers no encryption; the second address reaches it as well, but is not known to be of this machine.
    await by(smtp.url);
    await expect(by(smtp.url.replace("127.0.0.1", "0.0.0.0"))).rejects.toThrow(/STARTTLS/i);
    expect(smtp.received).toHaveLength(1);
  });

  test("without a mail server it is a file of its own, the same in every header", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "alma-mails-"));
    try {
      const lines: string[] = [];
      const log = createLogger("info", { write: (line) => void lines.push(line) });
      const mailer = openMailer(testConfig({ dataDir }), log);
      await mailer.send(aMail());
      const [name = ""] = await readdir(join(dataDir, "outbox"));
      expect(name).toMatch(/^[\dTZ-]+-job-1\.eml$/);
      const raw = await readFile(join(dataDir, "outbox", name), "latin1");
      const { headers, parts } = messageOf(raw);
      expect([headers.to, headers["message-id"]]).toEqual([["rani@contoh.test"], ["<job-1@alma.test>"]]);
      expect(parts).toHaveLength(2);
      // In a demo, a new developer opens it from the console; elsewhere nobody signs in by reading a log.
      expect(lines.join()).toContain(link);
      lines.length = 0;
      await openMailer(testConfig({ dataDir, demo: false }), log).send(aMail());
      expect(lines.join()).toContain("written to the outbox");
      expect(lines.join()).not.toContain("http");
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  test("the files are removed by age and by address", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "alma-mails-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const { folder, send } = openMailer(testConfig({ dataDir }), createLogger("silent"));
    const names = async () => (await readdir(join(dataDir, "outbox"))).map((name) => name.split("Z-")[1]);
    await send(aMail({ to: { email: "rani@contoh.test", name: "Rani" }, id: "first" }));
    await send(aMail({ to: { email: "rani@contoh.test.lain.test", name: "Rani" }, id: "other" }));
    await writeFile(join(dataDir, "outbox", ".draft-of-a-killed-process"), "");
    await folder?.remove(await folder.find("rani@contoh.test"));
    expect(await names()).toEqual([undefined, "other.eml"]);
    const moment = Date.now();
    await folder?.empty(new Date(moment - 60_000));
    expect(await names()).toEqual(["other.eml"]);
    await folder?.empty(new Date(moment + 60_000));
    expect(await names()).toEqual([]);
  });
});
