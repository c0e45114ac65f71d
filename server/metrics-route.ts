import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import type { App } from "./platform/app.ts";
import type { Metrics } from "./platform/metrics.ts";
import { mustBeOperator } from "./platform/security/operator-token.ts";

/** Registers `GET /metrics` for Prometheus, behind the operator's token; without one there are no metrics. */
export function registerMetrics(server: FastifyInstance, app: App): void {
  const { metrics } = app;
  if (!metrics) return;
  countProcess(app, metrics);
  const shared = new Registry();
  const readShared = [storedGauges(shared), statusGauges(shared)];
  if (app.worker) app.worker.link.tellFigures = () => metrics.registry.getMetricsAsJSON();
  server.addHook("onResponse", async ({ routeOptions, method }, reply) => {
    const call = routeOptions.url === undefined ? "unknown" : `${method} ${routeOptions.url}`;
    metrics.responded(call, reply.statusCode, reply.elapsedTime / 1000);
  });
  server.get("/metrics", async (request, reply) => {
    mustBeOperator(app, request);
    for (const read of readShared) await read(app);
    return reply
      .header("cache-control", "no-store")
      .type(shared.contentType)
      .send(`${await ownFigures(app, metrics)}\n${await shared.metrics()}`);
  });
}

/** The figures of this process, or those of all workers of this start: whoever asks meets any of them. */
async function ownFigures({ worker }: App, { registry }: Metrics): Promise<string> {
  if (!worker) return registry.metrics();
  return AggregatorRegistry.aggregate(await worker.link.figures()).metrics();
}

const status = {
  alma_workers_wanted: "Processes that serve together here (WORKERS)",
  alma_workers_ready: "Those of them that are ready",
  alma_worker_deaths: "Processes that ended unasked since the start and were replaced",
} as const;

/** Returns the reader of how the workers of this start are. */
function statusGauges(registry: Registry): (app: App) => Promise<void> {
  const [wanted, ready, deaths] = Object.entries(status).map(
    ([name, help]) => new Gauge({ name, help, registers: [registry] }),
  );
  return async ({ worker }) => {
    const told = worker ? await worker.link.status() : { wanted: 1, ready: 1, deaths: 0 };
    wanted?.set(told.wanted);
    ready?.set(told.ready);
    deaths?.set(told.deaths);
  };
}

/** What this process holds at the moment of the scrape. */
function countProcess({ live, database: { pool } }: App, { registry }: Metrics): void {
  const registers = [registry];
  new Gauge({
    name: "alma_live_answers",
    help: "Answers that this process is writing",
    registers,
    collect() {
      this.set(live.size);
    },
  });
  new Gauge({
    name: "alma_database_connections",
    help: "Connections of this process to the database; waiting: requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

const stored = {
  alma_database_up: "Whether the database answered this scrape",
  alma_jobs_waiting: "Jobs whose time has come and that nobody has taken",
  alma_oldest_job_seconds: "How long the oldest of them has waited",
  alma_jobs_failed: "Jobs that were given up and not yet removed",
  alma_operator_tasks: "Open tasks of the operator (/readyz?verbose)",
  alma_orders_attention: "Orders that need a look (/readyz?verbose)",
  alma_meters_running: "Members whose time is running",
  alma_answers_lost: "Answers that no process writes any more and that are not closed yet",
} as const;

const storedSql = `
  select
    (select count(*) from pgboss.job where state in ('created', 'retry') and start_after <= now())::float8 as alma_jobs_waiting,
    (select coalesce(extract(epoch from now() - min(start_after)), 0) from pgboss.job
      where state in ('created', 'retry') and start_after <= now())::float8 as alma_oldest_job_seconds,
    (select count(*) from pgboss.job where state = 'failed')::float8 as alma_jobs_failed,
    (select count(*) from operator_tasks where done_at is null and kind <> 'ready')::float8 as alma_operator_tasks,
    (select count(*) from orders where attention is not null)::float8 as alma_orders_attention,
    (select count(*) from meters where state = 'running')::float8 as alma_meters_running,
    (select count(*) from messages where state = 'streaming' and heartbeat_at < app_now() - interval '30 seconds')::float8
      as alma_answers_lost`;

/** Returns the reader of what the database holds, the same on every server; it never rejects. */
function storedGauges(registry: Registry): (app: App) => Promise<void> {
  const gauges = new Map(
    Object.entries(stored).map(([name, help]) => [name, new Gauge({ name, help, registers: [registry] })]),
  );
  return async ({ database, log }) => {
    try {
      const { rows } = await database.pool.query<Record<string, number>>(storedSql);
      for (const [name, value] of Object.entries(rows[0] ?? {})) gauges.get(name)?.set(value);
      gauges.get("alma_database_up")?.set(1);
    } catch (error) {
      log.warn({ err: error }, "metrics of the database could not be read");
      gauges.get("alma_database_up")?.set(0);
    }
  };
}
