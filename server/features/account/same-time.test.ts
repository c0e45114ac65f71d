import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/*
 * S-21: response times reveal nothing either. Known and unknown addresses alternate, and two figures may differ by 20 %
 * at most: the median processor time of this process, hashing included, and the response time, where the closer of
 * minimum and median counts. A real difference shows in both, while one lucky response on a busy machine shifts only
 * the minimum. If a round exceeds the limit, further rounds add samples. ALMA_TIMES=200 measures longer,
 * ALMA_TEST_RATIO=1 prints the results.
 */

let t: TestApp;
const times = Number(process.env.ALMA_TIMES ?? 15);
const roundsMax = 5;
const password = "sandi-rahasia-9";

beforeAll(async () => {
  t = await startTestApp({ config: { passwordCost: "normal" } });
});
afterAll(() => t.close());

type Cost = { processorMs: number; answerMs: number };

let sender = 0;
async function costOf(url: string, payload: object): Promise<Cost> {
  sender += 1;
  const remoteAddress = `10.8.${(sender >> 8) & 255}.${sender & 255}`;
  const usage = process.cpuUsage();
  const begin = performance.now();
  const { statusCode } = await t.server.inject({ method: "POST", url, remoteAddress, payload });
  const answerMs = performance.now() - begin;
  const { user, system } = process.cpuUsage(usage);
  // A rate-limited request is refused before any work, so its time would mean nothing.
  expect(statusCode).not.toBe(429);
  return { processorMs: (user + system) / 1000, answerMs };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The ratios of unknown to known: processor time and response time. */
function ratiosOf(known: Cost[], unknown: Cost[]): [number, number] {
  const processor = (costs: Cost[]) => median(costs.map(({ processorMs }) => processorMs));
  const shortest = (costs: Cost[]) => Math.min(...costs.map(({ answerMs }) => answerMs));
  const middle = (costs: Cost[]) => median(costs.map(({ answerMs }) => answerMs));
  const answers = [shortest, middle].map((of) => of(unknown) / of(known));
  const [answer = 1] = answers.toSorted((one, other) => Math.abs(Math.log(one)) - Math.abs(Math.log(other)));
  return [processor(unknown) / processor(known), answer];
}

const distance = (ratios: number[]) => Math.max(...ratios.map((ratio) => Math.abs(Math.log(ratio))));

let made = 0;
const nobody = () => `tidak-ada-${++made}@contoh.test`;

const cases = {
  "/api/users/login": (email: string) => ({ email, password: "salah-sekali-1", username: "netwerk" }),
  "/api/users/signup": (email: string) => ({
    name: "Sari Baru",
    phone: "081298765432",
    email,
    username: "netwerk",
    password,
    confirm_password: password,
  }),
  "/api/users/resend-verification": (email: string) => ({ email, username: "netwerk" }),
};

test.for(Object.entries(cases))(
  "S-21: %s takes the same time for a known and an unknown address",
  {
    timeout: 60_000 + times * 1500,
  },
  async ([url, form]) => {
    const known: Cost[] = [];
    const unknown: Cost[] = [];
    const found: [number, number][] = [];
    for (let round = 0; round < roundsMax; round += 1) {
      // Each member is used only once or twice, so that limits per account neither end the run nor suppress the work
      // that is measured.
      const members = await Promise.all(
        Array.from(
          { length: Math.ceil(times / 2) + 1 },
          async () => (await buildMember(t, { password })).email,
        ),
      );
      await costOf(url, form(members[0] ?? ""));
      await costOf(url, form(nobody()));
      for (let n = 0; n < times; n += 1) {
        known.push(await costOf(url, form(members[(n % (members.length - 1)) + 1] ?? "")));
        unknown.push(await costOf(url, form(nobody())));
      }
      found.push(ratiosOf(known, unknown));
      if (distance(found.at(-1) ?? []) <= Math.log(1.2)) break;
    }
    const said = found.map((ratios) => ratios.map((ratio) => ratio.toFixed(3)).join(" and ")).join(", ");
    if (process.env.ALMA_TEST_RATIO) process.stdout.write(`${url}: ${said}\n`);
    expect(distance(found.at(-1) ?? []), `unknown / known, of ${said}`).toBeLessThanOrEqual(Math.log(1.2));
  },
);
