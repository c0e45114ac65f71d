import { describe, expect, test } from "vitest";
import { debtsIn } from "./debt-lines.ts";
import { fineIn } from "./fines.ts";
import { debtsIn as debtsTold } from "./loans.ts";

describe("a fine is no instalment", () => {
  test.each([
    ["pinjol 2.650rb jatuh tempo 5 hari lg, telat kenak denda tiap hari", 2_650_000, "denda tiap hari"],
    ["adakami 1,4jt tempo 3 hari lagi, kalau telat denda 50rb per hari", 1_400_000, "denda 50rb per hari"],
    ["koperasi 3 juta jatuh tempo besok, lewat kena denda 2% sehari", 3_000_000, "denda 2% sehari"],
    ["kredivo 900rb jatuh tempo 1 minggu lagi, klo ga bayar denda jalan terus", 900_000, "denda jalan terus"],
    ["bank 4jt jatuh tempo lusa. nek telat keno denda 25 ribu per hari", 4_000_000, "denda 25 ribu per hari"],
    ["easycash 1jt ditagih besok dendanya 10rb sehari", 1_000_000, "dendanya 10rb sehari"],
  ])("%s", (text, rest, fine) => {
    const [debt, ...others] = debtsIn(text);
    expect(debt).toMatchObject({ rest, fine });
    expect(debt?.monthly).toBeUndefined();
    expect(debt?.due?.isLate).toBe(false);
    expect(others).toEqual([]);
  });

  test("neither in a table told in sentences", () => {
    const told = debtsTold(
      "supplier oli 4,8jt nunggak 2 bulan, pinjol 2.650rb jatuh tempo 5 hari lg, telat kenak denda tiap hari, adek 1jt",
    );
    const debts = debtsIn(told ?? "");
    expect(debts.map(({ rest }) => rest)).toEqual([4_800_000, 2_650_000, 1_000_000]);
    expect(debts[1]).toMatchObject({ due: { text: "jatuh tempo 5 hari lagi" }, fine: "denda tiap hari" });
  });

  test.each([
    ["paylater 1,2jt telat 3 hari kena denda 40rb", "telat 3 hari"],
    ["spinjam 800rb udah telat kena denda", "telat"],
    ["fif 2jt telat", "telat"],
  ])("who is late is late: %s", (text, due) => expect(debtsIn(text)[0]?.due?.text).toBe(due));

  test.each(["cicil 50rb tiap hari", "bunga 3% sebulan"])("no word of it: %s", (text) =>
    expect(fineIn(text)).toBeUndefined(),
  );
});
