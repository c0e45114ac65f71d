import { and, asc, eq, isNull } from "drizzle-orm";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import { timePackages } from "#server/db/tables/time-package.ts";
import type { Handler } from "#server/platform/app.ts";

/** C-56: lists the packages of the client's experts, ordered by package id (B-324). */
export const listPackages: Handler<"listPackages"> = async ({ app, client }) => {
  const rows = await app.database.db
    .select({
      row: timePackages,
      expert: { id: experts.id, username: experts.username, layanan: services.name },
    })
    .from(timePackages)
    .innerJoin(experts, eq(experts.id, timePackages.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .innerJoin(clientExperts, eq(clientExperts.expertId, timePackages.expertId))
    .where(
      and(eq(clientExperts.clientId, client.id), isNull(timePackages.deletedAt), isNull(experts.deletedAt)),
    )
    .orderBy(asc(timePackages.id));
  return rows.map(({ row, expert }) => ({
    id: row.id,
    name: row.name,
    price: row.priceRp,
    time: row.minutes,
    description: row.description,
    detail_expert: expert,
    fitur: row.features.map((text_fitur) => ({ text_fitur })),
    created_at: row.createdAt.toISOString(),
  }));
};
