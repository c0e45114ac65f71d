import { join, relative, resolve } from "node:path";
import { generatedSecret } from "./generated-secret.ts";
import { isDemo } from "./setting-rules.ts";

/** The settings of what must survive a disaster: the master secret and the copies. */
type Name =
  | "APP_SECRET"
  | "APP_SECRET_FILE"
  | "APP_SECRET_PREVIOUS"
  | "BACKUP_DIR"
  | "BACKUP_RECIPIENT"
  | "BACKUP_PASSPHRASE"
  | "BACKUP_IDENTITY";
type Env = { [K in Name]?: string | undefined };
type Others = {
  NODE_ENV: string;
  DATABASE_URL?: string | undefined;
  DEMO?: boolean | undefined;
  PUBLIC_URL?: string | undefined;
};

/** These settings as the program uses them. */
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
  return isInside(dataDir, resolve(env.APP_SECRET_FILE))
    ? ["APP_SECRET_FILE", "lies in DATA_DIR; name a file outside of it"]
    : undefined;
}

/** A name that merely begins with two dots is inside. */
const isInside = (folder: string, file: string): boolean => !/^\.\.(\/|$)/.test(relative(folder, file));

export function safekeeping(env: Env, dataDir: string): Safekeeping {
  const file = env.APP_SECRET_FILE === undefined ? join(dataDir, "app-secret") : resolve(env.APP_SECRET_FILE);
  const isBeside = env.APP_SECRET === undefined && isInside(dataDir, file);
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
