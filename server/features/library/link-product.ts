import { ownedProducts } from "#server/db/tables/product.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { isShown, kindOf } from "./file-kind.ts";
import { fileUrl } from "./file-link.ts";
import { linkEnd, ownFile } from "./library.ts";

/**
 * creates a link of five minutes to an own file, for display in the app or for saving; a file that cannot be
 * displayed is saved.
 */
export const linkProduct: Handler<"linkProduct"> = async ({ app, member, params, body }) => {
  await app.limits.take("fileLinkByUser", String(member.id));
  const [row] = await app.database.db
    .select({ file: ownedProducts.file, revokedAt: ownedProducts.revokedAt, expiresAt: linkEnd })
    .from(ownedProducts)
    .where(ownFile(member, params.id));
  const { file, revokedAt, expiresAt } = orNotFound(row);
  if (revokedAt) throw fail("file_revoked");
  const owner = { ownedId: params.id, userId: member.id, clientId: member.clientId };
  const disposition = isShown(kindOf(file)) ? body.disposition : "attachment";
  return {
    status: "success",
    data: {
      url: fileUrl(app.config, { ...owner, disposition, expiresAt }),
      expires_at: new Date(expiresAt * 1000).toISOString(),
    },
  };
};
