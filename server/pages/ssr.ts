import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { App } from "#server/platform/app.ts";
import { filePolicy } from "#server/platform/http/security-headers.ts";
import { type Answerer, pageAnswerer } from "./answer-page.ts";

const root = join(import.meta.dirname, "..", "..");
const built = join(root, "build");

/** An uploaded drawing may hold scripts, which would run for whoever opens it by itself. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the built web app: hashed files with an immutable cache, pages rendered with the client's brand. */
export async function servePages(server: FastifyInstance, app: App): Promise<void> {
  const build: ServerBuild = await import(join(built, "server", "index.js"));
  await server.register(fastifyStatic, {
    root: join(built, "client"),
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const forever = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(path);
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      const isDrawing = /\.svg(\.br|\.gz)?$/i.test(path);
      reply.header("content-security-policy", isDrawing ? drawingPolicy : filePolicy);
    },
  });
  await servePdfParts(server);
  const answer = pageAnswerer({ server, app, build: () => Promise.resolve(build), dev: false });
  registerCatchAll(server, answer);
  app.log.debug("pages ready");
}

/** Serves the files of the PDF reader's library for PDFs without embedded fonts or with rare image types. */
async function servePdfParts(server: FastifyInstance): Promise<void> {
  const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  for (const part of ["cmaps", "iccs", "standard_fonts", "wasm"]) {
    await server.register(fastifyStatic, {
      root: join(library, part),
      prefix: `/assets/pdf/${part}/`,
      decorateReply: false,
      index: false,
      maxAge: 86_400_000,
      setHeaders: (reply) => {
        reply.header("content-security-policy", filePolicy);
      },
    });
  }
}

/** Serves the web app in development: built on the fly, reloaded on save. */
export async function serveDevPages(server: FastifyInstance, app: App): Promise<void> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook("onClose", () => vite.close());
  await servePdfParts(server);
  const answer = pageAnswerer({
    server,
    app,
    build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    dev: true,
  });
  registerCatchAll(server, async (request, reply) => {
    const handled = await new Promise<boolean>((resolve) => {
      request.raw.once("close", () => resolve(true));
      vite.middlewares(request.raw, reply.raw, () => resolve(false));
    });
    if (handled) return reply.hijack();
    return answer(request, reply);
  });
}

/** Form posts and everything else go to React Router; Fastify must not consume their bodies. */
function registerCatchAll(server: FastifyInstance, answer: Answerer): void {
  server.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.all("/*", answer);
  });
}
