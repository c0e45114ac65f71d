import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CallName, calls } from "#contract/calls.ts";
import { midtransGateway } from "#server/external/payment/midtrans.ts";
import { hashPassword } from "#server/platform/security/secrets.ts";
import { requestOf } from "#server/test/attacks.ts";
import { dumpTables } from "#server/test/dump-tables.ts";
import { exampleOf, freshToken, type Input, newPerson, type Person } from "#server/test/examples.ts";
import { buildMember } from "#server/test/factories.ts";
import { MidtransStandIn } from "#server/test/midtrans.ts";
import { pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

// What somebody can do with a session's token who does not know the password (decision 35).

let t: TestApp;
const gateway = new MidtransStandIn();
const { buy } = shop(() => t);
const password = "sandi-rahasia-9";

beforeAll(async () => {
  await gateway.start();
  t = await startTestApp({ payment: midtransGateway(gateway.settings) });
});
afterAll(async () => {
  await t.close();
  await gateway.close();
});

/** The calls that ask who is there, whatever else a call may refuse. */
const asking: readonly CallName[] = [
  ...(["internalResetToken", "editProfile", "confirmPassword", "exportData", "eraseAccount"] as const),
  ...(["setUpFactor", "turnOnFactor", "turnOffFactor", "getReceipt"] as const),
];
const asked = ["sign_in_again", "password_wrong", "password_needed"];

const newPassword = { newPassword: "sandi-milik-pencuri-1", confirmPassword: "sandi-milik-pencuri-1" };
const guesses: Partial<Record<CallName, Input>> = {
  editProfile: { body: newPassword },
  confirmPassword: { body: { password: "tebakan-pencuri-1" } },
  exportData: { body: { format: "json" } },
  eraseAccount: { body: { word: "HAPUS", password: "tebakan-pencuri-1" } },
};

/** A member with a password whose session was confirmed longer ago than ten minutes. */
async function robbed(): Promise<Person> {
  const person = await newPerson(t);
  const hash = await hashPassword(password);
  await t.database.pool.query("update users set password_hash = $2 where id = $1", [person.member.id, hash]);
  await t.database.pool.query("update sessions set confirmed_at = app_now() - interval '11 minutes'");
  return person;
}

describe("a stolen token without the password", () => {
  test("gets neither own data in one file, nor a password, nor a second factor, nor the account erased", async () => {
    const person = await robbed();
    const refused: CallName[] = [];
    for (const [name, { auth }] of Object.entries(calls) as [CallName, { auth: string }][]) {
      if (auth !== "bearer") continue;
      // Each call gets a token of its own, since some of them end their session.
      const token = await freshToken(t, person.member);
      await t.database.pool.query("update sessions set confirmed_at = app_now() - interval '11 minutes'");
      const headers = { authorization: `Bearer ${token}`, "x-client": "netwerk" };
      const input = guesses[name] ?? exampleOf(name, person);
      const { payload, ...request } = requestOf(name, { input, headers });
      const answer = await t.server.inject({ ...request, ...(payload === undefined ? {} : { payload }) });
      const isJson = String(answer.headers["content-type"]).startsWith("application/json");
      if (isJson && asked.includes(answer.json().code)) refused.push(name);
    }
    expect(refused.toSorted()).toEqual(asking.toSorted());
  });

  test("its owner sees the session that it was copied from, and ends it: from then on the copy is worth nothing", async () => {
    const { member } = await robbed();
    const stolen = member.token;
    const own = { ...member, token: await freshToken(t, member) };
    const { body } = await t.call("listSessions", {}, own);
    const copied = body.data.filter(({ is_current }) => !is_current);
    expect(copied.length).toBeGreaterThan(0);
    for (const { id } of copied) await t.call("endSession", { params: { id } }, own);
    expect((await t.call("getUser", {}, { ...member, token: stolen })).status).toBe(401);
    expect((await t.call("getUser", {}, own)).status).toBe(200);
  });
});

test("payment data: card, account and bank stay at the gateway; no answer tells even the kind of payment", async () => {
  const member = await buildMember(t, { password });
  const { body } = await buy(member, [pack()]);
  const card = { payment_type: "credit_card", masked_card: "481111-1114", card_type: "credit" };
  const others = {
    bank: "bank-uji-kasuari",
    va_numbers: [{ bank: "bni", va_number: "98800177418800" }],
    issuer: "dompet-uji-kasuari",
    saved_token_id: "kartu-uji-kasuari",
  };
  const notice = gateway.play(`${body.no_invoice}-A1`, "settlement", { ...card, ...others });
  const told = { method: "POST", url: "/api/payments/midtrans/notification", payload: notice } as const;
  expect((await t.server.inject(told)).statusCode).toBe(200);
  await t.runJobs();
  const params = { no_invoice: body.no_invoice };
  const history = await t.call("listTransactions", { query: {} }, member);
  expect(history.body.data[0]?.transaction_status).toBe("paid");
  const answers = [
    history.body,
    (await t.call("getTransaction", { params }, member)).body,
    (await t.call("exportData", { body: { format: "json", password } }, member)).body,
  ];
  const means = "481111-1114|98800177418800|kasuari";
  const telling = (among: unknown[], what: string) =>
    among.flatMap((one) => new RegExp(what).exec(JSON.stringify(one))?.[0] ?? []);
  expect(telling(answers, `${means}|credit_card`)).toEqual([]);
  const tables = await dumpTables(t);
  expect(telling(tables, means)).toEqual([]);
  // The kind is kept with the gateway's notifications, for the operator.
  expect(telling(tables, "credit_card")).toEqual(["credit_card"]);
});
