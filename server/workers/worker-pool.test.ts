import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLogger } from "#server/platform/log.ts";
import { hashLimit } from "#server/platform/security/secrets.ts";
import { PrimaryLink } from "./link.ts";
import type { FromPrimary } from "./messages.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Both ends of a worker's channel, without a process: what one end sends, the other hears at once. */
class PlayedWorker extends EventEmitter {
  readonly killedBy: string[] = [];
  readonly link: PrimaryLink;
  #isAlive = true;

  constructor() {
    super();
    const heard = new EventEmitter();
    this.link = new PrimaryLink({
      send: (message) => this.#isAlive && this.emit("message", message),
      on: (event, listener) => heard.on(event, listener),
    });
    this.send = (message) => heard.emit("message", structuredClone(message));
  }

  readonly send: (message: FromPrimary) => unknown;
  readonly process = {
    kill: (signal: string) => {
      this.killedBy.push(signal);
      return true;
    },
  };
  isConnected = () => this.#isAlive;

  die(): void {
    this.#isAlive = false;
    this.emit("exit", null, "SIGKILL");
  }
}

let workers: PlayedWorker[];
let pool: WorkerPool;

function poolOf(wanted: number): WorkerPool {
  workers = [];
  const fork = () => {
    const worker = new PlayedWorker();
    workers.push(worker);
    return worker;
  };
  return new WorkerPool({ wanted, databaseUrl: "postgres://db/alma", fork, log: createLogger("silent") });
}

/** Starts a pool of two whose workers are ready at once. */
async function startedPair(): Promise<[PlayedWorker, PlayedWorker]> {
  pool = poolOf(2);
  const started = pool.start();
  workers[0]?.link.ready();
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  workers[1]?.link.ready();
  await started;
  return [workers[0] as PlayedWorker, workers[1] as PlayedWorker];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("starting", () => {
  test("the first worker prepares the database, and the others begin when it is ready", async () => {
    pool = poolOf(3);
    const started = pool.start();
    expect(workers).toHaveLength(1);
    expect(await workers[0]?.link.begun).toMatchObject({ isFirst: true, number: 1 });
    workers[0]?.link.ready();
    await vi.waitFor(() => expect(workers).toHaveLength(3));
    expect(await workers[2]?.link.begun).toMatchObject({
      databaseUrl: "postgres://db/alma",
      isFirst: false,
      number: 3,
    });
    for (const worker of workers.slice(1)) worker.link.ready();
    await started;
    expect(await workers[2]?.link.status()).toEqual({ wanted: 3, ready: 3, deaths: 0 });
  });

  test("a first worker that cannot start ends the start, and is not tried again", async () => {
    pool = poolOf(2);
    const started = pool.start();
    workers[0]?.die();
    await expect(started).rejects.toThrow("before it was ready");
    vi.advanceTimersByTime(60_000);
    expect(workers).toHaveLength(1);
  });
});

describe("a worker that dies", () => {
  test("is replaced at once, then with growing pauses, and at once again after it lived for a minute", async () => {
    const [, second] = await startedPair();
    second.die();
    const pauses: number[] = [];
    for (let death = 0; death < 9; death += 1) {
      const known = workers.length;
      let waited = 0;
      for (; workers.length === known && waited <= 40_000; waited += 250) vi.advanceTimersByTime(250);
      pauses.push(waited - 250);
      workers.at(-1)?.die();
    }
    expect(pauses).toEqual([0, 250, 750, 1750, 3750, 7750, 15_750, 29_750, 29_750]);
    vi.advanceTimersByTime(30_000);
    workers.at(-1)?.link.ready();
    vi.advanceTimersByTime(60_000);
    const known = workers.length;
    workers.at(-1)?.die();
    vi.advanceTimersByTime(0);
    expect(workers).toHaveLength(known + 1);
    expect(await workers[0]?.link.status()).toEqual({ wanted: 2, ready: 1, deaths: 11 });
    expect(await workers.at(-1)?.link.begun).toMatchObject({ isFirst: false, number: 2 });
  });

  test("leaves its turn at hashing, also the one that it waited for", async () => {
    const [one, other] = await startedPair();
    const hash = { of: "hash", requester: "open" } as const;
    for (let n = 0; n < hashLimit.atOnce; n += 1) await one.link.enter(hash);
    const waiting = one.link.enter(hash);
    let isIn = false;
    const entered = other.link.enter(hash).then((leave) => {
      isIn = true;
      return leave;
    });
    await Promise.resolve();
    expect(isIn).toBe(false);
    one.die();
    (await entered)();
    // Nobody waits for an answer that a dead worker will never read.
    await expect(Promise.race([waiting, Promise.resolve("unanswered")])).resolves.toBe("unanswered");
  });
});

describe("what the workers share", () => {
  test("turns at hashing are the machine's: a worker waits for the others, and a full queue refuses", async () => {
    const [one, other] = await startedPair();
    const hash = { of: "hash", requester: "open" } as const;
    const leaves: (() => void)[] = [];
    for (let n = 0; n < hashLimit.atOnce; n += 1) leaves.push(await one.link.enter(hash));
    const queued = Array.from({ length: 64 }, (_, n) => (n % 2 ? one : other).link.enter(hash));
    await expect(other.link.enter(hash)).rejects.toMatchObject({
      code: "too_many_requests",
      extra: { retryAfter: 5 },
    });
    for (const leave of leaves) leave();
    for (const entered of queued) (await entered)();
  });

  test("one picture at a time is re-encoded on the machine", async () => {
    const [one, other] = await startedPair();
    const leave = await one.link.enter({ of: "picture", key: "1", waitMs: 0 });
    await expect(other.link.enter({ of: "picture", key: "2", waitMs: 0 })).rejects.toMatchObject({
      code: "too_many_requests",
    });
    leave();
    (await other.link.enter({ of: "picture", key: "2", waitMs: 0 }))();
  });

  test("the figures of all are told to whoever asks, without a worker that hangs or dies", async () => {
    const [one, other] = await startedPair();
    one.link.tellFigures = async () => [{ name: "a" }];
    other.link.tellFigures = async () => [{ name: "b" }];
    expect(await other.link.figures()).toEqual([[{ name: "a" }], [{ name: "b" }]]);
    other.link.tellFigures = () => new Promise(() => {});
    const asked = one.link.figures();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toEqual([[{ name: "a" }]]);
    const again = one.link.figures();
    other.die();
    expect(await again).toContainEqual([{ name: "a" }]);
  });
});

test("stopping asks every worker to drain, starts none again, and kills one that hangs", async () => {
  const [one, other] = await startedPair();
  const stopped = pool.stop();
  expect([one.killedBy, other.killedBy]).toEqual([["SIGTERM"], ["SIGTERM"]]);
  one.die();
  vi.advanceTimersByTime(60_000);
  expect(other.killedBy).toEqual(["SIGTERM", "SIGKILL"]);
  other.die();
  await stopped;
  expect(workers).toHaveLength(2);
});
