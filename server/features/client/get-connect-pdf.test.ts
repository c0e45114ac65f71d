import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { textOfPdf } from "#server/test/pdf-text.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { connectPdfTexts as leaflet, connectTexts as says } from "#texts/connect.ts";
import { connectAsPdf } from "./connect-pdf.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const fetchLeaflet = (username: string, method: "GET" | "HEAD" = "GET") =>
  t.server.inject({ method, url: `/api/client/${username}/almaconnect.pdf` });
const words = (text: string) => text.replace(/\s+/g, " ");

describe("X-31: the leaflet of AlmaConnect", () => {
  test("B-422: anybody gets it as a file, named after the client, that may be kept", async () => {
    const { statusCode, headers, rawPayload } = await fetchLeaflet("akasia");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-disposition": 'attachment; filename="almaconnect-akasia.pdf"',
      "cache-control": "public, max-age=3600",
      "content-length": String(rawPayload.byteLength),
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(rawPayload.toString("latin1").trimEnd().endsWith("%%EOF")).toBe(true);
    expect(rawPayload.byteLength).toBeLessThan(60_000);
  });

  test("it can be parsed: two or three pages of A4, in Indonesian, titled", async () => {
    const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    const { rawPayload } = await fetchLeaflet("netwerk");
    const reading = getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 });
    const file = await reading.promise;
    expect(file.numPages).toBeGreaterThanOrEqual(2);
    expect(file.numPages).toBeLessThanOrEqual(3);
    const { info } = await file.getMetadata();
    expect(info).toMatchObject({ Title: leaflet.title("Netwerk"), Language: "id-ID" });
    await reading.destroy();
  });

  test("B-423: it tells the three groups what the page tells them, in the client's name and colours", async () => {
    const about = {
      client: "Sinar Uji",
      page: "https://alma.test/sinar/almaconnect",
      contact: ["halo@sinar.test"],
    };
    const colours = { accent: "#ed008c", strong: "#a00060" };
    const file = Buffer.concat(await Array.fromAsync(connectAsPdf(about, colours, false)));
    const text = words(textOfPdf(file));
    for (const group of says.groups) {
      expect(text).toContain(group.title);
      for (const point of group.points) expect(text).toContain(point);
    }
    for (const part of ["Bersama Sinar Uji", "halo@sinar.test", about.page, ...says.honest])
      expect(text).toContain(part);
    expect(file.toString("latin1")).toMatch(/0\.929\d* 0 0\.549\d* sc/);
  });

  test("A-132: without an address it names the contact page, and without both the form of members", async () => {
    const colours = { accent: "#ed008c", strong: "#a00060" };
    const about = { client: "Sinar Uji", page: "https://alma.test/sinar/almaconnect" };
    const said = async (contact: string[]) =>
      words(
        textOfPdf(Buffer.concat(await Array.fromAsync(connectAsPdf({ ...about, contact }, colours, false)))),
      );
    expect(await said([])).toContain(says.contactForm);
    expect(await said([])).toContain(about.page);
    expect(await said(["https://kontak.sinar.test/"])).not.toContain(says.contactForm);
  });

  test("A-132: an address that nobody has set up is not printed", async () => {
    const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    const bare = await startTestApp({ config: { contactEmail: "halo@alma.invalid" } });
    const printed = async (app: TestApp) => {
      const { rawPayload } = await app.server.inject({ url: "/api/client/netwerk/almaconnect.pdf" });
      const reading = getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 });
      const file = await reading.promise;
      const pages = await Promise.all(
        Array.from({ length: file.numPages }, async (_, n) => (await file.getPage(n + 1)).getTextContent()),
      );
      await reading.destroy();
      return pages.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join("");
    };
    try {
      expect(await printed(t)).toContain("halo@alma.test");
      const text = await printed(bare);
      expect(text).not.toContain(".invalid");
      expect(text.replace(/\s+/g, "")).toContain(says.contactForm.replace(/\s+/g, ""));
    } finally {
      await bare.close();
    }
  });

  test("of a client that does not exist there is none, nor of what is no client", async () => {
    expect((await fetchLeaflet("tidak-ada")).statusCode).toBe(404);
    expect((await fetchLeaflet("Bukan.Klien")).statusCode).toBe(404);
  });
});
