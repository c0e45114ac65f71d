import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { careWeekText } from "./care-week.ts";

describe("the turns of a week", () => {
  test("everybody stands where they can be, and whoever takes the rest in the others", () => {
    const text = careWeekText(
      "Yanto: cuma sabtu malam sampai minggu sore\nWiwik: pagi senin rabu jumat\nSaya sisanya",
    );
    expect(text).toContain("| Senin | Wiwik | Saya |\n| Selasa | Saya | Saya |");
    expect(text).toContain("| Sabtu | Saya | Yanto |\n| Minggu | Yanto | Saya |");
    expect(text).toContain("Jumlah malam: Yanto 1, Wiwik 0, Saya 6.");
    expect(text).toContain("Saya kena 6 dari 7 malam.");
  });

  test("four nights are not called too many, and five are", () => {
    expect(careWeekText("Ani: malam senin sampai kamis\nBudi sisanya")).not.toContain("kena");
    expect(careWeekText("Ani: malam senin sampai jumat\nBudi sisanya")).toContain("Ani kena 5 dari 7 malam.");
  });

  test("who can always come takes turns evenly", () => {
    expect(careWeekText("saya, Yanto, Wiwik")).toContain("Jumlah malam: Saya 2, Yanto 3, Wiwik 2.");
  });

  test("what nobody can take stays empty, and is counted", () => {
    const text = careWeekText("Ani: pagi senin\nBudi: malam senin");
    expect(text).toContain("| Selasa | (kosong) | (kosong) |");
    expect(text).toContain("Masih 12 giliran");
  });
});

describe("the flow for the turns of a family", () => {
  const wish =
    "tolong dibikin tabel senin sampai minggu buat jaga bapak, malam nya siapa paginya siapa. Yanto cuma sabtu malam sampai minggu sore, Wiwik bisa pagi senin rabu jumat, sisanya saya";

  test("needs no question where the request says who can when", () => {
    expect(labels(last("relationships", [wish]))[0]).toBe("Susun giliran jaga");
    const made = documentOf("relationships", [wish, "Susun giliran jaga"]);
    expect(made).toContain("| Rabu | Wiwik | Saya |");
    expect(made).toContain("usulan giliran jaga bapak seminggu ini");
  });

  test("asks for it where it was not said", () => {
    const begun = ["bikinin tabel jaga ibu senin sampai minggu", "Susun giliran jaga"];
    expect(last("relationships", begun)?.text).toContain("Siapa saja yang ikut jaga");
    const made = documentOf("relationships", [
      ...begun,
      "kakak malam senin sampai kamis, adik weekend, aku sisanya",
    ]);
    expect(made).toContain("| Senin | Saya | Kakak |");
    expect(filled(last("relationships", begun)).bisa).toBeUndefined();
  });
});
