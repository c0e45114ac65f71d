import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/*
 * S-21: the time of an answer tells nothing either. Known and unknown addresses take turns, so that what else the
 * machine does hits both alike; the medians of a run differ by 20 % at most. A busy machine gets more runs.
 * ALMA_TIMES=200 measures longer, ALMA_TEST_RATIO=1 prints what was found.
 */

let t: TestApp;
const times = Number(process.env.ALMA_TIMES ?? 15);
const password = "sandi-rahasia-9";

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let sender = 0;
async function timed(url: string, payload: object): Promise<number> {
  sender += 1;
  const remoteAddress = `10.8.${(sender >> 8) & 255}.${sender & 255}`;
  const begin = performance.now();
  await t.server.inject({ method: "POST", url, remoteAddress, payload });
  return performance.now() - begin;
}

async function ratioOf(url: string, known: () => object, unknown: () => object): Promise<number> {
  const took = { known: [] as number[], unknown: [] as number[] };
  await timed(url, known());
  await timed(url, unknown());
  for (let n = 0; n < times; n++) {
    took.known.push(await timed(url, known()));
    took.unknown.push(await timed(url, unknown()));
  }
  return median(took.unknown) / median(took.known);
}

let made = 0;
const nobody = () => `tidak-ada-${++made}@contoh.test`;

const cases = {
  "/api/users/login": (email: string) => ({ email, password: "salah-sekali-1", username: "netwerk" }),
  "/api/users/signup": (email: string) => ({
    ...{ name: "Sari Baru", phone: "081298765432", email, username: "netwerk" },
    ...{ password, confirm_password: password },
  }),
  "/api/users/resend-verification": (email: string) => ({ email, username: "netwerk" }),
};

test.for(Object.entries(cases))(
  "S-21: %s takes the same time for a known and an unknown address",
  {
    timeout: 60_000 + times * 1500,
  },
  async ([url, form]) => {
    // Another known one each time: limits of one account must not end the run.
    const members = await Promise.all(
      Array.from({ length: 8 }, async () => (await buildMember(t, { password })).email),
    );
    let turn = 0;
    const known = () => form(members[turn++ % members.length] ?? "");
    const found: number[] = [];
    for (let run = 0; run < 5; run++) {
      const ratio = await ratioOf(url, known, () => form(nobody()));
      found.push(ratio);
      if (Math.abs(Math.log(ratio)) <= Math.log(1.2)) break;
    }
    if (process.env.ALMA_TEST_RATIO)
      process.stdout.write(`${url}: ${found.map((r) => r.toFixed(3)).join(", ")}\n`);
    const best = Math.min(...found.map((ratio) => Math.abs(Math.log(ratio))));
    expect(best, `unknown / known, of ${found.join(", ")}`).toBeLessThanOrEqual(Math.log(1.2));
  },
);
