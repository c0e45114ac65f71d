import { expect, test } from "vitest";
import { isQuotedOrder, quotedExchanges } from "./exact-changes.ts";

const shown = "Aku mau ngomong soal uang Rp350.000 dia minjem. Kapan bisa dibayar?";
const whole = "uang 350rb yg kamu pinjem agustus sama september kemarin";

test.each([
  `kalimat 'uang Rp350.000 dia minjem' aneh min, harusnya '${whole}'`,
  `"uang Rp350.000 dia minjem" kurang pas kak, mestinya "${whole}"`,
  `'uang Rp350.000 dia minjem' janggal banget, yang bener '${whole}'`,
])("all of the quoted words stand for all of the others: %s", (text) => {
  expect(isQuotedOrder(text)).toBe(true);
  expect(quotedExchanges(shown, text)).toEqual([{ from: "uang Rp350.000 dia minjem", to: whole }]);
});

test("one quotation alone is no exchange", () =>
  expect(isQuotedOrder("kalimat 'uang Rp350.000 dia minjem' aneh min")).toBe(false));
