// A stand-in for a language model: an OpenAI-compatible endpoint that streams numbered tokens at a fixed pace.
import { createServer, type ServerResponse } from "node:http";

const tokens = Number(process.env.TOKENS ?? 200);
const perSecond = Number(process.env.RATE ?? 50);
/** The text it streams, repeated; without it, numbered words, so that a lost word can be identified. */
const words: string[] = process.env.WORDS ? JSON.parse(process.env.WORDS) : [];
const wordAt = (n: number) => words[n % words.length] ?? `kata${n} `;
const firstMs = Number(process.env.FIRST_MS ?? 50);

type Line = { response: ServerResponse; sent: number; nextAt: number };
const lines = new Set<Line>();

const chunk = (content: string) =>
  `data: {"id":"x","object":"chat.completion.chunk","created":1,"model":"bench","choices":[{"index":0,"delta":{"content":${JSON.stringify(content)}},"finish_reason":null}]}\n\n`;

/** One timer for all open streams: each gets its tokens when they are due. */
setInterval(() => {
  const now = performance.now();
  for (const line of lines) {
    while (line.sent < tokens && line.nextAt <= now) {
      line.response.write(chunk(wordAt(line.sent)));
      line.sent += 1;
      line.nextAt += 1000 / perSecond;
    }
    if (line.sent === tokens) {
      lines.delete(line);
      line.response.end("data: [DONE]\n\n");
    }
  }
}, 5);

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    const line = { response, sent: 0, nextAt: performance.now() + firstMs };
    lines.add(line);
    response.on("close", () => lines.delete(line));
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("ready\n"));
