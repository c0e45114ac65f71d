import { describe, expect, test } from "vitest";
import { createLogger } from "#server/platform/log.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { chatTexts } from "#texts/chat.ts";
import { guardedModel, type Limits } from "./guarded.ts";
import type { Model, ModelPiece, ModelRequest } from "./model.ts";
import { ModelError } from "./openai.ts";

const log = createLogger("silent");
const quick: Limits = { firstMs: 120, silenceMs: 80, retryMs: 5, failuresMax: 3, restMs: 60_000 };
const request: ModelRequest = {
  system: "",
  turns: [{ role: "member", text: "Halo" }],
  facts: {
    expertName: "Sekar",
    service: "Kesehatan Mental",
    selfName: "Sekar",
    topics: [],
    memberName: "Rani",
    riskLevel: 0,
    products: [],
    closing: false,
    seed: "x",
  },
};

const standIn = () => scriptedModel([{ text: "Bawaan menjawab." }]);
const note = `${chatTexts.companionSteppedIn}\n\n`;

async function listen(model: Model, signal = new AbortController().signal): Promise<string> {
  let text = "";
  for await (const piece of model.stream(request, signal)) text += "text" in piece ? piece.text : "";
  return text;
}

/** Ignores its signal and never says a word. */
const deaf: Model = {
  name: "deaf",
  stream: () => ({
    [Symbol.asyncIterator]: () => ({ next: () => new Promise<IteratorResult<ModelPiece>>(() => {}) }),
  }),
};

describe("a model behind its guard", () => {
  test("what it says goes through as it is", async () => {
    const primary = scriptedModel([{ text: "Satu " }, { text: "dua." }]);
    expect(await listen(guardedModel(primary, standIn(), log, quick))).toBe("Satu dua.");
  });

  test("one failure before the first words is retried once", async () => {
    const primary = scriptedModel([new ModelError("busy", true)], [{ text: "Sekarang." }]);
    expect(await listen(guardedModel(primary, standIn(), log, quick))).toBe("Sekarang.");
    expect(primary.requests.length).toBe(2);
  });

  test("a second failure lets the companion answer, and it says so", async () => {
    const primary = scriptedModel([new ModelError("down", true)]);
    expect(await listen(guardedModel(primary, standIn(), log, quick))).toBe(`${note}Bawaan menjawab.`);
    expect(primary.requests.length).toBe(2);
  });

  test("a refusal that a repeat cannot change is not repeated", async () => {
    const primary = scriptedModel([new ModelError("wrong key", false)]);
    await listen(guardedModel(primary, standIn(), log, quick));
    expect(primary.requests.length).toBe(1);
  });

  test("a model that hangs is given up within the limit, even when it ignores the signal", async () => {
    for (const primary of [scriptedModel(["hang"]), deaf]) {
      const begin = performance.now();
      expect(await listen(guardedModel(primary, standIn(), log, quick))).toBe(`${note}Bawaan menjawab.`);
      expect(performance.now() - begin).toBeLessThan(quick.firstMs * 4);
    }
  });

  test("silence after the first words is a failure, never an end: half is not passed off as whole", async () => {
    const primary = scriptedModel([{ text: "Separuh" }, "hang"]);
    await expect(listen(guardedModel(primary, standIn(), log, quick))).rejects.toThrow("fell silent");
    expect(primary.aborted).toBe(1);
  });

  test("a cut after the first words is a failure, and not retried", async () => {
    const primary = scriptedModel([{ text: "Separuh" }, new ModelError("cut", true)]);
    await expect(listen(guardedModel(primary, standIn(), log, quick))).rejects.toThrow("cut");
    expect(primary.requests.length).toBe(1);
  });

  test("after failures in a row the endpoint is left alone; the companion answers at once", async () => {
    const primary = scriptedModel([new ModelError("down", false)]);
    const model = guardedModel(primary, standIn(), log, quick);
    for (let n = 0; n < 5; n += 1) await listen(model);
    expect(primary.requests.length).toBe(quick.failuresMax);
  });

  test("after its rest the endpoint is tried again, and one success closes the matter", async () => {
    const primary = scriptedModel(
      [new ModelError("down", false)],
      [new ModelError("down", false)],
      [{ text: "Kembali." }],
    );
    const model = guardedModel(primary, standIn(), log, { ...quick, failuresMax: 2, restMs: 20 });
    await listen(model);
    await listen(model);
    await expect.poll(() => listen(model)).toBe("Kembali.");
  });

  test("a member who stops ends the endpoint's stream", async () => {
    const primary = scriptedModel([{ text: "Mulai " }, "hang"]);
    const stop = new AbortController();
    const stream = guardedModel(primary, standIn(), log, { ...quick, silenceMs: 60_000 }).stream(
      request,
      stop.signal,
    );
    const pieces = stream[Symbol.asyncIterator]();
    await pieces.next();
    stop.abort("member");
    await expect(pieces.next()).rejects.toBe("member");
    expect(primary.aborted).toBe(1);
  });

  test("a reader that leaves ends the endpoint's stream", async () => {
    const primary = scriptedModel([{ text: "a" }, { text: "b" }, "hang"]);
    for await (const _ of guardedModel(primary, standIn(), log, quick).stream(
      request,
      new AbortController().signal,
    ))
      break;
    expect(primary.aborted).toBe(1);
  });
});
