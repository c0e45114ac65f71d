import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

export type Streamed = { firstMs: number; totalMs: number; text: string; ended: string };

/** Posts one question and reads its stream to the end, at the lowest cost for the load client. */
export function streamOnce(
  port: number,
  body: object,
  headers: Record<string, string> = {},
): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    let firstMs = 0;
    let raw = "";
    const call = request(
      {
        port,
        host: "127.0.0.1",
        agent,
        method: "POST",
        path: "/api/chat",
        headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
      },
      (response) => {
        response.setEncoding("latin1");
        response.on("data", (piece: string) => {
          if (firstMs === 0 && piece.includes("event: delta")) firstMs = performance.now() - begin;
          raw += piece;
        });
        response.on("end", () => {
          if (response.statusCode !== 200)
            return reject(new Error(`answered ${response.statusCode}: ${raw}`));
          resolve({ firstMs, totalMs: performance.now() - begin, ...read(raw) });
        });
      },
    );
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });
}

function read(raw: string): { text: string; ended: string } {
  let text = "";
  let ended = "";
  for (const [, event, data] of raw.matchAll(/event: (\w+)\ndata: (.*)\n/g)) {
    if (event === "delta" && data) text += JSON.parse(data).text;
    else ended = event ?? "";
  }
  return { text, ended };
}
