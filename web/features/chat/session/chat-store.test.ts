import { describe, expect, test } from "vitest";
import { openStore } from "./chat-store.ts";
import { plainQuestion } from "./outbox.ts";

/** In-memory stand-in for the part of the browser's `Storage` that the store uses. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (n) => [...kept.keys()][n] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const full: Storage = {
  ...memory(),
  setItem: () => {
    throw new Error("full");
  },
};

const item = {
  messageId: "m-1",
  text: "Halo",
  ...plainQuestion,
  at: "2026-11-21T09:00:00Z",
  state: "sending" as const,
};

describe("what is stored on the device", () => {
  test("stored texts belong to one conversation of one client", () => {
    const storage = memory();
    openStore(storage, "netwerk", "a").writeDraft("rahasia");
    expect(openStore(storage, "netwerk", "a").readDraft()).toBe("rahasia");
    expect(openStore(storage, "netwerk", "b").readDraft()).toBe("");
    expect(openStore(storage, "akasia", "a").readDraft()).toBe("");
  });

  test("nothing stays stored after sending", () => {
    const storage = memory();
    const store = openStore(storage, "netwerk", "a");
    store.writeOutbox([item]);
    store.writeDraft("teks");
    store.writeOutbox([]);
    store.writeDraft("");
    expect(storage.length).toBe(0);
  });

  test("full or missing storage is reported and breaks nothing", () => {
    for (const storage of [full, undefined]) {
      const store = openStore(storage, "netwerk", "a");
      expect(store.writeOutbox([item])).toBe(false);
      expect(store.readOutbox()).toEqual([]);
    }
  });

  test.each(["{", "null", "7", '[{"messageId":1}]', '["x"]'])(
    "malformed stored items are ignored: %s",
    (raw) => {
      const storage = memory();
      storage.setItem("alma.chat.netwerk.a.outbox", raw);
      expect(openStore(storage, "netwerk", "a").readOutbox()).toEqual([]);
    },
  );
});
