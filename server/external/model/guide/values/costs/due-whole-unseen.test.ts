import { expect, test } from "vitest";
import { debtsIn } from "./debt-lines.ts";
import { billOf, isUnbilled } from "./owed.ts";

const bills = (text: string) =>
  debtsIn(text)
    .map((debt) => (isUnbilled(debt) ? "?" : String(billOf(debt) / 1000)))
    .join(" ");

test.each([
  ["uang teman 750rb jatuh tempo tgl 6 lunas, kredit pintar 1,3jt cicilan 430rb", "750 430"],
  ["tunaiku 2,4 juta jatuh tempo tgl 25, dana cicil 600rb tgl 28", "2400 600"],
  ["pinjol singa 1 jt hrs lunas bulan ini", "1000"],
  ["bank emok 80rb seminggu masih 15 minggu, pinjol 500rb jatuh tempo hari ini", "346.667 500"],
  ["lazpaylater 640rb, tgl 11, lunas", "640"],
  ["gadai emas 2jt jatuh tempo tgl 30", "2000"],
  ["koperasi kampus 1,5jt blm jatuh tempo", "?"],
  ["motor 12jt cicilan 780rb tiap tgl 9", "780"],
  ["kredivo 1,1jt udah mau lunas", "?"],
])("%s: %s", (text, wanted) => expect(bills(text)).toBe(wanted));
