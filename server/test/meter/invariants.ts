import type pg from "pg";
import { expect } from "vitest";
import { checkInvariants } from "#server/db/check.ts";

/* What must hold for ledger and meter after any story, read from the tables alone. */

type Span = { from: number; until: number };

/** Charged time spans of a member, in order. */
export async function chargedSpans(pool: pg.Pool, userId: number): Promise<Span[]> {
  const { rows } = await pool.query<Span>(
    `select extract(epoch from lower(span))::float8 * 1000 as from, extract(epoch from upper(span))::float8 * 1000 as until
     from meter_charges where user_id = $1 order by span`,
    [userId],
  );
  return rows;
}

/**
 * 2.6.5 and 6: no second is charged twice, and each lies within 60 seconds after a sign of life of the member, or
 * before one that ended a gap of at most 90 seconds. `signs` are moments, or spans that contain the moment.
 */
export function expectNearSigns(spans: Span[], signs: Span[]): void {
  const slackMs = 1000;
  for (const [n, { from, until }] of spans.entries()) {
    expect(from).toBeGreaterThanOrEqual(spans[n - 1]?.until ?? 0);
    for (let at = from; at < until; at += 1000) {
      const near = signs.some(
        (sign) => at >= sign.from - 30_000 - slackMs && at + 1000 <= sign.until + 60_000 + slackMs,
      );
      expect(near, `the second at ${new Date(at).toISOString()} has no sign of life near it`).toBe(true);
    }
  }
}

/** 2.6.1 to 4, 10, 14: the database invariants hold for every row. */
async function expectBooksInOrder(pool: pg.Pool): Promise<void> {
  expect((await checkInvariants(pool)).broken).toEqual([]);
}

/** 2.6.10: for each client, everything issued is with members and in pools, or was consumed, or has expired. */
async function expectConserved(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select a.client_id from postings p join ledger_accounts a on a.id = p.account_id where a.unit = 'SEC'
     group by a.client_id
     having -coalesce(sum(p.amount) filter (where a.kind in ('issuance', 'trial_source')), 0)
       <> coalesce((select sum(balance) from ledger_accounts b where b.client_id = a.client_id and b.unit = 'SEC' and b.materialised), 0)
        + coalesce(sum(p.amount) filter (where a.kind in ('consumed', 'expired', 'clawback')), 0)`,
  );
  expect(rows).toEqual([]);
}

const balances = "select id, balance, version from ledger_accounts where materialised order by id";

/** 2.6.15: balances rebuilt from the postings equal the stored ones. Leaves the tables unchanged. */
async function expectRebuilt(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("begin");
    const before = await connection.query(balances);
    await connection.query("update ledger_accounts set balance = 0, version = 0 where materialised");
    await connection.query(
      `update ledger_accounts a set balance = s.balance, version = s.version
       from (select account_id, sum(amount) as balance, count(*) as version from postings group by account_id) s
       where s.account_id = a.id and a.materialised`,
    );
    const after = await connection.query(balances);
    expect(before.rows.length).toBeGreaterThan(0);
    expect(after.rows).toEqual(before.rows);
  } finally {
    await connection.query("rollback");
    connection.release();
  }
}

/** Checks all of the above. */
export async function expectSound(pool: pg.Pool): Promise<void> {
  await expectBooksInOrder(pool);
  await expectConserved(pool);
  await expectRebuilt(pool);
}
