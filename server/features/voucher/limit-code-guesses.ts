import type { App, Member } from "#server/platform/app.ts";

/** Rate limit against guessing voucher codes, per member or, without a session, per IP address. */
export const limitCodeGuesses = (app: App, member: Member | undefined, address: string): Promise<void> =>
  member ? app.limits.take("voucherByUser", String(member.id)) : app.limits.take("voucherByAddress", address);
