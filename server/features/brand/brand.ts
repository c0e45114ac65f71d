import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast } from "culori";
import type { Client } from "#server/platform/app.ts";
import type { Colours } from "#server/platform/pdf/pages.ts";

/** B-051, B-457: used if a client has no colour of its own. */
export const defaultPrimary = "#ED008C";

export type Tokens = Record<string, string>;
export type Brand = { light: Tokens; dark: Tokens };

const toOklch = converter("oklch");

/** Returns a colour inside sRGB from lightness (0 to 1), chroma and hue. */
const shade = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));

/**
 * White, near-black or black: the first that reaches 4.5:1 (WCAG 2.2, 1.4.3) on the background; white or black always
 * does.
 */
const textOn = (background: string): string =>
  ["#ffffff", "#17131a"].find((colour) => wcagContrast(colour, background) >= 4.5) ?? "#000000";

/** The most shade that a button may get before it is another colour than the client's own. */
const shadeMax = 0.14;

/**
 * Derives a button's shade and text from its ground. White looks calmer on a strong colour than near-black, so a colour
 * on which white almost reaches 4.5:1 gets as much shade over it as is missing; any other keeps its own text.
 */
function buttonTokens(ground: string): Tokens {
  for (let alpha = 0; alpha <= shadeMax; alpha += 0.01) {
    const shaded = formatHex(interpolate([ground, "#000000"], "rgb")(alpha));
    if (wcagContrast("#ffffff", shaded) >= 4.55)
      return { "button-shade": `rgb(0 0 0/${alpha.toFixed(2)})`, "on-button": "#ffffff" };
  }
  return { "button-shade": "transparent", "on-button": textOn(ground) };
}

/** Changes a colour's lightness in small steps until it has the required contrast on the background. */
function readable(l: number, c: number, h: number, background: string, contrast: number): string {
  const step = textOn(background) === "#ffffff" ? 0.02 : -0.02;
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const colour = shade(lightness, c, h);
    if (wcagContrast(colour, background) >= contrast) return colour;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

/**
 * Derives the CSS variables of both themes from the two colours that a client picks; text stays readable whatever they
 * are. `primary` keeps the client's own colour on large areas, `link` is its readable form on the page.
 */
export function deriveBrand(primaryColor: string | null, themeColor: string | null): Brand {
  const primary = parse(primaryColor ?? "")
    ? (formatHex(primaryColor ?? "") ?? defaultPrimary)
    : defaultPrimary;
  const base = toOklch(primary);
  const hue = base?.h ?? 0;
  const chroma = Math.min(base?.c ?? 0, 0.19);
  const soft = Math.min(chroma, 0.045);
  const page = parse(themeColor ?? "") ? (formatHex(themeColor ?? "") ?? "#f6f5f7") : "#f6f5f7";
  return {
    light: lightTokens(primary, page, hue, chroma, soft),
    dark: darkTokens(primary, hue, chroma, soft),
  };
}

function lightTokens(primary: string, page: string, hue: number, chroma: number, soft: number): Tokens {
  const pageText = textOn(page);
  const surface = "#ffffff";
  return {
    primary,
    "on-primary": textOn(primary),
    ...buttonTokens(primary),
    "logo-plate": surface,
    "primary-strong": readable(0.5, chroma, hue, surface, 4.6),
    "primary-soft": shade(0.955, soft * 0.7, hue),
    "on-primary-soft": readable(0.42, chroma, hue, shade(0.955, soft * 0.7, hue), 5),
    link: readable(0.52, chroma, hue, surface, 4.6),
    page,
    "on-page": pageText,
    "on-page-soft": readable(pageText === "#ffffff" ? 0.85 : 0.45, soft * 0.4, hue, page, 4.6),
    "link-on-page": readable(0.52, chroma, hue, page, 4.6),
    surface,
    "surface-sunken": shade(0.968, soft * 0.16, hue),
    text: shade(0.24, soft * 0.45, hue),
    "text-soft": readable(0.5, soft * 0.4, hue, shade(0.955, soft * 0.16, hue), 4.6),
    line: shade(0.905, soft * 0.25, hue),
    "line-strong": readable(0.62, soft * 0.4, hue, surface, 3.1),
    focus: readable(0.5, chroma, hue, surface, 3.1),
  };
}

function darkTokens(primary: string, hue: number, chroma: number, soft: number): Tokens {
  const page = shade(0.185, soft * 0.28, hue);
  const surface = shade(0.235, soft * 0.3, hue);
  const brightPrimary = wcagContrast(primary, surface) >= 3 ? primary : shade(0.66, chroma, hue);
  return {
    primary: brightPrimary,
    "on-primary": textOn(brightPrimary),
    ...buttonTokens(brightPrimary),
    // Light, because a logo may have any colours, and of the brand's hue, so that it belongs to the page.
    "logo-plate": shade(0.925, soft * 0.8, hue),
    "primary-strong": readable(0.78, chroma * 0.8, hue, surface, 4.6),
    "primary-soft": shade(0.315, soft, hue),
    "on-primary-soft": readable(0.88, chroma * 0.5, hue, shade(0.315, soft, hue), 5),
    link: readable(0.78, chroma * 0.8, hue, surface, 4.6),
    page,
    "on-page": shade(0.94, soft * 0.15, hue),
    "on-page-soft": readable(0.74, soft * 0.3, hue, surface, 4.6),
    "link-on-page": readable(0.78, chroma * 0.8, hue, page, 4.6),
    surface,
    "surface-sunken": shade(0.205, soft * 0.28, hue),
    text: shade(0.94, soft * 0.15, hue),
    "text-soft": readable(0.74, soft * 0.3, hue, surface, 4.6),
    line: shade(0.335, soft * 0.4, hue),
    "line-strong": readable(0.55, soft * 0.5, hue, surface, 3.1),
    focus: readable(0.78, chroma * 0.8, hue, surface, 3.1),
  };
}

/** A client's colours in print: its own, and one that is readable on white. */
export function printColours({
  primaryColor,
  themeColor,
}: Pick<Client, "primaryColor" | "themeColor">): Colours {
  const { light } = deriveBrand(primaryColor, themeColor);
  return { accent: light.primary ?? "#000000", strong: light["primary-strong"] ?? "#000000" };
}
