import { describe, expect, test } from "vitest";
import { debtsIn, lineOfDebt } from "./debt-lines.ts";

describe("the debts of a table", () => {
  test.each([
    ["koperasi 3jt, 300rb, telat 2 minggu", 3_000_000, 300_000, undefined],
    ["bank 5jt cicil 500rb bunga 2% nunggak sebulan", 5_000_000, 500_000, 2],
    ["kredivo, 1,2jt, 200rb, 3%, telat 5 hari", 1_200_000, 200_000, 3],
    ["kartu kredit 2jt bunga 3%", 2_000_000, undefined, 3],
    ["paylater, 1,2jt, 240rb, telat 3 hari", 1_200_000, 240_000, undefined],
    ["A 2,4jt telat 9 hari", 2_400_000, undefined, undefined],
    ["kakak 1jt ga ada bunga", 1_000_000, undefined, 0],
    ["Paylater, 2.500.000, 400rb, 3", 2_500_000, 400_000, 3],
    ["koperasi 12 juta nyicil 600rb", 12_000_000, 600_000, undefined],
  ])("%s: days are neither an instalment nor interest", (text, rest, monthly, rate) => {
    const [debt, ...others] = debtsIn(text);
    expect(others).toEqual([]);
    expect([debt?.rest, debt?.monthly, debt?.rate]).toEqual([rest, monthly, rate]);
  });

  test("joining words are no part of a name, and money in hand is no debt", () => {
    const text = "paylater 1,2jt telat 3 hari, sm tetangga 500rb, blm koperasi 3jt. gw pegang duit 600rb";
    expect(debtsIn(text).map(({ name }) => name)).toEqual(["paylater", "tetangga", "koperasi"]);
  });

  test("a row that was put right is read as it was written", () => {
    const due = { text: "telat 3 hari", days: -3, isLate: true };
    for (const rate of [undefined, 0, 2.5])
      for (const monthly of [undefined, 240_000]) {
        const debt = { name: "paylater", rest: 1_200_000, monthly, rate, due };
        expect(debtsIn(lineOfDebt(debt))[0]).toMatchObject(debt);
      }
  });
});
