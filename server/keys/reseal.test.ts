import { afterAll, beforeAll, expect, test } from "vitest";
import { columnsOfPeople } from "#server/test/clear-columns.ts";
import { clientNamed } from "#server/test/factories.ts";
import { fullLife } from "#server/test/full-life.ts";
import { storeConversation } from "#server/test/stored-conversation.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { finishRotations } from "./finish-rotations.ts";
import { countFormer, reseal } from "./reseal.ts";
import { sealedTables } from "./sealed-columns.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** Makes the next version of a client's key, in force at once. */
async function rotated(clientId: number) {
  const { db, pool } = t.database;
  await t.app.seals.rotate(db, clientId, 0);
  await t.app.seals.refresh(db);
  return { pool, clientId, seal: await t.app.seals.of(db, clientId) };
}

test("a rotation knows every sealed column of the schema", () => {
  const listed = Object.entries(columnsOfPeople).flatMap(([table, { sealed }]) =>
    sealed === undefined ? [] : [[table.replace("public.", ""), sealed.split(" ").toSorted()]],
  );
  const known = Object.entries(sealedTables).map(([table, { places }]) => [
    table,
    Object.keys(places).toSorted(),
  ]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(listed));
});

test("everything of the client is sealed anew and readable as before; nothing of another client is touched", async () => {
  const one = await fullLife(t, "Burung");
  const other = await fullLife(t, "Pohon", "akasia");
  const seen = async ({ code, token }: { code: string; token: string }) => [
    (await t.call("getConversation", { params: { id: code } }, { token })).body.data,
    (await t.call("getSafetyPlan", {}, { token })).body,
    (await t.call("listSrqResults", {}, { token })).body,
  ];
  const before = [await seen(one), await seen(other)];
  const work = await rotated(one.clientId);
  expect(await countFormer(work)).toBeGreaterThan(15);
  const { values, broken } = await reseal(work, () => {});
  expect([values > 15, broken]).toEqual([true, []]);
  expect(await countFormer(work)).toBe(0);
  expect([await seen(one), await seen(other)]).toEqual(before);
  const { rows } = await t.database.pool.query(
    "select distinct client_id, get_byte(body_sealed, 0) as version from messages order by 1, 2",
  );
  const versionsOf = (isOf: (clientId: number) => boolean) =>
    new Set(rows.filter(({ client_id }) => isOf(client_id)).map(({ version }) => version));
  expect(versionsOf((clientId) => clientId === one.clientId)).toEqual(new Set([2]));
  expect(versionsOf((clientId) => clientId === other.clientId)).toEqual(new Set([1]));
  expect(versionsOf((clientId) => clientId !== one.clientId)).toEqual(new Set([1]));
});

test("a key seals when its time has come and opens before, so that no server meets one that it does not know", async () => {
  const { id } = await clientNamed(t, "meditap");
  const { db } = t.database;
  const seal = await t.app.seals.of(db, id);
  const version = await t.app.seals.rotate(db, id, 60);
  await t.app.seals.refresh(db);
  expect([seal.newest, await t.app.seals.isWaiting(db, id)]).toEqual([version - 1, true]);
  await t.advance(61);
  await t.app.seals.refresh(db);
  expect([seal.newest, await t.app.seals.isWaiting(db, id)]).toEqual([version, false]);
  expect(seal.seal("x", "y")[0]).toBe(version);
});

test("a row that somebody holds, or that cannot be opened, stops nothing; the night finishes what was left", async () => {
  const { db, pool } = t.database;
  const member = await fullLife(t, "Sungai");
  const { ids } = await storeConversation(t, member, [{ text: "satu" }, { text: "dua" }, { text: "tiga" }]);
  const work = await rotated(member.clientId);
  await pool.query(
    "update messages set body_sealed = set_byte(body_sealed, 20, 1 - sign(get_byte(body_sealed, 20))::int) where id = $1",
    [ids[1]],
  );
  const holding = await pool.connect();
  await holding.query("begin");
  await holding.query("select 1 from messages where id = $1 for update", [ids[2]]);
  expect((await reseal(work, () => {})).broken).toEqual([`messages ${ids[1]}`]);
  await holding.query("rollback");
  holding.release();
  expect(await countFormer(work)).toBe(2);
  await finishRotations.run(t.app, {}, "finish-rotations");
  expect(await countFormer(work)).toBe(1);
  await pool.query("delete from messages where id = $1", [ids[1]]);
  expect((await t.app.seals.of(db, member.clientId)).newest).toBe(work.seal.newest);
});
