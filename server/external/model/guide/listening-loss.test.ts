import { describe, expect, test } from "vitest";
import { conversation, last } from "#server/test/guide-conversation.ts";
import { allLostIn, condolenceFor } from "./values/bereavement.ts";
import { hardIn } from "./words/stories/hard-clauses.ts";

/* The loss of a child before or soon after birth, and how it is received. */

describe("a child that was lost", () => {
  test.each([
    ["istriku keguguran minggu lalu", "Turut berduka atas kehilangan anakmu."],
    ["aku habis keguguran, sendirian di rumah", "Turut berduka atas kehilangan anakmu."],
    ["bayi kami meninggal sehari setelah lahir", "Turut berduka atas kehilangan anakmu."],
    ["bini ulun keguguran 4 bulan", "Turut berduka atas kehilangan anakmu."],
    ["janin saya tidak berkembang lagi kata dokter", "Turut berduka atas kehilangan anakmu."],
    ["bayi kami ga selamat. namanya Salma", "Turut berduka atas kehilangan anakmu, Salma."],
  ])("%s", (text, said) => expect(condolenceFor(...allLostIn(text))).toBe(said));

  test.each([
    "takut keguguran, baru hamil 6 minggu",
    "istriku hampir keguguran kemarin",
    "kata bidan aku tidak keguguran",
    "kalau keguguran harus ke mana",
    "temanku keguguran bulan lalu",
    "bayi tetangga nangis terus",
  ])("not %s", (text) => expect(allLostIn(text)).toEqual([]));

  test("gets one sentence of condolence, once", () => {
    const leds = conversation("wellbeing", [
      "mau cerita aja, istri saya keguguran bulan kemarin",
      "keguguran itu pas saya lagi kerja di luar kota",
    ]);
    const all = leds.map(({ text }) => text).join("\n");
    expect(all.split("Turut berduka atas kehilangan anakmu.")).toHaveLength(2);
  });
});

describe("what somebody did for their dead", () => {
  test.each([
    [
      "capek rasanya. saya yg kubur sendiri di belakang rumah. istri nangis terus",
      "saya yg kubur sendiri di belakang rumah",
    ],
    ["aku yang gendong dia terakhir kali, ibu mertua diam saja", "aku yang gendong dia terakhir kali"],
    ["kami makamkan sore itu juga, hujan, orang cuma sedikit", "kami makamkan sore itu juga"],
  ])("outweighs everything else: %s", (text, clause) => expect(hardIn(text)[0]).toBe(clause));

  test.each(["tiap lebaran ke kuburan bapak", "adikku minta gendong terus"])("not %s", (text) =>
    expect(hardIn(text)).toEqual([]),
  );
});

describe("a story", () => {
  const story = [
    "mau cerita aja, ga minta solusi",
    "aku capek jaga toko sendirian dari pagi sampai malam",
    "kakakku janji bantu tapi ga pernah datang, aku kecewa",
    "semalam aku tutup toko jam 12 sendirian lagi",
    "aku pulang jalan kaki karena motor dipakai kakak",
    "aku masak mie terus tidur di lantai toko",
  ];
  const small = /Kamu sendiri bagaimana waktu itu\?|harimu jadi seperti apa\?/;

  test("is now and then asked about by one small question", () =>
    expect(conversation("wellbeing", story).filter(({ text }) => small.test(text)).length).toBeGreaterThan(
      0,
    ));

  test("but never where no questions are wanted", () => {
    const leds = conversation("wellbeing", ["mau cerita aja, jangan nanya-nanya ya", ...story.slice(1)]);
    expect(leds.filter(({ text }) => small.test(text))).toEqual([]);
  });

  test("is received in plain words, and not taken down", () => {
    for (const { text } of conversation("wellbeing", story))
      expect(text).not.toMatch(/Yang kucatat dari situ|Itu yang kubaca|tercatat/);
  });
});

test("a night plan says what to do on waking at two, and keeps a worry for the morning", () => {
  const led = last("wellbeing", [
    "ga bisa tidur, takut besok ditagih sewa kios",
    "Atur tidur malam ini",
    "Belum naik ke kasur",
    "05.30",
    "Pikiran",
    "Mandi atau basuh kaki",
  ]);
  expect(led?.document?.text).toContain("Kalau terbangun pukul dua");
  expect(led?.document?.text).toContain("daftar pagi");
});
