import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import { joinMatches, matchScore } from "#server/db/fuzzy-search.ts";
import { countsOf, totalBeside } from "#server/db/paging.ts";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { shownExpert } from "./expert.ts";

/** C-39: lists the client's experts: all, those of one service (by id or name), or those that match a search. */
export const listExperts: Handler<"listExperts"> = async ({ app, client, query, address }) => {
  if (query.search) await app.limits.take("directoryByAddress", address);
  const { db } = app.database;
  const ofService = query.service
    ? or(
        eq(services.name, query.service),
        /^\d{1,9}$/.test(query.service) ? eq(services.id, Number(query.service)) : undefined,
      )
    : undefined;
  const looked = { names: [experts.name, services.name, experts.category], more: [experts.biography] };
  const offered = () =>
    db
      .select({ expert: experts, service: { id: services.id, name: services.name }, total: totalBeside })
      .from(clientExperts)
      .innerJoin(experts, eq(experts.id, clientExperts.expertId))
      .innerJoin(services, eq(services.id, experts.serviceId))
      .crossJoinLateral(joinMatches(query.search, looked))
      .where(
        and(eq(clientExperts.clientId, client.id), isNull(experts.deletedAt), ofService, gt(matchScore, 0)),
      );
  const rows = await offered()
    .orderBy(desc(matchScore), asc(clientExperts.position), asc(experts.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const counts = await countsOf(query, rows, () => db.$count(offered().as("offered")));
  return { status: "success", data: rows.map(shownExpert), ...counts };
};
