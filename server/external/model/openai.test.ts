import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import type { ModelPiece, ModelRequest } from "./model.ts";
import { openAiModel } from "./openai.ts";
import { CutShort, ModelError, Refused } from "./request.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts an endpoint with the given request listener and returns a model that uses it. */
async function endpoint(answer: RequestListener): Promise<ReturnType<typeof openAiModel>> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, "127.0.0.1", ready));
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return openAiModel({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: "kunci",
    model: "uji",
    providerName: "uji",
  });
}

const request: ModelRequest = {
  system: "Aturan.",
  turns: [
    { role: "member", text: "Halo" },
    { role: "persona", text: "Hai" },
    { role: "member", text: "Aku lelah" },
  ],
  facts: {
    service: "Karier",
    memberName: "Rani",
    riskLevel: 0,
    products: [],
    closing: false,
  },
};

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

/** Sends the body in pieces of `size` bytes, each in its own turn of the event loop. */
async function sendInPieces(response: ServerResponse, bytes: Buffer, size: number): Promise<void> {
  response.writeHead(200);
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size));
    await new Promise((go) => setImmediate(go));
  }
  response.end();
}

const say =
  (...lines: string[]): RequestListener =>
  (incoming, response) => {
    incoming.resume().on("end", () => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const line of lines) response.write(line);
      response.end();
    });
  };

async function read(model: Awaited<ReturnType<typeof endpoint>>, signal = new AbortController().signal) {
  const pieces: ModelPiece[] = [];
  for await (const piece of model.stream(request, signal)) pieces.push(piece);
  const text = pieces.map((piece) => ("text" in piece ? piece.text : "")).join("");
  return { text, productIds: pieces.flatMap((piece) => ("productIds" in piece ? piece.productIds : [])) };
}

describe("an OpenAI-compatible endpoint", () => {
  test("that never ends a line is left before it fills the memory", async () => {
    let sent = 0;
    const model = await endpoint((incoming, response) => {
      incoming.resume();
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: ");
      const more = () => {
        while (sent < 400_000_000 && !response.destroyed) {
          sent += 64_000;
          if (!response.write("x".repeat(64_000))) return response.once("drain", more);
        }
        return response.end();
      };
      more();
    });
    const error = await read(model).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(ModelError);
    expect(error instanceof ModelError && [error.message, error.again]).toEqual([
      "model sent an event without an end",
      false,
    ]);
    expect(sent).toBeLessThan(20_000_000);
  });

  test("that sends the words on to another address gets an error, and that address nothing", async () => {
    const asked: (string | undefined)[] = [];
    const model = await endpoint((incoming, response) => {
      asked.push(incoming.url);
      incoming.resume();
      response.writeHead(307, { location: "/elsewhere" });
      response.end();
    });
    await expect(read(model)).rejects.toThrow();
    expect(new Set(asked)).toEqual(new Set(["/v1/chat/completions"]));
  });

  test("gets system, turns and key, and is asked to stream", async () => {
    let body = "";
    let key: string | undefined;
    let path: string | undefined;
    const model = await endpoint((incoming, response) => {
      key = incoming.headers.authorization;
      path = incoming.url;
      incoming.on("data", (piece) => {
        body += piece;
      });
      incoming.on("end", () => response.end(chunk("Ya.", "stop")));
    });
    await read(model);
    expect([path, key]).toEqual(["/v1/chat/completions", "Bearer kunci"]);
    expect(JSON.parse(body)).toEqual({
      model: "uji",
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: "system", content: "Aturan." },
        { role: "user", content: "Halo" },
        { role: "assistant", content: "Hai" },
        { role: "user", content: "Aku lelah" },
      ],
    });
  });

  test("gets a history that begins with the member, whatever came before", async () => {
    let body = "";
    const model = await endpoint((incoming, response) => {
      incoming.on("data", (piece) => {
        body += piece;
      });
      incoming.on("end", () => response.end(chunk("Ya.", "stop")));
    });
    const turns: ModelRequest["turns"] = [{ role: "persona", text: "Halo." }, ...request.turns];
    await Array.fromAsync(model.stream({ ...request, turns }, new AbortController().signal));
    const roles = JSON.parse(body).messages.map(({ role }: { role: string }) => role);
    expect(roles).toEqual(["system", "user", "assistant", "user"]);
  });

  test("text comes whole however the network cuts it", async () => {
    const whole = `${chunk("Aku ")}${chunk("dengar 😢 ")}${chunk("kamu.", "stop")}data: [DONE]\n\n`;
    const bytes = Buffer.from(whole);
    const model = await endpoint((incoming, response) => {
      incoming.resume().on("end", () => void sendInPieces(response, bytes, 7));
    });
    expect((await read(model)).text).toBe("Aku dengar 😢 kamu.");
  });

  test("products are named in a trailer that never reaches the text, even when it comes in pieces", async () => {
    const model = await endpoint(
      say(chunk("Ada bahannya. "), chunk("["), chunk("[produk:"), chunk("12]]"), chunk("", "stop")),
    );
    expect(await read(model)).toEqual({ text: "Ada bahannya. ", productIds: [12] });
  });

  test("a bracket that is no trailer stays in the text", async () => {
    const model = await endpoint(say(chunk("Pilih [a] atau ["), chunk("b]."), chunk(" Atau [[c]]", "stop")));
    expect((await read(model)).text).toBe("Pilih [a] atau [b]. Atau [[c]]");
  });

  test("a line that closes without a word of its end was cut", async () => {
    const model = await endpoint(say(chunk("Separuh")));
    await expect(read(model)).rejects.toThrow("cut");
  });

  test("[DONE] ends the reading at once, even when the endpoint keeps its line open", async () => {
    const closed = Promise.withResolvers<void>();
    const model = await endpoint((incoming, response) => {
      response.on("close", closed.resolve);
      incoming.resume().on("end", () => {
        response.writeHead(200);
        response.write(`${chunk("Utuh.", "stop")}data: [DONE]\n\n${chunk(" Lagi.")}`);
      });
    });
    expect((await read(model)).text).toBe("Utuh.");
    await closed.promise;
  });

  test("an end by the endpoint's filter is a cut: what came is said, then it fails, not to be repeated", async () => {
    const model = await endpoint(
      say(chunk("Separuh [[produk:1]] jalan"), chunk(" [[prod", "content_filter"), "data: [DONE]\n\n"),
    );
    const pieces: ModelPiece[] = [];
    const reading = (async () => {
      for await (const piece of model.stream(request, new AbortController().signal)) pieces.push(piece);
    })();
    const error = await reading.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CutShort);
    expect(error instanceof CutShort && [error.again, error.reason]).toEqual([false, "content_filter"]);
    expect(pieces.map((piece) => ("text" in piece ? piece.text : piece)).join("")).toBe("Separuh  jalan ");
  });

  test.each([
    { status: 400, again: false, alone: true },
    { status: 413, again: false, alone: true },
    { status: 422, again: false, alone: true },
    { status: 401, again: false, alone: false },
    { status: 404, again: false, alone: false },
    { status: 429, again: true, alone: false },
    { status: 500, again: true, alone: false },
    { status: 503, again: true, alone: false },
  ])(
    "status $status is a failure; a repeat may help: $again; it refuses this request alone: $alone",
    async ({ status, again, alone }) => {
      const model = await endpoint((_incoming, response) => {
        response.writeHead(status);
        response.end("no");
      });
      const error = await read(model).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ModelError);
      expect(error instanceof ModelError && error.again).toBe(again);
      expect(error instanceof Refused).toBe(alone);
    },
  );

  test.each([
    ["data: {bad json\n\n"],
    ['data: {"choices": 7}\n\n'],
    ['data: {"error": {"message": "x"}}\n\n'],
    ["data: 5\n\n"],
    ['data: {"error": "penuh", "choices": []}\n\n'],
  ])("rubbish is a failure: %s", async (line) => {
    await expect(read(await endpoint(say(line, chunk("x", "stop"))))).rejects.toThrow("unknown chunk");
  });

  test("fields that hold nothing are no failure", async () => {
    const empty = `data: ${JSON.stringify({ error: null, usage: null, choices: [{ delta: null }] })}\n\n`;
    expect((await read(await endpoint(say(empty, chunk("Ya.", "stop"))))).text).toBe("Ya.");
  });

  test("a 403 of a filter refuses one text, a 403 of a key everybody's", async () => {
    const says = (text: string) => endpoint((_incoming, response) => response.writeHead(403).end(text));
    const flagged = '{"error":{"message":"Your input was flagged","metadata":{"flagged_input":"..."}}}';
    await expect(read(await says(flagged))).rejects.toBeInstanceOf(Refused);
    const error = await read(await says("Forbidden")).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ModelError);
    expect(error).not.toBeInstanceOf(Refused);
  });

  test("nobody there is a failure, not a hang", async () => {
    const model = openAiModel({
      baseUrl: "http://127.0.0.1:1/v1",
      apiKey: undefined,
      model: "x",
      providerName: "x",
    });
    await expect(read(model)).rejects.toThrow();
  });

  test("when the reader stops, the endpoint sees its line closed", async () => {
    let closed = () => {};
    const seen = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const model = await endpoint((incoming, response) => {
      response.on("close", closed);
      incoming.resume().on("end", () => {
        response.writeHead(200);
        response.write(chunk("Mulai"));
      });
    });
    for await (const _ of model.stream(request, new AbortController().signal)) break;
    await seen;
  });
});
