// The baseline: takes a question, reads the provider's stream, parses each chunk, re-emits each token. Nothing else.
import { request as ask, createServer } from "node:http";
import { createParser } from "eventsource-parser";

const provider = new URL(process.env.LLM_BASE_URL ?? "");

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    const upstream = ask(new URL(`${provider.href}/chat/completions`), { method: "POST" }, (answer) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      let position = 0;
      const parser = createParser({
        onEvent: ({ data }) => {
          if (data === "[DONE]") return;
          const text: string = JSON.parse(data).choices[0]?.delta?.content ?? "";
          position += text.length;
          response.write(`id: 1:${position}\nevent: delta\ndata: ${JSON.stringify({ text })}\n\n`);
        },
      });
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => parser.feed(piece));
      answer.on("end", () => response.end("event: final\ndata: {}\n\n"));
    });
    upstream.end("{}");
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("ready\n"));
