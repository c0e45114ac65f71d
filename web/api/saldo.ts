import type { Saldo } from "#contract/balance.ts";
import { callQuery, queries, useCall } from "./query.ts";

const query = (username: string) => callQuery(username, "getSaldo", {});

/** A page loads the balance before it renders; its components do not fetch it again within this time. */
const freshMs = 2000;

/** C-34, fetched again whenever the page becomes visible. */
export const useSaldo = (username: string) =>
  useCall(username, "getSaldo", {}, { refetchOnWindowFocus: "always", staleTime: freshMs });

/** Reloads the balance now. */
export const refreshSaldo = (username: string) =>
  queries.invalidateQueries({ queryKey: query(username).queryKey });

/** Stores a balance that came with another call's response. */
export function cacheSaldo(username: string, data: Saldo): void {
  queries.setQueryData(query(username).queryKey, { status: "success", data });
}

/**
 * Fetches the balance for a page that depends on it. Returns undefined when it cannot be read: the page renders without
 * it.
 */
export async function loadSaldo(username: string): Promise<Saldo | undefined> {
  try {
    const { data } = await queries.fetchQuery({ ...query(username), staleTime: 0 });
    return data;
  } catch {
    return undefined;
  }
}
