import { expect, test } from "vitest";
import { canSignInByGoogle, chromeAddress } from "./in-app.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 14; SM-A245F) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1";

test("browsers may sign in by Google, those within other apps may not", () => {
  for (const agent of [chrome, safari]) expect(canSignInByGoogle(agent)).toBe(true);
  for (const app of [
    "Instagram 350.0.0.0",
    "[FBAN/FBIOS;FBAV/480.0]",
    "[FB_IAB/FB4A;FBAV/480.0;]",
    "musical_ly_2024 BytedanceWebview/d8a21c6",
    "Line/14.1.0/IAB",
    "Version/4.0 Chrome/140; wv) Mobile",
  ])
    expect(canSignInByGoogle(`${chrome} ${app}`), app).toBe(false);
});

test("Android opens the page in Chrome; elsewhere no address does", () => {
  const page = "https://alma.test/netwerk/ads/healing-gagal-terus?utm=a#x";
  expect(chromeAddress(chrome, page)).toBe(
    "intent://alma.test/netwerk/ads/healing-gagal-terus?utm=a#Intent;scheme=https;package=com.android.chrome;end",
  );
  expect(chromeAddress(safari, page)).toBeUndefined();
});
