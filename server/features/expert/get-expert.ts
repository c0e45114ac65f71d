import { and, eq, isNull } from "drizzle-orm";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { shownExpert } from "./expert.ts";

/** C-40: returns an expert that the client offers; any other is `not_found`. */
export const getExpert: Handler<"getExpert"> = async ({ app, client, params }) => {
  const [row] = await app.database.db
    .select({ expert: experts, service: { id: services.id, name: services.name } })
    .from(clientExperts)
    .innerJoin(experts, eq(experts.id, clientExperts.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .where(
      and(
        eq(clientExperts.clientId, client.id),
        eq(clientExperts.expertId, params.id),
        isNull(experts.deletedAt),
      ),
    );
  return { status: "success", data: [shownExpert(orNotFound(row))] };
};
