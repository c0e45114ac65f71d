import { and, eq, isNull } from "drizzle-orm";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";

/** C-38: returns a service for which the client has an expert; any other is `not_found`. */
export const getService: Handler<"getService"> = async ({ app, client, params }) => {
  const [row] = await app.database.db
    .select({ id: services.id, name: services.name })
    .from(services)
    .innerJoin(experts, eq(experts.serviceId, services.id))
    .innerJoin(clientExperts, eq(clientExperts.expertId, experts.id))
    .where(
      and(
        eq(services.id, params.id),
        eq(clientExperts.clientId, client.id),
        isNull(services.deletedAt),
        isNull(experts.deletedAt),
      ),
    )
    .limit(1);
  return { status: "success", data: { ...orNotFound(row), deleted_at: null } };
};
