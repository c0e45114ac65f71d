import type { Expert } from "./expert-card.tsx";

/** Services that these experts stand for, in the order of their ids. */
export function servicesOf(experts: readonly Pick<Expert, "service">[]): string[] {
  const byId = new Map(experts.map(({ service }) => [service.id, service.name]));
  return [...byId].sort(([a], [b]) => a - b).map(([, name]) => name);
}
