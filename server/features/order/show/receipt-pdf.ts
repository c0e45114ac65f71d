import { rupiahOf } from "#server/platform/own-data.ts";
import {
  body,
  type Colours,
  ink,
  type Pages,
  type Style,
  small,
  soft,
  writtenPdf,
} from "#server/platform/pdf/pages.ts";
import { receiptTexts as says } from "#texts/order/receipt.ts";

/** The content of a receipt, amounts in rupiah. */
export type Receipt = {
  invoiceNo: string;
  client: string;
  /** Label and value, in the order in which they are printed. */
  facts: (readonly [label: string, value: string])[];
  lines: { name: string; priceRp: number; quantity: number }[];
  totalPriceRp: number;
  discountRp: number;
  voucherCode: string | null;
  totalPaymentRp: number;
};

const pale = "#dcd8e0";

/** Returns a receipt as PDF, in the colours of its client. */
export function receiptAsPdf(receipt: Receipt, colours: Colours, compress = true): AsyncGenerator<Buffer> {
  const { invoiceNo, client } = receipt;
  const running = { head: says.continued(client, invoiceNo), footer: says.footer(invoiceNo) };
  const kind = { title: says.name(invoiceNo), ...running, colours, compress };
  return writtenPdf(kind, (pages) => drawReceipt(pages, receipt, colours));
}

async function* drawReceipt(pages: Pages, receipt: Receipt, { strong }: Colours): AsyncGenerator<void> {
  const { client, facts, lines, totalPriceRp, discountRp, voucherCode, totalPaymentRp } = receipt;
  const bold: Style = { ...body, weight: "bold" };
  await pages.write(client, { size: 13, weight: "bold", colour: strong });
  await pages.write(says.title, { size: 20, weight: "bold", colour: ink });
  pages.gap(8);
  for (const [label, value] of facts) {
    await pages.write(`${label}: ${value}`, { ...body, size: 9.5, colour: soft });
  }
  pages.gap(12);
  pages.rule(pale);
  pages.gap(12);
  for (const { name, priceRp, quantity } of lines) {
    pages.gap(6, 40);
    pages.pair(name, bold, rupiahOf(priceRp * quantity), body);
    await pages.write(says.each(quantity, rupiahOf(priceRp)), small);
    yield;
  }
  pages.gap(12, 90);
  pages.rule(pale);
  pages.gap(12);
  pages.pair(says.subtotal, body, rupiahOf(totalPriceRp), body);
  if (discountRp > 0) pages.pair(says.discount(voucherCode), body, `-${rupiahOf(discountRp)}`, body);
  const total: Style = { size: 13, weight: "bold", colour: strong };
  pages.gap(4);
  pages.pair(says.total, total, rupiahOf(totalPaymentRp), total);
  pages.gap(20, 50);
  await pages.write(says.closing, { ...body, size: 9.5, colour: soft });
  if (pages.hasStandIns) await pages.write(says.standIns, small);
}
