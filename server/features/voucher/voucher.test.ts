import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BuiltMember, buildClient, buildMember, clientNamed } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;
const { buy, newVoucher, usesOf, say, status, expectSound, query } = shop(() => t);

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  member = await buildMember(t);
});
afterAll(() => t.close());

const check = (voucher_code: string, who: BuiltMember | undefined = member) =>
  t.call("checkVoucher", { query: { voucher_code } }, who ?? {});
const list = (voucher_type: "chat" | "product", who: BuiltMember | undefined = member) =>
  t.call("listVouchers", { query: { voucher_type } }, who ?? {});

describe("C-57: what a code is worth", () => {
  test("B-349, B-361: an unused one has status 0 and says what it takes off, of what, until when", async () => {
    const { status, body } = await check("HEMAT20");
    expect(status).toBe(200);
    expect(body.data).toEqual({
      voucher_id: expect.any(Number),
      voucher_code: "HEMAT20",
      status: 0,
      voucher: {
        name: "Hemat 20%",
        options: "disc",
        value: 20,
        voucher_type: "chat",
        image_voucher: "/assets/uploads/voucher.svg",
        end_date: "2030-12-31",
        max_value: null,
        package_ids: null,
      },
    });
    expect((await check("ALMAGRATIS")).body.data.voucher).toMatchObject({ options: "free", value: 100 });
    expect((await check("PRODUK10")).body.data.voucher).toMatchObject({ voucher_type: "product", value: 10 });
  });

  test("B-352, B-349: one that is used up has status 1", async () => {
    expect((await check("TERPAKAI")).body.data.status).toBe(1);
  });

  test("B-352: one that the member holds or used has status 1, for the member alone", async () => {
    const code = await newVoucher();
    const { body } = await buy(member, [pack()], { voucher_code: code });
    expect((await check(code)).body.data.status).toBe(1);
    await say(body.no_invoice, "paid");
    await status(member, body.no_invoice);
    expect((await check(code)).body.data.status).toBe(1);
    expect((await check(code, await buildMember(t))).body.data.status).toBe(0);
  });

  test("B-353, A-107, case 23: an unknown one and an expired one are invalid", async () => {
    for (const code of ["TIDAKADA", "USANG", "", "%", "' or 1=1 --", "🎁", "HEMAT2"]) {
      const { status, refusal } = await check(code);
      expect([status, refusal.code, refusal.message]).toEqual([
        422,
        "voucher_invalid",
        "Voucher tidak valid.",
      ]);
    }
  });

  test("S-25, case 23: an over-long code is refused before anything is looked up", async () => {
    const { status, refusal } = await check("A".repeat(10_000));
    expect([status, refusal.code]).toEqual([422, "invalid"]);
  });

  test("case 23: blanks around it and its case count for nothing", async () => {
    for (const code of ["hemat20", "  Hemat20 ", "\tHEMAT20\n"]) {
      expect((await check(code)).body.data?.voucher_code).toBe("HEMAT20");
    }
  });

  test("a voucher of another client is not there, for its code or in a list", async () => {
    const stranger = await buildMember(t, { client: await buildClient(t) });
    const code = await newVoucher();
    expect((await check(code, stranger)).refusal.code).toBe("voucher_invalid");
    expect((await list("chat", stranger)).body.data).toEqual([]);
    const akasia = await clientNamed(t, "akasia");
    const own = (
      await query("select id from vouchers where client_id = $1 and code = 'HEMAT20'", [akasia.id])
    ).rows[0].id;
    const found = await check("HEMAT20", await buildMember(t, { client: akasia }));
    expect(found.body.data.voucher_id).toBe(own);
  });

  test("case 19: it ends with its last day in Indonesia: a second before midnight it is valid, then no more", async () => {
    // The last day is 21 November 2026, which ends in Jakarta at 17:00 UTC.
    const code = await newVoucher({ endsAt: new Date("2026-11-21T17:00:00Z") });
    try {
      await t.stopClock("2026-11-21T16:59:59Z");
      const { body } = await check(code);
      expect(body.data.voucher.end_date).toBe("2026-11-21");
      expect((await list("chat")).body.data.map((row) => row.voucher_code)).toContain(code);
      await t.advance(1);
      expect((await check(code)).refusal.code).toBe("voucher_invalid");
      expect((await list("chat")).body.data.map((row) => row.voucher_code)).not.toContain(code);
    } finally {
      await t.runClock();
    }
  });

  test("who is not signed in may ask too, of the client that is named", async () => {
    expect((await check("HEMAT20", undefined)).body.data.status).toBe(0);
    const answer = await t.call("checkVoucher", { query: { voucher_code: "HEMAT20" } }, { token: "palsu" });
    expect(answer.status).toBe(401);
  });

  test("codes are not guessed: twenty a minute by member, sixty by address, then 429", async () => {
    for (let n = 0; n < 20; n += 1) await t.app.limits.take("voucherByUser", String(member.id));
    const refused = await check("HEMAT20");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await list("chat")).status).toBe(429);
    for (let n = 0; n < 60; n += 1) await t.app.limits.tryTake("voucherByAddress", "127.0.0.1");
    expect((await t.call("checkVoucher", { query: { voucher_code: "HEMAT20" } })).status).toBe(429);
    await t.app.limits.forget("voucherByAddress", "127.0.0.1");
  });
});

describe("C-58: the list", () => {
  test("B-362, E-45: those of the type that are in force and meant to be seen", async () => {
    const hidden = await newVoucher({ listed: false });
    const chat = (await list("chat")).body.data;
    const codes = chat.map((row) => row.voucher_code);
    expect(codes).toEqual(expect.arrayContaining(["ALMAGRATIS", "HEMAT20", "TERPAKAI"]));
    for (const code of ["USANG", "PRODUK10", hidden]) expect(codes).not.toContain(code);
    expect(new Set(chat.map((row) => row.voucher.voucher_type))).toEqual(new Set(["chat"]));
    expect(chat.find((row) => row.voucher_code === "TERPAKAI")?.status).toBe(1);
    expect((await list("product")).body.data.map((row) => row.voucher_code)).toEqual(["PRODUK10"]);
  });

  test("B-363: a client without vouchers has an empty list", async () => {
    const stranger = await buildMember(t, { client: await buildClient(t) });
    expect((await list("chat", stranger)).body.data).toEqual([]);
  });

  test("B-362: another type than chat or product is refused", async () => {
    const voucher_type = "semua" as "chat";
    expect((await t.call("listVouchers", { query: { voucher_type } }, member)).status).toBe(422);
  });
});

describe("a voucher on an order", () => {
  test("B-358: a percentage of the subtotal at the server's prices", async () => {
    const code = await newVoucher({ value: 10, voucherType: "product" });
    const { rows } = await query(
      `insert into products (expert_id, name, subtitle, photo, price_rp, unit, detail, category, attach_file, topics)
       values (1, 'Uji', '-', 'p.svg', 100000, 'PDF', '-', 'Panduan', 'uji.pdf', '{}') returning id`,
    );
    const { body } = await buy(member, [file(rows[0].id)], { voucher_code: code });
    const data = await status(member, body.no_invoice);
    expect([data.total_price, data.nom_disc, data.total_payment]).toEqual([100_000, 10_000, 90_000]);
    expect(data.voucher_code).toBe(code);
  });

  test("B-360, A-111, case 20: 33 percent of 99,999 is 32,999; the gateway's lines sum to what is paid", async () => {
    const { rows } = await query(
      `insert into time_packages (expert_id, name, price_rp, minutes, description, features)
       values (1, 'GANJIL', 99999, 10, '-', '[]') returning id`,
    );
    const code = await newVoucher({ value: 33 });
    const { body } = await buy(member, [pack(rows[0].id)], { voucher_code: code });
    expect(body.total_payment).toBe(67_000);
    const sent = t.payment.orders.get(`${body.no_invoice}-A1`);
    expect(sent?.amountRp).toBe(67_000);
    expect(sent?.items.reduce((sum, { priceRp, quantity }) => sum + priceRp * quantity, 0)).toBe(67_000);
  });

  test("B-353, B-355, A-106, case 18: unknown, of products on a package, of packages on a cart", async () => {
    for (const [items, code, refused] of [
      [[pack()], "TIDAKADA", "voucher_invalid"],
      [[pack()], "USANG", "voucher_invalid"],
      [[pack()], "PRODUK10", "voucher_invalid"],
      [[file()], "HEMAT20", "voucher_wrong_type"],
      [[pack()], "TERPAKAI", "voucher_used"],
    ] as const) {
      const { refusal } = await buy(member, [...items], { voucher_code: code });
      expect([code, refusal.code]).toEqual([code, refused]);
    }
    const sentences = [
      (await buy(member, [file()], { voucher_code: "HEMAT20" })).refusal.message,
      (await buy(member, [pack()], { voucher_code: "TERPAKAI" })).refusal.message,
    ];
    expect(sentences).toEqual(["Voucher tidak berlaku untuk produk ini.", "Voucher sudah digunakan."]);
    expect(t.payment.orders.size).toBe(t.payment.created);
  });

  test("cases 18 and 23: a voucher of another client is invalid on an order; so is an over-long or strange code, never a fault", async () => {
    const code = await newVoucher();
    const stranger = await buildMember(t, { client: await buildClient(t) });
    for (const wrong of [code, "' or 1=1 --", "🎁🎁", "%"]) {
      expect((await buy(stranger, [pack()], { voucher_code: wrong })).refusal.code).toBe("voucher_invalid");
    }
    expect((await buy(stranger, [pack()], { voucher_code: "A".repeat(10_000) })).refusal.code).toBe(
      "invalid",
    );
    expect(await usesOf(code)).toBe(0);
  });

  test("case 19: on its last day 23:59:59 in Indonesia is in time for an order, 00:00:00 is not", async () => {
    const code = await newVoucher({ endsAt: new Date("2026-11-21T17:00:00Z") });
    try {
      await t.stopClock("2026-11-21T16:59:59Z");
      const { status: answered, body } = await buy(member, [pack()], {
        voucher_code: ` ${code.toLowerCase()} `,
      });
      expect([answered, body.total_payment]).toEqual([200, 28_000]);
      await t.advance(1);
      const late = await buy(await buildMember(t), [pack()], { voucher_code: code });
      expect(late.refusal.message).toBe("Voucher tidak valid.");
      // An order made in time is paid at its terms.
      await say(body.no_invoice, "paid");
      expect((await status(member, body.no_invoice)).transaction_status).toBe("paid");
    } finally {
      await t.runClock();
    }
  });

  test("case 23: a blank code is no code", async () => {
    const { status: answered, body } = await buy(member, [pack()], { voucher_code: "   " });
    expect([answered, body.total_payment]).toEqual([200, 35_000]);
  });

  test("B-359, case 21: a free one pays at once, without the gateway, once", async () => {
    const code = await newVoucher({ options: "free", value: 100, maxUses: 1, packageIds: [1] });
    const created = t.payment.created;
    for (const items of [[pack(1, 3)], [pack(1), pack(2)], [pack(1), file()]]) {
      const { status: answered, refusal } = await buy(member, items, { voucher_code: code });
      expect([answered, refusal.code]).toEqual([422, "voucher_single"]);
    }
    const outside = await buy(member, [pack(4)], { voucher_code: code });
    expect([outside.status, outside.refusal.code]).toEqual([422, "voucher_wrong_type"]);
    expect(await usesOf(code)).toBe(0);
    const { body } = await buy(member, [pack(1)], { voucher_code: code });
    expect(body.redirect_url).toBe(`/netwerk/transaction/history?order=${body.no_invoice}`);
    const data = await status(member, body.no_invoice);
    expect([data.transaction_status, data.total_price, data.nom_disc, data.total_payment]).toEqual([
      ...["paid", 35_000, 35_000, 0],
    ]);
    const again = await buy(member, [pack(1)], { voucher_code: code });
    expect([again.status, again.refusal.message]).toEqual([409, "Voucher sudah digunakan."]);
    expect(t.payment.created).toBe(created);
    expect(await usesOf(code)).toBe(1);
    await expectSound();
  });

  test("a free one up to a value buys nothing dearer", async () => {
    const code = await newVoucher({ options: "free", value: 100, maxValueRp: 40_000 });
    expect((await buy(member, [pack(2)], { voucher_code: code })).refusal.code).toBe("voucher_wrong_type");
    expect((await buy(member, [pack(1)], { voucher_code: code })).body.total_payment).toBe(0);
  });

  test("ALMAGRATIS buys the two small packages only", async () => {
    expect((await buy(member, [pack(4)], { voucher_code: "almagratis" })).refusal.code).toBe(
      "voucher_wrong_type",
    );
    expect((await buy(member, [pack(2)], { voucher_code: "almagratis" })).body.total_payment).toBe(0);
    await expectSound();
  });
});
