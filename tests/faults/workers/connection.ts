import { request } from "node:http";
import { Readable } from "node:stream";

type Sent = { method?: string; headers?: Record<string, string>; body?: object };

/** Makes a request over a connection of its own, so that the next worker or server takes it. */
export function overOwnConnection(
  url: string,
  { method = "GET", headers = {}, body }: Sent = {},
): Promise<Response> {
  return new Promise((answered, failed) => {
    const sent = request(url, {
      method,
      agent: false,
      headers: { "content-type": "application/json", ...headers },
    });
    sent.on("error", failed);
    sent.on("response", (response) => {
      const stream = Readable.toWeb(response) as ReadableStream<Uint8Array>;
      answered(new Response(stream, { status: response.statusCode ?? 0 }));
    });
    sent.end(body && JSON.stringify(body));
  });
}
