import type { TestApp } from "./test-app.ts";

/** Returns every value of every row of every table. */
export async function dumpTables({ database }: Pick<TestApp, "database">) {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.pool.query<Record<string, unknown>>(`select * from ${name}`);
      return { table: name, values: rows.flatMap((row) => Object.values(row)) };
    }),
  );
}

/**
 * Returns the tables with a value that contains the probe: in plain, or sealed for one of the given places. A seal only
 * opens with the place that it was made for.
 */
export async function tellingTables(
  t: TestApp,
  clientId: number,
  probe: string,
  places: readonly string[],
): Promise<string[]> {
  const seal = await t.app.seals.of(t.app.database.db, clientId);
  const opened = (sealed: Buffer, place: string): string => {
    try {
      return seal.open(sealed, place);
    } catch {
      return "";
    }
  };
  const tells = (value: unknown): boolean =>
    Buffer.isBuffer(value)
      ? value.includes(probe) || places.some((place) => opened(value, place).includes(probe))
      : (JSON.stringify(value) ?? "").includes(probe);
  return (await dumpTables(t)).filter(({ values }) => values.some(tells)).map(({ table }) => table);
}
