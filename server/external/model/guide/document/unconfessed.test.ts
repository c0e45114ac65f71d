import { expect, test } from "vitest";
import { withoutConfession } from "./unconfessed.ts";

test.each([
  [
    "Ya karena kurang 12 kotak mbak, katanya ada tamu yang tidak makan. Saya sendiri jadi nggak enak, baru kali ini kejadian",
    "kurang 12 kotak, katanya ada tamu yang tidak makan.",
  ],
  ["soalnya kuenya penyok kak, dia malu di depan mertuanya", "kuenya penyok, dia malu di depan mertuanya"],
  ["saya sendiri yang pesan katanya, tapi rasanya beda", "tapi rasanya beda"],
  ["rasanya tidak enak dan nasinya basi", "rasanya tidak enak dan nasinya basi"],
])("what the customer says, without the owner's own feelings: %s", (told, left) =>
  expect(withoutConfession(told)).toBe(left),
);
