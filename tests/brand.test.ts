import { converter, formatHex, interpolate, wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultPrimary, deriveBrand, type Tokens } from "#server/features/brand/brand.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const toOklch = converter("oklch");

/** Text colours and their backgrounds, in the pairs that the stylesheet uses. */
const texts = [
  ["on-primary", "primary"],
  ["on-primary-soft", "primary-soft"],
  ["link", "surface"],
  ["link-on-page", "page"],
  ["on-page", "page"],
  ["on-page-soft", "page"],
  ["text", "surface"],
  ["text", "surface-sunken"],
  ["text-soft", "surface"],
  ["text-soft", "surface-sunken"],
  ["primary-strong", "surface"],
] as const;

/** Non-text elements that must be visible: field borders and the focus ring. */
const shapes = [
  ["line-strong", "surface"],
  ["focus", "surface"],
] as const;

function expectReadable(tokens: Tokens): void {
  for (const [pairs, least] of [
    [texts, 4.5],
    [shapes, 3],
  ] as const) {
    for (const [front, back] of pairs) {
      const contrast = wcagContrast(tokens[front] ?? "", tokens[back] ?? "");
      expect(contrast, `${front} ${tokens[front]} on ${back} ${tokens[back]}`).toBeGreaterThanOrEqual(least);
    }
  }
}

/** The shade lies over the ground, and the text over both. */
function expectButton(tokens: Tokens): void {
  const alpha = Number(/[\d.]+(?=\)$)/.exec(tokens["button-shade"] ?? "")?.[0] ?? 0);
  const ground = formatHex(interpolate([tokens.primary ?? "", "#000000"], "rgb")(alpha));
  expect(alpha).toBeLessThanOrEqual(0.14);
  expect(wcagContrast(tokens["on-button"] ?? "", ground)).toBeGreaterThanOrEqual(4.5);
  const { mode, l } = toOklch(tokens["logo-plate"] ?? "") ?? { mode: "", l: 0 };
  // Light enough for any logo that is made for a light page.
  expect([mode, l > 0.9]).toEqual(["oklch", true]);
}

describe("the colours of a brand", () => {
  test("whatever two colours a client picks, everything can be read in both themes (WCAG 1.4.3, 1.4.11)", () => {
    fc.assert(
      fc.property(colour, colour, (primary, page) => {
        const { light, dark } = deriveBrand(primary, page);
        expectReadable(light);
        expectReadable(dark);
      }),
      { numRuns: 300 },
    );
  });

  test("greys, black, white and the strongest colours are no exception", () => {
    const hard = ["#000000", "#ffffff", "#777777", "#767676", "#ffff00", "#00ff00", "#0000ff", "#ff0000"];
    for (const primary of [...hard, defaultPrimary]) {
      for (const page of [...hard, "#F4F2FB"]) {
        const { light, dark } = deriveBrand(primary, page);
        expectReadable(light);
        expectReadable(dark);
      }
    }
  });

  test("B-051: the client's own colour is kept in the light; without one it is #ED008C", () => {
    expect(deriveBrand("#1F7A4C", null).light.primary?.toUpperCase()).toBe("#1F7A4C");
    expect(deriveBrand(null, null).light.primary?.toUpperCase()).toBe("#ED008C");
    // White on this colour would have a contrast of only 4.1:1.
    expect(deriveBrand(null, null).light["on-primary"]).not.toBe("#ffffff");
  });

  test("a button carries white where its colour almost does, shaded so little that it stays the client's own", () => {
    fc.assert(
      fc.property(colour, (primary) => {
        for (const tokens of Object.values(deriveBrand(primary, null))) expectButton(tokens);
      }),
    );
    expect(deriveBrand(null, null).light["on-button"]).toBe("#ffffff");
    expect(deriveBrand("#1F7A4C", null).light["button-shade"]).toBe("rgb(0 0 0/0.00)");
    expect(deriveBrand("#FFD400", null).light).toMatchObject({ "button-shade": "transparent" });
  });

  test("B-033: without a theme colour the page is a light grey", () => {
    expect(deriveBrand("#1F7A4C", null).light.page).toBe("#f6f5f7");
    expect(deriveBrand("#1F7A4C", "#F3F6F1").light.page).toBe("#f3f6f1");
  });

  test("what is no colour is as good as none", () => {
    expect(deriveBrand("merah muda", "url(x)")).toEqual(deriveBrand(null, null));
  });
});
