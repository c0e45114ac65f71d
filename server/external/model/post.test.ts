import { channel } from "node:diagnostics_channel";
import { once } from "node:events";
import { type ClientRequest, createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { latch } from "#server/test/fakes.ts";
import { type Incoming, post } from "./post.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Posts, and returns Node's own request too. */
function posted(
  address: string,
  signal = new AbortController().signal,
): { sent: ClientRequest; response: Promise<Incoming> } {
  let sent: ClientRequest | undefined;
  const seen = (message: unknown) => {
    sent = (message as { request: ClientRequest }).request;
  };
  const created = channel("http.client.request.created");
  created.subscribe(seen);
  const response = post(address, {}, "{}", signal);
  created.unsubscribe(seen);
  if (!sent) throw new Error("no request was made");
  return { sent, response };
}

describe("a connection to an endpoint", () => {
  test("is let go before an endpoint of one's own ends it, after 5 seconds", async () => {
    const address = await serve((_asked, reply) => reply.end("ok"));
    const { sent, response } = posted(address);
    expect((sent as unknown as { agent: unknown }).agent).toMatchObject({
      keepAlive: true,
      options: { timeout: 4000 },
    });
    expect(await (await response).take()).toBe("ok");
  });

  test("is kept while a model is silent for longer than that", async () => {
    const held = latch();
    const address = await serve((_asked, reply) => {
      const answer = async () => {
        await held.wait();
        reply.end("ok");
      };
      void answer();
    });
    const { sent, response } = posted(address);
    sent.on("socket", (socket) => socket.setTimeout(1));
    await once(sent, "timeout");
    held.open();
    expect(await (await response).take()).toBe("ok");
  });

  test("that the endpoint ended just as it was used again is replaced by a new one, at once", async () => {
    const served = new Map<Socket, number>();
    const address = await serve((asked, reply) => {
      const count = (served.get(asked.socket) ?? 0) + 1;
      served.set(asked.socket, count);
      if (count > 1) asked.socket.destroy();
      else reply.end("ok");
    });
    expect(await (await posted(address).response).take()).toBe("ok");
    const { sent, response } = posted(address);
    expect(await (await response).take()).toBe("ok");
    expect([sent.reusedSocket, served.size]).toEqual([true, 2]);
  });

  test("that is used again and given up before an answer fails once, and no failure is left without a reader", async () => {
    const unread: unknown[] = [];
    const note = (reason: unknown) => unread.push(reason);
    process.on("unhandledRejection", note);
    const asks: string[] = [];
    const asked = latch();
    const address = await serve((request, reply) => {
      asks.push(request.url ?? "");
      if (asks.length > 1) asked.open();
      else reply.end("ok");
    });
    expect(await (await posted(address).response).take()).toBe("ok");
    const stopping = new AbortController();
    const { sent, response } = posted(address, stopping.signal);
    await asked.wait();
    const closed = new Promise((done) => sent.on("close", done));
    stopping.abort(new Error("nobody waits any more"));
    await expect(response).rejects.toThrow("nobody waits any more");
    await closed;
    // A rejection counts as unread once the promises of this turn have settled.
    await new Promise((done) => setImmediate(done));
    process.off("unhandledRejection", note);
    expect([sent.reusedSocket, asks.length, unread]).toEqual([true, 2, []]);
  });

  test("asks for a text that is not compressed", async () => {
    const address = await serve((asked, reply) => reply.end(asked.headers["accept-encoding"]));
    expect(await (await posted(address).response).take()).toBe("identity");
  });

  test("that ends with neither a response nor an error is a failure", async () => {
    const address = await serve((_asked, reply) => {
      reply.writeHead(101, { connection: "upgrade", upgrade: "x" }).end();
    });
    await expect(posted(address).response).rejects.toThrow("without a response");
  });
});
