import { describe, expect, test } from "vitest";
import { clockText } from "#server/external/model/guide/values/days/clock.ts";
import { type DayAnswers, dayOf } from "./day-plan.ts";

const answers = (given: Partial<DayAnswers>): DayAnswers => ({
  ...{ wake: "jam 5 pagi", sleep: "jam 10 malam", fixed: [], tasks: [], best: "pagi" },
  ...given,
});
const shown = (given: Partial<DayAnswers>) =>
  dayOf(answers(given)).rows.map(({ from, until, what }) => `${clockText(from)}-${clockText(until)} ${what}`);

describe("a day with hours", () => {
  test("what has its own time keeps it, the rest goes into the gaps in order", () => {
    const rows = shown({ fixed: ["kerja 8 sampai 5"], tasks: ["olahraga 30 menit", "belajar 2 jam"] });
    expect(rows).toEqual(
      expect.arrayContaining(["05.30-06.00 olahraga", "08.00-17.00 kerja", "17.10-19.10 belajar"]),
    );
  });

  test("nothing overlaps, and the day is covered from waking to sleep", () => {
    const { rows } = dayOf(
      answers({ fixed: ["sekolah 7-14"], tasks: ["les 90 menit", "main", "PR 1 jam", "masak sore"] }),
    );
    for (const [at, row] of rows.entries()) expect(row.from).toBeGreaterThanOrEqual(rows[at - 1]?.until ?? 0);
    expect([rows[0]?.from, rows.at(-1)?.until]).toEqual([300, 1320]);
  });

  test("the best part of the day gets what may be anywhere; a part that was written wins", () => {
    const rows = shown({ best: "malam", tasks: ["nulis skripsi 2 jam", "olahraga pagi 30 menit"] });
    expect(rows).toEqual(expect.arrayContaining(["18.00-20.00 nulis skripsi", "05.30-06.00 olahraga pagi"]));
  });

  test("a day that begins in the afternoon goes on after midnight", () => {
    const rows = shown({
      wake: "jam 3 sore",
      sleep: "jam 8 pagi",
      fixed: ["jaga 9 malam - 6 pagi"],
      tasks: [],
    });
    expect(rows).toContain("21.00-06.00 jaga");
  });

  test("what does not fit is named instead of being dropped", () => {
    const { missed } = dayOf(answers({ fixed: ["kerja 6-21"], tasks: ["belajar 3 jam"] }));
    expect(missed).toEqual(["belajar"]);
  });
});
