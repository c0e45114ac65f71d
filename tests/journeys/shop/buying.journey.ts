import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { reach } from "../setup/browsing.ts";
import { enterCode, pack, total } from "../setup/buying.ts";
import { conversationPath, exchange, newConversation, textBox } from "../setup/conversation.ts";
import { type Member, moveClock, newMember, send, test } from "../setup/journey.ts";

type Saldo = { total_saldo: number; paid_saldo: number };

const saldoOf = async (member: Member): Promise<Saldo> =>
  (await send("GET", "/api/conversations/get_saldo", { as: member })).body.data as Saldo;

/**
 * Spends the free time with regular heartbeats, and with a message in another conversation now and then, so that
 * silence does not pause the meter.
 */
async function spendAll(member: Member): Promise<void> {
  const elsewhere = await newConversation(member);
  for (let minute = 0; minute < 20; minute += 1) {
    if (minute % 3 === 0) await exchange(member, elsewhere, "Lanjut cerita");
    await moveClock(50);
    const { body } = await send("POST", "/api/conversations/update_battery", {
      as: member,
      body: { expert_id: 1 },
    });
    if ((body.data as Saldo).total_saldo === 0) return;
  }
  throw new Error("time is left");
}

/** Waits for the simulator's payment page and presses its pay button. */
async function payAt(page: Page, amount: string): Promise<void> {
  await page.waitForURL(/\/_simulator\//);
  await page.getByRole("button", { name: `Bayar ${amount}`, exact: true }).click();
}

describe("buying, from the choice to the product", () => {
  test("B-325, B-335, B-358, A-117: paying a package with HEMAT20 raises the balance and leads back to the conversation", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await spendAll(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await reach(page, `/netwerk/conversation/${code}/history`);
    await page.getByRole("button", { name: "Lanjut Chat" }).click();
    await page.getByRole("button", { name: "Continue Chat" }).click();
    await page.waitForURL("/netwerk/payment/detail?expert_id=1");
    await pack(page, "PLUS").check();
    await enterCode(page, "hemat20");
    await expect.poll(() => total(page).innerText()).toBe("Rp28.000");
    await page.getByRole("button", { name: "Lanjutkan" }).click();
    await payAt(page, "Rp28.000");
    await page.waitForURL(/\/netwerk\/transaction\/history\?.*order=/);
    // The return page leads there by itself.
    await reach(page, `/netwerk/conversation/${code}`);
    await textBox(page).waitFor();
    expect((await saldoOf(member)).paid_saldo).toBe(30 * 60);
  });

  test("B-325, B-333, B-359: a free voucher pays a package once, without the gateway", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "payment/detail?packageId=1" });
    await enterCode(page, "ALMAGRATIS");
    await expect.poll(() => total(page).innerText()).toBe("Rp0");
    await page.getByRole("button", { name: "Lanjutkan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await reach(page, "/netwerk/transaction/history");
    expect((await saldoOf(member)).paid_saldo).toBe(30 * 60);
    await page.goto("/netwerk/payment/detail?packageId=1");
    await enterCode(page, "ALMAGRATIS");
    await page.getByText("Voucher sudah digunakan.").waitFor();
    expect(await total(page).innerText()).toBe("Rp35.000");
  });

  test("B-325: a package is bought from the plans without a voucher", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "payment" });
    await page.getByRole("button", { name: "Pilih Paket PRO" }).click();
    await reach(page, "/netwerk/payment/detail");
    await expect.poll(() => total(page).innerText()).toBe("Rp55.000");
    await page.getByRole("button", { name: "Lanjutkan" }).click();
    await payAt(page, "Rp55.000");
    await page.waitForURL(/\/netwerk\/transaction\/history\?.*order=/);
    await expect.poll(async () => (await saldoOf(member)).paid_saldo).toBe(60 * 60);
  });

  test("B-327, A-13: a manipulated address changes no price", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: "payment/detail?plan=PLUS&price=1&packageId=4",
    });
    await expect.poll(() => total(page).innerText()).toBe("Rp149.000");
    await page.getByRole("button", { name: "Lanjutkan" }).click();
    await page.waitForURL(/\/_simulator\//);
    await page.getByText("Rp149.000").first().waitFor();
  });

  test("B-348: ticked cart items are paid, leave the cart and become the member's products; the others stay", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    for (const product_id of [1, 3]) {
      const body = { product_id, quantity: 1, notes: "-" };
      expect((await send("POST", "/api/cart", { as: member, body })).status).toBe(200);
    }
    const page = await openPage({ signedInAs: member, path: "transaction/checkout", viewport: "desktop" });
    await page.getByRole("checkbox", { name: "Pilih Jurnal Tenang 14 Hari" }).check();
    await page.getByRole("button", { name: "Bayar Sekarang" }).click();
    await payAt(page, "Rp29.000");
    await page.waitForURL(/\/akasia\/transaction\/history\?.*order=/);
    await page.goto("/akasia/transaction/checkout");
    await page.getByRole("heading", { name: "Panduan Percakapan Sulit" }).waitFor();
    expect(await page.getByRole("heading", { name: "Jurnal Tenang 14 Hari" }).count()).toBe(0);
    await page.goto("/akasia/transaction/products");
    await page.getByRole("heading", { name: "Produk saya" }).waitFor();
    await page.getByText("Jurnal Tenang 14 Hari").first().waitFor();
    expect(await page.getByText("Panduan Percakapan Sulit").count()).toBe(0);
  });
});
