/** Which conversations are shown. The filter is part of the URL, so that going back restores it. */
export type Filter = { page: number; service: string; expertId: number | undefined };

const whole = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads `?page=&layanan=&expert_id=`; invalid values are ignored. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  return {
    page: whole(query.get("page")) ?? 1,
    service: (query.get("layanan") ?? "").slice(0, 100),
    expertId: whole(query.get("expert_id")),
  };
}

/** Returns the query string of a filter, without filters that are not set. */
export function writeFilter({ page, service, expertId }: Filter): string {
  const query = new URLSearchParams();
  query.set("page", String(page));
  if (service) query.set("layanan", service);
  if (expertId !== undefined) query.set("expert_id", String(expertId));
  return `?${query}`;
}

export const isNarrowed = ({ service, expertId }: Filter): boolean =>
  service !== "" || expertId !== undefined;
