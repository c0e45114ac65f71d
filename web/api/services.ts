import { useQuery } from "@tanstack/react-query";
import { api } from "./browser-api.ts";
import { queries } from "./query.ts";

const perPage = 100;

async function everyService(username: string, signal: AbortSignal): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await api(username, "listServices", { query: { page, per_page: perPage } }, { signal });
    names.push(...answer.data.map(({ name }) => name));
    pages = answer.total_pages;
  }
  return names;
}

/** C-37: returns the names of all services that the client offers; empty when they cannot be read. */
export function useServices(username: string): string[] {
  const { data } = useQuery(
    {
      queryKey: [username, "listServices", "all"],
      queryFn: ({ signal }) => everyService(username, signal),
      staleTime: 60_000,
    },
    queries,
  );
  return data ?? [];
}
