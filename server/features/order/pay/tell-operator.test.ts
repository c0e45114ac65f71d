import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { followOrder } from "#server/features/order/order.ts";
import { createLogger } from "#server/platform/log.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { attentionMail } from "#texts/mail/order-mail.ts";

let t: TestApp;
let member: BuiltMember;
let logged = "";
const { buy, newVoucher, order, say, usesOf, expectSound } = shop(() => t);

beforeAll(async () => {
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk;
      done();
    },
  });
  t = await startTestApp({ log: createLogger("error", to) });
});
beforeEach(async () => {
  member = await buildMember(t);
  await t.runJobs();
  t.mail.sent.length = 0;
  logged = "";
});
afterAll(async () => {
  await expectSound();
  await t.close();
});

const { reasons } = attentionMail;
type Said = [state: Parameters<typeof say>[1], amountRp?: number];

test.each<[keyof typeof reasons, ...Said[]]>([
  ["amount_mismatch", ["paid", 34_999], ["paid", 34_999]],
  ["disputed", ["paid"], ["disputed"], ["disputed"]],
  ["reversed", ["paid"], ["denied"]],
  ["partly_refunded", ["paid"], ["partly_refunded"], ["partly_refunded"]],
])(
  "an order with %s is told to the operator once: an error with its invoice, a mail with why, nobody's name",
  async (reason, ...all) => {
    const { body } = await buy(member, [pack(1)]);
    const invoice = body.no_invoice;
    for (const [state, amountRp] of all) {
      await say(invoice, state, amountRp);
      await followOrder(t.app, (await order(invoice)).id);
    }
    await t.runJobs();
    const lines = logged
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ level: 50, invoice, attention: reason }]);
    const mails = t.mail.sent.filter(({ to }) => to === "tim@alma.test");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(invoice);
    for (const part of [invoice, "Rp35.000", reasons[reason]]) expect(mails[0]?.text).toContain(part);
    for (const said of [logged, mails[0]?.html, mails[0]?.text]) {
      expect(said).not.toContain(member.email);
      expect(said).not.toContain("Rani");
    }
  },
);

test("an order of which another amount came runs out at its deadline: its voucher is free, and it can be ordered again", async () => {
  const code = await newVoucher({ maxUses: 1 });
  const { body } = await buy(member, [pack(1)], { voucher_code: code });
  await say(body.no_invoice, "paid", 1000);
  await followOrder(t.app, (await order(body.no_invoice)).id);
  expect(await order(body.no_invoice)).toMatchObject({ state: "pending", attention: "amount_mismatch" });
  await t.advance(86_401);
  const again = await buy(member, [pack(1)], { voucher_code: code });
  expect([again.status, await usesOf(code)]).toEqual([200, 1]);
  expect(again.body.no_invoice).not.toBe(body.no_invoice);
  expect(await order(body.no_invoice)).toMatchObject({ state: "expired", attention: "amount_mismatch" });
  await t.runClock();
});

test("a file that was paid for twice is told of as well; an ordinary purchase and refund are not", async () => {
  const invoices = [];
  for (const items of [[file(1)], [file(1), pack(1)]])
    invoices.push((await buy(member, items)).body.no_invoice);
  for (const invoice of invoices) {
    await say(invoice, "paid");
    await followOrder(t.app, (await order(invoice)).id);
  }
  const [first = "", second = ""] = invoices;
  await say(first, "refunded");
  await followOrder(t.app, (await order(first)).id);
  await t.runJobs();
  const subjects = t.mail.sent.filter(({ to }) => to === "tim@alma.test").map(({ subject }) => subject);
  expect(subjects).toEqual([`${attentionMail.subject(second)} - Netwerk`]);
});
