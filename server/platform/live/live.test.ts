import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveText } from "./live.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A text, and whether its writer may go on, as often as it asks. */
function writing() {
  const text = new LiveText<"end", undefined>(1, undefined, () => undefined);
  const ask = () => {
    const asked = { mayGoOn: false };
    void text.untilStored().then(() => {
      asked.mayGoOn = true;
    });
    return asked;
  };
  return { text, ask };
}
/** Lets promises that are due settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("less than a second of shown text is not stored", () => {
  test("a writer goes on freely before that, and waits for the database afterwards", async () => {
    const { text, ask } = writing();
    text.append("Aku ");
    await vi.advanceTimersByTimeAsync(900);
    const early = ask();
    await settle();
    expect(early.mayGoOn).toBe(true);
    await vi.advanceTimersByTimeAsync(60);
    const late = ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(late.mayGoOn).toBe(false);
    text.noteStored(4, 900);
    await settle();
    expect(late.mayGoOn).toBe(true);
  });

  test("what came while the rest was being stored counts from then", async () => {
    const { text, ask } = writing();
    text.append("Aku ");
    const takenAt = performance.now() + 700;
    await vi.advanceTimersByTimeAsync(800);
    text.append("dengar.");
    text.noteStored(4, takenAt);
    await vi.advanceTimersByTimeAsync(700);
    const early = ask();
    await settle();
    expect(early.mayGoOn).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    const late = ask();
    await settle();
    expect(late.mayGoOn).toBe(false);
  });

  test("without a database text goes on after one second, until something is stored again", async () => {
    const { text, ask } = writing();
    text.append("Aku ");
    await vi.advanceTimersByTimeAsync(1000);
    const held = ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(held.mayGoOn).toBe(true);
    text.append("dengar.");
    const next = ask();
    await settle();
    expect(next.mayGoOn).toBe(true);
    text.noteStored(4, 0);
    const again = ask();
    await settle();
    expect(again.mayGoOn).toBe(false);
  });

  test("whoever stops an answer does not wait for the database", async () => {
    const { text, ask } = writing();
    text.append("Aku ");
    await vi.advanceTimersByTimeAsync(1000);
    const held = ask();
    text.stop.abort("member");
    const late = ask();
    await settle();
    expect([held.mayGoOn, late.mayGoOn]).toEqual([true, true]);
  });
});
