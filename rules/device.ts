/*
 * Reads browser and system from a user agent, in words that the owner recognises. Version and model are left out on
 * purpose, so that the stored value tells sessions apart without identifying a phone.
 */

export type Device = { browser: string | null; system: string | null };

type Row = readonly [name: string, sign: RegExp];

/** The order matters, since most user agents also name other browsers. */
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

/** Longer than any user agent that a browser sends. */
const readMax = 512;

const named = (rows: readonly Row[], text: string): string | null =>
  rows.find(([, sign]) => sign.test(text))?.[0] ?? null;

export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, readMax);
  return { browser: named(browsers, text), system: named(systems, text) };
}

/** Returns the stored form, such as "Chrome/Android"; an unknown part is empty. */
export const storedDevice = ({ browser, system }: Device): string => `${browser ?? ""}/${system ?? ""}`;

export function readDevice(stored: string | null): Device {
  const [browser, system] = (stored ?? "").split("/");
  return { browser: browser || null, system: system || null };
}
