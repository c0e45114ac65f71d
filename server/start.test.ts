import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/test/test-process.ts";
import { readPidFile } from "./db/embedded/pid-file.ts";
import { findServer } from "./db/embedded/server-process.ts";
import { createLogger } from "./platform/log.ts";
import { start } from "./start.ts";
import { testConfig } from "./test/config.ts";

let folder: ReturnType<typeof temporaryFolder>;
let other: Server;
let port = 0;

beforeAll(async () => {
  folder = temporaryFolder();
  other = createServer();
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const address = other.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(async () => {
  other.close();
  await folder.remove();
});

test("a start that fails tells why, and leaves no database running", { timeout: 60_000 }, async () => {
  const config = testConfig({ dataDir: folder.path, port });
  const log = createLogger("silent");
  const postgres = join(folder.path, "postgres");
  // The reason is the missing build when the web app was never built.
  await expect(start(config, log)).rejects.toThrow(/is in use|build/);
  expect([await findServer(postgres), readPidFile(postgres)]).toEqual([undefined, undefined]);
  const otherSecret = { ...config, appSecret: "another-secret-than-that-of-the-data-0123456789" };
  let logged = "";
  const to = new Writable({
    write: (part, _encoding, done) => {
      logged += String(part);
      done();
    },
  });
  // Outside of demo mode the start first warns that payments are simulated.
  await expect(start({ ...otherSecret, demo: false }, createLogger("warn", to))).rejects.toThrow(
    /APP_SECRET/,
  );
  expect(logged).toMatch(/payments are simulated.*MIDTRANS_SERVER_KEY/);
  expect([await findServer(postgres), readPidFile(postgres)]).toEqual([undefined, undefined]);
});
