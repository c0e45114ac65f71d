import { describe, expect, test } from "vitest";
import { type Draft, draftMs, openDraft } from "./draft.ts";

/** A fake of the browser's local storage. */
function storageOf(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (n) => [...map.keys()][n] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
  };
}

const draft: Draft = { version: "v1", answers: { 1: "yes", 17: "no" }, key: "kunci-12345678", atMs: 1000 };

describe("stored answers of a screening", () => {
  test("answers are restored for the same member of the same client only", () => {
    const storage = storageOf();
    expect(openDraft(storage, "netwerk", "7").write(draft)).toBe(true);
    expect(openDraft(storage, "netwerk", "7").read(2000)).toEqual(draft);
    expect(openDraft(storage, "netwerk", "8").read(2000)).toBeUndefined();
    expect(openDraft(storage, "akasia", "7").read(2000)).toBeUndefined();
  });

  test("answers are deleted after a day", () => {
    const storage = storageOf();
    const store = openDraft(storage, "netwerk", "7");
    store.write(draft);
    expect(store.read(1000 + draftMs - 1)).toEqual(draft);
    expect(store.read(1000 + draftMs)).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  test("answers are deleted when they are sent", () => {
    const store = openDraft(storageOf(), "netwerk", "7");
    store.write(draft);
    store.clear();
    expect(store.read(2000)).toBeUndefined();
  });

  test.for([["{"], ["null"], ["[]"], ['{"answers":null,"version":"v1","key":"k","atMs":1}'], ["7"]])(
    "malformed stored answers are ignored: %s",
    ([raw]) => {
      const store = openDraft(storageOf({ "alma.srq.netwerk.7": raw ?? "" }), "netwerk", "7");
      expect(store.read(2000)).toBeUndefined();
    },
  );

  test("only yes and no are accepted", () => {
    const raw = JSON.stringify({ ...draft, answers: { 1: "yes", 2: "maybe", 3: 1 } });
    const store = openDraft(storageOf({ "alma.srq.netwerk.7": raw }), "netwerk", "7");
    expect(store.read(2000)?.answers).toEqual({ 1: "yes" });
  });

  test("missing storage stores nothing and breaks nothing", () => {
    const store = openDraft(undefined, "netwerk", "7");
    expect(store.write(draft)).toBe(false);
    expect(store.read(2000)).toBeUndefined();
    store.clear();
    const full = {
      ...storageOf(),
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(openDraft(full, "netwerk", "7").write(draft)).toBe(false);
  });
});
