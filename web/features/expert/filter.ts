/** Which experts are shown: it stands in the address, so that the way back brings them again. */
export type ExpertFilter = { search: string; service: string; page: number };

/** Reads `?search=&service=&page=`; what makes no sense counts as not said. */
export function readExpertFilter(address: string): ExpertFilter {
  const query = new URLSearchParams(address);
  const page = query.get("page") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    service: (query.get("service") ?? "").slice(0, 100),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a filter; what is not narrowed is left out. */
export function writeExpertFilter({ search, service, page }: ExpertFilter): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (service) query.set("service", service);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
