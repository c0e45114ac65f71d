import { eq } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { products } from "#server/db/tables/expert.ts";
import { ownedProducts } from "#server/db/tables/product.ts";
import { grantProducts } from "#server/features/library/library.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { BuiltMember } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** Fifty parts of ten characters, so that each part of a file can be recognised by its text. */
export const fileText = Array.from({ length: 50 }, (_, n) => `bagian-${String(n).padStart(3, "0")}`).join("");

/** Gives the member the file of a demo product, with text in it; returns its id in C-50. */
export async function ownFileOf(t: TestApp, member: BuiltMember, productId: number): Promise<number> {
  const { db } = t.app.database;
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  await t.app.external.storage.put(orNotFound(product).attachFile, Buffer.from(fileText));
  await transact(db, (tx) => grantProducts(tx, member, [productId], null));
  const { body } = await t.call(
    "listOwnProducts",
    { params: { id: member.id }, query: { per_page: 1000 } },
    member,
  );
  return orNotFound(body.data.find((own) => own.product.id === productId)).id;
}

export const revokeFile = ({ app }: TestApp, ownedId: number) =>
  app.database.db.update(ownedProducts).set({ revokedAt: new Date() }).where(eq(ownedProducts.id, ownedId));

/** Requests such a link, or a modified one. */
export async function fetchFile(
  { server }: TestApp,
  url: string,
  { method = "GET", ...headers }: Record<string, string> & { method?: "GET" | "HEAD" } = {},
) {
  const answer = await server.inject({ method, url, headers });
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  const code: string | undefined = isJson && answer.body !== "" ? answer.json().code : undefined;
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, code };
}
