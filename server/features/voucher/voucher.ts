import { and, eq, inArray, sql } from "drizzle-orm";
import type { VoucherRecord } from "#contract/voucher.ts";
import { uploadUrl } from "#rules/picture-file.ts";
import { normalCode, type VoucherTerms } from "#rules/voucher-discount.ts";
import type { Db, Tx } from "#server/db/db.ts";
import { voucherRedemptions, vouchers } from "#server/db/tables/order.ts";
import type { Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";

type Owner = Pick<Member, "id" | "clientId">;
type Voucher = typeof vouchers.$inferSelect;

/** Matches the client's vouchers that are valid now: their last day in Indonesia has not ended. */
const inForce = (clientId: number) =>
  and(eq(vouchers.clientId, clientId), sql`${vouchers.endsAt} > app_now()`);

const ofMember = (owner: Owner) =>
  and(eq(voucherRedemptions.clientId, owner.clientId), eq(voucherRedemptions.userId, owner.id));

/** Returns the voucher for a typed code; unknown, expired and other clients' codes all return undefined. */
export async function findVoucher(
  db: Pick<Db, "select">,
  clientId: number,
  code: string,
): Promise<Voucher | undefined> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(and(inForce(clientId), eq(vouchers.code, normalCode(code))));
  return row;
}

/** Returns the vouchers that the list shows, oldest first. */
export const listedVouchers = (
  db: Pick<Db, "select">,
  clientId: number,
  type: Voucher["voucherType"],
): Promise<Voucher[]> =>
  db
    .select()
    .from(vouchers)
    .where(and(inForce(clientId), eq(vouchers.listed, true), eq(vouchers.voucherType, type)))
    .orderBy(vouchers.id);

export const termsOf = (row: Voucher): VoucherTerms => ({
  options: row.options,
  value: row.value,
  voucher_type: row.voucherType,
  max_value: row.maxValueRp,
  package_ids: row.packageIds,
});

/** Returns which of these vouchers an order of the member holds or has used up. */
async function takenBy(db: Pick<Db, "select">, owner: Owner, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: voucherRedemptions.voucherId })
    .from(voucherRedemptions)
    .where(
      and(
        ofMember(owner),
        inArray(voucherRedemptions.voucherId, ids),
        inArray(voucherRedemptions.state, ["held", "consumed"]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns whether a voucher is used up, by everyone together or by this member. This is an early check; `holdVoucher`
 * decides.
 */
export const isUsedUp = async (db: Pick<Db, "select">, owner: Owner, row: Voucher): Promise<boolean> =>
  row.uses >= row.maxUses || (await takenBy(db, owner, [row.id])).size > 0;

/** Returns E-45 for each voucher; `status` 1 means used up, by everyone together or by this member. */
export async function voucherRecords(
  db: Pick<Db, "select">,
  owner: Owner | undefined,
  rows: Voucher[],
): Promise<VoucherRecord[]> {
  const ids = rows.map(({ id }) => id);
  const taken = owner ? await takenBy(db, owner, ids) : new Set<number>();
  return rows.map((row) => ({
    voucher_id: row.id,
    voucher_code: row.code,
    status: row.uses >= row.maxUses || taken.has(row.id) ? 1 : 0,
    voucher: {
      name: row.name,
      options: row.options,
      value: row.value,
      voucher_type: row.voucherType,
      image_voucher: uploadUrl(row.image),
      end_date: lastDay(row.endsAt),
      max_value: row.maxValueRp,
      package_ids: row.packageIds,
    },
  }));
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta", dateStyle: "short" });

/** `endsAt` is the first moment at which the voucher is no longer valid. */
const lastDay = (endsAt: Date): string => day.format(new Date(endsAt.getTime() - 1));

/**
 * Takes one use of a voucher for an order, or fails. A single statement counts, so that concurrent orders cannot take
 * more uses than there are. The caller holds the lock on the member's row, so a member has a voucher in at most one
 * order.
 */
export async function holdVoucher(tx: Tx, owner: Owner, voucherId: number, orderId: number): Promise<void> {
  const taken = await takenBy(tx, owner, [voucherId]);
  if (taken.size > 0) throw fail("voucher_used");
  const [row] = await tx
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(
      and(inForce(owner.clientId), eq(vouchers.id, voucherId), sql`${vouchers.uses} < ${vouchers.maxUses}`),
    )
    .returning({ id: vouchers.id });
  if (!row) throw fail("voucher_used");
  await tx
    .insert(voucherRedemptions)
    .values({ orderId, clientId: owner.clientId, userId: owner.id, voucherId, state: "held" });
}

/**
 * Consumes the voucher of a paid order. If the order was closed before the money came, its released use is taken again,
 * beyond the voucher's limits if necessary. Returns whether a limit was exceeded.
 */
export async function consumeVoucher(tx: Tx, orderId: number): Promise<"within" | "over_redeemed"> {
  const [row] = await tx
    .select()
    .from(voucherRedemptions)
    .where(eq(voucherRedemptions.orderId, orderId))
    .for("update");
  if (!row || row.state === "consumed") return "within";
  if (row.state === "released") {
    // The member used it in another order meanwhile, and only one use per member is counted.
    const owner = { id: row.userId, clientId: row.clientId };
    if ((await takenBy(tx, owner, [row.voucherId])).size > 0) return "over_redeemed";
  }
  await tx
    .update(voucherRedemptions)
    .set({ state: "consumed" })
    .where(eq(voucherRedemptions.orderId, orderId));
  if (row.state === "held") return "within";
  const [used] = await tx
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(eq(vouchers.id, row.voucherId))
    .returning({ isOver: sql<boolean>`${vouchers.uses} > ${vouchers.maxUses}` });
  return used?.isOver ? "over_redeemed" : "within";
}

/** Releases the voucher of an order that closed unpaid, so that it can be used again. */
export async function releaseVoucher(tx: Tx, orderId: number): Promise<void> {
  const [row] = await tx
    .update(voucherRedemptions)
    .set({ state: "released" })
    .where(and(eq(voucherRedemptions.orderId, orderId), eq(voucherRedemptions.state, "held")))
    .returning({ voucherId: voucherRedemptions.voucherId });
  if (!row) return;
  await tx
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} - 1` })
    .where(eq(vouchers.id, row.voucherId));
}
