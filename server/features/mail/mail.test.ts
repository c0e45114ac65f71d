import { parse, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { mailTexts } from "#texts/mail/mail.ts";
import { mailOf } from "./mail.ts";

const client = { name: "Klinik Senja", primaryColor: "#1F7A4C", themeColor: "#F3F6F1" };
const to = { email: "rani@contoh.test", name: "Rani" };
const link = "https://alma.test/senja/change-password?token=a&b=<c>";
const reset = mailOf({ to, client, wording: mailTexts.reset, link, id: "1" });

/** Returns every pair of text and background colour that one style sets together. */
const pairs = (html: string) =>
  [...html.matchAll(/background-color:(#[0-9a-f]{6});color:(#[0-9a-f]{6})/gi)].map(
    ([, ground = "", text = ""]) => ({ ground, text }),
  );

describe("the layout of a mail", () => {
  test("reads from top to bottom: greeting, sentences, link, closing, who sends it", () => {
    expect(reset.text).toBe(
      [
        "Halo Rani,",
        mailTexts.reset.intro("Klinik Senja"),
        `${mailTexts.reset.button}:\n${link}`,
        ...mailTexts.reset.outro,
        `-- \n${mailTexts.footer("Klinik Senja")}\n`,
      ].join("\n\n"),
    );
    expect(reset.subject).toBe("Buat kata sandi baru - Klinik Senja");
  });

  test("loads nothing from anywhere and follows nobody: no picture, font, script or form", () => {
    expect(reset.html).not.toMatch(/<(img|script|form|iframe|link|object)\b|\bsrc=|url\(|@import|onload/i);
    const targets = [...reset.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(
      new Set(["https://alma.test/senja/change-password?token=a&#38;b=&#60;c&#62;"]),
    );
  });

  test("is Indonesian, laid out in tables without a meaning, with a first sentence for the inbox", () => {
    expect(reset.html).toMatch(/^<!doctype html>\n<html lang="id">/);
    const tables = reset.html.match(/<table\b[^>]*>/g) ?? [];
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) expect(table).toContain('role="presentation"');
    expect(reset.html).toMatch(/<div style="display:none[^>]*>Ada yang meminta kata sandi baru/);
  });

  test("can be read in a light and in a dark program, whatever colour the client has", () => {
    for (const primaryColor of ["#1F7A4C", "#ED008C", "#FFE600", "#FFFFFF", "#000000", "#808080"]) {
      const { html } = mailOf({
        to,
        client: { ...client, primaryColor },
        wording: mailTexts.reset,
        link,
        id: "1",
      });
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain("@media (prefers-color-scheme:dark)");
      const found = pairs(html.replaceAll("!important", ""));
      expect(found.length).toBeGreaterThanOrEqual(3);
      for (const { ground, text } of found) {
        expect(parse(ground)).toBeDefined();
        expect(wcagContrast(ground, text), `${text} on ${ground} of ${primaryColor}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  });

  test("what somebody filled in is text, on lines of its own", () => {
    const facts = [
      { label: "Nama", value: "<script>alert(1)</script>" },
      { label: "Cerita", value: "baris satu\nbaris dua" },
    ];
    const wording = { subject: "Lamaran", intro: ["Satu.", "Dua."], facts };
    const { text, html, link: none } = mailOf({ to: { email: to.email }, client, wording, id: "2" });
    expect(text).toContain(
      "Halo,\n\nSatu.\n\nDua.\n\nNama: <script>alert(1)</script>\nCerita: baris satu\nbaris dua",
    );
    expect(html).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
    expect(html).toContain("baris satu<br>baris dua");
    expect(html).not.toContain("<a ");
    expect(none).toBeUndefined();
  });

  test("every mail of ours can be laid out", () => {
    const { verify, alreadyRegistered, reset: forgotten, firstPassword, passwordChanged } = mailTexts;
    for (const wording of [verify, alreadyRegistered, forgotten, firstPassword, passwordChanged]) {
      const { text, html } = mailOf({ to, client, wording, link, id: "3" });
      expect(text).toContain(`${wording.button}:\n${link}`);
      expect(html).toContain(`>${wording.button}</a>`);
      expect(`${text}${html}`).not.toMatch(/undefined|\[object/);
    }
  });
});
