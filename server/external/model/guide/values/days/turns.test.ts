import { describe, expect, test } from "vitest";
import { ableIn, turnsToldIn } from "./turns.ts";

const days = ["sen", "sel", "rab", "kam", "jum", "sab", "min"];
/** Each person with their turns, "+" for a night; "..." for whoever takes the rest. */
const shown = (text: string) =>
  Object.fromEntries(
    ableIn(text).map(({ name, turns, isRest }) => [
      name,
      isRest
        ? "..."
        : [...turns]
            .toSorted((one, other) => one - other)
            .map((turn) => `${days[Math.floor(turn / 2)]}${turn % 2 === 1 ? "+" : ""}`)
            .join(" "),
    ]),
  );

describe("who can be there when", () => {
  test.each<[string, Record<string, string>]>([
    [
      "Yanto cuma sabtu malam sampai minggu sore, Wiwik bisa pagi senin rabu jumat, sisanya saya",
      { Yanto: "sab+ min", Wiwik: "sen rab jum", Saya: "..." },
    ],
    [
      "kakak bisa weekend, adik malam senin sampai kamis, aku sisanya",
      { Kakak: "sab sab+ min min+", Adik: "sen+ sel+ rab+ kam+", Saya: "..." },
    ],
    [
      "Mbak Rina: senin, selasa pagi. Mas Joko malam rabu kamis",
      { "Mbak Rina": "sen sel", "Mas Joko": "rab+ kam+" },
    ],
    ["Dewi senin pagi malam, Andi selasa siang dan malam", { Dewi: "sen sen+", Andi: "sel sel+" }],
    [
      "Lia jumat malam sampai senin pagi, sisanya mbak Tuti",
      { Lia: "sen jum+ sab sab+ min min+", "Mbak Tuti": "..." },
    ],
    [
      "Budi ga bisa malam, Rudi hari kerja malam",
      { Budi: "sen sel rab kam jum sab min", Rudi: "sen+ sel+ rab+ kam+ jum+" },
    ],
    [
      "suster pagi senin sampai sabtu, malamnya saya, minggu kakak",
      {
        ...{
          Suster: "sen sel rab kam jum sab",
          Saya: "sen+ sel+ rab+ kam+ jum+ sab+ min+",
          Kakak: "min min+",
        },
      },
    ],
    [
      "Nana malam sabtu minggu\nOm Heri malam senin - jumat",
      { Nana: "sab+ min+", "Om Heri": "sen+ sel+ rab+ kam+ jum+" },
    ],
  ])("%s", (text, wanted) => expect(shown(text)).toEqual(wanted));

  test.each([
    "tolong dibikin tabel senin sampai minggu, malam nya siapa paginya siapa",
    "bapak stroke, yang jaga selalu saya malam senin sampai minggu",
    "ibu opname dari senin, kakak ga mau bantu, adik kerja pagi",
    "kemarin malam saya jaga, besok pagi Rudi",
    "bikin jadwal senin pagi sampai jumat malam dong",
  ])("is not told in: %s", (text) => expect(turnsToldIn(text)).toBeUndefined());
});
