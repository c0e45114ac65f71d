import { connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/test/database.ts";
import { type Database, type DatabaseOptions, openDatabase, transact } from "./db.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("create table counted (id int primary key, n int not null)");
});
beforeEach(() =>
  database.pool.query("insert into counted values (1, 0), (2, 0) on conflict (id) do update set n = 0"),
);
afterAll(() => database.drop());

/** A pool of one connection, so that the next caller gets whatever state the previous one left on it. */
function openOne(url = database.url, over: Partial<DatabaseOptions> = {}): Database {
  const one = openDatabase({ url, max: 1, queryTimeoutMs: 300, ...over });
  onTestFinished(() => one.close());
  return one;
}

const add = (to: Database, ...ids: number[]) =>
  transact(to.db, async (tx) => {
    for (const id of ids) await tx.execute(sql`update counted set n = n + 1 where id = ${id}`);
  });

const counts = async () =>
  (await database.pool.query("select n from counted order by id")).rows.map(({ n }) => n);

describe("a transaction", () => {
  test("whose statement is not answered in time leaves nothing behind, not for the next one either", async () => {
    const one = openOne();
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query("begin; update counted set n = n where id = 2");
    await expect(add(one, 1, 2)).rejects.toThrow();
    await holder.query("rollback");
    await holder.end();
    await add(one, 1);
    expect(await counts()).toEqual([1, 0]);
  });

  test("whose line stands still gives its place back: the pool goes on afterwards", async () => {
    const line = await stoppable();
    const one = openOne(line.url, { connectTimeoutMs: 1500 });
    await add(one, 1);
    line.pause();
    await expect(add(one, 1)).rejects.toThrow();
    await expect(add(one, 1)).rejects.toThrow();
    line.resume();
    await add(one, 2);
    expect(await counts()).toEqual([1, 1]);
  });

  test("whose connection dies between two statements fails, and the process lives", async () => {
    const one = openOne();
    const dying = transact(one.db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await expect
        .poll(() =>
          tx.execute(sql`select 1`).then(
            () => true,
            () => false,
          ),
        )
        .toBe(false);
      await tx.execute(sql`update counted set n = 9`);
    });
    await expect(dying).rejects.toThrow();
    await add(one, 1);
    expect(await counts()).toEqual([1, 0]);
  });

  test("that fails is undone, and its connection is used again", async () => {
    const one = openOne();
    const pidOf = async () => (await one.pool.query("select pg_backend_pid() as pid")).rows[0].pid;
    const before = await pidOf();
    await expect(
      transact(one.db, async (tx) => {
        await tx.execute(sql`update counted set n = 5`);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect([await counts(), await pidOf()]).toEqual([[0, 0], before]);
  });
});

/** A relay to the database that can be paused like a suspended machine: connections stay open but carry nothing. */
async function stoppable() {
  const sockets = new Set<Socket>();
  let isPaused = false;
  const { host, port, user, password, database: name } = new pg.Client({ connectionString: database.url });
  const reach = () => (host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const relay = createServer((near) => {
    const far = reach();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("data", (bytes) => other.write(bytes));
      socket.on("error", () => other.destroy());
      socket.on("close", () => other.destroy());
      if (isPaused) socket.pause();
    }
  });
  await new Promise<void>((listening) => relay.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    relay.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = relay.address();
  const at = typeof address === "object" && address ? address.port : 0;
  const url = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${at}/${name}`;
  const all = (what: "pause" | "resume") => {
    isPaused = what === "pause";
    for (const socket of sockets) socket[what]();
  };
  return { url, pause: () => all("pause"), resume: () => all("resume") };
}
