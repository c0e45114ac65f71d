import { and, asc, count, eq, isNull, or } from "drizzle-orm";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { shownExpert } from "./expert.ts";

/** C-39: experts of the client, all or of one service (by id or name). */
export const listExperts: Handler<"listExperts"> = async ({ app, client, query }) => {
  const { db } = app.database;
  const ofService = query.service
    ? or(
        eq(services.name, query.service),
        /^\d{1,9}$/.test(query.service) ? eq(services.id, Number(query.service)) : undefined,
      )
    : undefined;
  const offered = and(eq(clientExperts.clientId, client.id), isNull(experts.deletedAt), ofService);
  const from = () =>
    db
      .select({ expert: experts, service: { id: services.id, name: services.name } })
      .from(clientExperts)
      .innerJoin(experts, eq(experts.id, clientExperts.expertId))
      .innerJoin(services, eq(services.id, experts.serviceId))
      .where(offered);
  const [counted] = await db.select({ total: count() }).from(from().as("offered"));
  const rows = await from()
    .orderBy(asc(clientExperts.position), asc(experts.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const total = counted?.total ?? 0;
  return {
    status: "success",
    data: rows.map(shownExpert),
    page: query.page,
    per_page: query.per_page,
    total,
    total_pages: Math.ceil(total / query.per_page),
  };
};
