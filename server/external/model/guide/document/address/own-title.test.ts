import { expect, test } from "vitest";
import { titleIn } from "./own-title.ts";

test.each([
  ["dia manggil saya Mama", "Mama"],
  ["ibuk", "Ibuk"],
  ["Amak", "Amak"],
  ["Pakde", "Pakde"],
  ["Rafi", undefined],
  ["biasa aja", undefined],
])("what a child calls its parent, out of “%s”: %s", (told, title) => expect(titleIn(told)).toBe(title));
