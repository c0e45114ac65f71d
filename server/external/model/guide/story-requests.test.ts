import { describe, expect, test } from "vitest";
import { condolenceFor, lostIn } from "#server/external/model/guide/values/bereavement.ts";
import { hardIn } from "#server/external/model/guide/words/stories/hard-clauses.ts";
import { isRequestInStory, isUnsure } from "#server/external/model/guide/words/stories/telling.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";

/* A story that asks for something, and what is hard to have written, in the words of readers. */

const operation = [
  "Selamat malam. Ibu saya akan menjalani operasi minggu depan dan saya tidak bisa berhenti memikirkannya. Saya sulit tidur.",
  "Cerita dulu saja",
  "Terima kasih. Ibu saya berusia 67 tahun, akan dioperasi hari Selasa. Ayah saya dahulu meninggal di rumah sakit yang sama, empat tahun yang lalu. Yang terbayang adalah lorong itu.",
];

describe("a request in a story", () => {
  test("leads to the flow that fits", () => {
    const led = last("wellbeing", [
      ...operation,
      "Baiklah. Mungkin saya coba langkahnya saja. Saya ingin dapat tidur malam ini.",
    ]);
    expect(labels(led)).toContain("Atur tidur malam ini");
  });

  test("“Pilih langkah” of an earlier screen shows steps, those of the story first", () => {
    const led = last("wellbeing", [
      ...operation,
      "Saya mengajar kelas empat dan kemarin lupa pelajarannya.",
      "Pilih langkah",
    ]);
    expect(labels(led)[0]).toBe("Atur tidur malam ini");
    expect(labels(led).length).toBeGreaterThan(3);
  });

  test.each([
    "saya coba langkahnya saja",
    "Saya ingin dapat tidur malam ini",
    "yaudah malem ini gue ngapain biar ga buka story dia mulu",
    "sa cuma mau ada teman makan",
  ])("%s", (text) => expect(isRequestInStory(text)).toBe(true));

  test.each([
    "aku pengen tidur aja rasanya",
    "ga mau langkah-langkah",
    "dia ngapain aja aku ga tau",
    "temenku banyak",
  ])("%s is part of it", (text) => expect(isRequestInStory(text)).toBe(false));
});

describe("somebody who does not know what they want", () => {
  test("is asked one easy question, and gets no menu", () => {
    const led = last("wellbeing", ["tidak tau ji kak mau apa. bosan. di kos terus dari tadi pagi"]);
    expect(led?.text.match(/\?/g)).toHaveLength(1);
    expect(labels(led)).toEqual(["Pilih langkah"]);
    expect(led?.state.listening).toBe(true);
  });

  test("gets a flow if one is named beside it", () => {
    expect(labels(last("relationships", ["aku baru diputusin, gak tau harus ngapain"]))).toContain(
      "Rencana seminggu setelah putus",
    );
  });

  test.each(["aku ga tau mau ngapain", "gatau juga sih. ga tau harus cerita apa"])("%s", (text) =>
    expect(isUnsure(text)).toBe(true),
  );
  test.each(["dia ga tau mau apa", "aku ga tau mau resign atau bertahan"])("%s names something", (text) =>
    expect(isUnsure(text)).toBe(false),
  );
});

describe("what is hard to have written", () => {
  test("thanks before a story end nothing, and a death is answered first", () => {
    const led = last("wellbeing", operation);
    expect(led?.text).toMatch(/^Turut berduka atas kepergian ayahmu\./);
    expect(led?.text).not.toContain("Terima kasih sudah bercerita");
  });

  test("is named within a flow, before the next question", () => {
    const led = last("relationships", [
      "Tolak pinjaman atau permintaan",
      "Wan, adik sy",
      "Uang atau pinjaman",
      "15 juta. tp sy takut klo nolak ibu marah. sy smpe nangis di kamar ama",
    ]);
    expect(led?.text).toMatch(/“sy smpe nangis di kamar ama”[\s\S]*\?$/);
    expect(led?.state.flow?.id).toBe("tolak-pinjaman");
  });

  test("is named in a story in place of a bare quotation, and each time otherwise", () => {
    const all = conversation("wellbeing", [
      "aku mau cerita aja dulu",
      "kemarin mamaku telpon sa bilang baik2 ji padahal sudah itu menangis ka",
      "tadi di kantin aku diketawain lagi",
    ]);
    expect(all[1]?.text).toContain("bukan hal kecil");
    expect(all[2]?.text).toContain("“tadi di kantin aku diketawain lagi”");
    expect(all[2]?.text).not.toContain("bukan hal kecil");
  });

  test.each([
    ["taun lalu gw blank trus diketawain sekelas", "taun lalu gw blank trus diketawain sekelas"],
    ["kemaren ibu bilang anak durhaka", "anak durhaka"],
  ])("%s", (text, quote) => expect(hardIn(text)).toContain(quote));

  test.each(["takut diketawain", "aku ga nangis kok", "pengen nangis", "dia ketawa", "bapak mau makan"])(
    "%s is none",
    (text) => expect(hardIn(text)).toEqual([]),
  );

  test("“mamaknya udah gak ada” tells of a death, and not of the member's own mother", () => {
    expect(lostIn("mamaknya udah gak ada, awak sendiri yg urus")).toBe("mamaknya");
    expect(condolenceFor("mamaknya")).toBe("Turut berduka cita.");
    expect(lostIn("uang mama udah ga ada")).toBeUndefined();
  });
});
