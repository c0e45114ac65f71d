import { resolve } from "node:path";
import { z } from "zod";
import { type Safekeeping, safekeeping, secretProblem } from "./safekeeping.ts";
import { isDemo, problemsBetween, workersOf } from "./setting-rules.ts";
import { bracketed, setting } from "./setting-types.ts";
import { settings } from "./settings.ts";

/** Default token limit per answer: several times the longest answer shown, to leave room for the model's thinking. */
const answerTokens = 8192;

const schema = z
  .object(
    Object.fromEntries(Object.entries(settings).map(([name, [, type]]) => [name, setting(type)])) as {
      [K in keyof typeof settings]: z.ZodPipe<z.ZodTransform, (typeof settings)[K][1]>;
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
  /** How many processes serve together. */
  workers: number;
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
    workers: workersOf(env),
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
  return `${Object.entries(settings)
    .map(([name, [says]]) => `# ${says}\n#${name}=`)
    .join("\n\n")}\n`;
}
