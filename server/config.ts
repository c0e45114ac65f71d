import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { isEmail } from "#rules/registration.ts";

/** An empty variable counts as not set, as `.env` files write it. */
const setting = <T extends z.ZodType>(type: T) => z.preprocess((raw) => (raw === "" ? undefined : raw), type);
const switches = z.enum(["on", "off", "true", "false", "1", "0"]);
const toggle = switches.transform((v) => ["on", "true", "1"].includes(v));
const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (raw) => URL.canParse(raw) && schemes.includes(new URL(raw).protocol.slice(0, -1)),
      `needs an address starting with ${schemes.map((s) => `${s}://`).join(" or ")}`,
    );

/** An address of ours to listen on; what cannot stand in a link, such as an address with a zone, is none. */
const isHost = (raw: string) =>
  URL.canParse(`http://${bracketed(raw)}`) &&
  (isIP(raw) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(raw));

const oneAddress = z.string().refine((raw) => isEmail(raw), "needs one mail address, such as halo@alma.id");

/** `halo@alma.id` or `Alma <halo@alma.id>`; a name with a comma needs quotes. */
const mailbox = /^(("[^"\r\n]*"|[^"<>,;@\r\n]*) ?<[^\s<>@",;]+@[^\s<>@",;]+>|[^\s<>@",;]+@[^\s<>@",;]+)$/;

/** An address, or a range of them as 10.0.0.0/8. */
function isRange(raw: string): boolean {
  const [network = "", prefix, ...rest] = raw.split("/");
  const family = isIP(network);
  if (family === 0 || network.includes("%") || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/**
 * Whom to believe what X-Forwarded-For says: nobody, so many proxies before us, or those at these addresses. Never
 * everybody: what a proxy appends to stays as its sender wrote it, and limits by address would count for nothing.
 */
const proxies = z.string().transform((raw, context): false | number | string[] => {
  if (["off", "false", "0"].includes(raw)) return false;
  if (["on", "true"].includes(raw)) return 1;
  if (/^[1-9]$/.test(raw)) return Number(raw);
  const ranges = raw.split(",").map((range) => range.trim());
  if (ranges.every(isRange)) return ranges;
  context.addIssue("needs on, off, how many proxies (1 to 9), or their addresses, as 10.0.0.0/8,::1");
  return z.NEVER;
});

const clientKey = /^(SB-)?Mid-client-[\w-]{1,200}$/;
/** Of the 60 connections of the embedded database: the rest is for its watcher, migrations and `npm run db:*`. */
const embeddedPoolMax = 50;

/** THE SETTINGS TABLE. One documented line a variable; everything has a default that works on one machine. */
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
  DATA_DIR: ["Folder of database, outbox and generated secrets", z.string().default("./data")],
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
    "OpenAI-compatible endpoint, /v1 included; without it the built-in companion answers",
    address("http", "https").optional(),
  ],
  LLM_API_KEY: ["Key of that endpoint", z.string().optional()],
  LLM_MODEL: ["Model of that endpoint", z.string().optional()],
  LLM_PROVIDER_NAME: [
    "Name of the provider in the consent; derived from LLM_BASE_URL",
    z.string().optional(),
  ],
  SMTP_URL: [
    "Mail server; without it each mail is a file in DATA_DIR/outbox and its link is logged",
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
  APP_SECRET: [
    "Master secret, 32 characters or more; generated into DATA_DIR when not set",
    z.string().min(32).optional(),
  ],
  APP_SECRET_PREVIOUS: ["Former master secret during a rotation", z.string().min(32).optional()],
  DEMO: ["Seeds the demo world into an empty database; on for the embedded one", toggle.optional()],
} as const satisfies Record<string, readonly [string, z.ZodType]>;

const storeNames = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Settings of the store that are missing while others of it are there. */
function missingOfStore(env: Partial<Record<(typeof storeNames)[number], unknown>>) {
  const missing = storeNames.filter((name) => !env[name]);
  return missing.length < storeNames.length ? missing : [];
}

/** What does nothing without another setting. */
const dependent = [
  ["LLM_API_KEY", "LLM_BASE_URL"],
  ["LLM_MODEL", "LLM_BASE_URL"],
  ["GOOGLE_JWKS_URL", "GOOGLE_CLIENT_ID"],
  ["GOOGLE_ISSUER", "GOOGLE_CLIENT_ID"],
  ["MIDTRANS_CLIENT_KEY", "MIDTRANS_SERVER_KEY"],
  ["MIDTRANS_PRODUCTION", "MIDTRANS_SERVER_KEY"],
  ["MIDTRANS_APP_URL", "MIDTRANS_SERVER_KEY"],
  ["MIDTRANS_API_URL", "MIDTRANS_SERVER_KEY"],
] as const;

const schema = z
  .object(
    Object.fromEntries(Object.entries(table).map(([name, [, type]]) => [name, setting(type)])) as {
      [K in keyof typeof table]: z.ZodPipe<z.ZodTransform, (typeof table)[K][1]>;
    },
  )
  .superRefine((env, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (env.LLM_BASE_URL && !env.LLM_MODEL) problem("LLM_MODEL", "is needed with LLM_BASE_URL");
    for (const name of missingOfStore(env)) {
      problem(name, "is needed with the other S3_ settings; set all of them, or none");
    }
    for (const [name, needed] of dependent) {
      if (env[name] && !env[needed])
        problem(name, `does nothing without ${needed}; set that too, or leave this out`);
    }
    if (env.MIDTRANS_PRODUCTION && env.MIDTRANS_SERVER_KEY?.startsWith("SB-"))
      problem("MIDTRANS_PRODUCTION", "needs a server key of production; this one is of the sandbox");
    if (!env.DATABASE_URL && env.DATABASE_POOL > embeddedPoolMax)
      problem(
        "DATABASE_POOL",
        `is at most ${embeddedPoolMax} with the embedded database; set a lower one, or DATABASE_URL`,
      );
    if (env.NODE_ENV === "production" && env.DATABASE_URL && !env.APP_SECRET)
      problem(
        "APP_SECRET",
        "is needed in production with DATABASE_URL, so that every server can read what another sealed",
      );
  });

/** All problems of the environment at once, each naming its variable. */
export class ConfigError extends Error {}

type Env = z.output<typeof schema>;

/** What the program runs with; the only reader of `process.env`. */
export type Config = {
  mode: Env["NODE_ENV"];
  port: number;
  host: string;
  publicUrl: string;
  /** False, a number of hops, or addresses and ranges of proxies. */
  trustProxy: false | number | string[];
  logLevel: Env["LOG_LEVEL"];
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  redisUrl: string | undefined;
  llm: { baseUrl: string; apiKey: string | undefined; model: string; providerName: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  operatorEmail: string;
  contactEmail: string;
  /** Where files of products are; undefined means on the disk. */
  s3:
    | { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** Google sign-in; undefined hides its button. */
  google: { clientId: string; jwksUrl: string; issuers: string[] } | undefined;
  /** Who takes the money; undefined lets the simulator play. */
  midtrans: { serverKey: string; appUrl: string; apiUrl: string } | undefined;
  /** Vendors of analytics, which wait for the consent of each visitor. */
  analytics: { measurementId: string | undefined; containerId: string | undefined };
  appSecret: string;
  appSecretPrevious: string | undefined;
  demo: boolean;
};

/** Reads and checks the environment; throws `ConfigError` with one line a problem. */
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
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    operatorEmail: env.OPERATOR_EMAIL ?? addressIn(env.MAIL_FROM),
    contactEmail: env.CONTACT_EMAIL ?? addressIn(env.MAIL_FROM),
    s3: storeSettings(env),
    google: googleSettings(env),
    midtrans: midtransSettings(env),
    analytics: { measurementId: env.GA_MEASUREMENT_ID, containerId: env.GTM_ID },
    appSecret: env.APP_SECRET ?? generatedSecret(dataDir),
    appSecretPrevious: env.APP_SECRET_PREVIOUS,
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
  };
}

/** How the host stands in links: people do not reach "every address" by its name. */
function linkHost(host: string): string {
  const { hostname } = new URL(`http://${bracketed(host)}`);
  return ["0.0.0.0", "127.0.0.1", "[::]"].includes(hostname) ? "localhost" : hostname;
}

/** `halo@alma.id` of `Alma <halo@alma.id>`. */
const addressIn = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

function modelSettings(env: Env): Config["llm"] {
  if (!env.LLM_BASE_URL || !env.LLM_MODEL) return undefined;
  return {
    baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ""),
    apiKey: env.LLM_API_KEY,
    model: env.LLM_MODEL,
    providerName: env.LLM_PROVIDER_NAME ?? new URL(env.LLM_BASE_URL).hostname,
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

/** Google signs with either form of its name. */
function googleSettings(env: Env): Config["google"] {
  if (!env.GOOGLE_CLIENT_ID) return undefined;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    jwksUrl: env.GOOGLE_JWKS_URL ?? "https://www.googleapis.com/oauth2/v3/certs",
    issuers: env.GOOGLE_ISSUER ? [env.GOOGLE_ISSUER] : ["https://accounts.google.com", "accounts.google.com"],
  };
}

/** Payments are made at one host and asked for at another one; the sandbox has two of its own. */
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

/** The secret of this data folder: made once, readable by its owner only. */
function generatedSecret(dataDir: string): string {
  const file = join(dataDir, "app-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    // Of two first starts at once one link wins, whole; both then read the same.
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(file, "utf8").trim();
}

/** The text of `.env.example`, kept equal to the table by a test. */
export function envExample(): string {
  return `${Object.entries(table)
    .map(([name, [says]]) => `# ${says}\n#${name}=`)
    .join("\n\n")}\n`;
}
