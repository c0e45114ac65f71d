import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A proxy in front of several servers. */
export type Servers = {
  /** Listens on a free port and returns the URL. */
  listen: () => Promise<string>;
  close: () => void;
  /** The ports of the servers that it uses. */
  ready: ReadonlySet<number>;
};

/**
 * What HAProxy does in front of several servers, for a test: each connection goes to the next server that says at
 * `/readyz` that it is ready, and to the one after it if that one takes none.
 */
export class ServerProxy implements Servers {
  readonly #servers: readonly { base: string; port: number }[];
  readonly #ready = new Set<number>();
  readonly #listener: Server;
  readonly #timer: NodeJS.Timeout;
  #next = 0;

  constructor(servers: readonly { base: string; port: number }[]) {
    this.#servers = servers;
    this.#listener = createServer((socket) => this.#forward(socket, servers.length));
    this.#timer = setInterval(() => void this.look(), 100);
  }

  /** Listens on a free port and returns the URL. */
  async listen(): Promise<string> {
    await this.look();
    await new Promise<void>((go) => this.#listener.listen(0, "127.0.0.1", go));
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#listener.close();
  }

  /** The ports of the servers that are ready. */
  get ready(): ReadonlySet<number> {
    return this.#ready;
  }

  async look(): Promise<void> {
    await Promise.all(
      this.#servers.map(async ({ base, port }) => {
        const isReady = await fetch(`${base}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) this.#ready.add(port);
        else this.#ready.delete(port);
      }),
    );
  }

  #forward(socket: Socket, triesLeft: number): void {
    const ready = this.#servers.filter(({ port }) => this.#ready.has(port));
    const chosen = ready[this.#next % ready.length];
    this.#next += 1;
    if (chosen === undefined || triesLeft === 0) {
      socket.destroy();
      return;
    }
    const server = connect(chosen.port, "127.0.0.1");
    server.once("connect", () => {
      socket.pipe(server).pipe(socket);
      socket.once("error", () => server.destroy());
    });
    let isConnected = false;
    server.once("connect", () => {
      isConnected = true;
    });
    server.once("error", () => {
      if (isConnected) socket.destroy();
      else this.#forward(socket, triesLeft - 1);
    });
  }
}
