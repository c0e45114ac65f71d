import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/test/database.ts";

let database: TestDatabase;
let accounts: number[];
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(
    "select ledger_account(1, 'SEC', 'issuance') as a, ledger_account(1, 'SEC', 'consumed') as b",
  );
  accounts = [rows[0].a, rows[0].b];
});
afterAll(() => database.drop());

type Line = [seq: number, amount: number];

async function newJournal(client: Pick<pg.Pool, "query">): Promise<number> {
  const { rows } = await client.query(
    "insert into journals (client_id, kind, idem_key) values (1, 'test', $1) returning id",
    [`${++made}`],
  );
  return rows[0].id;
}
/** Writes postings of a journal directly, one statement each, without the application's functions. */
async function post(client: Pick<pg.Pool, "query">, journal: number, ...lines: Line[]): Promise<void> {
  for (const [seq, amount] of lines) {
    await client.query("insert into postings (journal_id, seq, account_id, amount) values ($1, $2, $3, $4)", [
      journal,
      seq,
      accounts[Math.abs(seq) % 2],
      amount,
    ]);
  }
}
/** Runs `work` in one transaction; the database checks the journal at commit. */
async function commit(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await work(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
const journalOf = (...lines: Line[]) =>
  commit(async (client) => post(client, await newJournal(client), ...lines));

async function closedJournal(): Promise<number> {
  let journal = 0;
  await commit(async (client) => {
    journal = await newJournal(client);
    await post(client, journal, [1, -5], [2, 5]);
  });
  return journal;
}

describe("a journal", () => {
  test("is written whole or not at all: its sides sum to zero at commit", async () => {
    await expect(journalOf([1, -5], [2, 5])).resolves.toBeUndefined();
    await expect(journalOf([1, -6], [2, 3], [3, 3])).resolves.toBeUndefined();
    await expect(journalOf([1, -5], [2, 4])).rejects.toThrow(/does not balance/);
    await expect(journalOf([1, -5])).rejects.toThrow(/does not balance/);
  });

  test("cannot do without a first side, which is the one that is checked", async () => {
    await expect(journalOf([2, 5])).rejects.toThrow(/no first posting/);
    await expect(journalOf([0, -5], [2, 5])).rejects.toThrow(/no first posting/);
  });

  test("takes no side once it is committed, not even a pair that balances", async () => {
    const journal = await closedJournal();
    await expect(post(database.pool, journal, [3, 7])).rejects.toThrow(/is closed/);
    await expect(commit((client) => post(client, journal, [3, 7], [4, -7]))).rejects.toThrow(/is closed/);
    await expect(
      database.pool.query(
        "insert into postings (journal_id, seq, account_id, amount) values ($1, 3, $2, 7), ($1, 4, $2, -7)",
        [journal, accounts[0]],
      ),
    ).rejects.toThrow(/is closed/);
  });

  test("of a transaction that began later and is committed already takes none either", async () => {
    await commit(async (client) => {
      await newJournal(client);
      const journal = await closedJournal();
      await client.query("savepoint before");
      await expect(post(client, journal, [3, 7])).rejects.toThrow(/is closed/);
      await client.query("rollback to before");
    });
  });

  test("may be written within a savepoint", async () => {
    await commit(async (client) => {
      await client.query("savepoint within");
      await post(client, await newJournal(client), [1, -5], [2, 5]);
      await client.query("release within");
    });
  });
});

test.for([["journals"], ["postings"], ["meter_charges"]])("nothing is taken out of %s", async ([table]) => {
  await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow(/append-only/);
  await expect(database.pool.query(`truncate ${table} cascade`)).rejects.toThrow(/append-only/);
});
