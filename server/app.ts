import { randomUUID } from "node:crypto";
import accepts from "@fastify/accepts";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { Redis } from "ioredis";
import { besides, handlers } from "./calls.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/db.ts";
import { registerSimulator } from "./external/payment/simulator-routes.ts";
import { registerBrand } from "./features/brand/brand-routes.ts";
import { storePageCounts } from "./features/page-count/page-count.ts";
import { registerHealth } from "./health.ts";
import { jobs } from "./jobs.ts";
import { registerMetrics } from "./metrics-route.ts";
import { registerApiDocs } from "./platform/api-docs/api-docs.ts";
import type { App } from "./platform/app.ts";
import { Hosts, registerHosts } from "./platform/client/hosts.ts";
import { registerCalls } from "./platform/http/call-routes.ts";
import { Connections } from "./platform/http/connections.ts";
import { envelope, sendError } from "./platform/http/envelope.ts";
import { isShuttingDown } from "./platform/http/graceful-shutdown.ts";
import { everyHeaders } from "./platform/http/security-headers.ts";
import { Queue } from "./platform/jobs/queue.ts";
import { openConcurrencyLimits } from "./platform/limits/concurrency-limit.ts";
import { Limits } from "./platform/limits/limits.ts";
import { Load } from "./platform/limits/load.ts";
import { type Bus, PostgresBus, RedisBus } from "./platform/live/bus.ts";
import { FanOut } from "./platform/live/fan-out.ts";
import { LiveTexts } from "./platform/live/live.ts";
import { logAnswers } from "./platform/log.ts";
import { Metrics } from "./platform/metrics.ts";
import { Seals } from "./platform/security/seal.ts";
import { setPasswordCost, shareHashing } from "./platform/security/secrets.ts";
import { startTimers } from "./timers.ts";

export type Parts = {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  external: App["external"];
  worker?: App["worker"];
  /** Measured unless a test says what it is. */
  load?: App["load"];
};

/** When the server stops, requests in flight get this long to finish. */
const closeGraceMs = 1500;
/** Maximum length of a path parameter: a hundred ids or codes joined with commas (C-26) are the longest. */
const paramMax = 4200;
/** For JSON bodies; uploads have limits of their own. */
const bodyMax = 1024 * 1024;

/**
 * Fastify trusts no proxy when it is given only a hop count, so the count becomes a function. Setting a count states
 * that this port is reachable only through those proxies.
 */
const trusted = (proxies: Config["trustProxy"]) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;

function openRedis({ redisUrl }: Config, log: FastifyBaseLogger): Redis | undefined {
  if (!redisUrl) return undefined;
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  redis.on("error", (error) => log.warn({ err: error }, "redis is away; limits count within this process"));
  return redis;
}

/** What joins this process with others; none where no other can use its database. */
function openBus({ config, database, log, worker }: Parts, redis: Redis | undefined): Bus | undefined {
  if (redis) return new RedisBus(redis, log);
  return config.databaseUrl || worker
    ? new PostgresBus(() => database.openConnection("alma-listen"), log)
    : undefined;
}

function buildServer({ config, log }: Parts, headers: Record<string, string>): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    // Fastify's own request log is off, since URLs may carry tokens; `logAnswers` writes one line per response.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: bodyMax,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: paramMax, caseSensitive: true, ignoreTrailingSlash: false },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = "/" }) => pageUrl(url),
    // A call whose URL cannot be decoded never reaches a route, nor a hook.
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply.headers(headers));
    },
    forceCloseConnections: "idle",
  });
}

/** Builds the server without pages: every call, health, rate limits. Tests build it with their own parts. */
export async function buildApp(parts: Parts) {
  const { config, database, log, external, worker, load = new Load(database.pool) } = parts;
  setPasswordCost(config.passwordCost);
  if (worker) shareHashing(worker.link);
  const headers = everyHeaders(config.publicUrl.startsWith("https:"));
  const server = buildServer(parts, headers);
  const live: App["live"] = new LiveTexts();
  const redis = openRedis(config, log);
  const bus = openBus(parts, redis);
  const app: App = {
    config,
    database,
    log,
    limits: new Limits({ redis, isWorker: worker !== undefined }),
    concurrency: openConcurrencyLimits(worker?.link),
    seals: new Seals(config.appSecret, config.appSecretPrevious),
    queue: new Queue(database, (error) => log.warn({ err: error }, "job queue")),
    writer: randomUUID(),
    live,
    connections: new Connections(),
    hosts: new Hosts({ config, database, log }),
    metrics: config.operatorToken === undefined ? undefined : new Metrics(worker?.number),
    worker,
    load,
    fanOut: bus && new FanOut(bus, (id) => live.get(id)),
    external,
  };
  logAnswers(server);
  registerMetrics(server, app);
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
    if (isShuttingDown(app)) reply.header("connection", "close");
  });
  await server.register(accepts);
  registerHosts(server, app);
  await server.register(async (api) => registerApi(api, app));
  registerSimulator(server, app);
  registerBrand(server, app);
  registerHealth(server, app);
  runUntilClosed(server, app, redis);
  return { server, app };
}

/** Starts the timers, and closes what is open when the server closes. */
function runUntilClosed(server: FastifyInstance, app: App, redis: Redis | undefined): void {
  const stopTimers = startTimers(app);
  server.addHook("preClose", async () => {
    // Connections that browsers open ahead of need would otherwise keep the process from ending.
    setTimeout(() => server.server.closeAllConnections(), closeGraceMs).unref();
  });
  server.addHook("onClose", async () => {
    await stopTimers();
    await storePageCounts(app).catch((error) => app.log.warn({ err: error }, "counts of pages are lost"));
    await app.queue.stop();
    app.external.mail.close();
    app.load.close();
    await app.fanOut?.close();
    redis?.disconnect();
  });
}

/**
 * B-007: the path of a page that cannot be decoded is taken as it is written, so that the 404 page answers it. Calls
 * refuse such paths as JSON.
 */
function pageUrl(url: string): string {
  if (url.startsWith("/api/")) return url;
  const [path = "/"] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

async function registerApi(api: FastifyInstance, app: App): Promise<void> {
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  // JSON only: a form or plain text, which another site can send without a CORS preflight, is not parsed.
  api.removeContentTypeParser("text/plain");
  await api.register(cookie);
  registerCalls(api, app, handlers, besides);
  await registerApiDocs(api);
  for (const unknown of ["/api", "/api/*"]) {
    api.all(unknown, async (_request, reply) => reply.code(404).send(envelope("not_found")));
  }
}

/** Wraps data keys with the current secret, reads the clients' hosts and creates the tables of the job queue. */
export async function prepareApp(app: App): Promise<void> {
  await app.seals.rewrap(app.database.db);
  await app.hosts.refresh();
  await app.queue.prepare(jobs);
}
