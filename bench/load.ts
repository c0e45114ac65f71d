import { Agent, request } from "node:http";
import { percentile } from "./process.ts";

export type Load = { perSecond: number; p95Ms: number };

/**
 * Runs `work` from `callers` concurrent callers, for a time or a number of turns. Returns turns per second and the 95th
 * percentile of the durations.
 */
export async function load(
  callers: number,
  until: { ms: number } | { turns: number },
  work: (turn: number) => Promise<unknown>,
): Promise<Load> {
  const begin = performance.now();
  const tookMs: number[] = [];
  let turn = 0;
  const goesOn = () => ("turns" in until ? turn < until.turns : performance.now() - begin < until.ms);
  const caller = async () => {
    while (goesOn()) {
      turn += 1;
      const start = performance.now();
      await work(turn - 1);
      tookMs.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { perSecond: turn / ((performance.now() - begin) / 1000), p95Ms: percentile(tookMs, 0.95) };
}

/**
 * Makes member calls over at most `sockets` keep-alive connections. An error response is a fault of the bench, so it
 * throws.
 */
export function caller(port: number, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const call = (method: string, path: string, token: string, body?: object): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          port,
          host: "127.0.0.1",
          agent,
          method,
          path,
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        },
        (response) => {
          let text = "";
          response
            .setEncoding("utf8")
            .on("data", (piece: string) => {
              text += piece;
            })
            .on("end", () =>
              response.statusCode === 200
                ? resolve(text)
                : reject(
                    new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 200)}`),
                  ),
            );
        },
      );
      sent.on("error", reject);
      sent.end(body && JSON.stringify(body));
    });
  return { call, close: () => agent.destroy() };
}
