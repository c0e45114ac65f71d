import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { daysOf, daysWordsIn } from "./days.ts";

describe("several days as people name them", () => {
  test.each<[string, string[]]>([
    ["bikinin jadwal senin sampai rabu dong", ["Senin", "Selasa", "Rabu"]],
    ["jadwal senin-jumat ya", ["Senin", "Selasa", "Rabu", "Kamis", "Jumat"]],
    ["susun kegiatan sabtu minggu", ["Sabtu", "Minggu"]],
    ["senin, rabu dan jumat aku kuliah", ["Senin", "Rabu", "Jumat"]],
    ["hari sabtu sampai senin", ["Sabtu", "Minggu", "Senin"]],
    ["jadwal 3 hari ke depan", ["Hari 1", "Hari 2", "Hari 3"]],
    ["buat dua hari aja", ["Hari 1", "Hari 2"]],
    ["4 hari berturut-turut", ["Hari 1", "Hari 2", "Hari 3", "Hari 4"]],
  ])("%s", (text, days) => expect(daysOf(daysWordsIn(text) ?? "")).toEqual(days));

  test.each([
    "jadwal buat besok",
    "kuliah senin jam 8",
    "2 minggu lagi ujian",
    "3 hari lalu aku sakit",
    "10 hari",
    "sibuk jumat, minggu depan kosong",
    "gym 3 hari seminggu",
    "kerja 5 hari 8-16",
    "nginep 2 hari di rumah ibu",
    "dari pagi sampai malam",
    "minggu depan",
  ])("%s names no several days", (text) => expect(daysWordsIn(text)).toBeUndefined());
});

describe("the schedule", () => {
  const begin = ["tolong bikinin jadwal harian senin sampai rabu", "Susun jadwal harian"];
  const answers = [
    "jam 5",
    "jam 10 malam",
    "kerja 8-16; futsal rabu 19-21",
    "belajar 1 jam, laundry selasa",
    "Pagi",
  ];

  test("has a section for each day that the wish names, with what belongs to it", () => {
    expect(filled(last("career", begin)).hari).toBe("senin sampai rabu");
    const text = documentOf("career", [...begin, ...answers]);
    const [monday = "", tuesday = "", wednesday = ""] = text.split(/\n(?:SENIN|SELASA|RABU)\n/).slice(1);
    for (const one of [monday, tuesday, wednesday]) {
      expect(one).toContain("08.00–16.00 | kerja");
      expect(one).toContain("| belajar |");
    }
    expect(wednesday).toContain("19.00–21.00 | futsal");
    expect(`${monday}${tuesday}`).not.toContain("| futsal |");
    expect(tuesday).toContain("| laundry |");
    expect(`${monday}`).not.toContain("| laundry |");
  });

  test("other days are named by one sentence, and what falls on none of them is kept", () => {
    const text = documentOf("career", [...begin, ...answers, "ganti harinya jadi senin sampai selasa"]);
    expect(text).not.toMatch(/^RABU$/m);
    expect(text).toContain("Di luar hari-hari ini: futsal 19-21 (Rabu).");
  });

  test("days within an answer only say when that activity is, until the member asks for them", () => {
    const one = [
      "bikinin jadwal harian",
      "Susun jadwal harian",
      "jam 5",
      "jam 10 malam",
      "kerja senin-rabu 8-16",
    ];
    const made = [...one, "belajar 1 jam", "Pagi"];
    expect(documentOf("career", made)).not.toMatch(/^SENIN$/m);
    expect(documentOf("career", [...made, "ganti harinya jadi senin sampai rabu"])).toMatch(/^RABU$/m);
  });

  test("of one day stays as it was", () => {
    const text = documentOf("career", ["bikinin jadwal harian", "Susun jadwal harian", ...answers]);
    expect(text).not.toMatch(/^SENIN$/m);
    expect(text).not.toContain("Hari:");
  });
});
