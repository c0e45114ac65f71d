/*
 * What a browser says about itself, in words that its owner recognises. Little on purpose: no version, no model, so
 * that what is kept tells sessions apart and nobody's phone from another.
 */

export type Device = { browser: string | null; system: string | null };

type Row = readonly [name: string, sign: RegExp];

/** In this order, since most name several others besides themselves. */
const browsers: readonly Row[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["UC Browser", /\bUC ?Browser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly Row[] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Longer than any that a browser sends. */
const readMax = 512;

const named = (rows: readonly Row[], text: string): string | null =>
  rows.find(([, sign]) => sign.test(text))?.[0] ?? null;

export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, readMax);
  return { browser: named(browsers, text), system: named(systems, text) };
}

/** As it is stored: "Chrome/Android", with nothing where nothing is known. */
export const storedDevice = ({ browser, system }: Device): string => `${browser ?? ""}/${system ?? ""}`;

export function readDevice(stored: string | null): Device {
  const [browser, system] = (stored ?? "").split("/");
  return { browser: browser || null, system: system || null };
}
