import { resolve } from "node:path";
import { z } from "zod";
import { type Safekeeping, safekeeping, safekeepingTable, secretProblem } from "./safekeeping.ts";
import { isDemo, problemsBetween } from "./setting-rules.ts";
import {
  address,
  bracketed,
  isHost,
  mailbox,
  oneAddress,
  proxies,
  setting,
  toggle,
} from "./setting-types.ts";

const price = z.coerce.number().min(0).max(10_000).optional();
/** Default token limit per answer: several times the longest answer shown, to leave room for the model's thinking. */
const answerTokens = 8192;
const clientKey = /^(SB-)?Mid-client-[\w-]{1,200}$/;

/** THE SETTINGS TABLE. One documented line per variable; each has a default that works on one machine. */
const table = {
  NODE_ENV: [
    "What this process is: production, development or test",
    z.enum(["production", "development", "test"]).default("production"),
  ],
  PORT: ["Port of web and API", z.coerce.number().int().min(0).max(65_535).default(3000)],
  HOST: [
    "Address to listen on",
    z
      .string()
      .refine(isHost, "needs an address or a name of this machine, such as 127.0.0.1, 0.0.0.0 or ::")
      .default("127.0.0.1"),
  ],
  PUBLIC_URL: [
    "Address that people see, in mails and links; derived from HOST and PORT",
    address("http", "https").optional(),
  ],
  TRUST_PROXY: [
    "Behind proxies that set X-Forwarded-*: on for one, how many (1 to 9), or their addresses, as 10.0.0.0/8,::1",
    proxies.default(false),
  ],
  LOG_LEVEL: [
    "How much is logged",
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  ],
  DATA_DIR: ["Folder of database, outbox and the secret of a demo", z.string().default("./data")],
  DATABASE_URL: [
    "Any PostgreSQL 15 or newer; without it the embedded one runs in DATA_DIR",
    address("postgres", "postgresql").optional(),
  ],
  DATABASE_POOL: [
    "Connections to the database per process; at most 50 with the embedded one",
    z.coerce.number().int().min(2).max(200).default(12),
  ],
  REDIS_URL: [
    "Shared limits and live answers of several servers; without it within the process",
    address("redis", "rediss").optional(),
  ],
  LLM_BASE_URL: [
    "OpenAI-compatible endpoint, /v1 included; without it the guide answers",
    address("http", "https").optional(),
  ],
  LLM_API_KEY: ["Key of that endpoint", z.string().optional()],
  LLM_MODEL: ["Model of that endpoint", z.string().optional()],
  LLM_SAFETY_MODEL: ["Model of that endpoint that judges danger; none unless set", z.string().optional()],
  LLM_PROVIDER_NAME: ["Provider's name in the consent; derived from LLM_BASE_URL", z.string().optional()],
  LLM_MAX_TOKENS: [
    "Tokens of one answer at most, thinking included; 8192 unless set",
    z.coerce.number().int().min(256).max(200_000).optional(),
  ],
  LLM_EFFORT: [
    "How much a thinking model thinks: minimal, low, medium or high; its own default unless set",
    z.enum(["minimal", "low", "medium", "high"]).optional(),
  ],
  LLM_TOOLS: ["Whether the model calls tools; found out once by a probe unless set", toggle.optional()],
  LLM_TEMPERATURE: [
    "How freely the model chooses its words, 0 to 2; its own default unless set",
    z.coerce.number().min(0).max(2).optional(),
  ],
  LLM_PRICE_IN: ["US dollars a million tokens that the model reads; counts the cost", price],
  LLM_PRICE_OUT: ["US dollars a million tokens that the model writes; counts the cost", price],
  LLM_BUDGET_MEMBER: [
    "US dollars that answers for one member may cost a day; after that the guide answers",
    z.coerce.number().min(0).max(1000).default(3),
  ],
  LLM_BUDGET_CLIENT: [
    "US dollars that all answers for one client may cost a day; after that the guide answers",
    z.coerce.number().min(0).max(1_000_000).default(200),
  ],
  SMTP_URL: [
    "Mail server; without it each mail is a file in DATA_DIR/outbox for seven days, and a demo logs its link",
    address("smtp", "smtps").optional(),
  ],
  MAIL_FROM: [
    "Sender of mails",
    z
      .string()
      .regex(mailbox, "needs a mail address, such as halo@alma.id or Alma <halo@alma.id>")
      .default("Alma <halo@alma.invalid>"),
  ],
  OPERATOR_EMAIL: [
    "Who is told by mail of applications and feedback; the address of MAIL_FROM unless set",
    oneAddress.optional(),
  ],
  CONTACT_EMAIL: [
    "Whom people write to from the public pages of a client without an address of its own; the address of MAIL_FROM unless set",
    oneAddress.optional(),
  ],
  S3_ENDPOINT: [
    "S3-compatible store of product files; without it they are in DATA_DIR/files",
    address("http", "https").optional(),
  ],
  S3_BUCKET: [
    "Bucket of that store",
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "needs the name of a bucket")
      .optional(),
  ],
  S3_REGION: ["Region of that store", z.string().default("us-east-1")],
  S3_ACCESS_KEY_ID: ["Key id of that store", z.string().optional()],
  S3_SECRET_ACCESS_KEY: ["Secret key of that store", z.string().optional()],
  GOOGLE_CLIENT_ID: [
    "Client id of Google sign-in; without it its button is hidden",
    z
      .string()
      .regex(/^[\w.-]{1,200}$/, "needs a client id, as 1234-abc.apps.googleusercontent.com")
      .optional(),
  ],
  GOOGLE_JWKS_URL: [
    "Where Google's keys are, for tests against a stand-in",
    address("http", "https").optional(),
  ],
  GOOGLE_ISSUER: ["Who signs Google's tokens, for tests against a stand-in", z.string().min(1).optional()],
  PAYMENTS: [
    "Whether anything can be bought; off refuses every order, so that no gateway is needed",
    toggle.default(true),
  ],
  MIDTRANS_SERVER_KEY: [
    "Server key of Midtrans, who takes the money; without it a payment simulator plays and nobody pays for real",
    z
      .string()
      .regex(/^[\w-]{8,200}$/, "needs a server key, as SB-Mid-server-abc123")
      .refine((raw) => !clientKey.test(raw), "is a client key; the server key is named beside it")
      .optional(),
  ],
  MIDTRANS_CLIENT_KEY: [
    "Client key of Midtrans; payers are sent to its own page, so that nothing needs it yet",
    z.string().regex(clientKey, "needs a client key, as SB-Mid-client-abc123").optional(),
  ],
  MIDTRANS_PRODUCTION: ["Takes real money; off is the sandbox of Midtrans", toggle.default(false)],
  MIDTRANS_APP_URL: [
    "Where payments are made, for tests against a stand-in",
    address("http", "https").optional(),
  ],
  MIDTRANS_API_URL: [
    "Where payments are asked for, for tests against a stand-in",
    address("http", "https").optional(),
  ],
  GA_MEASUREMENT_ID: [
    "Google Analytics of public pages; loaded only once a visitor agreed",
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, "needs a measurement id, as G-ABC123DEF4")
      .optional(),
  ],
  GTM_ID: [
    "Google Tag Manager of public pages; loaded only once a visitor agreed",
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, "needs a container id, as GTM-ABC1234")
      .optional(),
  ],
  ...safekeepingTable,
  PASSWORD_COST: [
    "What hashing a password costs: normal, or low where tests need many of them (NODE_ENV=test alone)",
    z.enum(["normal", "low"]).default("normal"),
  ],
  OPERATOR_TOKEN: [
    "Opens /readyz?verbose, sent as Authorization: Bearer; 32 characters or more, closed unless set",
    z.string().min(32).optional(),
  ],
  DEMO: [
    "Seeds the demo world into an empty database; on for the embedded one, unless PUBLIC_URL is https",
    toggle.optional(),
  ],
} as const satisfies Record<string, readonly [string, z.ZodType]>;

const schema = z
  .object(
    Object.fromEntries(Object.entries(table).map(([name, [, type]]) => [name, setting(type)])) as {
      [K in keyof typeof table]: z.ZodPipe<z.ZodTransform, (typeof table)[K][1]>;
    },
  )
  .superRefine((env, context) => {
    for (const [name, message] of problemsBetween(env)) {
      context.addIssue({ code: "custom", path: [name], message });
    }
    const atSecret = secretProblem(env, resolve(env.DATA_DIR));
    if (atSecret) context.addIssue({ code: "custom", path: [atSecret[0]], message: atSecret[1] });
  });

/** Lists all problems of the environment at once, one line each, naming the variable. */
export class ConfigError extends Error {}

type Env = z.output<typeof schema>;

/** The settings that the program runs with. This module is the only reader of `process.env`. */
export type Config = Safekeeping & {
  mode: Env["NODE_ENV"];
  port: number;
  host: string;
  publicUrl: string;
  /** `false`, the number of proxy hops, or the addresses and ranges of trusted proxies. */
  trustProxy: false | number | string[];
  logLevel: Env["LOG_LEVEL"];
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  redisUrl: string | undefined;
  llm:
    | {
        baseUrl: string;
        apiKey: string | undefined;
        model: string;
        /** Model that assesses risk alongside the answer. */
        safetyModel?: string | undefined;
        providerName: string;
        /** Token limit per answer; when undefined, no limit is sent. */
        maxTokens?: number | undefined;
        effort?: Env["LLM_EFFORT"];
        temperature?: number | undefined;
        tools?: Env["LLM_TOOLS"];
        prices?: { usdPerMillionIn: number; usdPerMillionOut: number } | undefined;
      }
    | undefined;
  /** What answers may cost a day, in US dollars. */
  modelBudget: { memberUsd: number; clientUsd: number };
  smtpUrl: string | undefined;
  mailFrom: string;
  operatorEmail: string;
  contactEmail: string;
  /** Store for product files; when undefined, they are on the local disk. */
  s3:
    | { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** Google sign-in; when undefined, its button is hidden. */
  google: { clientId: string; jwksUrl: string; issuers: string[] } | undefined;
  /** Whether orders are taken at all. */
  payments: boolean;
  /** Payment gateway; when undefined, the built-in simulator is used. */
  midtrans: { serverKey: string; appUrl: string; apiUrl: string } | undefined;
  /** Analytics vendors; they load only after the visitor consents. */
  analytics: { measurementId: string | undefined; containerId: string | undefined };
  /** Cost of hashing a password; low only in tests. */
  passwordCost: Env["PASSWORD_COST"];
  /** Opens the operator's page; when undefined, it is closed. */
  operatorToken: string | undefined;
  demo: boolean;
};

/** Reads and checks the environment; throws `ConfigError` with one line per problem. */
export function loadConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://${linkHost(env.HOST)}:${env.PORT}`).replace(/\/+$/, ""),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    llm: modelSettings(env),
    modelBudget: { memberUsd: env.LLM_BUDGET_MEMBER, clientUsd: env.LLM_BUDGET_CLIENT },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    operatorEmail: env.OPERATOR_EMAIL ?? addressIn(env.MAIL_FROM),
    contactEmail: env.CONTACT_EMAIL ?? addressIn(env.MAIL_FROM),
    s3: storeSettings(env),
    google: googleSettings(env),
    payments: env.PAYMENTS,
    midtrans: midtransSettings(env),
    analytics: { measurementId: env.GA_MEASUREMENT_ID, containerId: env.GTM_ID },
    ...safekeeping(env, dataDir),
    passwordCost: env.PASSWORD_COST,
    operatorToken: env.OPERATOR_TOKEN,
    demo: isDemo(env),
  };
}

/** Host name for links: for listen-all and loopback addresses it is `localhost`. */
function linkHost(host: string): string {
  const { hostname } = new URL(`http://${bracketed(host)}`);
  return ["0.0.0.0", "127.0.0.1", "[::]"].includes(hostname) ? "localhost" : hostname;
}

/** Returns `halo@alma.id` for `Alma <halo@alma.id>`. */
const addressIn = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

function modelSettings(env: Env): Config["llm"] {
  const { LLM_PRICE_IN: usdPerMillionIn, LLM_PRICE_OUT: usdPerMillionOut } = env;
  if (!env.LLM_BASE_URL || !env.LLM_MODEL) return undefined;
  return {
    baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ""),
    apiKey: env.LLM_API_KEY,
    model: env.LLM_MODEL,
    safetyModel: env.LLM_SAFETY_MODEL,
    providerName: env.LLM_PROVIDER_NAME ?? new URL(env.LLM_BASE_URL).hostname,
    maxTokens: env.LLM_MAX_TOKENS ?? answerTokens,
    effort: env.LLM_EFFORT,
    temperature: env.LLM_TEMPERATURE,
    tools: env.LLM_TOOLS,
    prices:
      usdPerMillionIn === undefined || usdPerMillionOut === undefined
        ? undefined
        : { usdPerMillionIn, usdPerMillionOut },
  };
}

function storeSettings(env: Env): Config["s3"] {
  if (!env.S3_ENDPOINT || !env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: env.S3_ENDPOINT.replace(/\/+$/, ""),
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

/** Google's tokens name either form of its issuer. */
function googleSettings(env: Env): Config["google"] {
  if (!env.GOOGLE_CLIENT_ID) return undefined;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    jwksUrl: env.GOOGLE_JWKS_URL ?? "https://www.googleapis.com/oauth2/v3/certs",
    issuers: env.GOOGLE_ISSUER ? [env.GOOGLE_ISSUER] : ["https://accounts.google.com", "accounts.google.com"],
  };
}

/** Midtrans creates payments at one host and reports their status at another; the sandbox has its own two hosts. */
function midtransSettings(env: Env): Config["midtrans"] {
  if (!env.MIDTRANS_SERVER_KEY) return undefined;
  const stage = env.MIDTRANS_PRODUCTION ? "" : "sandbox.";
  const plain = (url: string) => url.replace(/\/+$/, "");
  return {
    serverKey: env.MIDTRANS_SERVER_KEY,
    appUrl: plain(env.MIDTRANS_APP_URL ?? `https://app.${stage}midtrans.com`),
    apiUrl: plain(env.MIDTRANS_API_URL ?? `https://api.${stage}midtrans.com`),
  };
}

/** Returns the text of `.env.example`; a test keeps the file equal to the settings table. */
export function envExample(): string {
  return `${Object.entries(table)
    .map(([name, [says]]) => `# ${says}\n#${name}=`)
    .join("\n\n")}\n`;
}
