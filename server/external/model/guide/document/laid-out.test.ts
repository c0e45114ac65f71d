import { describe, expect, test } from "vitest";
import { elderTitle } from "./elder-title.ts";
import { netIncomeText } from "./net-income.ts";
import { noticeText } from "./notice.ts";
import { separatePoints } from "./separate-points.ts";
import { remediesText, shiftSleepText } from "./shift-sleep.ts";
import { stepDaysText } from "./step-days.ts";
import { taskSplitText } from "./task-split.ts";
import { withoutConfession } from "./unconfessed.ts";

/* What is laid out from other answers, each by itself. */

test.each([
  ["calon bapak mertua", "Bapak"],
  ["ibu mertua", "Ibu"],
  ["mertua", "Bapak/Ibu"],
  ["", "Bapak/Ibu"],
  ["mama", "Mama"],
  ["om", "Om"],
])("somebody older: %s is %s", (who, title) => expect(elderTitle(who)).toBe(title));

test.each([
  ["31 Desember 2026", "one month notice", "30 November 2026"],
  ["15 maret", "sebulan", "15 Februari"],
  ["31 maret 2027", "1 bulan", "28 Februari 2027"],
  ["20 januari 2027", "2 minggu", "6 Januari 2027"],
  ["20/1/2027", "30 hari", "21 Desember 2026"],
])("last day %s, notice %s: handed in by %s", (last, period, day) =>
  expect(noticeText({ last, period })).toContain(`paling lambat ${day}.`),
);

test.each([
  ["akhir bulan", "sebulan"],
  ["31 Desember", ""],
  ["", "one month"],
])("last day “%s”, notice “%s”: nothing is reckoned", (last, period) =>
  expect(noticeText({ last, period })).toBe(""),
);

test.each([
  ["6 juta kos sm makan disana 2jt lebih", "sisa kurang dari Rp4.000.000"],
  ["gaji 5,5 juta, kos 1,5 juta", "sisa Rp4.000.000"],
  ["gaji 5 juta deket rumah", ""],
])("living costs: %s", (told, text) =>
  text === "" ? expect(netIncomeText(told)).toBe("") : expect(netIncomeText(told)).toContain(text),
);

test.each([
  ["sudah 3 tahun, target tercapai, pegang 2 klien", 3],
  ["gaji masih 4,5 juta dari 2022", 1],
  ["lembur terus tiap minggu", 1],
  ["satu\ndua", 1],
])("separate points: %s", (text, count) => expect(separatePoints(text).split("\n")).toHaveLength(count));

describe("sleep after a night shift", () => {
  test("an errand soon after coming home parts the sleep in two", () => {
    const text = shiftSleepText({ home: "jam 8", again: "jam 9 malam", errand: "jam 11 siang kontrol" });
    expect(text).toMatch(/09\.00–10\.15 tidur pertama\n- 11\.00 kontrol\n- 12\.30–18\.30 tidur lagi/);
  });

  test("without an errand it is one long sleep and a nap", () => {
    const text = shiftSleepText({ home: "7 pagi", again: "22.00", errand: "" });
    expect(text).toMatch(/08\.00–14\.00 tidur utama\n- 19\.00–20\.30 tidur tambahan/);
  });

  test("without a time it names lengths only", () =>
    expect(shiftSleepText({ home: "pagi2 gitu", again: "", errand: "" })).not.toMatch(/\d\d\.\d\d/));

  test("one disturbance keeps its own words", () =>
    expect(remediesText("tetangga karaoke")).toBe("tetangga karaoke"));
});

describe("the days of steps", () => {
  const steps = "cari judul\nbaca jurnal\ntulis bab 1";
  test.each([
    ["6 hari lagi", "malam", "nomor 1 hari ini, nomor 2 hari 3, nomor 3 hari 5"],
    ["kamis", "malam", "nomor 1 Selasa, nomor 2 Rabu, nomor 3 Kamis"],
    ["", "akhir pekan", "nomor 1 akhir pekan 1, nomor 2 akhir pekan 2, nomor 3 akhir pekan 3"],
    ["tgl 2", "malam", ""],
    ["sebulan lagi", "malam", "nomor 1 hari ini, nomor 2 hari 11, nomor 3 hari 21"],
    ["", "malam", "nomor 1 hari ini, nomor 2 hari 3, nomor 3 hari 5"],
    ["sebelum lebaran", "malam", ""],
  ])("until “%s”, %s", (until, when, days) => expect(stepDaysText({ steps, until, when })).toBe(days));

  test("before a date each has its latest day", () =>
    expect(stepDaysText({ steps, until: "30 April", when: "malam" })).toBe(
      ["nomor 1 paling lambat tanggal 28", "nomor 2 paling lambat tanggal 29"].join(", ") +
        ", nomor 3 paling lambat tanggal 30",
    ));

  test("days that were told stay", () =>
    expect(stepDaysText({ steps: "senin cari judul\nselasa baca", until: "kamis", when: "" })).toBe(""));
});

describe("tasks", () => {
  const people = "Dimas, Sari, Tia";
  test.each([
    ["konsumsi, lomba, dana, dekor", "- Dimas: konsumsi\n- Sari: lomba\n- Tia: dana\n- Dimas: dekor"],
    ["konsumsi, dana. Dimas jangan pegang duit, Sari ga bisa masak", "- Dimas: konsumsi\n- Sari: dana"],
  ])("go round: %s", (tasks, lines) => expect(taskSplitText({ people, tasks })).toContain(lines));

  test.each(["Sari: konsumsi\nTia: lomba", "Sari konsumsi, Tia lomba, Dimas dana"])(
    "what was divided stays: %s",
    (tasks) => {
      const text = taskSplitText({ people, tasks });
      expect(text).toMatch(/- Sari:? konsumsi\n- Tia:? lomba/);
      expect(text).not.toContain("usulan");
    },
  );
});

test.each([
  ["kelunturan krn kecampur, salah gw jg sih", "kelunturan"],
  ["karyawan saya lupa, kemejanya luntur", "kemejanya luntur"],
  ["karena kena luntur, salah gw", ""],
  ["salah ukuran, katanya kekecilan", "salah ukuran, katanya kekecilan"],
  ["luntur karena dicuci panas", "luntur karena dicuci panas"],
])("without the owner's confession: %s", (told, left) => expect(withoutConfession(told)).toBe(left));
