import { expect, test } from "vitest";
import { dayText, mmss, shortDay, whenText } from "./time-text.ts";

const now = new Date(2026, 10, 21, 9, 0);
const at = (day: number, hour = 21, month = 10, year = 2026) =>
  new Date(year, month, day, hour, 30).toISOString();

test("B-221, B-439: seconds are shown as minutes:seconds", () => {
  expect(mmss(125)).toBe("02:05");
  expect(mmss(65)).toBe("01:05");
  expect(mmss(0)).toBe("00:00");
  expect(mmss(3600)).toBe("60:00");
});

test("durations are written in everyday words", () => {
  expect(whenText(at(21, 7), now)).toBe("hari ini 07.30");
  expect(whenText(at(20), now)).toBe("kemarin 21.30");
  expect(dayText(at(17), now)).toBe("Selasa");
  expect(dayText(at(14), now)).toBe("14 Nov");
  expect(dayText(at(3, 21, 4, 2025), now)).toBe("3 Mei 2025");
});

test("a day begins at the reader's midnight, not after 24 hours", () => {
  expect(dayText(at(20, 23), now)).toBe("kemarin");
  expect(dayText(at(21, 0), now)).toBe("hari ini");
});

test("a moment in the future is named by its date", () => {
  expect(dayText(at(22), now)).toBe("22 Nov");
  expect(shortDay(at(21))).toBe("21 Nov");
  expect(shortDay(at(3, 21, 4, 2025), true)).toBe("3 Mei 2025");
});
