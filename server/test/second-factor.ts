import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { type BuiltMember, buildMember } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** The code that an authenticator app shows at this moment. */
export const codeAt = (secret: string, nowSeconds: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: nowSeconds * 1000 });

/** The code of the app, `steps` of thirty seconds from the database's time. */
export async function appCode({ database }: TestApp, secret: string, steps = 0): Promise<string> {
  const { rows } = await database.db.execute<{ now: number }>(
    sql`select extract(epoch from app_now())::float8 as now`,
  );
  return codeAt(secret, (rows[0]?.now ?? 0) + steps * 30);
}

export type WithFactor<M> = M & { secret: string; codes: string[] };

/** Turns the second factor on for a member who was confirmed just now. */
export async function turnOn<M extends BuiltMember>(t: TestApp, member: M): Promise<WithFactor<M>> {
  const { secret } = (await t.call("setUpFactor", {}, member)).body.data;
  const body = { code: await appCode(t, secret) };
  const { recovery_codes: codes } = (await t.call("turnOnFactor", { body }, member)).body.data;
  return { ...member, secret, codes };
}

export const password = "sandi-rahasia-9";
export const wrongCode = "000000";

/** Steps of tests about the second factor, on one server. */
export function factorSteps(t: TestApp) {
  const rows = async (text: string, values: unknown[] = []) =>
    (await t.database.pool.query(text, values)).rows;
  const login = (email: string, given = password) =>
    t.call("login", { body: { email, password: given, username: "netwerk" } });
  const newMember = () => buildMember(t, { password });
  return {
    rows,
    login,
    newMember,
    withFactor: async () => turnOn(t, await newMember()),
    challengeOf: async (email: string) => String((await login(email)).refusal.challenge),
    enter: (challenge: string, code: string) =>
      t.call("loginCode", { body: { username: "netwerk", challenge, code } }),
    nextCode: (secret: string) => appCode(t, secret, 1),
    isOn: async (member: BuiltMember) =>
      (await t.call("getFactor", {}, member)).body.data.active_since !== null,
    /** Subjects of the mails to an address, without the client's name. */
    subjects: async (email: string) => {
      await t.runJobs();
      return t.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject.split(" - ")[0]);
    },
    /** Makes the session's last confirmation older than ten minutes. */
    goStale: (member: BuiltMember) =>
      rows("update sessions set confirmed_at = app_now() - interval '11 minutes' where user_id = $1", [
        member.id,
      ]),
  };
}
