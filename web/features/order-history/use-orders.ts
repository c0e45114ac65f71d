import { useEffect } from "react";
import type { CallName } from "#contract/calls.ts";
import { callQuery, queries, useCall } from "#web/api/query.ts";
import { refreshSaldo } from "#web/api/saldo.ts";
import { isPaid, type Order } from "./orders.ts";

/** B-380: all orders at once. */
const input = { query: { "options[itemsPerPage]": -1 as const } };

const query = (username: string) => callQuery(username, "listTransactions", input);

/** C-51: the member's orders; a failure is logged (B-302). */
export function useOrders(username: string) {
  const { data, isPending, error, refetch } = useCall(username, "listTransactions", input);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: B-302 asks for a log entry
    if (error) console.warn("transactions", error);
  }, [error]);
  return { orders: data?.data, isLoading: isPending, retry: () => void refetch() };
}

/** What a payment changes elsewhere: the cart and the list of owned files. */
const touched: readonly CallName[] = ["getCart", "listOwnProducts"];

/**
 * Puts an order from another call's answer into the cached list; if it has just been paid, refreshes the balance, cart
 * and owned files.
 */
export async function cacheOrder(username: string, order: Order): Promise<void> {
  const { queryKey } = query(username);
  const before = queries.getQueryData(queryKey)?.data.find((one) => one.no_invoice === order.no_invoice);
  queries.setQueryData(
    queryKey,
    (answer) =>
      answer && {
        ...answer,
        data: answer.data.map((one) => (one.no_invoice === order.no_invoice ? order : one)),
      },
  );
  if (!isPaid(order) || (before && isPaid(before))) return;
  await Promise.all([
    refreshSaldo(username),
    ...touched.map((name) => queries.invalidateQueries({ queryKey: [username, name] })),
  ]);
}

/** Reloads the list from the server, after an action was refused. */
export const reloadOrders = (username: string) =>
  queries.invalidateQueries({ queryKey: query(username).queryKey });
