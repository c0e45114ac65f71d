import type { App, Member } from "#server/platform/app.ts";

/** Codes can be guessed: so many a minute, by member or, for who is not signed in, by address. */
export const takeTurn = (app: App, member: Member | undefined, address: string): Promise<void> =>
  member ? app.limits.take("voucherByUser", String(member.id)) : app.limits.take("voucherByAddress", address);
