import type { Saldo } from "#contract/balance.ts";
import { callQuery, queries, useCall } from "./query.ts";

const query = (username: string) => callQuery(username, "getSaldo", {});

/** A page asks before it is drawn; its parts do not ask once more for so long. */
const freshMs = 2000;

/** C-34, asked again whenever the page comes back into sight. */
export const useSaldo = (username: string) =>
  useCall(username, "getSaldo", {}, { refetchOnWindowFocus: "always", staleTime: freshMs });

/** Asks for the balance now. */
export const refreshSaldo = (username: string) =>
  queries.invalidateQueries({ queryKey: query(username).queryKey });

/** A balance that came with another call's answer. */
export function keepSaldo(username: string, data: Saldo): void {
  queries.setQueryData(query(username).queryKey, { status: "success", data });
}

/** The balance for a page that depends on it; undefined where it cannot be read: the page shows without it. */
export async function loadSaldo(username: string): Promise<Saldo | undefined> {
  try {
    const { data } = await queries.fetchQuery({ ...query(username), staleTime: 0 });
    return data;
  } catch {
    return undefined;
  }
}
