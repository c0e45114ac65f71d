import { expect, test } from "vitest";
import { spelledOut } from "./spelled-out.ts";

test.each(["aku magang bantu input spt.", "saya biasa lapor spt tahunan", "ngisi SPT orang pribadi"])(
  "a tax return stays one: %s",
  (text) => expect(spelledOut(text)).toBe(text),
);

test.each(["orangnya spt bapak saya", "spt biasa dia diam"])("%s says “like”", (text) =>
  expect(spelledOut(text)).toContain("seperti"),
);
