import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLogger } from "#server/platform/log.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { guideTexts } from "#texts/chat/guide.ts";
import { guardedModel, type Limits } from "./guarded.ts";
import type { Model, ModelPiece, ModelRequest } from "./model.ts";
import { CutShort, ModelError, Refused } from "./request.ts";

const log = createLogger("silent");
/** Limits that no busy machine reaches. */
const patient: Limits = {
  firstMs: 60_000,
  silenceMs: 60_000,
  thinkingMs: 60_000,
  retryMs: 5,
  failuresMax: 3,
  restMs: 60_000,
};
/** For models of which the test knows that they fall silent. */
const quick: Limits = { ...patient, firstMs: 120, silenceMs: 80, thinkingMs: 5000 };
const request: ModelRequest = {
  system: "",
  turns: [{ role: "member", text: "Halo" }],
  facts: {
    service: "Kesehatan Mental",
    memberName: "Rani",
    riskLevel: 0,
    products: [],
    closing: false,
  },
};

const standIn = () => scriptedModel([{ text: "Bawaan menjawab." }]);
const note = `${guideTexts.steppedIn}\n\n`;

async function listen(model: Model, signal = new AbortController().signal): Promise<string> {
  let text = "";
  for await (const piece of model.stream(request, signal)) text += "text" in piece ? piece.text : "";
  return text;
}

/** A model that ignores its abort signal and never answers. */
const deaf: Model = {
  name: "deaf",
  stream: () => ({
    [Symbol.asyncIterator]: () => ({ next: () => new Promise<IteratorResult<ModelPiece>>(() => {}) }),
  }),
};

describe("a model behind its guard", () => {
  test("what it says goes through as it is", async () => {
    const primary = scriptedModel([{ text: "Satu " }, { text: "dua." }]);
    expect(await listen(guardedModel(primary, standIn(), log, patient))).toBe("Satu dua.");
  });

  test("one failure before the first words is retried once", async () => {
    const primary = scriptedModel([new ModelError("busy", true)], [{ text: "Sekarang." }]);
    expect(await listen(guardedModel(primary, standIn(), log, patient))).toBe("Sekarang.");
    expect(primary.requests.length).toBe(2);
  });

  test("a second failure lets the guide answer, and it says so", async () => {
    const primary = scriptedModel([new ModelError("down", true)]);
    expect(await listen(guardedModel(primary, standIn(), log, patient))).toBe(`${note}Bawaan menjawab.`);
    expect(primary.requests.length).toBe(2);
  });

  test("a refusal that a repeat cannot change is not repeated", async () => {
    const primary = scriptedModel([new ModelError("wrong key", false)]);
    await listen(guardedModel(primary, standIn(), log, patient));
    expect(primary.requests.length).toBe(1);
  });

  test("a model that hangs is given up within the limit, even when it ignores the signal", async () => {
    for (const primary of [scriptedModel(["hang"]), deaf]) {
      const begin = performance.now();
      expect(await listen(guardedModel(primary, standIn(), log, quick))).toBe(`${note}Bawaan menjawab.`);
      expect(performance.now() - begin).toBeLessThan(quick.firstMs * 40);
    }
  });

  test("silence after the first words is a failure, never an end: half is not passed off as whole", async () => {
    const primary = scriptedModel([{ text: "Separuh" }, "hang"]);
    await expect(listen(guardedModel(primary, standIn(), log, quick))).rejects.toThrow("fell silent");
    expect(primary.aborted).toBe(1);
  });

  test("a cut after the first words is a failure, and not retried", async () => {
    const primary = scriptedModel([{ text: "Separuh" }, new ModelError("cut", true)]);
    await expect(listen(guardedModel(primary, standIn(), log, patient))).rejects.toThrow("cut");
    expect(primary.requests.length).toBe(1);
  });

  test("after failures in a row the endpoint is left alone; the guide answers at once", async () => {
    const primary = scriptedModel([new ModelError("down", false)]);
    const model = guardedModel(primary, standIn(), log, patient);
    for (let n = 0; n < 5; n += 1) await listen(model);
    expect(primary.requests.length).toBe(patient.failuresMax);
  });

  test("after its rest the endpoint is tried again, and one success closes the matter", async () => {
    const primary = scriptedModel(
      [new ModelError("down", false)],
      [new ModelError("down", false)],
      [{ text: "Kembali." }],
    );
    const model = guardedModel(primary, standIn(), log, { ...patient, failuresMax: 2, restMs: 20 });
    await listen(model);
    await listen(model);
    await expect.poll(() => listen(model)).toBe("Kembali.");
  });

  test("a member who stops ends the endpoint's stream", async () => {
    const primary = scriptedModel([{ text: "Mulai " }, "hang"]);
    const stop = new AbortController();
    const stream = guardedModel(primary, standIn(), log, patient).stream(request, stop.signal);
    const pieces = stream[Symbol.asyncIterator]();
    await pieces.next();
    stop.abort("member");
    await expect(pieces.next()).rejects.toBe("member");
    expect(primary.aborted).toBe(1);
  });

  test("a reader that leaves ends the endpoint's stream", async () => {
    const primary = scriptedModel([{ text: "a" }, { text: "b" }, "hang"]);
    for await (const _ of guardedModel(primary, standIn(), log, patient).stream(
      request,
      new AbortController().signal,
    ))
      break;
    expect(primary.aborted).toBe(1);
  });
});

describe("a model that thinks", () => {
  const sign: ModelPiece = { alive: true };
  const wait = (ms: number) => () => new Promise((go) => setTimeout(go, ms));
  const thinking = (times: number, everyMs: number) =>
    Array.from({ length: times }, () => [sign, wait(everyMs)]).flat();

  test("is waited for beyond the first words' limit, and nobody sees that it thinks", async () => {
    const primary = scriptedModel([...thinking(20, 10), { text: "Ya." }]);
    const model = guardedModel(primary, standIn(), log, { ...patient, firstMs: 120 });
    const pieces = await Array.fromAsync(model.stream(request, new AbortController().signal));
    expect(pieces).toEqual([{ text: "Ya." }]);
    expect(primary.requests.length).toBe(1);
  });

  test("is given up when it thinks for too long, and not asked once more", async () => {
    const primary = scriptedModel([...thinking(1000, 5), { text: "Ya." }]);
    const model = guardedModel(primary, standIn(), log, { ...patient, firstMs: 120, thinkingMs: 200 });
    expect(await listen(model)).toBe(`${note}Bawaan menjawab.`);
    expect(primary.requests.length).toBe(1);
    expect(primary.aborted).toBe(1);
  });

  test("is given up when it falls silent over its thoughts", async () => {
    const primary = scriptedModel([...thinking(3, 5), "hang"]);
    const begin = performance.now();
    expect(await listen(guardedModel(primary, standIn(), log, quick))).toBe(`${note}Bawaan menjawab.`);
    expect(performance.now() - begin).toBeLessThan(quick.thinkingMs);
  });

  test("may do so between its words", async () => {
    const primary = scriptedModel([{ text: "Satu, " }, ...thinking(20, 10), { text: "dua." }]);
    const model = guardedModel(primary, standIn(), log, patient);
    const pieces = await Array.fromAsync(model.stream(request, new AbortController().signal));
    expect(pieces).toEqual([{ text: "Satu, " }, { text: "dua." }]);
  });

  test("and says nothing has not answered: the guide does, and the endpoint counts as working", async () => {
    const primary = scriptedModel([...thinking(2, 1), new CutShort("length")]);
    const model = guardedModel(primary, standIn(), log, { ...patient, failuresMax: 1 });
    for (let n = 0; n < 3; n += 1) expect(await listen(model)).toBe(`${note}Bawaan menjawab.`);
    expect(primary.requests.length).toBe(3);
  });
});

test("what an answer cost is counted when its reader leaves it", async () => {
  let counted = 0;
  const primary: Model = {
    name: "costly",
    async *stream() {
      try {
        for (;;) yield { text: "kata " };
      } finally {
        counted += 1;
      }
    },
  };
  const model = guardedModel(primary, standIn(), log, patient);
  for await (const _ of model.stream(request, new AbortController().signal)) break;
  await expect.poll(() => counted).toBe(1);
});

test("what an answer cost goes through, behind its words", async () => {
  const usage = { tokensIn: 10, tokensCached: 0, tokensOut: 2 };
  const primary = scriptedModel([{ text: "Ya." }, { usage }], [{ usage }]);
  const model = guardedModel(primary, standIn(), log, { ...patient, failuresMax: 1 });
  const pieces = () => Array.fromAsync(model.stream(request, new AbortController().signal));
  expect(await pieces()).toEqual([{ text: "Ya." }, { usage }]);
  // A stream without a word is no answer.
  expect((await pieces()).at(-1)).toEqual({ text: "Bawaan menjawab." });
});

describe("who answered", () => {
  const answeredBy = async (model: Model) => {
    const pieces = await Array.fromAsync(model.stream(request, new AbortController().signal));
    return pieces.flatMap((piece) => ("answeredBy" in piece ? piece.answeredBy : []));
  };

  test("is said when it is not the endpoint, before the first words", async () => {
    const primary = scriptedModel([{ text: "Ya." }], [new ModelError("down", false)]);
    const model = guardedModel(primary, { ...standIn(), name: "guide" }, log, patient);
    expect(await answeredBy(model)).toEqual([]);
    expect(await answeredBy(model)).toEqual(["guide"]);
  });
});

describe("what counts as a failure of the endpoint", () => {
  const once: Limits = { ...patient, failuresMax: 1 };
  let aheadMs = 0;
  const rest = () => {
    aheadMs += once.restMs;
  };
  beforeEach(() => {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + aheadMs);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    aheadMs = 0;
  });
  const down = new ModelError("down", false);

  test("a member's stop before the first words does not", async () => {
    const primary = scriptedModel(["hang"], ["hang"], ["hang"], [{ text: "Masih ada." }]);
    const model = guardedModel(primary, standIn(), log, patient);
    for (let n = 0; n < patient.failuresMax; n += 1) {
      const stop = new AbortController();
      const listening = listen(model, stop.signal);
      stop.abort("member");
      await expect(listening).rejects.toBe("member");
    }
    expect(primary.requests.length).toBe(patient.failuresMax);
    expect(await listen(model)).toBe("Masih ada.");
  });

  test("an answer that the endpoint's own rule ended does not; without a word the guide answers", async () => {
    const short = new CutShort("content_filter");
    const primary = scriptedModel([{ text: "Separuh" }, short], [short], [{ text: "Ya." }]);
    const model = guardedModel(primary, standIn(), log, once);
    await expect(listen(model)).rejects.toThrow("content_filter");
    expect(await listen(model)).toBe(`${guideTexts.refused}\n\nBawaan menjawab.`);
    expect(primary.requests.length).toBe(2);
    expect(await listen(model)).toBe("Ya.");
  });

  test("one member's refused messages do not silence the endpoint for others, and are told as what they are", async () => {
    const refused = Array.from({ length: 5 }, () => [new Refused(400)]);
    const primary = scriptedModel(...refused, [{ text: "Ya." }]);
    const model = guardedModel(primary, standIn(), log, once);
    for (const _ of refused) expect(await listen(model)).toBe(`${guideTexts.refused}\n\nBawaan menjawab.`);
    expect(await listen(model)).toBe("Ya.");
  });

  test("after its rest one request tries; the others stay with the guide until it succeeded", async () => {
    const half = latch();
    const primary = scriptedModel([down], [{ text: "Kem" }, half.wait, { text: "bali." }], [{ text: "Ya." }]);
    const model = guardedModel(primary, standIn(), log, once);
    await listen(model);
    rest();
    const trial = listen(model);
    const others = await Promise.all([listen(model), listen(model), listen(model)]);
    expect(others).toEqual(Array.from({ length: 3 }, () => `${note}Bawaan menjawab.`));
    half.open();
    expect(await trial).toBe("Kembali.");
    expect(await Promise.all([listen(model), listen(model)])).toEqual(["Ya.", "Ya."]);
    expect(primary.requests.length).toBe(4);
  });

  test("when that one fails, the endpoint rests once more", async () => {
    const primary = scriptedModel([down]);
    const model = guardedModel(primary, standIn(), log, once);
    await listen(model);
    rest();
    await Promise.all([listen(model), listen(model)]);
    await listen(model);
    expect(primary.requests.length).toBe(2);
    rest();
    await listen(model);
    expect(primary.requests.length).toBe(3);
  });

  test("when its member stops it or leaves, the next request tries", async () => {
    const primary = scriptedModel([down], ["hang"], [{ text: "Mulai " }, "hang"], [{ text: "Kembali." }]);
    const model = guardedModel(primary, standIn(), log, once);
    await listen(model);
    rest();
    const stop = new AbortController();
    const stopped = listen(model, stop.signal);
    stop.abort("member");
    await expect(stopped).rejects.toBe("member");
    for await (const _ of model.stream(request, new AbortController().signal)) break;
    expect(await listen(model)).toBe("Kembali.");
  });
});
