import { asc, desc } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { fail } from "#server/platform/failure.ts";

/**
 * Returns a host as browsers send it under this scheme: in small letters, without the scheme's own port and without the
 * dot of the root; undefined if it is none.
 */
export function normalHost(protocol: string, host: string): string | undefined {
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?\.?(:\d+)?$/i.test(host)) return undefined;
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host.replace(/\.(?=:|$)/, "") : undefined;
}

type Parts = { database: Database; config: Pick<Config, "publicUrl">; log: FastifyBaseLogger };

/** The slug of nobody, while there is no client; its pages show the default colours. */
const nobody = "alma";

/**
 * Knows which client a host means: the one whose own host it is, or on the shared host the default client. A client with
 * a host is its own origin, so that no page of another client can read what its members' browsers hold (S-07).
 */
export class Hosts {
  readonly #parts: Parts;
  readonly #common: URL;
  #slugOf: ReadonlyMap<string, string> = new Map();
  #hostOf: ReadonlyMap<string, string> = new Map();
  #default = nobody;
  #first: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#common = new URL(parts.config.publicUrl);
  }

  /** Returns the slug of the client whose own host this is. */
  async ownerOf(host: string): Promise<string | undefined> {
    await this.#known();
    if (this.#slugOf.size === 0) return undefined;
    return this.#slugOf.get(normalHost(this.#common.protocol, host) ?? "");
  }

  /** Returns scheme, host and port of a client's pages; of the shared host for an unknown slug. */
  async originOf(slug: string): Promise<string> {
    await this.#known();
    return originOf(this.#parts, { host: this.#hostOf.get(slug) ?? null });
  }

  /** Returns the slug of the default client; while none is marked, of the oldest. */
  async defaultSlug(): Promise<string> {
    await this.#known();
    return this.#default;
  }

  /** Reads the clients anew, as a timer does. While the database is away, the last known ones stay. */
  refresh(): Promise<void> {
    const reading = this.#read();
    this.#first ??= reading;
    return reading;
  }

  async #read(): Promise<void> {
    try {
      const rows = await this.#parts.database.db
        .select({ slug: clients.username, host: clients.host })
        .from(clients)
        .orderBy(desc(clients.isDefault), asc(clients.id));
      this.#default = rows[0]?.slug ?? nobody;
      const owned = rows.flatMap(({ slug, host }) =>
        host === null || host === this.#common.host ? [] : [{ slug, host }],
      );
      this.#slugOf = new Map(owned.map(({ slug, host }) => [host, slug]));
      this.#hostOf = new Map(owned.map(({ slug, host }) => [slug, host]));
    } catch (error) {
      this.#parts.log.warn({ err: error }, "the hosts of clients could not be read");
    }
  }

  /** Only the first reading is waited for. */
  #known(): Promise<void> {
    return this.#first ?? this.refresh();
  }
}

type Known = Pick<Parts, "config"> & { hosts: Hosts };

/** Returns scheme, host and port of a client's pages, for links that leave the app. */
export const originOf = ({ config }: Pick<Parts, "config">, { host }: { host: string | null }): string =>
  host === null ? config.publicUrl : `${new URL(config.publicUrl).protocol}//${host}`;

/** First path segments that belong to the server and name no client. */
const shared = new Set(["assets", "_simulator", "healthz", "readyz", "metrics"]);

/**
 * Keeps each client on its own host: there, calls and pictures of another client do not exist, and on the shared host
 * its pages lead to its own. Calls on the shared host stay possible: they give away nothing without a token.
 */
export function registerHosts(server: FastifyInstance, app: Known): void {
  server.addHook("onRequest", async (request, reply) => {
    const first = firstSegment(request.url);
    if (shared.has(first)) return;
    const owner = await app.hosts.ownerOf(request.host);
    if (owner === undefined) return first === "api" ? undefined : leadHome(app, first, request, reply);
    keepSubdomainsFree(reply);
    if (first === "api") keepCallsApart(owner, request);
    else if (first === "") return reply.redirect(`/${owner}/almacare`, 302);
    else if (first !== owner && slugIn(request) !== undefined) throw fail("client_not_found");
  });
}

/** The client's host may have others below it, which are not ours to put under https for a year. */
function keepSubdomainsFree(reply: FastifyReply): void {
  if (reply.hasHeader("strict-transport-security"))
    reply.header("strict-transport-security", "max-age=31536000");
}

/** On a client's own host, its 404 page answers for all paths but its own. */
export async function keepPagesApart(app: Pick<Known, "hosts">, request: FastifyRequest): Promise<void> {
  const owner = await app.hosts.ownerOf(request.host);
  if (owner !== undefined && firstSegment(request.url) !== owner) request.raw.url = `/${owner}/~~~`;
}

/** Returns the first segment of a path, decoded; a request through a proxy may name the whole address. */
function firstSegment(url: string): string {
  const path = !url.startsWith("/") && URL.canParse(url) ? new URL(url).pathname : url;
  const [first = ""] = path.slice(1).split(/[/?]/, 1);
  try {
    return decodeURIComponent(first);
  } catch {
    return first;
  }
}

/** Returns the slug in the path of a route that has one. */
function slugIn({ params }: FastifyRequest): string | undefined {
  const isNamed = typeof params === "object" && params !== null && "username" in params;
  return isNamed && typeof params.username === "string" ? params.username : undefined;
}

function keepCallsApart(owner: string, request: FastifyRequest): void {
  const named = [request.headers["x-client"], slugIn(request)].filter((slug) => slug !== undefined);
  if (named.some((slug) => slug !== owner)) throw fail("client_not_found");
  request.headers["x-client"] = owner;
}

/** Not a permanent redirect, which browsers would follow even after the client has given its host up. */
async function leadHome(
  app: Known,
  slug: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const origin = await app.hosts.originOf(slug);
  const isHere = origin === app.config.publicUrl || !request.url.startsWith("/");
  return isHere ? undefined : reply.redirect(origin + request.url, 307);
}
