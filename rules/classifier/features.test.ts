import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readConcepts } from "#rules/safety/signs.ts";
import { featuresOf, wordsOf } from "./features.ts";

const featuresOfText = (text: string) => {
  const words = wordsOf(text);
  return featuresOf({ words, reading: readConcepts(words.join(" ")) });
};

describe("what a text is classified by", () => {
  test.each([
    ["laughter", "aku capek wkwkwk banget hahaha"],
    ["emoji and marks", "aku... capek 😭😂 banget?!"],
    ["capitals", "AKU Capek BANGET"],
    ["lengthened letters", "aku capek bangetttt"],
  ])("%s makes no difference", (_, text) => {
    const plain = featuresOfText(text.includes("tttt") ? "aku capek bangett" : "aku capek banget");
    expect(featuresOfText(text)).toEqual(plain);
  });

  test("words without their vowels share features with the same words", () => {
    const shared = (one: string, other: string) => {
      const known = featuresOfText(other);
      return [...featuresOfText(one).keys()].filter((hash) => known.has(hash)).length;
    };
    expect(shared("kpl rsnya brt skl", "kepala rasanya berat sekali")).toBeGreaterThan(
      shared("kpl rsnya brt skl", "jendela kamar depan terbuka"),
    );
  });

  test("any text has finite features, none of them negative, in bounded time", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        for (const value of featuresOfText(text).values()) {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThan(20);
        }
      }),
    );
  });
});
