import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCall } from "#web/api/query.ts";
import { useTypedSearch } from "#web/ui/use-typed-search.ts";
import { readProductFilter, writeProductFilter } from "./filter.ts";
import { logProducts } from "./log-products.ts";

/** A-07, B-292: products per page. */
const perPage = 12;

/**
 * C-48 with the filter in the address. A new search starts at page 1 and replaces the products shown before (B-291,
 *
 */
export function useProducts(username: string, expertId: number) {
  const navigate = useNavigate();
  const filter = readProductFilter(useLocation().search);
  const ask = (words: string) =>
    void navigate(writeProductFilter({ search: words, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  const search = useTypedSearch(filter.search, ask);
  const { data, isPending, error, refetch } = useCall(
    username,
    "listProducts",
    { params: { id: expertId }, query: { ...filter, per_page: perPage } },
    { staleTime: 60_000 },
  );
  useEffect(() => {
    if (error) logProducts(error);
  }, [error]);
  return {
    filter,
    search,
    list: data?.data,
    isLoading: isPending,
    retry: () => void refetch(),
    showAll: search.clear,
    to: (page: number) => writeProductFilter({ ...filter, page }),
  };
}
