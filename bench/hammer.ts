import { connect } from "node:net";
import { percentile } from "./process.ts";

export type Hammered = { requests: number; perSecond: number; firstByteP95Ms: number };

/**
 * Requests one address over `lines` keep-alive connections, as fast as the server answers. It parses just enough HTTP
 * to find the end of a response, so that the load generator costs less than the server it measures.
 */
export async function hammer(port: number, path: string, lines: number, ms: number): Promise<Hammered> {
  const ask = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: gzip\r\n\r\n`;
  const firstByteMs: number[] = [];
  let requests = 0;
  const begin = performance.now();
  const line = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let answer = new Answer();
      let asked = 0;
      const next = () => {
        if (performance.now() - begin > ms) return socket.end(() => resolve());
        asked = performance.now();
        answer = new Answer();
        return socket.write(ask);
      };
      socket.on("connect", next).on("error", reject);
      socket.on("data", (piece: Buffer) => {
        if (answer.isNew) firstByteMs.push(performance.now() - asked);
        if (!answer.take(piece)) return;
        requests += 1;
        if (answer.isGood) next();
        else socket.destroy(new Error(answer.head));
      });
    });
  await Promise.all(Array.from({ length: lines }, line));
  const perSecond = requests / ((performance.now() - begin) / 1000);
  return { requests, perSecond, firstByteP95Ms: percentile(firstByteMs, 0.95) };
}

/** A response as it arrives, with a content-length header. */
class Answer {
  head = "";
  /** Bytes still to come; undefined until the header is complete. */
  #left: number | undefined;

  get isNew(): boolean {
    return this.head === "";
  }

  get isGood(): boolean {
    return this.head.startsWith("HTTP/1.1 200");
  }

  /** Returns whether the response is complete. */
  take(piece: Buffer): boolean {
    if (this.#left !== undefined) {
      this.#left -= piece.length;
      return this.#left <= 0;
    }
    this.head += piece.toString("latin1");
    const end = this.head.indexOf("\r\n\r\n");
    if (end < 0) return false;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.head)?.[1] ?? 0);
    this.#left = length - (this.head.length - end - 4);
    return this.#left <= 0;
  }
}
