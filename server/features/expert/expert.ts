import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { uploadUrl } from "#rules/picture-file.ts";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, personas, products, services } from "#server/db/tables/expert.ts";
import type { App, Client } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { TimedCache } from "#server/platform/timed-cache.ts";

type Row = { expert: typeof experts.$inferSelect; service: { id: number; name: string } };

/** E-21: the fields of an expert that members see. */
export const shownExpert = ({ expert, service }: Row) => ({
  id: expert.id,
  name: expert.name,
  username: expert.username,
  layanan: service.name,
  service,
  category: expert.category,
  biography: expert.biography,
  experience: expert.experience,
  photo: expert.photo,
  photo_url: uploadUrl(expert.photo),
  avatar: uploadUrl(expert.photo),
  deleted_at: null,
});

const offered = new TimedCache((app: App, clientId: number) =>
  app.database.db
    .select({
      id: experts.id,
      name: experts.name,
      username: experts.username,
      service: services.name,
      category: experts.category,
      photo: experts.photo,
    })
    .from(clientExperts)
    .innerJoin(experts, eq(experts.id, clientExperts.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .where(and(eq(clientExperts.clientId, clientId), isNull(experts.deletedAt)))
    .orderBy(asc(clientExperts.position)),
);

/** Returns an expert that the client offers; fails with `not_found` otherwise. */
export async function requireExpert(app: App, client: Pick<Client, "id">, expertId: number) {
  const rows = await offered.get(app, client.id);
  return orNotFound(rows.find((row) => row.id === expertId));
}

/** Returns the service with this name if the client offers an expert for it, otherwise undefined. */
export async function offeredService(app: App, client: Pick<Client, "id">, name: string) {
  const [row] = await app.database.db
    .select({ id: services.id })
    .from(services)
    .innerJoin(experts, eq(experts.serviceId, services.id))
    .innerJoin(clientExperts, eq(clientExperts.expertId, experts.id))
    .where(
      and(
        eq(clientExperts.clientId, client.id),
        eq(services.name, name),
        isNull(services.deletedAt),
        isNull(experts.deletedAt),
      ),
    )
    .limit(1);
  return row;
}

const persona = new TimedCache(async (app: App, expertId: number) => {
  const [row] = await app.database.db
    .select({
      name: experts.name,
      service: services.name,
      prompt: personas.prompt,
      voice: personas.voice,
      version: personas.version,
    })
    .from(experts)
    .innerJoin(services, eq(services.id, experts.serviceId))
    .innerJoin(personas, eq(personas.expertId, experts.id))
    .where(eq(experts.id, expertId))
    .orderBy(desc(personas.version))
    .limit(1);
  return orNotFound(row);
});

export type Persona = Awaited<ReturnType<typeof personaOf>>;

/**
 * Returns an expert's newest persona, regardless of which client offers the expert, because a conversation that has
 * begun continues with its expert.
 */
export const personaOf = (app: App, expertId: number) => persona.get(app, expertId);

/** Another expert of the client, in the form in which a persona may mention them. */
export type Colleague = { name: string; username: string; service: string; category: string | null };

/** Returns the client's other experts, in its order: those a persona may refer a member to. */
export async function colleaguesOf(
  app: App,
  client: Pick<Client, "id">,
  expertId: number,
): Promise<Colleague[]> {
  const rows = await offered.get(app, client.id);
  return rows.filter((row) => row.id !== expertId);
}

const offers = new TimedCache((app: App, expertId: number) =>
  app.database.db
    .select({ id: products.id, name: products.name, topics: products.topics })
    .from(products)
    .where(and(eq(products.expertId, expertId), isNull(products.deletedAt))),
);

/** Returns the products that an expert may offer in a conversation; none once the client no longer has the expert. */
export async function offersOf(app: App, client: Pick<Client, "id">, expertId: number) {
  const experts = await offered.get(app, client.id);
  return experts.some(({ id }) => id === expertId) ? offers.get(app, expertId) : [];
}
