import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { simulatorTexts as says } from "#texts/simulator.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused } from "../setup/browsing.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

/** Orders a package; returns the invoice number and the payment page's URL. */
async function order(member: Member): Promise<{ invoice: string; url: string }> {
  const items = [{ product_type: "chat", product_id: 1, quantity: 2 }];
  const { status, body } = await send("POST", "/api/console/transactions", { as: member, body: { items } });
  expect(status).toBe(200);
  return { invoice: String(body.no_invoice), url: String(body.redirect_url) };
}

const statusOf = async (member: Member, invoice: string) => {
  const { body } = await send("GET", "/api/transaction/history", { as: member });
  const rows = body.data as { no_invoice: string; transaction_status: string }[];
  return rows.find(({ no_invoice }) => no_invoice === invoice)?.transaction_status;
};
const button = (page: Page, name: string) => page.getByRole("button", { name });

describe("B-335: paying at the simulator", () => {
  test.for(bothViewports)(
    "the page on a %s names product, payee and expiry; paying leads back to the history",
    async (viewport, { openPage }) => {
      const member = await newMember();
      const { invoice, url } = await order(member);
      const page = await openPage({ signedInAs: member, viewport });
      await page.goto(url);
      await page.getByText(says.simulation).waitFor();
      await page.getByText("Rp70.000", { exact: true }).waitFor();
      await page.getByText(`${invoice}-A1`).waitFor();
      await expectAccessible(page);
      await page.getByRole("radio", { name: says.va.name }).check();
      await page.getByText(/^Nomor contoh/).waitFor();
      expect(await page.getByText(says.qris.detail).isVisible()).toBe(false);
      await button(page, `${says.pay} Rp70.000`).click();
      await reach(page, "/netwerk/transaction/history");
      expect(new URL(page.url()).searchParams.get("order")).toBe(invoice);
      await expect.poll(() => statusOf(member, invoice)).toBe("paid");
      // Opens the payment page again after the payment.
      await page.goto(url);
      await page.getByRole("heading", { name: says.paid.title }).waitFor();
      await expectAccessible(page);
    },
  );

  test("the dark page without scripts does not overflow 320 px with text twice as large", async ({
    openPage,
  }) => {
    const member = await newMember();
    const { url } = await order(member);
    const page = await openPage({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto(url);
    await expectAccessible(page);
    expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(320);
    const plain = await openPage({ signedInAs: member, javaScriptEnabled: false });
    await plain.goto(url);
    await button(plain, says.fail).click();
    await reach(plain, "/netwerk/transaction/history");
    await plain.goto(url);
    await plain.getByText(says.denied).waitFor();
  });

  test("payment works by keyboard alone", async ({ openPage }) => {
    const member = await newMember();
    const { invoice, url } = await order(member);
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    await page.goto(url);
    await page.getByRole("radio", { name: says.qris.name }).focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("radio", { name: says.va.name }).isChecked()).toBe(true);
    for (let n = 0; n < 3; n += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await reach(page, "/netwerk/transaction/history");
    await expect.poll(() => statusOf(member, invoice)).toBe("expired");
  });

  test("an unknown payment address says so and shows no client's brand", async ({ openPage }) => {
    const page = await openPage({ allow: [refused(404)] });
    await page.goto(`/_simulator/${"a".repeat(43)}`);
    await page.getByRole("heading", { name: says.unknown.title }).waitFor();
    await expectAccessible(page);
  });
});
