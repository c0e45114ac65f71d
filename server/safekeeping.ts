import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { generatedSecret } from "./generated-secret.ts";
import { isDemo } from "./setting-rules.ts";

/** The settings of what must survive a disaster: the master secret and the copies. Part of the settings table. */
export const safekeepingTable = {
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
} as const satisfies Record<string, readonly [string, z.ZodType]>;

type Env = { [K in keyof typeof safekeepingTable]?: string | undefined };
type Others = {
  NODE_ENV: string;
  DATABASE_URL?: string | undefined;
  DEMO?: boolean | undefined;
  PUBLIC_URL?: string | undefined;
};

/** The settings of this file as the program uses them. */
export type Safekeeping = {
  appSecret: string;
  appSecretPrevious: string | undefined;
  /** Where the master secret lies if that is in the data folder, as in a demo. */
  secretBesideData: string | undefined;
  /** Folder of the copies; when undefined, erased accounts are noted in the data folder. */
  backupDir: string | undefined;
  /** What the keys of a copy are encrypted to, and what opens them. */
  backupLock: { passphrase: string | undefined; recipients: string[]; identityFile: string | undefined };
};

/** Returns what is wrong with the place of the master secret: whoever has the data must not have the secret too. */
export function secretProblem(env: Env & Others, dataDir: string): [keyof Env, string] | undefined {
  if (env.NODE_ENV !== "production" || env.APP_SECRET !== undefined) return undefined;
  if (env.DATABASE_URL !== undefined && env.APP_SECRET_FILE === undefined)
    return [
      "APP_SECRET",
      "is needed in production with DATABASE_URL, so that every server can read what another sealed; set it or APP_SECRET_FILE",
    ];
  if (isDemo(env)) return undefined;
  if (env.APP_SECRET_FILE === undefined)
    return [
      "APP_SECRET_FILE",
      `is needed in production without a demo: name a file outside of DATA_DIR, and move ${join(dataDir, "app-secret")} there if it exists; or set APP_SECRET`,
    ];
  const isInside = !relative(dataDir, resolve(env.APP_SECRET_FILE)).startsWith("..");
  return isInside ? ["APP_SECRET_FILE", "lies in DATA_DIR; name a file outside of it"] : undefined;
}

export function safekeeping(env: Env, dataDir: string): Safekeeping {
  const file = env.APP_SECRET_FILE === undefined ? join(dataDir, "app-secret") : resolve(env.APP_SECRET_FILE);
  const isBeside = env.APP_SECRET === undefined && !relative(dataDir, file).startsWith("..");
  return {
    appSecret: env.APP_SECRET ?? generatedSecret(file),
    appSecretPrevious: env.APP_SECRET_PREVIOUS,
    secretBesideData: isBeside ? file : undefined,
    backupDir: env.BACKUP_DIR === undefined ? undefined : resolve(env.BACKUP_DIR),
    backupLock: {
      passphrase: env.BACKUP_PASSPHRASE,
      recipients: env.BACKUP_RECIPIENT?.split(/\s*,\s*/) ?? [],
      identityFile: env.BACKUP_IDENTITY,
    },
  };
}
