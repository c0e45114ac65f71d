import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { products } from "#server/db/tables/expert.ts";
import { downloads, ownedProducts } from "#server/db/tables/product.ts";
import type { OpenFile } from "#server/external/storage/file-store.ts";
import type { App, Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import { fileHeader, kindOf, typeOf } from "./file-kind.ts";
import { type FileLink, linkSeconds, readLink } from "./file-link.ts";
import { ownFile } from "./library.ts";
import { type Part, partOf } from "./range.ts";

/** A reader who takes no data for this long is treated as disconnected. */
const stalledMs = 60_000;
/** A screen requests many parts at once; each request waits up to this long for the others to finish. */
const waitMs = 10_000;

/**
 * sends the file of a link, or a part of it, so that an interrupted download can resume. Every request checks
 * ownership again: a link made before a refund opens nothing after it.
 */
export const getFile: Handler<"getFile"> = async ({ app, params, request, reply, address }) => {
  const link = readLink(app.config, params.token);
  await app.limits.take("fileByUser", String(link.userId));
  const { key, product } = await ownedFile(app, link);
  await openDownload(app, link, reply);
  const file = orNotFound(await openFile(app, key));
  try {
    const part = wantedPart(file, request, reply);
    const isRead = request.method !== "HEAD" && file.bytes > 0;
    if (isRead) await noteDownload(app, link, address);
    const { first, last } = part ?? { first: 0, last: file.bytes - 1 };
    const stream = isRead ? await readPart(app, file, first, last) : undefined;
    const kind = kindOf(key);
    if (part) reply.code(206).header("content-range", `bytes ${first}-${last}/${file.bytes}`);
    reply.headers({
      "content-type": typeOf(kind),
      "content-length": last - first + 1,
      "content-disposition": fileHeader(link.disposition, product, kind),
      "cache-control": "private, no-store",
      // Without `sandbox` and `default-src`, because either keeps browsers from displaying a PDF themselves.
      "content-security-policy": "frame-ancestors 'self'",
      "cross-origin-resource-policy": "same-origin",
      "accept-ranges": "bytes",
      etag: file.etag,
    });
    if (stream) reply.raw.setTimeout(stalledMs, () => stream.destroy(new Error("nobody reads the file")));
    else await file.close();
    // Without a stream Fastify would report an empty body in the answer to a HEAD request.
    reply.send(stream ?? Readable.from([]));
  } catch (error) {
    await file.close();
    throw error;
  }
  return streamed;
};

/**
 * Waits for a free slot under the concurrency limit for files and holds it until the response is sent or the connection
 * closes.
 */
async function openDownload({ concurrency }: App, link: FileLink, { raw }: FastifyReply): Promise<void> {
  const leave = await concurrency.files.enter(String(link.userId), waitMs);
  // If the connection closed during the wait, no further "close" event will come.
  if (raw.destroyed) leave();
  else raw.once("close", leave);
}

/** Returns the file as it was when it was bought, if the member still owns it. */
async function ownedFile(app: App, link: FileLink): Promise<{ key: string; product: string }> {
  const [row] = await app.database.db
    .select({
      key: ownedProducts.file,
      product: products.name,
      revokedAt: ownedProducts.revokedAt,
      isExpired: sql<boolean>`app_now() >= to_timestamp(${link.expiresAt}::bigint)`,
    })
    .from(ownedProducts)
    .innerJoin(products, eq(products.id, ownedProducts.productId))
    .where(ownFile({ id: link.userId, clientId: link.clientId }, link.ownedId));
  const { isExpired, revokedAt, ...found } = orNotFound(row);
  if (isExpired) throw fail("file_expired");
  if (revokedAt) throw fail("file_revoked");
  return found;
}

async function openFile({ external, log }: App, key: string): Promise<OpenFile | undefined> {
  const file = await external.storage.open(key).catch((err: unknown) => {
    log.error({ err }, "the store of files does not answer");
    throw fail("unavailable", { retryAfter: 5 });
  });
  // A sold file that is missing is our fault, not the member's.
  if (!file) log.error({ key }, "a file that is owned is not in the store");
  return file;
}

/** Records one row per link lifetime, however many parts are read. Only a keyed hash of the IP address is stored. */
async function noteDownload(app: App, link: FileLink, address: string): Promise<void> {
  const { db } = app.database;
  const addressHash = (await app.seals.of(db, link.clientId)).mark(`download:${address}`);
  const { clientId, userId, ownedId } = link;
  await db.execute(sql`
    insert into ${downloads} (client_id, user_id, owned_product_id, address_hash)
    select ${clientId}, ${userId}, ${ownedId}, ${addressHash}
    where not exists (
      select from ${downloads}
      where owned_product_id = ${ownedId} and address_hash = ${addressHash}
        and created_at > (select app_now()) - make_interval(secs => ${linkSeconds}))`);
}

/** If the file changed since the download began, a part of it would corrupt the result, so the whole file is sent. */
function wantedPart(file: OpenFile, { headers }: FastifyRequest, reply: FastifyReply): Part | undefined {
  const ifRange = headers["if-range"];
  const part = ifRange === undefined || ifRange === file.etag ? partOf(headers.range, file.bytes) : undefined;
  if (part !== "none") return part;
  reply.header("content-range", `bytes */${file.bytes}`);
  throw fail("file_range");
}

function readPart({ log }: App, file: OpenFile, first: number, last: number): Promise<Readable> {
  return file.read(first, last).catch((err: unknown) => {
    log.error({ err }, "the store of files does not answer");
    throw fail("unavailable", { retryAfter: 5 });
  });
}
