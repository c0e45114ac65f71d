import { afterAll, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { buildClient, buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/* The client that is meant where none is named is the one that the database marks, whatever its id and username. */

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const query = (text: string, values: unknown[] = []) => t.database.pool.query(text, values);

/** Marks another client, or none, and lets the server read it. */
async function mark(username: string | undefined): Promise<void> {
  await query("update clients set is_default = false where is_default");
  if (username) await query("update clients set is_default = true where username = $1", [username]);
  await t.app.hosts.refresh();
}

/** The experts that a call without a client lists. */
const listed = async () =>
  (await t.call("listExperts", {})).body.data.map(({ id }) => id).sort((a, b) => a - b);

test("a call that names no client means the marked one, and a member's own where a token is sent", async () => {
  const seeded = await listed();
  const another = await buildClient(t);
  await mark(another.username);
  expect(await listed()).toEqual([1, 2, 3]);
  expect(seeded).not.toEqual([1, 2, 3]);
  const member = await buildMember(t);
  expect((await t.call("getUser", {}, { token: member.token })).body.data.email).toBe(member.email);
});

test("while none is marked, the oldest stands in, and the check of the database says so", async () => {
  await mark(undefined);
  expect(await t.app.hosts.defaultSlug()).toBe("netwerk");
  expect((await checkInvariants(t.database.pool)).broken).toEqual([
    { name: "one client is the default one", rows: 1 },
  ]);
  await mark("netwerk");
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
});

test("a second default client cannot be stored", async () => {
  await mark("netwerk");
  await expect(query("update clients set is_default = true where username = 'akasia'")).rejects.toMatchObject(
    { constraint: "clients_default" },
  );
});
