import { count, desc, eq } from "drizzle-orm";
import { uploadUrl } from "#rules/picture-file.ts";
import { experts, products } from "#server/db/tables/expert.ts";
import { ownedProducts } from "#server/db/tables/product.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { isShown, kindOf } from "./file-kind.ts";
import { fileUrl } from "./file-link.ts";
import { linkEnd, ownFiles } from "./library.ts";

/** C-50 (B-304, B-313): lists what the member owns, newest first; the list of any other member is `not_found`. */
export const listOwnProducts: Handler<"listOwnProducts"> = async ({ app, member, params, query }) => {
  if (params.id !== member.id) throw fail("not_found");
  const { db } = app.database;
  const { page, per_page } = query;
  const [totals] = await db.select({ total: count() }).from(ownedProducts).where(ownFiles(member));
  const rows = await db
    .select({ own: ownedProducts, product: products, author: experts.name, expiresAt: linkEnd })
    .from(ownedProducts)
    .innerJoin(products, eq(products.id, ownedProducts.productId))
    .innerJoin(experts, eq(experts.id, products.expertId))
    .where(ownFiles(member))
    .orderBy(desc(ownedProducts.createdAt), desc(ownedProducts.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const total = totals?.total ?? 0;
  return {
    status: "success",
    data: rows.map(({ own, product, author, expiresAt }) => {
      const kind = kindOf(own.file);
      const owner = { ownedId: own.id, userId: member.id, clientId: member.clientId };
      const disposition = isShown(kind) ? "inline" : "attachment";
      return {
        id: own.id,
        author: author.trim() || null,
        attach_file: fileUrl(app.config, { ...owner, disposition, expiresAt }),
        file_type: kind,
        bought_at: own.createdAt.toISOString(),
        product: {
          id: product.id,
          expert_id: product.expertId,
          name: product.name,
          photo: uploadUrl(product.photo),
        },
      };
    }),
    page,
    per_page,
    total,
    total_pages: Math.ceil(total / per_page),
  };
};
