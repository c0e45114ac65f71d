import { sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { type Call, type CallName, calls } from "#contract/calls.ts";
import { type Answer, type CallInput, schemas } from "#contract/schemas.ts";
import type { CallSchema } from "#contract/shape.ts";
import { buildApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { googleTokens } from "#server/external/google.ts";
import type { Mailer } from "#server/external/mail.ts";
import type { Model } from "#server/external/model/model.ts";
import type { PaymentGateway } from "#server/external/payment/gateway.ts";
import type { FileStore } from "#server/external/storage/file-store.ts";
import { jobs } from "#server/jobs.ts";
import type { App } from "#server/platform/app.ts";
import { createLogger } from "#server/platform/log.ts";
import { testConfig } from "./config.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { keptFiles, keptMail, playedGateway, silentModel } from "./fakes.ts";
import { formBody } from "./form.ts";

type Parts = { params?: object; query?: object; body?: unknown };
type InputOf<N extends CallName> = keyof CallInput<N> extends never ? Parts : CallInput<N>;

export type Caller = {
  token?: string | undefined;
  client?: string | undefined;
  headers?: Record<string, string>;
};

/** A response: status, headers, and its body typed as the call's answer and as a refusal. */
export type Answered<N extends CallName> = {
  status: number;
  headers: Record<string, unknown>;
  body: Answer<N>;
  refusal: { code: string; message: string; error?: Record<string, string[]> } & Record<string, unknown>;
};

export type TestApp = {
  app: App;
  server: FastifyInstance;
  database: TestDatabase;
  mail: ReturnType<typeof keptMail>;
  /** The fake gateway, unless the test passed its own. */
  payment: ReturnType<typeof playedGateway>;
  /** Product files, empty at first, unless the test passed its own store. */
  files: ReturnType<typeof keptFiles>;
  /** Makes one call, over HTTP within the process. */
  call: <N extends CallName>(name: N, input: InputOf<N>, caller?: Caller) => Promise<Answered<N>>;
  /** Moves the database's clock. */
  advance: (seconds: number) => Promise<void>;
  /** Stops the clock, at a given moment if any; from then on only `advance` moves it. */
  stopClock: (at?: string) => Promise<void>;
  /** Lets the clock run again, from the real time. */
  runClock: () => Promise<void>;
  /** Runs the jobs that are due. */
  runJobs: () => Promise<void>;
  /** Listens on a free port and returns the URL. For streams and broken connections. */
  listen: () => Promise<string>;
  close: () => Promise<void>;
};

/** Starts the whole server on a database of its own. */
export async function startTestApp(
  options: {
    model?: Model;
    /** Sends real mail, to the test's mail server. */
    mailer?: Mailer;
    payment?: PaymentGateway;
    storage?: FileStore;
    config?: Partial<Config>;
    database?: TestDatabase;
    log?: FastifyBaseLogger;
    /** Tests share a busy machine, so it counts as having room unless the test is about that. */
    load?: App["load"];
  } = {},
): Promise<TestApp> {
  // A second server on the first one's database uses it as it is.
  const database = options.database ?? (await createTestDatabase());
  const mail = keptMail();
  const payment = playedGateway();
  const files = keptFiles();
  const config = testConfig(options.config);
  const { server, app } = await buildApp({
    config,
    database,
    // ALMA_TEST_LOG=warn shows why a call failed.
    load: options.load ?? { isHigh: false, close: () => {} },
    log: options.log ?? createLogger(process.env.ALMA_TEST_LOG === "warn" ? "warn" : "silent"),
    external: {
      mail: options.mailer ?? mail,
      model: options.model ?? silentModel,
      google: config.google && googleTokens(config.google),
      payment: options.payment ?? payment,
      storage: options.storage ?? files,
    },
  });
  await app.queue.prepare(jobs);
  await server.ready();
  return {
    app,
    server,
    database,
    mail,
    payment,
    files,
    call: (name, input, caller) => callServer(server, name, input, caller),
    advance: async (seconds) => {
      await database.db.execute(sql`update test_clock set shift = shift + make_interval(secs => ${seconds})`);
    },
    stopClock: async (at) => {
      await database.db.execute(
        sql`update test_clock set shift = '0', stopped_at = ${at ?? sql`clock_timestamp()`}`,
      );
    },
    runClock: async () => {
      await database.db.execute(sql`update test_clock set shift = '0', stopped_at = null`);
    },
    runJobs: () => app.queue.drain(app, jobs),
    listen: () => server.listen({ host: "127.0.0.1", port: 0 }),
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}

/** Returns method and URL of a call with these values. */
export function addressOf(name: CallName, input: Parts): { method: Call["method"]; url: string } {
  const call: Call = calls[name];
  const params = new Map(Object.entries(input.params ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params.get(key))));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) query.set(key, String(value));
  return { method: call.method, url: query.size > 0 ? `${path}?${query}` : path };
}

async function callServer<N extends CallName>(
  server: FastifyInstance,
  name: N,
  input: InputOf<N>,
  { token, client, headers = {} }: Caller = {},
): Promise<Answered<N>> {
  const { body, ...parts }: Parts = input;
  const schema: CallSchema = schemas[name];
  const form = schema.form ? formBody(Object(body)) : undefined;
  const payload = form?.payload ?? (body as object | undefined);
  const answer = await server.inject({
    ...addressOf(name, parts),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(client ? { "x-client": client } : {}),
      ...form?.headers,
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const answered = answer.json();
  return { status: answer.statusCode, headers: answer.headers, body: answered, refusal: answered };
}
