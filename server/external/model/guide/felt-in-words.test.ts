import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";
import { lead } from "./lead.ts";
import { emptyState } from "./state.ts";
import { allLostIn } from "./values/bereavement.ts";
import { feltIn } from "./words/stories/felt-kinds.ts";
import { feltLineFor } from "./words/stories/felt-words.ts";
import { harmAround } from "./words/stories/judged.ts";
import { tellsFirst } from "./words/stories/told-first.ts";

/* A line that names a feeling stands only for the word that was written. */

describe("the line for what is felt", () => {
  test.each([
    ["saya ndak sanggup tapi takut bilang tidak", "felt-fear"],
    ["takut dicuekin satu sekolah", "felt-fear"],
    ["deg2an tiap ada telpon", "felt-uneasy"],
    ["capek sekali rasanya", "felt-tired"],
    ["saya tidak sanggup lagi", "felt-burdened"],
    ["kadang saya merasa bersalah juga", "felt-blame"],
    ["sekarang saya menyesal", "felt-guilt"],
    ["rasanya aku mama yang gagal", "felt-failing"],
    ["kemarin saya dihina tetangga", "felt-mocked"],
    ["malu aku kalau ingat", "felt-shame"],
    ["bapak cuma diam", "felt-answered"],
    ["mau curhat ke kakak, dia malah ngomongin jemuran", "felt-unheard"],
    ["harusnya langsung minta maaf waktu itu", "felt-hindsight"],
  ])("%s: %s", (text, line) => {
    const kind = feltIn(text);
    expect(kind && feltLineFor(kind, text)).toBe(line);
  });

  test.each([
    "harusnya gajian tanggal 1",
    "harusnya dia minta maaf duluan",
    "seharusnya aku libur hari ini",
    "harusnya bos yang bilang",
  ])("%s names nothing", (text) => expect(feltIn(text)).toBeUndefined());
});

describe("what is told for the first time", () => {
  test.each([
    "Ini belum pernah saya ceritakan kepada anak-anak",
    "aku ga pernah cerita ini ke siapa2",
    "baru kali ini aku berani ngomong",
    "belum ada yang tahu soal ini",
  ])("%s", (text) => expect(tellsFirst(text)).toBe(true));
  test.each(["dia belum pernah cerita soal itu", "anakku ga pernah cerita apa2", "aku belum pernah ke sana"])(
    "not %s",
    (text) => expect(tellsFirst(text)).toBe(false),
  );

  test("is taken up", () => {
    const led = last("wellbeing", [
      "mau cerita aja",
      "aku merasa bersalah, malam itu aku ketiduran di kursi. ini belum pernah aku ceritakan ke siapa pun",
    ]);
    expect(led?.text).toMatch(/bersalah.*\n\n.*mempercayakannya/s);
    expect(led?.text).not.toContain("Menyesal");
  });
});

describe("the first message of a story", () => {
  test("names a death before anything else, and not that somebody does not know how to begin", () => {
    const text =
      "Selamat malam, saya dari Surabaya. Sudah hampir setahun ini saya tidak bisa tidur, sejak istri saya meninggal. Saya tidak tahu harus mulai dari mana.";
    const led = lead(emptyState, { text, field: "wellbeing", riskLevel: 1, risk: noRisk, isClosing: false });
    expect(led.text).toContain("Turut berduka atas kepergian istrimu.");
    expect(led.text).not.toMatch(/mulai dari mana|itu kubaca dulu/);
  });

  test.each([
    ["hampir setahun istri saya meninggal", ["istri"]],
    ["hampir 3 bulan ini ibu meninggal", ["ibu"]],
    ["hampir ibu saya meninggal kemarin", []],
    ["nyaris saja bapak meninggal", []],
  ])("%s: %j", (text, lost) => expect(allLostIn(text)).toEqual(lost));

  test("a city is no deed", () => {
    expect(harmAround("saya tinggal di Surabaya, sedih sekali", [])).not.toBe("deed");
    expect(harmAround("dia raba tangan saya", [])).toBe("deed");
  });

  test("of somebody who is tired of working at night brings no schedule for sleep", () => {
    const led = last("career", ["malam. saya perawat, cape sekali kak. sudah 5 hari jaga malam terus"]);
    expect(led?.text).toContain("Capek begitu itu berat.");
    expect(labels(led)).not.toContain("Jadwal tidur sesudah sif");
  });

  test("without a result is not asked about one", () => {
    const leds = conversation("relationships", [
      "mau cerita aja",
      "aku pinjamkan uang buat usaha teman, ternyata gagal. istri belum kukasih tau",
    ]);
    expect(leds.at(-1)?.text).not.toContain("hasilnya");
    const exam = conversation("career", ["mau cerita aja", "aku gagal ujian cpns lagi"]);
    expect(exam.at(-1)?.text).toContain("hasilnya");
  });
});
