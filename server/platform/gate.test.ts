import { describe, expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { Gate } from "./gate.ts";

const refusal = (entering: Promise<unknown>) => entering.catch((error: unknown) => error);
/** Lets all pending callbacks run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a gate", () => {
  test("lets so many in, each key once; the next one is refused with the seconds to wait", async () => {
    const gate = new Gate(2);
    const leave = await gate.enter("a");
    await gate.enter("b");
    const refused = await refusal(gate.enter("c"));
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({ code: "too_many_requests", extra: { retryAfter: expect.any(Number) } });
    leave();
    await gate.enter("c");
    expect(await refusal(new Gate(2).enter("a"))).toBeTypeOf("function");
  });

  test("the same key is refused though there is room", async () => {
    const gate = new Gate(5);
    await gate.enter("a");
    expect(await refusal(gate.enter("a"))).toMatchObject({ code: "too_many_requests" });
  });

  test("where a key may be inside several times, it is so often and no more, and leaves one by one", async () => {
    const gate = new Gate(4, 2);
    const leave = await gate.enter("a");
    await gate.enter("a");
    expect(await refusal(gate.enter("a"))).toMatchObject({ code: "too_many_requests" });
    const third = gate.enter("a", 60_000);
    leave();
    leave();
    await third;
    expect(await refusal(gate.enter("a"))).toMatchObject({ code: "too_many_requests" });
    await gate.enter("b");
    await gate.enter("b");
    expect(await refusal(gate.enter("c"))).toMatchObject({ code: "too_many_requests" });
  });

  test("who waits goes in when there is room, in the order of coming; a key that is inside is passed over", async () => {
    const gate = new Gate(2);
    const [leaveA, leaveB] = [await gate.enter("a"), await gate.enter("b")];
    const order: string[] = [];
    const wait = async (key: string, name: string) => {
      const leave = await gate.enter(key, 60_000);
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
    const gate = new Gate(1);
    const leave = await gate.enter("a");
    expect(await refusal(gate.enter("b", 1))).toMatchObject({ code: "too_many_requests" });
    leave();
    expect(await refusal(gate.enter("c"))).toBeTypeOf("function");
  });

  test("leaving twice lets in one", async () => {
    const gate = new Gate(1);
    const leave = await gate.enter("a");
    leave();
    await gate.enter("a");
    leave();
    expect(await refusal(gate.enter("a"))).toMatchObject({ code: "too_many_requests" });
  });
});
