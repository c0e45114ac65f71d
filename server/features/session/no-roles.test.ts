import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember } from "#server/test/factories.ts";
import { formBody } from "#server/test/form.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const roles = /role|admin|permission|privilege|scope/i;

/** Returns every property name in an answer, at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
    : [];

test("B-462: an account has no role, cannot give itself one, and its session says nothing of any", async () => {
  const password = "sandi-anggota-9";
  const member = await buildMember(t, { password });
  const { rows } = await t.database.pool.query(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name in ('users', 'sessions', 'experts')",
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ name }) => roles.test(name))).toEqual([]);
  const before = await t.database.pool.query("select * from users where id = $1", [member.id]);

  const form = formBody({ name: "Rani Utami", role: "admin", user_type: "1", is_admin: "true" });
  const edited = await t.server.inject({
    method: "POST",
    url: "/api/users/edit_profile",
    headers: { ...form.headers, authorization: `Bearer ${member.token}`, "x-client": member.client },
    payload: form.payload,
  });
  expect(edited.statusCode).toBe(200);
  const after = await t.database.pool.query("select * from users where id = $1", [member.id]);
  expect(after.rows[0]).toEqual({ ...before.rows[0], name: "Rani Utami" });

  const signedIn = await t.call("login", { body: { email: member.email, password, username: "netwerk" } });
  const known = await t.call("getUser", {}, member);
  const said = [signedIn.body, known.body].flatMap(namesIn);
  expect(said).toContain("email");
  expect(said.filter((name) => roles.test(name))).toEqual([]);
});
