import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { rosterText } from "./roster.ts";

const answers = { people: "", crew: "", shifts: "", days: "", each: "" };
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe("a roster", () => {
  test.each([
    ["Ani, Budi, Citra, Dedi, Eka, Fani", "pagi 07-15, sore 15-23", "bagi rata"],
    ["1. Ani 2. Budi 3. Citra 4. Dedi", "pagi siang malam", "1 orang"],
    ["Joko\nSlamet\nTono\nUdin\nWawan\nYanto\nZaki", "3 shift", "2 orang"],
  ])("%s, %s: nobody stands twice on one day, and all have their turns", (people, shifts, each) => {
    const rows = rowsOf(rosterText({ ...answers, people, shifts, each, days: "1 bulan" }));
    expect(rows).toHaveLength(31);
    const names = rows.map((row) => row.slice(1).flatMap((cell) => cell.split(", ")));
    for (const row of names) expect(new Set(row).size).toBe(row.length);
    const onDuty = rows.flatMap((row) => row.slice(1, -1).flatMap((cell) => cell.split(", ")));
    const counts = [...new Set(onDuty)].map((name) => onDuty.filter((one) => one === name).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  test("with days off nobody goes from the last shift to the first one", () => {
    const rows = rowsOf(
      rosterText({ ...answers, people: "A, B, C, D", shifts: "pagi, siang, malam", each: "1 orang" }),
    );
    for (const [at, row] of rows.entries()) expect(rows[at + 1]?.[1]).not.toBe(row[3]);
  });

  test("too few people are said, and no shift gets more than there are", () => {
    const text = rosterText({ ...answers, people: "A, B, C", shifts: "pagi, sore", each: "2 orang" });
    expect(text).toContain("tidak cukup untuk 2 orang per sif");
    const alone = rosterText({ ...answers, people: "A, B", shifts: "pagi, siang, malam", each: "" });
    expect(alone).toContain("(kosong)");
    expect(alone).toContain("tidak ada yang libur");
  });

  test.each([
    ["senin sampai jumat", 5],
    ["", 7],
    ["2 minggu", 14],
    ["desember", 31],
    ["bulan november", 30],
  ])("%s: %i rows", (days, count) =>
    expect(rowsOf(rosterText({ ...answers, people: "A, B, C", shifts: "2 shift", days }))).toHaveLength(
      count,
    ),
  );

  test("without names there is a week to look at", () => {
    const text = rosterText({ ...answers, crew: "6 orang", days: "desember" });
    expect(rowsOf(text)).toHaveLength(7);
    expect(text).toContain("(nama 6)");
  });
});

describe("the flow for a roster", () => {
  const wish = ["atur jadwal jaga 4 karyawan warung pagi sore malam", "Susun jadwal jaga bergilir"];

  test("takes what the wish says, and lays the turns out with the names", () => {
    expect(filled(last("leadership", wish))).toMatchObject({ banyak: "4 karyawan", sif: "pagi sore malam" });
    const made = documentOf("leadership", [...wish, "Ani, Budi, Citra, Dedi", "lewati", "Bagi rata"]);
    expect(made).toContain("| Senin | Ani | Budi | Citra | Dedi |");
    expect(made).toContain("| Selasa | Dedi | Ani | Budi | Citra |");
  });

  test("a name is exchanged below it, and the turns follow", () => {
    const talk = [...wish, "Ani, Budi, Citra, Dedi", "lewati", "Bagi rata", "ganti Budi jadi Bayu"];
    expect(documentOf("leadership", talk)).toContain("| Senin | Ani | Bayu | Citra | Dedi |");
  });
});
