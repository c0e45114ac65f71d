import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { App } from "./platform/app.ts";
import { envelope } from "./platform/envelope.ts";
import { type Outside, pageHeaders } from "./platform/headers.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "build");

/** What a page gets from the server, given to the web build through its own module. */
export type PageContext = {
  nonce: string;
  /** Scheme, host and port under which people reach the app. */
  origin: string;
  /** The page adds what it may load from other sites. */
  outside: Set<Outside>;
  /** A line in the log of this request. */
  warn: (details: Record<string, unknown>, message: string) => void;
  /** Calls the API within this process: same validation, same errors, no network. */
  call: (
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: string,
  ) => Promise<{ status: number; body: string }>;
};

type Entry = { createPageContext: (context: PageContext) => RouterContextProvider };

/** Serves the built web app: files with a hash for ever, pages rendered with the client's brand. */
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
      reply.header("x-content-type-options", "nosniff");
    },
  });
  await servePdfParts(server);
  const answer = pageAnswerer(server, app, () => Promise.resolve(build), false);
  registerCatchAll(server, answer);
  app.log.debug("pages ready");
}

/** What the PDF reader fetches for files that bring no fonts, or pictures of rare kinds: as its library has it. */
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
        reply.header("x-content-type-options", "nosniff");
      },
    });
  }
}

/** Serves the web app while it is worked on: built on the fly, reloaded on save. */
export async function serveDevPages(server: FastifyInstance, app: App): Promise<void> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook("onClose", () => vite.close());
  await servePdfParts(server);
  const answer = pageAnswerer(
    server,
    app,
    async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    true,
  );
  registerCatchAll(server, async (request, reply) => {
    const handled = await new Promise<boolean>((resolve) => {
      request.raw.once("close", () => resolve(true));
      vite.middlewares(request.raw, reply.raw, () => resolve(false));
    });
    if (handled) return reply.hijack();
    return answer(request, reply);
  });
}

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Form posts and anything else go to React Router unread: Fastify must not eat their bodies. */
function registerCatchAll(server: FastifyInstance, answer: Answerer): void {
  server.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.all("/*", answer);
  });
}

function pageAnswerer(
  server: FastifyInstance,
  app: App,
  build: () => Promise<ServerBuild>,
  dev: boolean,
): Answerer {
  return async (request, reply) => {
    if (!URL.canParse(`http://${request.host}`)) return reply.code(400).send(envelope("malformed"));
    const current = await build();
    const nonce = randomBytes(16).toString("base64");
    const web = createRequest(request.raw, reply.raw, {
      protocol: `${request.protocol}:`,
      host: request.host,
    });
    const entry = current.entry.module as unknown as Entry;
    const outside = new Set<Outside>();
    const context = entry.createPageContext({
      nonce,
      origin: app.config.publicUrl,
      outside,
      warn: (details, message) => request.log.warn(details, message),
      call: inProcess(server, request),
    });
    const response = await createRequestHandler(current, dev ? "development" : "production")(web, context);
    for (const [name, value] of Object.entries(pageHeaders(nonce, dev, outside))) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    reply.hijack();
    await sendResponse(reply.raw, compressed(response, request.headers["accept-encoding"]));
  };
}

/** A page as gzip, a quarter of its size, for who understands it. What carries no text goes as it is. */
function compressed(response: Response, accepted: string | string[] | undefined): Response {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !/^text\/|json|svg/.test(type)) return response;
  response.headers.append("vary", "accept-encoding");
  if (!/\bgzip\b/.test(String(accepted))) return response;
  response.headers.set("content-encoding", "gzip");
  return new Response(response.body.pipeThrough(new CompressionStream("gzip")), response);
}

/** The API for loaders of pages, as the same visitor. */
function inProcess(server: FastifyInstance, request: FastifyRequest): PageContext["call"] {
  return async (method, url, headers, body) => {
    const answer = await server.inject({
      method: method as "GET",
      url,
      headers,
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body };
  };
}
