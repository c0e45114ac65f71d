/** The filter of the product list, as stored in the address. */
export type ProductFilter = { search: string; page: number };

/** Reads `?search=&page=`; invalid values fall back to the defaults. */
export function readProductFilter(address: string): ProductFilter {
  const query = new URLSearchParams(address);
  const page = query.get("page") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the query string of a filter; default values are left out. */
export function writeProductFilter({ search, page }: ProductFilter): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
