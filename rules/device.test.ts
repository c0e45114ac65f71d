import { describe, expect, test } from "vitest";
import { processorMs } from "#rules/test/processor-time.ts";
import { deviceOf, readDevice, storedDevice } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("X-11: a device in words", () => {
  test.for([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`,
      "Chrome",
      "Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-A146B) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      "Samsung Internet",
      "Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0 Mobile Safari/537.36 OPR/90.0`,
      "Opera",
      "Android",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0 Safari/537.36 Edg/156.0`,
      "Edge",
      "Windows",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1",
      "Chrome",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
      "Safari",
      "Mac",
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0 Safari/537.36`, "Chrome", "ChromeOS"],
    ["Mozilla/5.0 (Linux; U; Android 9) UCBrowser/13.4 Mobile", "UC Browser", "Android"],
    ["curl/8.5.0", null, null],
    ["", null, null],
    ["<script>alert(1)</script>/Android", null, "Android"],
  ] as const)("%s", ([userAgent, browser, system]) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  test("what is stored is words of the table alone, and is read back as it was", () => {
    const hostile = `${"Android ".repeat(4)}nik-3171234567890001/Chrome/1 rahasia`;
    expect(storedDevice(deviceOf(hostile))).toBe("Chrome/Android");
    for (const userAgent of [hostile, "Firefox/1", "Android", ""]) {
      expect(readDevice(storedDevice(deviceOf(userAgent)))).toEqual(deviceOf(userAgent));
    }
    expect(readDevice(null)).toEqual({ browser: null, system: null });
  });

  test("a header of a megabyte is read in no time", () => {
    const header = "Windows Edg ".repeat(90_000);
    expect(processorMs(() => deviceOf(header))).toBeLessThan(20);
  });
});
