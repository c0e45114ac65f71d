import { feedbackTexts } from "#texts/feedback.ts";
import { reach } from "../setup/browsing.ts";
import { newMember, test } from "../setup/journey.ts";
import { answer, confirm, result } from "../setup/screening.ts";

test("B-461: one member takes the screening, looks at experts and products, buys time and a product, sees the purchases, answers the survey and sends feedback", async ({
  openPage,
}) => {
  const member = await newMember({ client: "akasia" });
  const page = await openPage({ signedInAs: member, path: "srq", viewport: "desktop" });
  await answer(page, { yes: [1] });
  await confirm(page);
  await result(page).getByRole("button", { name: "Tutup" }).first().click();
  await reach(page, "/akasia/conversation");

  await page.goto("/akasia/expert");
  await page.locator("main article").getByRole("link", { name: "Sekar Ayuning" }).click();
  await page.getByRole("link", { name: "Jurnal Tenang 14 Hari" }).click();
  await page.getByRole("button", { name: "Tambahkan Keranjang" }).click();
  await page.getByRole("link", { name: "Buka keranjang, 1 barang" }).click();
  await reach(page, "/akasia/transaction/checkout");

  await page.goto("/akasia/payment/detail?packageId=1");
  for (const [press, amount] of [
    ["Lanjutkan", "Rp35.000"],
    ["Bayar Sekarang", "Rp29.000"],
  ] as const) {
    await page.getByRole("button", { name: press }).click();
    await page.waitForURL(/\/_simulator\//);
    await page.getByRole("button", { name: `Bayar ${amount}`, exact: true }).click();
    await page.getByRole("heading", { name: "Pembayaran diterima" }).waitFor();
    if (press === "Bayar Sekarang") break;
    await page.goto("/akasia/transaction/checkout");
    await page.getByRole("checkbox", { name: "Pilih Jurnal Tenang 14 Hari" }).check();
  }

  await page.goto("/akasia/transaction/history");
  const details = page.getByRole("tabpanel");
  await details.getByText("Jurnal Tenang 14 Hari").waitFor();
  await page.getByRole("tab", { name: "Paket", exact: true }).click();
  await details.getByText("PLUS").first().waitFor();

  await page.goto("/akasia/survey");
  for (const no of [1, 2, 3, 4]) {
    await page
      .getByRole("group")
      .nth(no - 1)
      .getByRole("radio")
      .nth(2)
      .check();
  }
  await page.getByRole("button", { name: "Kirim jawaban", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya, kirim", exact: true }).click();
  await page.locator("[data-survey-sent]").waitFor();

  await page.goto("/akasia/feedback");
  await page.getByRole("textbox", { name: feedbackTexts.label }).fill("Terima kasih.");
  await page.getByRole("button", { name: feedbackTexts.submit }).click();
  await page.locator("[data-toast=success]", { hasText: feedbackTexts.sent }).waitFor();
});
