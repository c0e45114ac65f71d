import { expect, test } from "vitest";
import { hasAgreed, readSilence, writeAgreed, writeSilence } from "./dictation-settings.ts";
import { speechSupportOf } from "./dictation-support.ts";

function storage(entries: Record<string, string> = {}) {
  const store = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
  };
  return { entries, open: () => store };
}

test("B-194, B-451: silence lasts 3 seconds unless this device stored another choice", () => {
  const { entries, open } = storage();
  expect(readSilence(open)).toBe(3);
  writeSilence(10, open);
  expect(entries).toEqual({ "alma.voice.silence": "10" });
  expect(readSilence(open)).toBe(10);
  for (const odd of ["5", "", "sepuluh", "-3", "1e9"])
    expect(readSilence(storage({ "alma.voice.silence": odd }).open)).toBe(3);
});

test("the notice is accepted once per device, separately for dictation and reading aloud", () => {
  const { open } = storage();
  expect(hasAgreed("dictation", open)).toBe(false);
  writeAgreed("dictation", open);
  expect(hasAgreed("dictation", open)).toBe(true);
  expect(hasAgreed("aloud", open)).toBe(false);
});

test("refusing or missing storage breaks nothing", () => {
  const refusing = (): Storage => {
    throw new Error("SecurityError");
  };
  for (const open of [refusing, undefined]) {
    writeSilence(6, open);
    writeAgreed("aloud", open);
    expect(readSilence(open)).toBe(3);
    expect(hasAgreed("aloud", open)).toBe(false);
  }
});

class Recogniser {}

test.each([
  [
    "Instagram",
    true,
    "Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0 Mobile Safari/537.36 Instagram 350.0.0",
  ],
  ["Facebook", true, "Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0 [FB_IAB/FB4A;FBAV/480.0.0.54.88;]"],
  ["Facebook on an iPhone", true, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) [FBAN/FBIOS;FBAV/480.0]"],
  ["TikTok", true, "Mozilla/5.0 (Linux; Android 14) musical_ly_2023 BytedanceWebview/d8a21c6"],
  ["LINE", true, "Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0 Mobile Safari/537.36 Line/14.1.0/IAB"],
  ["Chrome", false, "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"],
  [
    "Safari",
    false,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
  ],
])("the browser inside %s: %s", (_, isInApp, userAgent) => {
  const browser = { navigator: { userAgent } };
  const support = speechSupportOf({ ...browser, webkitSpeechRecognition: Recogniser });
  expect(support).toEqual(isInApp ? { missing: "in-app" } : { Recogniser });
  expect(speechSupportOf(browser)).toEqual({ missing: isInApp ? "in-app" : "unsupported" });
});
