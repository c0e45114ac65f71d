import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { StartError } from "./start-error.ts";

type At = Pick<Config, "host" | "port">;

/**
 * The most connections that may wait to be accepted. Node's default of 511 overflows in a burst of sign-ins
 * (`npm run bench storm`), and connections are then reset. Linux allows 4,096 by default.
 */
const backlog = 4096;

/**
 * Listens, `together` with the other workers: on Linux each has a socket of its own and the kernel deals out the
 * connections, so that those of a worker that dies are refused at once. If the primary process dealt them out, as it
 * does elsewhere, one that is on its way to a dying worker would hang.
 */
export async function listen(server: FastifyInstance, { host, port }: At, together: boolean): Promise<void> {
  const reusePort = together && process.platform === "linux";
  try {
    await server.listen({ host, port, backlog, ...(reusePort ? { reusePort } : {}) });
  } catch (error) {
    throw explained(error, { host, port });
  }
}

/**
 * Refuses a port that another program uses. Workers share theirs with whoever allows it, so without this a second Alma
 * would take half of the first one's visitors.
 */
export async function claimPort(at: At): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((listening, failed) => {
      probe.once("error", failed).listen(at, listening);
    });
  } catch (error) {
    throw explained(error, at);
  }
  await new Promise((closed) => probe.close(closed));
}

function explained(error: unknown, { host, port }: At): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} on ${host} is in use; stop the other program or set PORT to a free one.`,
    );
  }
  if (code === "EACCES" || code === "EADDRNOTAVAIL") {
    return new StartError(
      `Cannot listen on ${host}:${port} (${code}); set HOST and PORT to an address of this machine.`,
    );
  }
  return error;
}
