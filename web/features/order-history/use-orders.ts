import { useEffect } from "react";
import type { CallName } from "#contract/calls.ts";
import { callQuery, queries, useCall } from "#web/api/query.ts";
import { refreshSaldo } from "#web/api/saldo.ts";
import { isPaid, type Order } from "./orders.ts";

/** B-380: all of them. */
const input = { query: { "options[itemsPerPage]": -1 as const } };

const query = (username: string) => callQuery(username, "listTransactions", input);

/** C-51; a failure is logged (B-302). */
export function useOrders(username: string) {
  const { data, isPending, error, refetch } = useCall(username, "listTransactions", input);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: B-302 asks for a log entry
    if (error) console.warn("transactions", error);
  }, [error]);
  return { orders: data?.data, isLoading: isPending, retry: () => void refetch() };
}

/** What a payment changes elsewhere: the cart that was bought, and the files that are owned now. */
const touched: readonly CallName[] = ["getCart", "listOwnProducts"];

/** An order as another call answered it takes its place in the list; where it was paid just now, the rest follows. */
export async function keepOrder(username: string, order: Order): Promise<void> {
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

/** The list from the server, after something of it was refused. */
export const reloadOrders = (username: string) =>
  queries.invalidateQueries({ queryKey: query(username).queryKey });
