import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { docsPolicy } from "#server/platform/http/security-headers.ts";
import { openApiDocument } from "./open-api.ts";

const own = import.meta.dirname;
const viewer = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const served = new Set(["/swagger-ui-bundle.js", "/swagger-ui.css", "/start.js", "/page.css"]);

/**
 * Registers the reference of the API, which a person reads and tries at `/api/docs`, and the OpenAPI document behind it.
 * Programs that ask `/api/docs` for JSON get the document there too.
 */
export async function registerApiDocs(api: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  const page = readFileSync(join(own, "page.html"), "utf8");
  api.get("/api/docs/openapi.json", async () => document);
  api.get("/api/docs", async (request, reply) => {
    reply.header("vary", "accept");
    if (request.accepts().type(["html", "json"]) === "json") return document;
    return reply.type("text/html; charset=utf-8").header("content-security-policy", docsPolicy).send(page);
  });
  await api.register(fastifyStatic, {
    root: [viewer, own],
    prefix: "/api/docs/assets/",
    allowedPath: (path) => served.has(path),
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("cache-control", "public, max-age=3600");
    },
  });
}
