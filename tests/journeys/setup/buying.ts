import type { Page } from "playwright-core";
import { standIn } from "./answer.ts";
import { anOrder } from "./orders.ts";

/** The total that is in sight: of the summary, or beside the pay button while the summary is a closed sheet. */
export const total = (page: Page) => page.locator("[data-total]:visible");

/** The alert that must be closed before going on. */
export const alert = (page: Page) => page.getByRole("alertdialog");

/** The radio button of the package with this name. */
export const pack = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name} `) });

/** Opens the summary where it is a closed sheet, as on phones. */
export async function openSheet(page: Page): Promise<void> {
  await page.locator("[data-sheet]").waitFor();
  const opener = page.locator("[data-sheet=closed] button[aria-expanded=false]:visible");
  if ((await opener.count()) > 0) await opener.click();
}

/** Types a code and presses Enter, in the sheet on phones. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await openSheet(page);
  await page.getByLabel("Kode voucher").fill(code);
  await page.getByLabel("Kode voucher").press("Enter");
}

const invoice = "INV-1";

/**
 * Answers orders in place of the server, and also the history's request for the order just made. Resolves to the list
 * of recorded calls.
 */
export async function standInOrders(page: Page, answer: Parameters<typeof standIn>[3]) {
  await standIn(page, "GET", `**/api/transaction/${invoice}`, () => ({
    json: { status: "success", data: anOrder(1, { no_invoice: invoice }) },
  }));
  return standIn(page, "POST", "**/api/console/transactions", answer);
}

/** Answers voucher checks in place of the server. */
export const standInCodes = (page: Page, answer: Parameters<typeof standIn>[3]) =>
  standIn(page, "GET", "**/api/console/check-voucher-code*", answer);

/** Returns an answer of C-57 about a code. */
export const record = (over: Record<string, unknown> = {}, status = 0) => ({
  json: {
    status: "success",
    data: {
      voucher_id: 1,
      voucher_code: "UJI",
      status,
      voucher: {
        name: "Voucher uji",
        options: "disc",
        value: 10,
        voucher_type: "chat",
        image_voucher: "",
        end_date: "2026-08-17",
        ...over,
      },
    },
  },
});

/** Returns an answer of C-59 to an order that is paid at a gateway, or without a URL shown in our own history. */
export const made = (redirect_url?: string, message = "Pesanan dibuat.") => ({
  json: {
    status: "success",
    message,
    ...(redirect_url === undefined ? {} : { redirect_url }),
    no_invoice: invoice,
    total_payment: 0,
  },
});
