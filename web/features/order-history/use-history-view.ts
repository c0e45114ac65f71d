import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  isOfKind,
  type Kind,
  kindOf,
  latestPaid,
  matching,
  type Order,
  type StatusFilter,
  statusFilters,
} from "./orders.ts";

/** B-378: rows per page. */
const perPage = 10;

const tabNames: Record<Kind, string> = { digital: "produk", chat: "paket" };

/**
 * State of the order history. Tab, status, page and the order that the member returned for are in the address; the
 * search text and the selected order last as long as the page.
 */
export function useHistoryView(orders: readonly Order[], returned: Order | undefined) {
  const [address, setAddress] = useSearchParams();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<string>();

  function change(over: Record<string, string | undefined>): void {
    const next = changed(address, over);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  const asked = address.get("tab");
  const named = asked === tabNames.chat ? "chat" : asked === tabNames.digital ? "digital" : undefined;
  const kind: Kind = named ?? (returned ? kindOf(returned) : "digital");
  const status = statusFilters.find((one) => one === address.get("status")) ?? "all";
  const wanted = chosen ?? returned?.no_invoice;
  const picked = orders.find(({ no_invoice }) => no_invoice === wanted) ?? returned;
  const found = matching(orders, words, status);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(Math.max(1, Number(address.get("page")) || 1), pages);
  return {
    kind,
    status,
    words,
    found,
    page,
    pages,
    rows: found.slice((page - 1) * perPage, page * perPage),
    current: picked && isOfKind(picked, kind) ? picked : latestPaid(orders, kind),
    openTab: (tab: Kind) => change({ tab: tabNames[tab] }),
    filter: (to: StatusFilter) => change({ status: to === "all" ? undefined : to, page: undefined }),
    type(typed: string) {
      setWords(typed);
      if (page > 1) change({ page: undefined });
    },
    showAll() {
      setWords("");
      change({ status: undefined, page: undefined });
    },
    /** B-377: selecting a row opens its tab. */
    choose(order: Order) {
      setChosen(order.no_invoice);
      change({ tab: tabNames[kindOf(order)] });
    },
    to: (n: number) => `?${changed(address, { page: n > 1 ? String(n) : undefined })}`,
  };
}

function changed(address: URLSearchParams, over: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(over)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
