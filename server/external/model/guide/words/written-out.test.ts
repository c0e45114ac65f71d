import { describe, expect, test } from "vitest";
import { writtenOut } from "./written-out.ts";

describe("words of a chat in a formal text", () => {
  test.each([
    ["saya siap gantiin shift pagi", "saya siap menggantikan shift pagi"],
    ["tolong gantiin saya", "tolong gantikan saya"],
    ["dinas malam 3x seminggu", "dinas malam tiga kali seminggu"],
    ["Pengennya 1x aja", "Harapan saya satu kali aja"],
  ])("%s: is written out", (text, full) => expect(writtenOut(text)).toBe(full));

  test.each(["papan 2x4", "12 x 5.000"])("%s: stays", (text) => expect(writtenOut(text)).toBe(text));
});
