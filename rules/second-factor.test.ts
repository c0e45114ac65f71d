import { describe, expect, test } from "vitest";
import { newRecoveryCode, readCode } from "./second-factor.ts";

describe("codes of the second factor", () => {
  test("are read however they are written", () => {
    for (const typed of ["123456", " 123 456 ", "123-456"])
      expect(readCode(typed)).toEqual({ kind: "app", code: "123456" });
    for (const typed of ["abcde-fghjk", "ABCDE FGHJK", "abcdefghjk "])
      expect(readCode(typed)).toEqual({ kind: "recovery", code: "abcdefghjk" });
    for (const typed of ["", "12345", "1234567", "abcde", "abcde-fghjk-m", "١٢٣٤٥٦"])
      expect(readCode(typed)).toBeUndefined();
  });

  test("a recovery code has ten characters that cannot be confused", () => {
    let next = 0;
    const code = newRecoveryCode((below) => (next++ * 3) % below);
    expect(code).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/);
    expect(code).not.toMatch(/[ilo01]/);
    expect(readCode(code)?.kind).toBe("recovery");
  });
});
