/** The filter of the expert list; it is stored in the address, so that the back button restores it. */
export type ExpertFilter = { search: string; service: string; page: number };

/** Reads `?search=&service=&page=`; invalid values fall back to the defaults. */
export function readExpertFilter(address: string): ExpertFilter {
  const query = new URLSearchParams(address);
  const page = query.get("page") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    service: (query.get("service") ?? "").slice(0, 100),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the query string of a filter; default values are left out. */
export function writeExpertFilter({ search, service, page }: ExpertFilter): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (service) query.set("service", service);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
