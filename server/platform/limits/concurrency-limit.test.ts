import { describe, expect, test } from "vitest";
import { Failure } from "#server/platform/failure.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

const refusal = (entering: Promise<unknown>) => entering.catch((error: unknown) => error);
/** Lets all pending callbacks run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a gate", () => {
  test("lets so many in, each key once; the next one is refused with the seconds to wait", async () => {
    const limit = new ConcurrencyLimit(2);
    const leave = await limit.enter("a");
    await limit.enter("b");
    const refused = await refusal(limit.enter("c"));
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({ code: "too_many_requests", extra: { retryAfter: expect.any(Number) } });
    leave();
    await limit.enter("c");
    expect(await refusal(new ConcurrencyLimit(2).enter("a"))).toBeTypeOf("function");
  });

  test("the same key is refused though there is room", async () => {
    const limit = new ConcurrencyLimit(5);
    await limit.enter("a");
    expect(await refusal(limit.enter("a"))).toMatchObject({ code: "too_many_requests" });
  });

  test("where a key may be inside several times, it is so often and no more, and leaves one by one", async () => {
    const limit = new ConcurrencyLimit(4, { ofKey: 2 });
    const leave = await limit.enter("a");
    await limit.enter("a");
    expect(await refusal(limit.enter("a"))).toMatchObject({ code: "too_many_requests" });
    const third = limit.enter("a", 60_000);
    leave();
    leave();
    await third;
    expect(await refusal(limit.enter("a"))).toMatchObject({ code: "too_many_requests" });
    await limit.enter("b");
    await limit.enter("b");
    expect(await refusal(limit.enter("c"))).toMatchObject({ code: "too_many_requests" });
  });

  test("who waits goes in when there is room, in the order of coming; a key that is inside is passed over", async () => {
    const limit = new ConcurrencyLimit(2);
    const [leaveA, leaveB] = [await limit.enter("a"), await limit.enter("b")];
    const order: string[] = [];
    const wait = async (key: string, name: string) => {
      const leave = await limit.enter(key, 60_000);
      order.push(name);
      return leave;
    };
    const secondA = wait("a", "second a");
    const c = wait("c", "c");
    const d = wait("d", "d");
    leaveB();
    await settled();
    expect(order).toEqual(["c"]);
    leaveA();
    await settled();
    expect(order).toEqual(["c", "second a"]);
    (await c)();
    (await secondA)();
    await d;
    expect(order).toEqual(["c", "second a", "d"]);
  });

  test("who waited long enough is refused, and takes nobody's place afterwards", async () => {
    const limit = new ConcurrencyLimit(1);
    const leave = await limit.enter("a");
    expect(await refusal(limit.enter("b", 1))).toMatchObject({ code: "too_many_requests" });
    leave();
    expect(await refusal(limit.enter("c"))).toBeTypeOf("function");
  });

  test("leaving twice lets in one", async () => {
    const limit = new ConcurrencyLimit(1);
    const leave = await limit.enter("a");
    leave();
    await limit.enter("a");
    leave();
    expect(await refusal(limit.enter("a"))).toMatchObject({ code: "too_many_requests" });
  });
});
