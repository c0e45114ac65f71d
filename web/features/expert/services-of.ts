import type { Expert } from "./expert-card.tsx";

/** Returns the names of the services that these experts offer, ordered by service id. */
export function servicesOf(experts: readonly Pick<Expert, "service">[]): string[] {
  const byId = new Map(experts.map(({ service }) => [service.id, service.name]));
  return [...byId].sort(([a], [b]) => a - b).map(([, name]) => name);
}
