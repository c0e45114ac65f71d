import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { calmBooks } from "../scripts/demo-files/books-calm.ts";
import { togetherBooks } from "../scripts/demo-files/books-together.ts";
import { workBooks } from "../scripts/demo-files/books-work.ts";
import { demoProducts } from "./db/seeds/catalogue.ts";
import { seedFiles } from "./demo-files.ts";
import { createLogger } from "./platform/log.ts";
import { keptFiles } from "./test/fakes.ts";

const books = [...calmBooks, ...togetherBooks, ...workBooks];
const store = keptFiles();
const log = createLogger("silent");

beforeAll(() => seedFiles(store, log));

async function bytesOf(key: string): Promise<Buffer> {
  const file = await store.open(key);
  if (!file) throw new Error(`${key} is missing`);
  const pieces: Buffer[] = [];
  for await (const piece of await file.read(0, file.bytes - 1)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const squeezed = (text: string) => text.replace(/\s+/g, "");

async function textsOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => {
      const { items } = await (await document.getPage(n + 1)).getTextContent();
      return squeezed(items.map((item) => ("str" in item ? item.str : "")).join(""));
    }),
  );
}

describe("the files of the demo products", () => {
  test("B-303: each product delivers one", async () => {
    for (const { attachFile } of demoProducts)
      expect((await bytesOf(attachFile)).length).toBeGreaterThan(10_000);
  });

  test.each(books.map((book) => [book.file, book] as const))(
    "%s has the pages that its words make (else: npm run demo-files)",
    async (file, book) => {
      const [cover = "", ...pages] = await textsOf(await bytesOf(file));
      expect(cover).toContain(squeezed(book.title + book.subtitle));
      const product = demoProducts.find(({ attachFile }) => attachFile === file);
      expect([book.title, book.subtitle]).toEqual([product?.name, product?.subtitle]);
      expect(pages).toHaveLength(book.sheets.length);
      for (const [n, { title, blocks }] of book.sheets.entries()) {
        expect(pages[n]).toContain(squeezed(title));
        for (const word of JSON.stringify(blocks.map((block) => Object.values(block))).match(
          /[\p{L}]{3,}/gu,
        ) ?? [])
          expect(pages[n], `${title}: ${word}`).toContain(word);
      }
    },
  );

  test("what the catalogue promises is in them", () => {
    const sheets = (file: string) => JSON.stringify(books.find((book) => book.file === file)?.sheets);
    expect(sheets("jurnal-tenang.pdf").match(/Hari \d+\./g)).toHaveLength(14);
    expect(sheets("percakapan-sulit.pdf").match(/"\d+\. /g)).toHaveLength(12);
    expect(sheets("kartu-umpan-balik.pdf").match(/"\d+\. /g)).toHaveLength(20);
    expect(sheets("lima-percakapan.pdf").match(/Percakapan \d"/g)).toHaveLength(5);
    expect(sheets("rencana-30-hari.pdf").match(/"Pekan \d\./g)).toHaveLength(4);
    expect(sheets("ritual-tidur.pdf").match(/Malam \d+\. /g)).toHaveLength(10);
  });

  test("the ZIP holds seven minutes of sound in three files, and says what to do", async () => {
    const files = unzipSync(new Uint8Array(await bytesOf("audio-jeda.zip")));
    expect(Object.keys(files).toSorted()).toEqual([
      "1-napas-tenang.wav",
      "2-lepas-bahu.wav",
      "3-kembali-fokus.wav",
      "BACA-DULU.txt",
    ]);
    let seconds = 0;
    for (const [name, bytes] of Object.entries(files)) {
      if (!name.endsWith(".wav")) continue;
      const wav = Buffer.from(bytes);
      expect([wav.toString("latin1", 0, 4), wav.toString("latin1", 8, 15)]).toEqual(["RIFF", "WAVEfmt"]);
      expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
      seconds += wav.readUInt32LE(40) / wav.readUInt32LE(28);
      const samples = new Int16Array(bytes.slice(44).buffer);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      // Neither silent nor clipped.
      expect(loudest).toBeGreaterThan(8000);
      expect(loudest).toBeLessThan(24_000);
    }
    expect(seconds).toBe(420);
    expect(Buffer.from(files["BACA-DULU.txt"] ?? []).toString()).toContain("Tidak ada suara orang");
  });

  test("a second start leaves what is there; a store without room keeps nobody from starting", async () => {
    const key = "jurnal-tenang.pdf";
    await store.put(key, Buffer.from("milik penerbit"));
    await seedFiles(store, log);
    expect((await bytesOf(key)).toString()).toBe("milik penerbit");
    const full = { ...keptFiles(), put: () => Promise.reject(new Error("full")) };
    await seedFiles(full, log);
  });
});
