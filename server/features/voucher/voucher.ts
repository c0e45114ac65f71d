import { and, eq, inArray, sql } from "drizzle-orm";
import type { VoucherRecord } from "#contract/voucher.ts";
import { uploadUrl } from "#rules/uploads.ts";
import { normalCode, type VoucherTerms } from "#rules/voucher.ts";
import type { Db, Tx } from "#server/db/db.ts";
import { voucherRedemptions, vouchers } from "#server/db/tables/transaction.ts";
import type { Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";

type Owner = Pick<Member, "id" | "clientId">;
type Voucher = typeof vouchers.$inferSelect;

/** Vouchers of the client that are in force now: their last day in Indonesia has not ended. */
const inForce = (clientId: number) =>
  and(eq(vouchers.clientId, clientId), sql`${vouchers.endsAt} > app_now()`);

const ofMember = (owner: Owner) =>
  and(eq(voucherRedemptions.clientId, owner.clientId), eq(voucherRedemptions.userId, owner.id));

/** The voucher that a typed code names; an unknown one, one of another client and an expired one look the same. */
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

/** Those that the list shows, the oldest first. */
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
  ...{ options: row.options, value: row.value, voucher_type: row.voucherType },
  ...{ max_value: row.maxValueRp, package_ids: row.packageIds },
});

/** Which of these vouchers an order of the member holds or has used up. */
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

/** Whether it is used up, by all or by this member. Told early; what counts is `holdVoucher`. */
export const isUsedUp = async (db: Pick<Db, "select">, owner: Owner, row: Voucher): Promise<boolean> =>
  row.uses >= row.maxUses || (await takenBy(db, owner, [row.id])).size > 0;

/** E-45 of each: `status` 1 is used up, by all or by this member. */
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
      ...{ name: row.name, options: row.options, value: row.value, voucher_type: row.voucherType },
      image_voucher: uploadUrl(row.image),
      end_date: lastDay(row.endsAt),
      ...{ max_value: row.maxValueRp, package_ids: row.packageIds },
    },
  }));
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta", dateStyle: "short" });

/** `endsAt` is the first moment at which it is no longer valid. */
const lastDay = (endsAt: Date): string => day.format(new Date(endsAt.getTime() - 1));

/**
 * Takes one use for an order, or refuses. One statement counts, so that of many at once no more win than there are
 * uses; the member's row is locked, so that a member has a voucher in one order at most.
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
 * Its order is paid. Money that comes after the order died finds it released: it is used all the same, beyond its
 * bounds if need be. Answers whether it went beyond them.
 */
export async function consumeVoucher(tx: Tx, orderId: number): Promise<"within" | "over_redeemed"> {
  const [row] = await tx
    .select()
    .from(voucherRedemptions)
    .where(eq(voucherRedemptions.orderId, orderId))
    .for("update");
  if (!row || row.state === "consumed") return "within";
  if (row.state === "released") {
    // The member used it in another order meanwhile: one use each is what is counted.
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

/** Its order died unpaid: somebody may use it again. */
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
