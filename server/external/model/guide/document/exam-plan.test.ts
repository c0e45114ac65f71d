import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { examPlanText } from "./exam-plan.ts";

const answers = {
  exam: "senin",
  today: "kamis",
  busy: "kuliah sampe jam 3\nsabtu minggu kosong",
  material: "",
};
const daysIn = (text: string) =>
  [...text.matchAll(/^\| (\p{Lu}\p{L}+(?: \d+)?) \|/gmu)]
    .map(([, day]) => day)
    .filter((day) => day !== "Hari");

describe("the days until an examination", () => {
  test("go from today to the day before it, with two blocks on full days and three on free ones", () => {
    const text = examPlanText(answers);
    expect(daysIn(text)).toEqual(["Kamis", "Jumat", "Sabtu", "Minggu"]);
    expect(text).toContain("| Kamis | 16.00–16.30 |");
    expect(text).toContain("| Sabtu | 09.00–09.40 |");
    expect(text.match(/^\| .*\d\d\.\d\d/gm)).toHaveLength(10);
  });

  test("chapters are spread over the days, and the last day only repeats", () => {
    const text = examPlanText({ ...answers, material: "bab 1 sampai 3" });
    expect(text).toContain("| Kamis | 16.00–16.30 | bahan baru: bab 1 |");
    expect(text).toContain("bahan baru: bab 3");
    expect(text.slice(text.indexOf("| Minggu"))).not.toContain("bahan baru");
  });

  test("no chapter is lost where there are more of them than days", () => {
    const text = examPlanText({ ...answers, material: "bab 1 sampai 8" });
    for (let nth = 1; nth <= 8; nth += 1) expect(text).toContain(`bab ${nth}`);
  });

  test.each([
    ["besok", "rabu", ["Rabu"]],
    ["3 hari lagi", "", ["Hari 1", "Hari 2", "Hari 3"]],
    ["rabu", "rabu", ["Rabu", "Kamis", "Jumat", "Sabtu", "Minggu", "Senin", "Selasa"]],
    ["4 hari lagi", "jumat", ["Jumat", "Sabtu", "Minggu", "Senin"]],
  ])("%s, said on %s", (exam, today, days) =>
    expect(daysIn(examPlanText({ ...answers, exam, today }))).toEqual(days),
  );

  test("where today is not known, the week before it says where to begin", () => {
    const text = examPlanText({ ...answers, today: "" });
    expect(daysIn(text)).toHaveLength(7);
    expect(text).toContain("Mulai dari baris hari ini");
  });

  test("a day that is full until late has no block", () => {
    expect(examPlanText({ ...answers, busy: "kerja sampai jam 9 malam" })).toContain("harinya sudah penuh");
  });
});

describe("the flow for them", () => {
  const begun = [
    "bikinin jadwal belajar sampe senin, aku kuliah sampe jam 3, sabtu minggu kosong, ujian statistik",
    "Susun hari menuju ujian",
  ];

  test("takes the day, the hours and the examination from the request", () => {
    expect(labels(last("career", begun.slice(0, 1)))[0]).toBe("Susun hari menuju ujian");
    const led = last("career", begun);
    expect(filled(led)).toEqual({
      ...{ ujian: "ujian statistik", kapan: "senin", sibuk: "kuliah sampe jam 3\nsabtu minggu kosong" },
    });
    expect(led?.text).toContain("Sekarang hari apa");
  });

  test("lays the days out after two answers", () => {
    const made = documentOf("career", [...begun, "kamis", "bab 1 sampai 4"]);
    expect(made).toContain("| Sabtu | 09.00–09.40 | bahan baru: bab 4 |");
    expect(made).toContain("Malam terakhir hanya mengulang.");
  });
});
