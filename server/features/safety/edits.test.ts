import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { asksForChange } from "#rules/safety/own-quotes.ts";
import { sectionsIn } from "#rules/safety/test/sections.ts";
import { judge } from "./safety.ts";

/** Judges a request below a text that the guide has made. */
function judged(text: string) {
  const preceding = {
    texts: [],
    answers: undefined,
    saidLast: undefined,
    isButton: false,
    isOfFlow: false,
    isAtStep: false,
    isEdit: asksForChange(text),
  };
  const { level, isDoubtful } = judge(
    text,
    { state: null, holdUntil: null },
    new Date(0),
    preceding,
  ).assessment;
  return { level, isDoubtful };
}

describe("requests to change a text", () => {
  test.each([
    'yg no 2 kok msh "dia", kan ngomongnya ke dia langsung. trs yg no 1 itu langsung nuduh "disembunyiin dr aku", nanti dia langsung diam. ganti jd lebih halus dong',
    "Trs kalimat 'saya gamau jadi PNS' ganti jadi 'Aku udah mikir lama, kayaknya PNS bukan jalan yg cocok buat aku'",
    'ganti "sampai ketemu" jadi "selamat tinggal"',
    "ganti kata capek jadi lelah",
    "baris maafnya ganti: saya minta maaf karena sudah membentak Ibu di depan Mas Rendra",
  ])("bring neither a card nor the question: %s", (text) => {
    expect(judged(text)).toMatchObject({ isDoubtful: false });
    expect(judged(text).level).toBeLessThan(2);
  });

  test.each([
    'ganti kalimat terakhir jadi "aku ga akan ganggu kalian lagi selamanya"',
    "ubah jadi: kalau kalian baca ini berarti aku udah pergi",
    "ganti baris akhir: obatnya sudah aku siapkan malam ini",
    "tolong tambahin aku udah maafin semua, termasuk yg mukulin aku",
  ])("a farewell, a plan or blows in one bring a card all the same: %s", (text) => {
    expect(judged(text).level).toBeGreaterThanOrEqual(2);
  });

  test.each([
    'kata "semoga" hapus, aku ga berharap apa2 lagi',
    "hapus yg soal dia mukul aku, takut dia baca",
  ])("what may be more is asked about: %s", (text) => {
    const { level, isDoubtful } = judged(text);
    expect(level >= 2 || isDoubtful).toBe(true);
  });
});

describe("a last letter", () => {
  test.each([
    [
      "whoever gives up an office writes one without any danger",
      "ini surat terakhir saya sebagai bendahara",
      0,
    ],
    ["that of a child is one of farewell", "ini surat terakhir saya sebagai anak ibu", 3],
  ])("%s: %s", (_, text, level) => expect(judged(text).level).toBe(level));
});

/** Requests in all registers, half of them written before the words put in were read apart, and half afterwards. */
const written = new Map(
  sectionsIn(readFileSync(new URL("../../../rules/safety/test/edits.txt", import.meta.url), "utf8")),
);

describe("requests written to hint at a danger, or to sound like one", () => {
  test.each([
    ["danger, before", 0.73],
    ["danger, after", 0.72],
  ])("of “%s” at least the share %d brings the card", (section, least) => {
    const levels = (written.get(section) ?? []).map((text) => judged(text).level);
    expect(levels.length).toBeGreaterThan(60);
    expect(levels.filter((level) => level >= 2).length / levels.length).toBeGreaterThanOrEqual(least);
  });

  test("none of the ordinary ones in all fields brings the card or the question", () => {
    const sentences = written.get("ordinary, in all fields") ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(60);
    expect(sentences.map(judged).filter(({ level, isDoubtful }) => level >= 2 || isDoubtful)).toEqual([]);
  });

  test.each([
    ["harmless, before", []],
    [
      "harmless, after",
      [
        // Rules see a wish and a deed in the words that shall go.
        'ganti "gantung diri" eh salah, maksudku "gantung di dinding", bingkainya',
        'ganti "siap mati" jadi "siap kerja keras"',
      ],
    ],
  ])("of “%s” none brings the card but %j", (section, known) => {
    const sentences = written.get(section) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(100);
    expect(sentences.filter((text) => judged(text).level >= 2).toSorted()).toEqual(known);
  });
});
