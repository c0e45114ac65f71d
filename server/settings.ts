import { z } from "zod";
import { address, isHost, mailbox, oneAddress, proxies, toggle } from "./setting-types.ts";

const price = z.coerce.number().min(0).max(10_000).optional();
const clientKey = /^(SB-)?Mid-client-[\w-]{1,200}$/;

export const workersMax = 32;

/** THE SETTINGS TABLE. One documented line per variable; each has a default that works on one machine. */
export const settings = {
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
  WORKERS: [
    `Processes that serve together: a number up to ${workersMax}, or auto for one per core`,
    z.union([z.literal("auto"), z.coerce.number().int().min(1).max(workersMax)]).default(1),
  ],
  DATABASE_POOL: [
    "Connections to the database per process; with the embedded one at most 50, and 100 of all WORKERS",
    z.coerce.number().int().min(2).max(200).default(12),
  ],
  REDIS_URL: [
    "Shares limits of several servers; live answers too, which go through the database without it",
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
  APP_SECRET: [
    "Master secret, 32 characters or more; APP_SECRET_FILE when not set",
    z.string().min(32).optional(),
  ],
  APP_SECRET_FILE: [
    "File of the master secret, generated when it is missing; a demo keeps it in DATA_DIR, others name a file elsewhere",
    z.string().min(1).optional(),
  ],
  APP_SECRET_PREVIOUS: ["Former master secret during a rotation", z.string().min(32).optional()],
  BACKUP_DIR: [
    "Folder of the copies of npm run backup, best on another disk; erased accounts are noted there at once",
    z.string().min(1).optional(),
  ],
  BACKUP_RECIPIENT: [
    "Public keys of age (age1...), separated by commas, that the keys of a copy are encrypted to",
    z
      .string()
      .regex(
        /^age1[a-z0-9]+(\s*,\s*age1[a-z0-9]+)*$/,
        "needs public keys of age, as age1abc, separated by commas",
      )
      .optional(),
  ],
  BACKUP_PASSPHRASE: [
    "Passphrase that the keys of a copy are encrypted to where no BACKUP_RECIPIENT is set; 16 characters or more",
    z.string().min(16).optional(),
  ],
  BACKUP_IDENTITY: [
    "File with the secret key of age (AGE-SECRET-KEY-1...); only npm run restore needs it",
    z.string().min(1).optional(),
  ],
  PASSWORD_COST: [
    "What hashing a password costs: normal, or low where tests need many of them (NODE_ENV=test alone)",
    z.enum(["normal", "low"]).default("normal"),
  ],
  OPERATOR_TOKEN: [
    "Opens /readyz?verbose and /metrics, sent as Authorization: Bearer; 32 characters or more, closed unless set",
    z.string().min(32).optional(),
  ],
  DEMO: [
    "Seeds the demo world into an empty database; on for the embedded one, unless PUBLIC_URL is https",
    toggle.optional(),
  ],
} as const satisfies Record<string, readonly [string, z.ZodType]>;
