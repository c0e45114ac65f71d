import { useLocation, useNavigate } from "react-router";
import { useCall } from "#web/api/query.ts";
import { useServices } from "#web/api/services.ts";
import { useTypedSearch } from "#web/ui/use-typed-search.ts";
import type { Expert } from "./expert-card.tsx";
import { type ExpertFilter, readExpertFilter, writeExpertFilter } from "./filter.ts";
import { servicesOf } from "./services-of.ts";

/** Cards per page (B-261). */
const perPage = 12;

/**
 * Lists all experts, or those the server finds for the search in the address (B-262); filtering by service and paging
 * happen here.
 */
export function useDirectory(username: string, all: readonly Expert[]) {
  const navigate = useNavigate();
  const filter = readExpertFilter(useLocation().search);
  const go = (to: ExpertFilter) =>
    void navigate(writeExpertFilter(to), { replace: true, preventScrollReset: true });
  const search = useTypedSearch(filter.search, (words) => go({ ...filter, search: words, page: 1 }));
  const { data, isPending, refetch } = useCall(
    username,
    "listExperts",
    { query: { page: 1, per_page: 100, search: filter.search } },
    { enabled: filter.search !== "", staleTime: 60_000, placeholderData: (before) => before },
  );
  const found = filter.search === "" ? all : data?.data;
  const shown = (found ?? []).filter(({ layanan }) => filter.service === "" || layanan === filter.service);
  const pages = Math.max(1, Math.ceil(shown.length / perPage));
  const page = Math.min(filter.page, pages);
  const named = useServices(username);
  const services = named.length > 0 ? named : servicesOf(all);
  return {
    filter,
    search,
    services,
    total: shown.length,
    page,
    pages,
    cards: shown.slice((page - 1) * perPage, page * perPage),
    isLoading: filter.search !== "" && isPending,
    hasFailed: filter.search !== "" && !isPending && !data,
    retry: () => void refetch(),
    /** A change of service starts at page 1. */
    choose: (service: string) => go({ ...filter, service, page: 1 }),
    showAll: () => {
      go({ search: "", service: "", page: 1 });
    },
    to: (n: number) => writeExpertFilter({ ...filter, page: n }),
  };
}
