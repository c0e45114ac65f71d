import type { Saldo } from "#contract/balance.ts";
import { usableWith } from "#rules/usable-balance.ts";

/**
 * B-179, A-67: whether there is time for a conversation with this expert; if the balance is unknown, the server
 * decides.
 */
export const hasTimeFor = (saldo: Saldo | undefined, expertId: number): boolean =>
  saldo === undefined || saldo.state === "held" || usableWith(saldo, expertId) > 0;
