import { describe, expect, test } from "vitest";
import { isEasy, isWhole, pinOf } from "./pin.ts";

describe("a PIN", () => {
  test("a PIN has six digits and ignores other characters", () => {
    expect(pinOf("48 29-13x77")).toBe("482913");
    expect(isWhole(pinOf("48291"))).toBe(false);
    expect(isWhole(pinOf("482913"))).toBe(true);
  });

  test.each(["000000", "777777", "123456", "234567", "890123", "654321", "121212", "123123"])(
    "%s is refused as easy to guess",
    (pin) => {
      expect(isEasy(pin)).toBe(true);
    },
  );

  test.each(["482913", "100001", "135790", "112233"])("%s is accepted", (pin) => {
    expect(isEasy(pin)).toBe(false);
  });
});
