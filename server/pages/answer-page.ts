import { randomBytes } from "node:crypto";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { errors } from "#contract/errors.ts";
import { countVisit } from "#server/features/page-count/page-count.ts";
import type { App } from "#server/platform/app.ts";
import { keepPagesApart } from "#server/platform/client/hosts.ts";
import { envelope } from "#server/platform/http/envelope.ts";
import { byNonce, pageHeaders, type ThirdParty } from "#server/platform/http/security-headers.ts";
import { countedAddress } from "#server/platform/limits/address.ts";
import { PageCache } from "./page-cache.ts";
import { type SharedKind, type SharedPage, sharedPage } from "./shared-page.ts";

/** What the server passes to the web build for rendering a page. */
export type PageContext = {
  nonce: string;
  /** Public scheme, host and port of the app. */
  origin: string;
  /** Username of the client that is meant where none is named. */
  defaultUsername: string;
  /** Third-party services that the page may load from; the page adds them. */
  thirdParties: Set<ThirdParty>;
  /** Set by a page that is the same for everyone, whatever the query. */
  shared: {
    kind?: SharedKind;
    /** Part of the data could not be read: the page is sent but not cached. */
    isPartial?: boolean;
  };
  /** Only status and headers are asked for, so nothing is rendered. */
  isHead: boolean;
  /** Writes a line to this request's log. */
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

export type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type Pages = { server: FastifyInstance; app: App; build: () => Promise<ServerBuild>; dev: boolean };

/** Answers page requests: shared pages from the cache, all others rendered for this visitor. */
export function pageAnswerer(pages: Pages): Answerer {
  const pageCache = new PageCache();
  return async (request, reply) => {
    await keepPagesApart(pages.app, request);
    const turned = turnedAway(request, reply, pages.dev);
    if (turned) return turned;
    const path = pathOf(request.url);
    const mayCache = isKeepable(request, path, pages.dev);
    /** Renders a shared page without the query, host and headers of the request, so that one copy serves everyone. */
    const make = async (): Promise<SharedPage | undefined> => {
      const url = new URL(path, await originAt(pages, path));
      const { response, nonce, shared, thirdParties } = await render(pages, request, new Request(url), false);
      if (!shared.kind || response.status !== 200) return undefined;
      const page = sharedPage({ html: await response.text(), nonce, kind: shared.kind, thirdParties });
      if (!shared.isPartial) pageCache.put(path, page);
      return page;
    };
    const renew = () =>
      make().catch((error) => request.log.warn({ err: error }, "a page could not be made anew"));
    const cached = mayCache && pageCache.get(path, renew);
    if (cached) return sendShared(pages.app, cached, request, reply);
    if (!(await pages.app.limits.tryTake("pageByAddress", countedAddress(request.ip)))) return tooMany(reply);
    const isHead = request.method === "HEAD";
    const answer = await render(pages, request, webRequest(request, reply), isHead);
    const page = mayCache && answer.shared.kind && answer.response.status === 200 && (await make());
    if (page) return sendShared(pages.app, page, request, reply);
    // hijack() drops headers that were set through Fastify.
    const headers = {
      ...reply.getHeaders(),
      ...pageHeaders(byNonce(answer.nonce), pages.dev, answer.thirdParties),
    };
    for (const [name, value] of Object.entries(headers)) {
      if (!answer.response.headers.has(name)) answer.response.headers.set(name, String(value));
    }
    const response = compressed(answer.response, isAccepted(request, "gzip"));
    // From here on nobody but us answers, so nothing that can fail comes between.
    reply.hijack();
    await sendResponse(reply.raw, response);
  };
}

/** Rendering costs far more than sending a page that is kept, so how often one address makes us do so is limited. */
const tooMany = (reply: FastifyReply): FastifyReply =>
  reply
    .code(errors.too_many_requests.status)
    .headers({ "retry-after": "60", "cache-control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send(errors.too_many_requests.message);

/** The one spelling of a page's path: no empty segments, no slash at the end. Never the address of another site. */
const canonicalPath = (path: string): string => path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");

/** A client's page as links write it. Other spellings of the address are answered but not cached. */
const cacheablePath = /^(\/[\w-]+)+$/;

const isAsking = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

const isKeepable = (request: FastifyRequest, path: string, dev: boolean): boolean =>
  isAsking(request) && cacheablePath.test(path) && !dev;

/** Answers what needs no page: a request that is none, another method, another spelling of a path. */
function turnedAway(request: FastifyRequest, reply: FastifyReply, dev: boolean): FastifyReply | undefined {
  if (!isSound(request)) return reply.code(400).send(envelope("malformed"));
  if (!isAsking(request) && request.method !== "POST")
    return reply.code(405).header("allow", "GET, HEAD, POST").send(envelope("method_not_allowed"));
  const path = pathOf(request.url);
  const canonical = canonicalPath(path);
  if (!isAsking(request) || canonical === path || dev) return undefined;
  return reply
    .code(301)
    .header("location", canonical + request.url.slice(path.length))
    .send();
}

/** A host alone: what a URL has before or after it would change which page is meant. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * What no browser leaves in a path: a backslash, which it reads as a slash in the address that it is led to, and dots
 * that lead out of a client's pages.
 */
const crookedPath = /\\|\/(\.|%2e){1,2}(?=\/|$)/i;

/** Whether this can be a page request at all; absolute proxy URLs and TRACE cannot. */
const isSound = ({ host, url, method }: FastifyRequest): boolean =>
  url.startsWith("/") && method !== "TRACE" && plainHost.test(host) && !crookedPath.test(pathOf(url));

/** A HEAD request loads its page as GET, so that its headers are those of the page. */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const host = { protocol: `${request.protocol}:`, host: request.host };
  const web = createRequest(request.raw, reply.raw, host);
  return request.method === "HEAD" ? new Request(web, { method: "GET" }) : web;
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? url;

/** Returns the origin of the client in this path. */
const originAt = ({ app }: Pages, path: string): Promise<string> =>
  app.hosts.originOf(path.split("/", 2)[1] ?? "");

type Answer = { response: Response; nonce: string } & Pick<PageContext, "shared" | "thirdParties">;

async function render(pages: Pages, request: FastifyRequest, web: Request, isHead: boolean): Promise<Answer> {
  const build = await pages.build();
  const nonce = randomBytes(16).toString("base64");
  const entry = build.entry.module as unknown as Entry;
  const thirdParties = new Set<ThirdParty>();
  const shared: PageContext["shared"] = {};
  const context = entry.createPageContext({
    nonce,
    origin: await originAt(pages, new URL(web.url).pathname),
    defaultUsername: await pages.app.hosts.defaultSlug(),
    thirdParties,
    shared,
    isHead,
    warn: (details, message) => request.log.warn(details, message),
    call: inProcess(pages.server, request),
  });
  const response = await createRequestHandler(build, pages.dev ? "development" : "production")(web, context);
  return { response, nonce, thirdParties, shared };
}

/**
 * Sends a cached page in the best encoding that the browser accepts, or 304 when it has the page already. Every page
 * that is counted goes through here.
 */
function sendShared(app: App, page: SharedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isKnown = request.headers["if-none-match"]?.includes(page.etag) ?? false;
  reply.headers(page.headers).code(isKnown ? 304 : 200);
  countVisit(app, request, reply.statusCode);
  if (isKnown) return reply.send();
  const encoding = (["br", "gzip"] as const).find((name) => isAccepted(request, name));
  if (!encoding) return reply.send(page.bodies.identity);
  return reply.header("content-encoding", encoding).send(page.bodies[encoding]);
}

/** Whether the browser accepts this encoding by its name; `*` names none. */
const isAccepted = (request: FastifyRequest, encoding: string): boolean =>
  request
    .accepts()
    .encodings()
    .some((name) => name.toLowerCase() === encoding);

/** Compresses text responses with gzip, to a quarter of their size, for browsers that accept it. */
function compressed(response: Response, asGzip: boolean): Response {
  const type = response.headers.get("content-type") ?? "";
  if (!/^text\/|json|svg/.test(type)) return response;
  response.headers.append("vary", "accept-encoding");
  if (!asGzip) return response;
  response.headers.set("content-encoding", "gzip");
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(new CompressionStream("gzip")), response);
}

/** Calls the API in this process for page loaders, as the same visitor. */
function inProcess(server: FastifyInstance, request: FastifyRequest): PageContext["call"] {
  return async (method, url, headers, body) => {
    const answer = await server.inject({
      method: method as "GET",
      url,
      // A client's own host shows this client alone, also to the page.
      headers: { ...headers, host: request.host },
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body };
  };
}
