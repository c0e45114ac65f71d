import { describe, expect, test } from "vitest";
import { type OutboxItem, plainQuestion, StoredOutbox, sortOutbox } from "./outbox.ts";

const item = (change: Partial<OutboxItem> = {}): OutboxItem => ({
  messageId: "m-1",
  text: "Halo",
  ...plainQuestion,
  at: "2026-11-21T09:00:00Z",
  state: "sending",
  ...change,
});

describe("items that an earlier visit left unsent", () => {
  const now = Date.parse("2026-11-21T09:30:00Z");

  test("a recent item is sent under the same id", () => {
    expect(sortOutbox([item()], now)).toEqual({ send: [item({ state: "waiting" })], restore: [] });
  });

  test("an item older than an hour returns to the text box, so that no meter starts by itself", () => {
    const old = item({ at: "2026-11-21T08:00:00Z" });
    expect(sortOutbox([old, { ...old, continueOf: 7, text: "" }], now)).toEqual({
      send: [],
      restore: ["Halo"],
    });
  });
});

describe("the stored outbox of two tabs", () => {
  /** Storage that the tabs share. */
  function sharedStore() {
    let items: readonly OutboxItem[] = [];
    return {
      readOutbox: () => [...items],
      writeOutbox: (next: readonly OutboxItem[]) => {
        items = next;
        return true;
      },
    };
  }

  test("an item of one tab survives what the other writes", () => {
    const store = sharedStore();
    const [one, two] = [new StoredOutbox(store), new StoredOutbox(store)];
    one.write([item({ messageId: "one" })]);
    two.write([item({ messageId: "two" })]);
    one.write([]);
    expect(store.readOutbox().map(({ messageId }) => messageId)).toEqual(["two"]);
  });

  test("a claimed item is removed when it is sent", () => {
    const store = sharedStore();
    new StoredOutbox(store).write([item()]);
    const next = new StoredOutbox(store);
    expect(next.claim()).toEqual([item()]);
    next.write([]);
    expect(store.readOutbox()).toEqual([]);
  });
});
