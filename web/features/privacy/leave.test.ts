import { afterEach, expect, test, vi } from "vitest";
import { leaveTo } from "./leave.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage of which `Object.keys` lists the entries, as a browser's does; the code that clears it counts on that. */
function storageOf(entries: Record<string, string>) {
  const own = { getItem: (key: string) => Reflect.get(storage, key) ?? null };
  const more = {
    setItem: (key: string, value: string) => Reflect.set(storage, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  const storage: Record<string, string> = Object.assign(Object.create({ ...own, ...more }), entries);
  return storage;
}

test("withdrawing the terms removes the token and unsent answers of a screening from this device", () => {
  const storage = storageOf({
    netwerk_token: "rahasia",
    token: "rahasia",
    user_id: "7",
    "alma.srq.netwerk.7": "{}",
    "alma.srq.akasia.9": "{}",
  });
  const replace = vi.fn();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storageOf({}));
  vi.stubGlobal("window", { location: { replace } });
  leaveTo("netwerk", "withdrawn");
  expect(Object.keys(storage)).toEqual(["alma.srq.akasia.9"]);
  expect(replace).toHaveBeenCalledWith("/netwerk/login");
});
