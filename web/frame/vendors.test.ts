import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadVendors } from "./vendors.ts";

const scripts: { src?: string }[] = [];

beforeEach(() => {
  scripts.length = 0;
  vi.stubGlobal("document", {
    documentElement: { dataset: { thirdParties: "google analytics" } },
    createElement: () => ({ dataset: {}, remove: () => {} }),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (search: string) =>
  vi.stubGlobal("window", {
    location: { origin: "https://alma.test", pathname: "/netwerk/login", search },
  });

test("S-23: an address with a return path loads no vendor; others do", () => {
  const vendors = { measurement_id: "", container_id: "GTM-ABC1234" };
  open("?redirect=%2Fnetwerk%2Fsrq%2F12");
  loadVendors(vendors);
  expect(scripts).toEqual([]);
  open("?utm_source=iklan");
  loadVendors(vendors);
  expect(scripts.map(({ src }) => src)).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234"]);
});
