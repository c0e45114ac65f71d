import { availableParallelism } from "node:os";
import { workersMax } from "./settings.ts";

/** The settings that depend on one another, as they were read; others may be present. */
type Read = {
  NODE_ENV: string;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_POOL: number;
  WORKERS: number | "auto";
  PORT: number;
  LLM_BASE_URL?: string | undefined;
  LLM_MODEL?: string | undefined;
  SMTP_URL?: string | undefined;
  PAYMENTS: boolean;
  MIDTRANS_SERVER_KEY?: string | undefined;
  MIDTRANS_PRODUCTION: boolean;
  PASSWORD_COST: string;
  DEMO?: boolean | undefined;
} & Partial<Record<(typeof storeNames)[number] | (typeof dependent)[number][number], unknown>>;

/** The name of a setting, and what is wrong with it. */
type Problem = [name: string, message: string];

/**
 * Out of the embedded database's 140 connections; the rest is for its supervisor, migrations, `npm run db:*`, and two of
 * each worker, for messages between them and for jobs.
 */
const embeddedPoolMax = 50;
const embeddedPoolsMax = 100;

/** How many processes serve: as many as there are cores for `auto`, and as the embedded database has connections for. */
export function workersOf({ WORKERS, DATABASE_URL, DATABASE_POOL }: Read): number {
  if (WORKERS !== "auto") return WORKERS;
  const room = DATABASE_URL === undefined ? Math.floor(embeddedPoolsMax / DATABASE_POOL) : workersMax;
  return Math.max(1, Math.min(availableParallelism(), room, workersMax));
}

const storeNames = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Settings that do nothing without another one: [setting, what it needs]. */
const dependent = [
  ["LLM_API_KEY", "LLM_BASE_URL"],
  ["LLM_MODEL", "LLM_BASE_URL"],
  ["LLM_SAFETY_MODEL", "LLM_BASE_URL"],
  ["LLM_MAX_TOKENS", "LLM_BASE_URL"],
  ["LLM_EFFORT", "LLM_BASE_URL"],
  ["LLM_TOOLS", "LLM_BASE_URL"],
  ["LLM_TEMPERATURE", "LLM_BASE_URL"],
  ["LLM_PRICE_IN", "LLM_PRICE_OUT"],
  ["LLM_PRICE_OUT", "LLM_PRICE_IN"],
  ["LLM_PRICE_OUT", "LLM_BASE_URL"],
  ["GOOGLE_JWKS_URL", "GOOGLE_CLIENT_ID"],
  ["GOOGLE_ISSUER", "GOOGLE_CLIENT_ID"],
  ["MIDTRANS_CLIENT_KEY", "MIDTRANS_SERVER_KEY"],
  ["MIDTRANS_PRODUCTION", "MIDTRANS_SERVER_KEY"],
  ["MIDTRANS_APP_URL", "MIDTRANS_SERVER_KEY"],
  ["MIDTRANS_API_URL", "MIDTRANS_SERVER_KEY"],
] as const;

/** Whether the app stands on the internet, where people trust it with what they say and pay. */
const isPublic = ({ PUBLIC_URL }: Pick<Read, "PUBLIC_URL">): boolean =>
  PUBLIC_URL !== undefined && URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol === "https:";

/** Whether demo accounts and the payment simulator are on: where nobody else's database or address is named. */
export const isDemo = (env: Pick<Read, "DEMO" | "DATABASE_URL" | "PUBLIC_URL">): boolean =>
  env.DEMO ?? (env.DATABASE_URL === undefined && !isPublic(env));

/** Returns what is wrong with settings taken together, all of it at once. */
export function problemsBetween(env: Read): Problem[] {
  return [...missingPartners(env), ...wrongTogether(env), ...missingInPublic(env)];
}

function missingPartners(env: Read): Problem[] {
  const missing = storeNames.filter((name) => !env[name]);
  return [
    ...(env.LLM_BASE_URL && !env.LLM_MODEL
      ? [["LLM_MODEL", "is needed with LLM_BASE_URL"] satisfies Problem]
      : []),
    ...(missing.length < storeNames.length ? missing : []).map(
      (name): Problem => [name, "is needed with the other S3_ settings; set all of them, or none"],
    ),
    ...dependent
      .filter(([name, needed]) => env[name] && env[needed] === undefined)
      .map(
        ([name, needed]): Problem => [
          name,
          `does nothing without ${needed}; set that too, or leave this out`,
        ],
      ),
  ];
}

function wrongTogether(env: Read): Problem[] {
  const isSandbox = env.MIDTRANS_SERVER_KEY?.startsWith("SB-") ?? false;
  const wrong: [boolean, ...Problem][] = [
    [
      env.MIDTRANS_PRODUCTION && isSandbox,
      "MIDTRANS_PRODUCTION",
      "needs a server key of production; this one is of the sandbox",
    ],
    [
      !env.DATABASE_URL && env.DATABASE_POOL > embeddedPoolMax,
      "DATABASE_POOL",
      `is at most ${embeddedPoolMax} with the embedded database; set a lower one, or DATABASE_URL`,
    ],
    [
      !env.DATABASE_URL &&
        env.WORKERS !== "auto" &&
        env.WORKERS <= workersMax &&
        env.WORKERS * Math.min(env.DATABASE_POOL, embeddedPoolMax) > embeddedPoolsMax,
      "WORKERS",
      `times DATABASE_POOL is at most ${embeddedPoolsMax} with the embedded database; set a lower one, or DATABASE_URL`,
    ],
    [
      env.PORT === 0 && env.WORKERS !== 1,
      "PORT",
      "has to be a certain one with several WORKERS, which share it",
    ],
    [env.NODE_ENV === "development" && env.WORKERS !== 1, "WORKERS", "is 1 with npm run dev; leave it out"],
    [
      env.PASSWORD_COST !== "normal" && env.NODE_ENV !== "test",
      "PASSWORD_COST",
      "is normal outside of tests; leave it out",
    ],
  ];
  return wrong.flatMap(([is, ...problem]) => (is ? [problem] : []));
}

/** On the internet a missing setting must not turn into mails that nobody gets or goods that nobody pays for. */
function missingInPublic(env: Read): Problem[] {
  if (env.NODE_ENV !== "production" || !isPublic(env) || env.DEMO) return [];
  return [
    ...(env.SMTP_URL
      ? []
      : [
          [
            "SMTP_URL",
            "is needed with an https PUBLIC_URL, so that mails arrive; or say DEMO=on",
          ] satisfies Problem,
        ]),
    ...(env.MIDTRANS_SERVER_KEY || !env.PAYMENTS
      ? []
      : [
          [
            "MIDTRANS_SERVER_KEY",
            "is needed with an https PUBLIC_URL, so that orders are paid; or say PAYMENTS=off, or DEMO=on",
          ] satisfies Problem,
        ]),
  ];
}
