import { connect } from "node:net";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dangerMessage } from "#server/external/model/guide/dialogues.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { textOfPdf } from "#server/test/pdf-text.ts";
import { dice } from "#server/test/seed.ts";
import { hideConversation, storeConversation } from "#server/test/stored-conversation.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { exportTexts } from "#texts/conversation/export.ts";
import type { ConversationEntry } from "./export-conversation-messages.ts";
import { conversationAsPdf } from "./export-conversation-pdf.ts";

let t: TestApp;
let member: BuiltMember;
let listening: Promise<string>;

beforeAll(async () => {
  t = await startTestApp();
  member = await buildMember(t, { name: "Rani Uji" });
  listening = t.listen();
});
afterAll(() => t.close());

/** Fetches the file, since `call` of the test app reads only JSON. */
const fetchFile = async (id: string, format: "pdf" | "text", who: BuiltMember | undefined = member) => {
  if (who) await t.app.limits.forget("exportByUser", String(who.id));
  return t.server.inject({
    url: `/api/conversations/${id}/export?format=${format}`,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  });
};
const textFile = async (id: string): Promise<string> => (await fetchFile(id, "text")).body;

const at = (moment: string) => new Date(moment);

describe("X-06: a conversation as text", () => {
  test("row 27: who with whom, when, every message with its speaker and its time in WIB, and what Alma is", async () => {
    const { code } = await storeConversation(
      t,
      member,
      [
        { text: "Aku capek.\nSekali.", createdAt: at("2026-11-20T16:58:00Z") },
        { text: "**Kedengarannya** berat.", type: "answer", createdAt: at("2026-11-20T17:02:00Z") },
      ],
      { startAt: at("2026-11-20T16:57:00Z"), title: "Soal kerja", status: "ended" },
    );
    const expert = (await t.call("getConversation", { params: { id: code } }, member)).body.data.expert;
    expect(await textFile(code)).toBe(`Netwerk
Soal kerja

Expert         : ${expert.name} (persona AI, Kesehatan Mental)
Mulai          : Jumat, 20 November 2026, 23.57 WIB
Waktu terpakai : 0 detik
Status         : Selesai

--- Jumat, 20 November 2026 ---

[23.58 WIB] Rani Uji:
Aku capek.
Sekali.

--- Sabtu, 21 November 2026 ---

[00.02 WIB] ${expert.name} (AI):
Kedengarannya berat.

---
${exportTexts.closing}
`);
    expect(exportTexts.closing).toContain("119");
    expect(exportTexts.closing).toContain("AI, bukan psikolog");
  });

  test("what was edited, stopped or interrupted says so; the help message stands before its answer; replaced versions are left out", async () => {
    const { code } = await storeConversation(t, member, [
      { text: "versi lama", replacedAt: new Date() },
      { text: "versi baru", editOf: 1 },
      { text: "jawaban satu", type: "answer", state: "stopped" },
      {
        text: "jawaban dua",
        type: "answer",
        state: "interrupted",
        risk: { level: 2, categories: ["ideation"], about: "self", turn: 1 },
      },
      { text: "Masih di sini?", type: "answer", isIdle: true },
      { text: "kata sistem", type: "system" },
      { text: "", type: "answer", state: "interrupted" },
    ]);
    const file = await textFile(code);
    expect(file).not.toMatch(/versi lama|kata sistem/);
    expect(file).toContain("versi baru\n(Pesan ini sudah diubah.)");
    expect(file).toContain("jawaban satu\n(Jawaban dihentikan.)");
    const help = dangerMessage("ideation", "self", 1);
    expect(file).toContain(`:\nPesan bantuan: ${help}\n\njawaban dua\n(Jawaban ini terputus.)`);
    expect(file).toContain(":\nMasih di sini?\n");
    expect(file).toMatch(/\(AI\):\n\(Jawaban ini terputus\.\)\n/);
  });

  test("1,000 messages of any script: all of them, in order, to the letter", async () => {
    const pieces = [
      "capek 😊",
      "مرحبا بك",
      "仕事 が",
      "<script>alert(1)</script>",
      "é ñ ü",
      "👩‍👩‍👧 keluarga",
      "a\n\nb",
    ];
    const rows = Array.from({ length: 1000 }, (_, n) => ({ text: `${n}: ${pieces[n % pieces.length]}` }));
    const { code } = await storeConversation(t, member, rows);
    const blocks = (await textFile(code)).split(/^\[\d\d\.\d\d WIB\] Rani Uji:\n/m).slice(1);
    const texts = blocks.map((block) => (block.split(/\n\n(?:---|$)/)[0] ?? "").trimEnd());
    expect(texts).toEqual(rows.map(({ text }) => text));
  });

  test("a conversation without messages says so", async () => {
    const { code } = await storeConversation(t, member, []);
    const file = await textFile(code);
    expect(file).toContain(exportTexts.empty);
    expect(file).toMatch(/^Netwerk\nSesi \d+ \w+ \d{4} · Kesehatan Mental\n/);
  });
});

describe("X-06: the file", () => {
  test("is saved and not kept on the way; its name tells the day alone", async () => {
    const startAt = at("2026-11-20T17:30:00Z");
    const { code } = await storeConversation(t, member, [{ text: "a" }], { startAt, title: "Rahasia" });
    for (const [format, type, ending] of [
      ["pdf", "application/pdf", "pdf"],
      ["text", "text/plain; charset=utf-8", "txt"],
    ] as const) {
      const { statusCode, headers } = await fetchFile(code, format);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "content-type": type,
        "content-disposition": `attachment; filename="obrolan-2026-11-21.${ending}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    }
  });

  test("a conversation of somebody else, of another client, or deleted is 404; without a session 401", async () => {
    const own = await storeConversation(t, member, [{ text: "a" }]);
    const stranger = await buildMember(t, { client: await buildClient(t) });
    for (const who of [await buildMember(t), stranger]) {
      for (const id of [own.code, String(own.id)])
        expect((await fetchFile(id, "text", who)).statusCode).toBe(404);
    }
    await hideConversation(t, own.id);
    expect((await fetchFile(own.code, "pdf")).statusCode).toBe(404);
    const { statusCode } = await t.server.inject(`/api/conversations/${own.code}/export`);
    expect(statusCode).toBe(401);
  });

  test("twenty in ten minutes, then 429 with Retry-After", async () => {
    const { code } = await storeConversation(t, member, []);
    await t.app.limits.forget("exportByUser", String(member.id));
    for (let n = 0; n < 20; n += 1) await t.app.limits.take("exportByUser", String(member.id));
    const { statusCode, headers } = await t.server.inject({
      url: `/api/conversations/${code}/export`,
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("one at a time a member and two in all are written, else 429 with Retry-After; afterwards there is room", async () => {
    const { code } = await storeConversation(t, member, [{ text: "a" }]);
    const { exportOpen, exportWork } = t.app.concurrency;
    const leaves = [await exportOpen.enter(String(member.id))];
    const expectRefused = async () => {
      const { statusCode, headers, body } = await fetchFile(code, "pdf");
      expect([statusCode, JSON.parse(body).code]).toEqual([429, "too_many_requests"]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    };
    await expectRefused();
    leaves.pop()?.();
    leaves.push(await exportWork.enter("x"), await exportWork.enter("y"));
    await expectRefused();
    leaves.pop()?.();
    expect((await fetchFile(code, "pdf")).statusCode).toBe(200);
    expect((await fetchFile("tidak-ada", "pdf")).statusCode).toBe(404);
    expect((await fetchFile(code, "text")).statusCode).toBe(200);
    leaves.pop()?.();
  });

  test("who reads slowly holds up nobody but themselves", async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => ({ text: `${n} ${"kata ".repeat(500)}` }));
    const slow = await Promise.all([buildMember(t), buildMember(t)]);
    const lines = [];
    for (const who of slow) {
      const { code } = await storeConversation(t, who, rows);
      const { port } = new URL(await listening);
      const line = connect(Number(port), "127.0.0.1");
      line.write(
        `GET /api/conversations/${code}/export?format=text HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${who.token}\r\n\r\n`,
      );
      await new Promise((resolve) => line.once("data", resolve));
      lines.push(line.pause());
    }
    const own = await storeConversation(t, member, [{ text: "a" }]);
    await expect.poll(async () => (await fetchFile(own.code, "text")).statusCode).toBe(200);
    for (const line of lines) line.destroy();
  });

  test("S-28: a conversation that is deleted meanwhile ends the file there", async () => {
    // More than the connection buffers before it is read; the header may come before the first messages.
    const rows = Array.from({ length: 3000 }, (_, n) => ({ text: `pesan ${n} ${"kata ".repeat(1000)}` }));
    const { code, id } = await storeConversation(t, member, rows);
    await t.app.limits.forget("exportByUser", String(member.id));
    const address = `${await listening}/api/conversations/${code}/export?format=text`;
    const file = await fetch(address, { headers: { authorization: `Bearer ${member.token}` } });
    const reader = file.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const more = async () => (await reader?.read())?.value ?? "";
    for (let piece = "-"; piece !== "" && !text.includes("pesan 0 "); text += piece) piece = await more();
    await hideConversation(t, id);
    for (let piece = await more(); piece !== ""; piece = await more()) text += piece;
    expect(text).toContain("pesan 0 ");
    expect(text).not.toContain("pesan 2999 ");
    expect(text.trimEnd().endsWith(exportTexts.closing)).toBe(true);
  });

  test("who hangs up ends it: the server reads no further and answers others", async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => ({ text: `${n} ${"kata ".repeat(100)}` }));
    const { code } = await storeConversation(t, member, rows);
    await t.app.limits.forget("exportByUser", String(member.id));
    const { port } = new URL(await listening);
    let queries = 0;
    t.database.pool.on("acquire", () => {
      queries += 1;
    });
    const line = connect(Number(port), "127.0.0.1");
    const address = `/api/conversations/${code}/export?format=text`;
    line.write(`GET ${address} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${member.token}\r\n\r\n`);
    await new Promise((resolve) => line.once("data", resolve));
    line.destroy();
    await new Promise((resolve) => line.once("close", resolve));
    const before = queries;
    expect((await textFile(code)).match(/^\d+ kata/gm)).toHaveLength(3000);
    // The second export reads 31 pages and what precedes them; the first one no longer reads alongside.
    expect(queries - before).toBeLessThan(45);
  });
});

const head = {
  client: "Netwerk",
  title: "Soal kerja",
  expert: "Kirana (persona AI, Kesehatan Mental)",
  start: "Sabtu, 21 November 2026, 21.30 WIB",
  used: "12 menit",
  status: "Selesai",
};
const entry = (text: string, over: Partial<ConversationEntry> = {}): ConversationEntry => ({
  speaker: "Rani Uji",
  byMember: true,
  day: "Sabtu, 21 November 2026",
  time: "21.30 WIB",
  help: null,
  text,
  notes: [],
  ...over,
});

/** Returns a PDF of these messages, uncompressed so that it can be read. */
async function pdfOf(entries: ConversationEntry[]): Promise<Buffer> {
  async function* pages() {
    for (let from = 0; from < entries.length; from += 100) yield entries.slice(from, from + 100);
  }
  const pieces = await Array.fromAsync(
    conversationAsPdf(head, pages(), { accent: "#5b3fd6", strong: "#5b3fd6" }, false),
  );
  return Buffer.concat(pieces);
}

/** Removes line breaks, which depend on the page layout. */
const flat = (text: string) => text.replace(/\s+/g, " ");

describe("X-06: a conversation as PDF", () => {
  test("is a whole PDF in Indonesian whose metadata tell nothing of the conversation", async () => {
    const { code } = await storeConversation(t, member, [{ text: "Aku capek." }], { title: "Rahasia" });
    const { rawPayload } = await fetchFile(code, "pdf");
    const raw = rawPayload.toString("latin1");
    expect(raw.startsWith("%PDF-1.7")).toBe(true);
    expect(raw.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(raw).toContain("/Lang (id-ID)");
    expect(raw).toMatch(/<rdf:li xml:lang="x-default">Obrolan</);
    expect(raw).toContain("/FontFile2");
    expect(raw).not.toMatch(/Rahasia|Rani|Kirana/);
  });

  test("holds what the text holds: head, days, speakers, times, messages, notes, page numbers, closing", async () => {
    const text = flat(
      textOfPdf(
        await pdfOf([
          entry("Aku capek, café – “kutipan”."),
          entry("Kedengarannya berat.", {
            speaker: "Kirana (AI)",
            byMember: false,
            day: "Minggu, 22 November 2026",
            help: "Kamu tidak sendirian.",
            notes: ["Jawaban dihentikan."],
          }),
        ]),
      ),
    );
    for (const part of [
      ...[
        head.client,
        head.title,
        `Expert: ${head.expert}`,
        `Mulai: ${head.start}`,
        "Waktu terpakai: 12 menit",
      ],
      ...["Sabtu, 21 November 2026 Rani Uji 21.30 WIB Aku capek, café – “kutipan”."],
      ...["Minggu, 22 November 2026 Kirana (AI) 21.30 WIB Pesan bantuan Kamu tidak sendirian. Kedengarannya"],
      ...["Jawaban dihentikan.", exportTexts.closing, "Halaman 1"],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain(exportTexts.standIns);
  });

  test("emoji and other scripts are named, accents stay, controls and directions vanish", async () => {
    const text = flat(
      textOfPdf(
        await pdfOf([
          entry("Hai 😊😊 👩‍👩‍👧 Łódź Việt مرحبا بك dan 仕事 \u202eab\u0007c <script>alert(1)</script> ✓ ok"),
        ]),
      ),
    );
    expect(text).not.toContain("\ufffd");
    expect(text.replaceAll(" ", "")).toContain(
      "Hai[emoji]ŁódźViệt[huruflain]dan[huruflain]abc<script>alert(1)</script>",
    );
    expect(text).toContain(exportTexts.standIns);
  });

  test("1,000 messages: every word, on numbered pages, in pieces as they are made", async () => {
    const rows = Array.from({ length: 1000 }, (_, n) =>
      entry(`pesan${n} ${"kata ".repeat(n % 60)}akhir${n}`),
    );
    const file = await pdfOf(rows);
    const text = textOfPdf(file);
    expect(text.match(/pesan\d+/g)).toEqual(rows.map((_, n) => `pesan${n}`));
    expect(text.match(/akhir\d+/g)).toEqual(rows.map((_, n) => `akhir${n}`));
    const pages = file.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(50);
    expect(text.match(/Halaman \d+/g)).toEqual(Array.from({ length: pages }, (_, n) => `Halaman ${n + 1}`));
  });

  test("a word wider than the page is cut, and nothing is lost", async () => {
    const word = "kenari".repeat(300);
    const text = textOfPdf(await pdfOf([entry(word)]));
    expect(text.replaceAll("\n", "")).toContain(word);
  });
});

describe("X-06: what a PDF costs", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const roll = dice(7);
  const word = () => Array.from({ length: 8 }, () => letters[roll(letters.length)]).join("");
  const wordy = () => entry(Array.from({ length: 440 }, word).join(" "));

  test("others get their turn within a long message", async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    await pdfOf([]);
    const messages = 20;
    const rows = Array.from({ length: messages }, wordy);
    // Each reading of the clock is 5 ms after the last, so that the turns are the same on every machine.
    let atMs = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (atMs += 5));
    setImmediate(count);
    const begin = turns;
    await pdfOf(rows);
    isOver = true;
    clock.mockRestore();
    expect(turns - begin).toBeGreaterThan(messages * 5);
  });

  test("words that were laid out are let go: 100 messages of words that never come back", async () => {
    const fonts = vi.spyOn(PDFDocument.prototype, "font");
    await pdfOf(Array.from({ length: 100 }, wordy));
    const families: unknown = Reflect.get(fonts.mock.contexts[0] ?? {}, "_fontFamilies");
    fonts.mockRestore();
    const caches = Object.values(families ?? {}).map((font) => Object.keys(font.layoutCache ?? {}).length);
    expect(caches.length).toBeGreaterThan(1);
    // Out of 44,000 different words.
    expect(caches.reduce((sum, words) => sum + words, 0)).toBeLessThan(5000);
  }, 60_000);
});
