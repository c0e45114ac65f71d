/** Which talks are shown: it stands in the address, so that the way back brings them again. */
export type Filter = { page: number; service: string; expertId: number | undefined };

const whole = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads `?page=&layanan=&expert_id=`; what makes no sense counts as not said. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  return {
    page: whole(query.get("page")) ?? 1,
    service: (query.get("layanan") ?? "").slice(0, 100),
    expertId: whole(query.get("expert_id")),
  };
}

/** The address of a filter; what is not narrowed is left out. */
export function writeFilter({ page, service, expertId }: Filter): string {
  const query = new URLSearchParams();
  query.set("page", String(page));
  if (service) query.set("layanan", service);
  if (expertId !== undefined) query.set("expert_id", String(expertId));
  return `?${query}`;
}

export const isNarrowed = ({ service, expertId }: Filter): boolean =>
  service !== "" || expertId !== undefined;
