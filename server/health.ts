import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { isReachable } from "#rules/reachable-email.ts";
import { orders } from "./db/tables/order.ts";
import type { App } from "./platform/app.ts";
import { fail } from "./platform/failure.ts";
import { isShuttingDown } from "./platform/http/graceful-shutdown.ts";
import { closeTask, openTasks, touchDatabase } from "./platform/jobs/operator-tasks.ts";
import { mustBeOperator } from "./platform/security/operator-token.ts";
import { isElsewhere } from "./setting-types.ts";

/** One check serves everybody who asks within this time, so that asking is cheap for us and not for an attacker. */
const checkedMs = 1000;

/** Whether this server can do its work: it writes to the database and, where it keeps files, to the disk. */
export function registerHealth(server: FastifyInstance, app: App): void {
  const check = sharedFor(checkedMs, () => checkReady(app));
  server.get("/healthz", async () => ({ status: "success" }));
  server.get<{ Querystring: { verbose?: string } }>("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (request.query.verbose === undefined) {
      if (isShuttingDown(app)) throw fail("unavailable", { retryAfter: 5 });
      await check();
      return { status: "success" };
    }
    mustBeOperator(app, request);
    const isReady = await check().then(
      () => true,
      () => false,
    );
    const workers = await app.worker?.link.status();
    const status = isReady ? "success" : "error";
    return { status, ...(workers && { workers }), missing: missingIn(app), ...(await openMatters(app)) };
  });
  server.delete<{ Params: { id: string } }>("/readyz/tasks/:id", async (request) => {
    mustBeOperator(app, request);
    if (!/^\d{1,9}$/.test(request.params.id)) throw fail("not_found");
    await closeTask(app.database.db, Number(request.params.id));
    return { status: "success" };
  });
}

function sharedFor(ms: number, work: () => Promise<void>): () => Promise<void> {
  let shared: { result: Promise<void>; until: number } | undefined;
  return () => {
    if (!shared || shared.until < performance.now()) {
      const result = work();
      const mine = { result, until: performance.now() + ms };
      shared = mine;
      // A failure is not kept.
      result.catch(() => {
        mine.until = 0;
      });
    }
    return shared.result;
  };
}

async function checkReady({ config, database }: App): Promise<void> {
  await database.pool.query("select 1 from clients limit 1");
  await touchDatabase(database.db);
  // Database, product files and mails elsewhere: nothing is written to this disk.
  if (config.databaseUrl && config.s3 && config.smtpUrl) return;
  await mkdir(config.dataDir, { recursive: true });
  const path = join(config.dataDir, `.ready-${process.pid}`);
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile("ready");
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

/** What a server for real members should have and this one has not. */
function missingIn({ config, external }: App): { setting: string; says: string }[] {
  const { llm } = config;
  const table: [boolean, string, string][] = [
    [!config.smtpUrl, "SMTP_URL", "mails are files in DATA_DIR/outbox; nobody gets them"],
    [!config.payments, "PAYMENTS", "nothing can be bought"],
    [config.payments && !config.midtrans, "MIDTRANS_SERVER_KEY", "payments are simulated; nobody pays"],
    [!llm, "LLM_BASE_URL", "the guide answers instead of a model"],
    [llm !== undefined && !llm.prices, "LLM_PRICE_IN", "budgets count assumed prices"],
    [
      llm !== undefined && !external.safetyModel,
      "LLM_SAFETY_MODEL",
      "rules and classifier alone judge danger",
    ],
    [config.demo, "DEMO", "the demo world and its accounts with a known password are here"],
    [!config.publicUrl.startsWith("https:"), "PUBLIC_URL", "is not https"],
    [!config.databaseUrl, "DATABASE_URL", "the embedded database runs; there is one copy of the data"],
    [!isReachable(config.operatorEmail), "OPERATOR_EMAIL", "mails to the operator reach nobody"],
    [!isReachable(config.contactEmail), "CONTACT_EMAIL", "members who write to us reach nobody"],
    ...plainLines(config),
  ];
  return table.filter(([isMissing]) => isMissing).map(([, setting, says]) => ({ setting, says }));
}

/** Connections to other machines that anyone between could read. */
function plainLines({ databaseUrl, redisUrl, llm, s3 }: App["config"]): [boolean, string, string][] {
  const says = "the line to another machine is not encrypted";
  const isPlain = (url: string | undefined, isSealed: (url: URL) => boolean) =>
    url !== undefined && isElsewhere(url) && !isSealed(new URL(url));
  const isHttps = ({ protocol }: URL) => protocol === "https:";
  const hasTls = ({ searchParams }: URL) =>
    /^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "");
  return [
    [isPlain(databaseUrl, hasTls), "DATABASE_URL", `${says}; add sslmode=verify-full`],
    [isPlain(redisUrl, ({ protocol }) => protocol === "rediss:"), "REDIS_URL", says],
    [isPlain(llm?.baseUrl, isHttps), "LLM_BASE_URL", says],
    [isPlain(s3?.endpoint, isHttps), "S3_ENDPOINT", says],
  ];
}

/** What waits for a person: mails that did not arrive, orders that need a look. */
async function openMatters({ database: { db } }: App) {
  const waiting = await db
    .select({ invoice: orders.invoiceNo, gateway: orders.gateway, attention: orders.attention })
    .from(orders)
    .where(isNotNull(orders.attention))
    .orderBy(orders.id)
    .limit(100);
  return { tasks: await openTasks(db), orders: waiting };
}
