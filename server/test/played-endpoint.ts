import { createServer, type Server, type ServerResponse } from "node:http";
import { z } from "zod";
import type { Config } from "#server/config.ts";

/** A request as the fake endpoint received it. */
const askedSchema = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
});
export type Asked = z.output<typeof askedSchema>;

/** Its reply: lines of a stream, or a text with a status; a stream may be left open. */
export type Reply = { status?: number; text?: string; lines?: string[]; isLeftOpen?: boolean };

/** One chunk of a stream, with text or with any delta. */
export const chunk = (said: string | object, finish: string | null = null) => {
  const delta = typeof said === "string" ? { content: said } : said;
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
};

export const usageChunk = (tokensIn: number, tokensOut: number, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: tokensIn, completion_tokens: tokensOut, ...more } })}\n\n`;

export const done = "data: [DONE]\n\n";

export const refusal = (message: string, more: object = {}): Reply => ({
  status: 400,
  text: JSON.stringify({ error: { message, type: "invalid_request_error", ...more } }),
});

/** A whole stream of these lines. */
export const stream = (...lines: string[]): Reply => ({ lines: [...lines, done] });

/** Gives these replies one after the other, and the last one for good. */
export const inOrder =
  (...replies: Reply[]) =>
  (_: Asked, n: number): Reply =>
    replies[Math.min(n, replies.length) - 1] ?? {};

const played: Server[] = [];

/** Starts a fake language model over HTTP that replies as the test says and records the requests. */
export async function playedEndpoint(answer: (asked: Asked, n: number) => Reply | Promise<Reply>) {
  const asked: Asked[] = [];
  let closed = 0;
  const reply = async (response: ServerResponse, body: string): Promise<void> => {
    const one = askedSchema.parse(JSON.parse(body));
    asked.push(one);
    const { status = 200, text, lines = [], isLeftOpen } = await answer(one, asked.length);
    response.writeHead(status, {
      "content-type": text === undefined ? "text/event-stream" : "application/json",
    });
    response.flushHeaders();
    for (const line of lines) response.write(line);
    if (!isLeftOpen) response.end(text ?? "");
  };
  const server = createServer((incoming, response) => {
    let body = "";
    response.on("close", () => {
      closed += 1;
    });
    incoming.setEncoding("utf8").on("data", (part: string) => {
      body += part;
    });
    incoming.on("end", () => void reply(response, body));
  });
  played.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const llm: NonNullable<Config["llm"]> = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: "kunci",
    model: "uji",
    providerName: "uji",
  };
  return {
    llm,
    asked,
    /** How many responses have ended, by the server or by the client. */
    closed: () => closed,
    close: () => end(server),
  };
}

/** Closes all fake endpoints; for `afterEach`. */
export function closePlayed(): void {
  for (const server of played.splice(0)) end(server);
}

function end(server: Server): void {
  server.closeAllConnections();
  server.close();
}
