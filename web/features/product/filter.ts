/** Which products are shown, as the address says it. */
export type ProductFilter = { search: string; page: number };

/** Reads `?search=&page=`; what makes no sense counts as not said. */
export function readProductFilter(address: string): ProductFilter {
  const query = new URLSearchParams(address);
  const page = query.get("page") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a filter; what is not narrowed is left out. */
export function writeProductFilter({ search, page }: ProductFilter): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
