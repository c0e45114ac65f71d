import { describe, expect, test } from "vitest";
import { PriorityLimit, type Requester } from "./priority-limit.ts";

/** Works that begin and end when the test says so. */
function startLimit(atOnce: number) {
  const limit = new PriorityLimit({ atOnce, queueMax: 64 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, requester: Requester) =>
    limit.run(requester, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { limit, begun, ask, end };
}

describe.each([1, 2, 3])("with %i at once, and forty strangers in line", (atOnce) => {
  test("who is known waits for no more than one of those that run, and of each priority the first comes first", async () => {
    const { limit, begun, ask, end } = startLimit(atOnce);
    for (let n = 0; n < 40; n++) void ask(`stranger ${n}`, "open");
    void ask("known 0", "known");
    void ask("known 1", "known");
    const running = Array.from({ length: atOnce }, (_, n) => `stranger ${n}`);
    expect(begun).toEqual(running);
    await end(running.at(-1)!);
    expect(begun).toEqual([...running, "known 0"]);
    await end("known 0");
    expect(begun.at(-1)).toBe("known 1");
    expect(limit.waiting("open")).toBe(40 - atOnce);
    await end("known 1");
    expect(begun.at(-1)).toBe(`stranger ${atOnce}`);
  });

  test("a name is known once at a time: its further works wait with the strangers", async () => {
    const { limit, begun, ask, end } = startLimit(atOnce);
    for (let n = 0; n < 40; n++) void ask(`stranger ${n}`, "open");
    for (let n = 0; n < 10; n++) void ask(`flooding ${n}`, { known: "flooding" });
    void ask("other", { known: "other" });
    expect([limit.waiting("known"), limit.waiting("open")]).toEqual([2, 49 - atOnce]);
    await end("stranger 0");
    await end("flooding 0");
    expect(begun.slice(atOnce)).toEqual(["flooding 0", "other"]);
    // Whoever is done is known again.
    void ask("flooding again", { known: "flooding" });
    expect(limit.waiting("known")).toBe(1);
  });

  test("a work that fails lets the next one begin", async () => {
    const { limit, begun, ask } = startLimit(atOnce);
    const failing = Array.from({ length: atOnce }, () =>
      limit.run("open", () => Promise.reject(new Error("broken"))),
    );
    void ask("stranger", "open");
    void ask("known", "known");
    await Promise.allSettled(failing);
    expect(begun[0]).toBe("known");
  });
});
