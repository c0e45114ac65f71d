import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { origin } from "./journey.ts";

/** A connection to the server that a test can cut, as a train tunnel does. */
export type CuttableConnection = { origin: string; cut: () => void; restore: () => void };

/** Opens one for the current test; it closes when the test ends. */
export async function openConnection(): Promise<CuttableConnection> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  };
  const relay = createServer((near) => {
    track(near);
    if (isCut) return void near.destroy();
    const far = connect(Number(new URL(origin).port), "127.0.0.1");
    track(far);
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((listening) => relay.listen(0, "127.0.0.1", listening));
  const address = relay.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    relay.close();
    drop();
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
      drop();
    },
    restore: () => {
      isCut = false;
    },
  };
}
