import { and, asc, count, eq, isNull } from "drizzle-orm";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";

/** C-37: lists the services of the client's experts, each once, ordered by id. */
export const listServices: Handler<"listServices"> = async ({ app, client, query }) => {
  const { db } = app.database;
  const from = () =>
    db
      .selectDistinct({ id: services.id, name: services.name })
      .from(services)
      .innerJoin(experts, eq(experts.serviceId, services.id))
      .innerJoin(clientExperts, eq(clientExperts.expertId, experts.id))
      .where(
        and(eq(clientExperts.clientId, client.id), isNull(experts.deletedAt), isNull(services.deletedAt)),
      );
  const [counted] = await db.select({ total: count() }).from(from().as("served"));
  const rows = await from()
    .orderBy(asc(services.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const total = counted?.total ?? 0;
  return {
    status: "success",
    data: rows.map((row) => ({ ...row, deleted_at: null })),
    page: query.page,
    per_page: query.per_page,
    total,
    total_pages: Math.ceil(total / query.per_page),
  };
};
