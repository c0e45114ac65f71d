import { createHash } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { publicPages } from "#rules/public-pages.ts";
import { clients } from "#server/db/tables/client.ts";
import type { App, Client } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/client/clients.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { fail } from "#server/platform/failure.ts";
import { ConcurrencyLimit } from "#server/platform/limits/concurrency-limit.ts";
import { iconPng, iconSvg } from "./app-icon.ts";
import { previewOf } from "./preview.ts";

type Place = { Params: { username: string; file: string } };

const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Registers what a client has besides its pages: icons, preview pictures for messengers, and sitemaps for search
 * engines.
 */
export function registerBrand(server: FastifyInstance, app: App): void {
  const pictures = new RenderedPictures();
  const picture = async (
    { params, headers }: FastifyRequest<Place>,
    reply: FastifyReply,
    draw: (client: Client) => Promise<Buffer>,
    name: string,
  ) => {
    const client = await clientBySlug(app, params.username);
    const { bytes, etag } = await pictures.get(client, name, draw);
    reply.headers({ "cache-control": "public, max-age=3600", etag, "x-content-type-options": "nosniff" });
    return headers["if-none-match"] === etag ? reply.code(304).send() : reply.type("image/png").send(bytes);
  };
  for (const [name, side, safe] of icons) {
    server.get<Place>(`/:username/${name}`, (request, reply) =>
      picture(request, reply, (client) => iconPng(client, side, safe), name),
    );
  }
  server.get<Place>("/:username/preview/:file", (request, reply) => {
    const page = publicPages.find(({ name }) => `${name}.png` === request.params.file)?.name;
    if (!page) throw fail("not_found");
    return picture(request, reply, (client) => previewOf(client, page), page);
  });
  server.get<Place>("/:username/icon.svg", async ({ params }, reply) => {
    const svg = iconSvg(await clientBySlug(app, params.username));
    reply.headers({
      "cache-control": "public, max-age=3600",
      "content-security-policy": svgPolicy,
      "x-content-type-options": "nosniff",
    });
    return reply.type("image/svg+xml").send(svg);
  });
  registerSitemaps(server, app);
}

/** Home screen icons. The launcher may crop the last one to any shape. */
const icons = [
  ["icon-192.png", 192, false],
  ["icon-512.png", 512, false],
  ["maskable-512.png", 512, true],
] as const;

type Picture = { bytes: Buffer; etag: string };

/**
 * Cache of the most recently requested pictures; each takes a fifth of a second to render and depends only on the
 * client's row. Anyone may request any picture, so only one renders at a time: a flood of requests then delays
 * pictures, not the app.
 */
class RenderedPictures {
  readonly #oneAtATime = new ConcurrencyLimit(1);
  readonly #pictures = new LRUCache<string, Picture, () => Promise<Buffer>>({
    max: 400,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const leave = await this.#oneAtATime.enter("", Number.POSITIVE_INFINITY);
      try {
        const bytes = await context();
        return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"` };
      } finally {
        leave();
      }
    },
  });

  get(client: Client, name: string, draw: (client: Client) => Promise<Buffer>): Promise<Picture> {
    const { id, logo, primaryColor, themeColor } = client;
    const key = JSON.stringify([id, logo, primaryColor, themeColor, name]);
    return this.#pictures.forceFetch(key, { context: () => draw(client) });
  }
}

/**
 * Registers the sitemaps and robots.txt: search engines get the public pages of those clients that want to be listed,
 * and nothing else.
 */
function registerSitemaps(server: FastifyInstance, app: App): void {
  const xml = (reply: FastifyReply, root: string, rows: string[]) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("\n")}\n</${root}>\n`,
      );
  server.get("/sitemap.xml", async ({ host }, reply) => {
    const owner = await app.hosts.ownerOf(host);
    const listed = await app.database.db
      .select({ username: clients.username, host: clients.host })
      .from(clients)
      .where(
        and(
          eq(clients.listed, true),
          owner === undefined ? isNull(clients.host) : eq(clients.username, owner),
        ),
      )
      .orderBy(asc(clients.id));
    return xml(
      reply,
      "sitemapindex",
      listed.map(
        (client) => `<sitemap><loc>${originOf(app, client)}/${client.username}/sitemap.xml</loc></sitemap>`,
      ),
    );
  });
  server.get<Place>("/:username/sitemap.xml", async ({ params }, reply) => {
    const client = await clientBySlug(app, params.username);
    if (!client.listed) throw fail("not_found");
    const site = `${originOf(app, client)}/${client.username}`;
    const rows = publicPages.map(({ path }) => `<url><loc>${site}/${path}</loc></url>`);
    return xml(reply, "urlset", rows);
  });
  server.get("/robots.txt", async ({ host }, reply) => {
    const origin = await app.hosts.originOf((await app.hosts.ownerOf(host)) ?? "");
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /_simulator/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
}
