import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Member, newMember, send } from "./journey.ts";

/** Adds a product to a member's cart over the API. */
export async function put(member: Member, product: number, quantity = 1): Promise<void> {
  const body = { product_id: product, quantity, notes: "-" };
  expect((await send("POST", "/api/cart", { as: member, body })).status).toBe(200);
}

/** Creates a member of akasia with these products in the cart. */
export async function shopper(...products: [id: number, quantity: number][]): Promise<Member> {
  const member = await newMember({ client: "akasia" });
  for (const [id, quantity] of products) await put(member, id, quantity);
  return member;
}

/** Returns the cart that the server has stored. */
export async function stored(member: Member): Promise<[product: number, quantity: number][]> {
  const { body } = await send("GET", "/api/cart/user", { as: member });
  const groups = body.data as { carts: { product_id: number; quantity: number }[] }[];
  return groups.flatMap(({ carts }) => carts.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** Jurnal and Audio are Sekar's products, Panduan is Bayu's. */
export const [jurnal, audio, panduan] = [
  "Jurnal Tenang 14 Hari",
  "Audio Jeda 7 Menit",
  "Panduan Percakapan Sulit",
];

export const path = "transaction/checkout";
export const tick = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Pilih ${name}`, exact: true });
export const group = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Pilih semua dari ${name}` });
export const more = (page: Page, name: string) => page.getByRole("button", { name: `Tambah ${name}` });
export const less = (page: Page, name: string) => page.getByRole("button", { name: `Kurangi ${name}` });
export const count = (page: Page, name: string) =>
  page.getByRole("group", { name: `Jumlah ${name}` }).locator("output");
export const pay = (page: Page) => page.getByRole("button", { name: "Bayar Sekarang" });
