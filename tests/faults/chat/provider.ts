import { createServer, type Server, type ServerResponse } from "node:http";

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

export type Behaviour =
  | { kind: "talk"; words: number; everyMs: number }
  | { kind: "tell"; sentences: number; everyMs: number }
  | { kind: "silent" }
  | { kind: "stall"; words: number }
  | { kind: "cut"; words: number }
  | { kind: "status"; status: number }
  | { kind: "rubbish" }
  | { kind: "babble" };

/** The n-th sentence of a provider with behaviour "tell". */
export const sentenceOf = (n: number) => `Ini kalimat nomor ${n} dari ceritaku. `;

/** The whole text of a provider with behaviour "talk". */
export const wordsOf = (count: number) => Array.from({ length: count }, (_, n) => `kata${n} `).join("");

/** A fake language model server with every kind of failure. */
export class Provider {
  /** Chooses the behaviour for a request by its number and its body. */
  behave: (request: number, body: string) => Behaviour = () => ({ kind: "talk", words: 20, everyMs: 20 });
  requests = 0;
  open = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      request.on("end", () => {
        this.requests += 1;
        this.open += 1;
        response.on("close", () => {
          this.open -= 1;
        });
        void this.#answer(response, this.behave(this.requests, body));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, "127.0.0.1", ready));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(response: ServerResponse, behaviour: Behaviour): Promise<void> {
    if (behaviour.kind === "status") {
      response.writeHead(behaviour.status).end("no");
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    switch (behaviour.kind) {
      case "talk":
        for (let n = 0; n < behaviour.words && !response.destroyed; n += 1) {
          response.write(chunk(`kata${n} `));
          await new Promise((go) => setTimeout(go, behaviour.everyMs));
        }
        response.end(`${chunk("", "stop")}data: [DONE]\n\n`);
        return;
      case "tell":
        for (let n = 0; n < behaviour.sentences && !response.destroyed; n += 1) {
          response.write(chunk(sentenceOf(n)));
          await new Promise((go) => setTimeout(go, behaviour.everyMs));
        }
        response.end(`${chunk("", "stop")}data: [DONE]\n\n`);
        return;
      case "stall":
        response.write(chunk(wordsOf(behaviour.words)));
        return;
      case "cut":
        response.write(chunk(wordsOf(behaviour.words)), () => response.destroy());
        return;
      case "rubbish":
        response.end("data: {not json\n\n");
        return;
      case "babble":
        while (!response.destroyed) {
          if (!response.write(chunk("la ".repeat(200)))) await new Promise((go) => setTimeout(go, 1));
        }
        return;
      case "silent":
        return;
    }
  }
}
