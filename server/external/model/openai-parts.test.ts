import { afterEach, describe, expect, test } from "vitest";
import { listen, requestOf } from "#server/test/listen.ts";
import {
  chunk,
  closePlayed,
  inOrder,
  playedEndpoint,
  refusal,
  stream,
  usageChunk,
} from "#server/test/played-endpoint.ts";
import type { Model, ModelPiece, Turn } from "./model.ts";
import { openAiModel } from "./openai.ts";
import { CutShort, ModelError } from "./request.ts";

afterEach(closePlayed);

const asks: Turn[] = [{ role: "member", text: "Ceritakan rencananya." }];

/** The answer of a model to `turns`. */
const heard = (model: Model, { turns = asks, signal = new AbortController().signal } = {}) =>
  listen(model, requestOf(turns), signal);

describe("a model that thinks before it speaks", () => {
  test.each([["reasoning_content"], ["reasoning"]])(
    "gives signs of life by %s, and none of its thoughts",
    async (field) => {
      const endpoint = await playedEndpoint(() =>
        stream(
          chunk({ role: "assistant", content: "", [field]: "Dia lelah. " }),
          chunk({ content: null, [field]: "Aku dengar dulu." }),
          chunk({}),
          chunk("Aku dengar.", "stop"),
        ),
      );
      const { pieces, text } = await heard(openAiModel(endpoint.llm));
      expect(text).toBe("Aku dengar.");
      expect(JSON.stringify(pieces)).not.toMatch(/lelah|dulu/);
    },
  );

  test("has given its sign before its first word", async () => {
    const endpoint = await playedEndpoint(() => ({
      lines: [chunk({ reasoning: "Dia lelah." })],
      isLeftOpen: true,
    }));
    const signal = new AbortController().signal;
    for await (const piece of openAiModel(endpoint.llm).stream(requestOf(asks), signal)) {
      expect(piece).toEqual({ alive: true });
      break;
    }
    await expect.poll(() => endpoint.closed()).toBe(1);
  });

  test("is heard without the thoughts that it says aloud", async () => {
    const endpoint = await playedEndpoint(() =>
      stream(chunk("<thi"), chunk("nk>Dia lelah.</th"), chunk("ink>\n\nAku "), chunk("dengar.", "stop")),
    );
    const { pieces, text } = await heard(openAiModel(endpoint.llm));
    expect(text).toBe("Aku dengar.");
    expect(JSON.stringify(pieces)).not.toContain("lelah");
  });

  test("and uses up its tokens has nothing to go on from", async () => {
    const endpoint = await playedEndpoint(() => stream(chunk({ reasoning: "Hmm" }, "length")));
    const { text, error } = await heard(openAiModel(endpoint.llm));
    expect(text).toBe("");
    expect(error instanceof CutShort && error.reason).toBe("length");
    expect(endpoint.asked.length).toBe(1);
  });
});

describe("an answer that came to the limit of its length", () => {
  test("goes on by itself once, with its part so far and an instruction, and no word is doubled", async () => {
    const endpoint = await playedEndpoint(
      inOrder(
        stream(chunk("Hari pertama, tulis "), chunk("daftar utangmu", "length"), usageChunk(100, 10)),
        stream(
          chunk("tulis daftar"),
          chunk(" utangmu satu "),
          chunk("per satu.", "stop"),
          usageChunk(120, 8),
        ),
      ),
    );
    const model = openAiModel(endpoint.llm);
    const { pieces, text, error } = await heard(model);
    expect(error).toBeUndefined();
    expect(text).toBe("Hari pertama, tulis daftar utangmu satu per satu.");
    expect(pieces.at(-1)).toEqual({ usage: { tokensIn: 220, tokensCached: 0, tokensOut: 18 } });
    expect(model.used).toMatchObject({ requests: 2, requestsUntold: 0, tokensIn: 220, tokensOut: 18 });
    const [first, second] = endpoint.asked;
    const [part, instruction] = second?.messages.slice(-2) ?? [];
    expect(second?.messages.slice(0, -2)).toEqual(first?.messages);
    expect(part).toEqual({ role: "assistant", content: "Hari pertama, tulis daftar utangmu" });
    expect(instruction?.role).toBe("user");
    expect(instruction?.content).toMatch(/^\[Blok server\] .*\n?.*daftar utangmu$/s);
  });

  test("keeps offers of both parts, and leaves out what is thought anew", async () => {
    const endpoint = await playedEndpoint(
      inOrder(
        stream(chunk("Baca ini [[produk:1]] dulu ya", "length")),
        stream(chunk("<think>Lanjut.</think>dulu ya"), chunk(" sebelum tidur. [[produk:2]]", "stop")),
      ),
    );
    const { pieces, text } = await heard(openAiModel(endpoint.llm));
    expect(text).toBe("Baca ini  dulu ya sebelum tidur. ");
    expect(pieces.at(-1)).toEqual({ productIds: [1, 2] });
    expect(endpoint.asked[1]?.messages.at(-2)?.content).toBe("Baca ini  dulu ya");
  });

  test("that is cut again is cut: what came is said, then it fails, not to be repeated", async () => {
    const endpoint = await playedEndpoint(
      inOrder(stream(chunk("Satu dua", "length")), stream(chunk(" tiga empat", "length"), usageChunk(5, 2))),
    );
    const { text, error, pieces } = await heard(openAiModel(endpoint.llm));
    expect(text).toBe("Satu dua tiga empat");
    expect(error instanceof CutShort && [error.reason, error.again]).toEqual(["length", false]);
    expect(pieces.at(-1)).toMatchObject({ usage: { tokensOut: 2 } });
    expect(endpoint.asked.length).toBe(2);
  });

  test("whose continuation is filtered or refused is cut as well", async () => {
    const first = stream(chunk("Satu dua", "length"));
    for (const [second, reason] of [
      [stream(chunk("", "content_filter")), "content_filter"],
      [refusal("too long"), "length"],
    ] as const) {
      const endpoint = await playedEndpoint(inOrder(first, second));
      const { text, error } = await heard(openAiModel(endpoint.llm));
      expect(text).toBe("Satu dua");
      expect(error instanceof CutShort && error.reason).toBe(reason);
    }
  });

  test("whose continuation fails says so: the endpoint is down", async () => {
    const endpoint = await playedEndpoint(
      inOrder(stream(chunk("Satu dua", "length")), { status: 503, text: "" }),
    );
    const { text, error } = await heard(openAiModel(endpoint.llm));
    expect(text).toBe("Satu dua");
    expect(error).toBeInstanceOf(ModelError);
    expect(error).not.toBeInstanceOf(CutShort);
  });

  test("whose model has nothing to add is whole", async () => {
    const endpoint = await playedEndpoint(
      inOrder(stream(chunk("Satu dua.", "length")), stream(chunk("", "stop"))),
    );
    expect(await heard(openAiModel(endpoint.llm))).toMatchObject({ text: "Satu dua.", error: undefined });
  });

  test("that itself went on from a part stays one turn of the model", async () => {
    const endpoint = await playedEndpoint(
      inOrder(stream(chunk(" dua", "length")), stream(chunk(" tiga", "stop"))),
    );
    await heard(openAiModel(endpoint.llm), { turns: [...asks, { role: "persona", text: "Satu" }] });
    expect(endpoint.asked[1]?.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "user",
    ]);
    expect(endpoint.asked[1]?.messages.at(-2)?.content).toBe("Satu dua");
  });

  test("is stopped by its member in the continuation too, whose line closes", async () => {
    const endpoint = await playedEndpoint(
      inOrder(stream(chunk("Satu dua", "length")), { lines: [chunk(" tiga")], isLeftOpen: true }),
    );
    const stop = new AbortController();
    const heard: ModelPiece[] = [];
    const listening = (async () => {
      for await (const piece of openAiModel(endpoint.llm).stream(requestOf(asks), stop.signal)) {
        heard.push(piece);
        if ("text" in piece && piece.text.includes("tiga")) stop.abort("member");
      }
    })();
    await expect(listening).rejects.toBe("member");
    expect(heard.at(-1)).toEqual({ text: " tiga" });
    await expect.poll(() => endpoint.closed()).toBe(2);
  });

  test("is stopped while the continuation is still waited for", async () => {
    const endpoint = await playedEndpoint(inOrder(stream(chunk("Satu dua", "length")), { isLeftOpen: true }));
    const stop = new AbortController();
    const listening = heard(openAiModel(endpoint.llm), { signal: stop.signal });
    await expect.poll(() => endpoint.asked.length).toBe(2);
    stop.abort("member");
    expect(await listening).toMatchObject({ text: "Satu dua", error: "member" });
  });
});
