import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { bucketStore } from "./bucket.ts";
import { diskStore } from "./disk.ts";
import type { FileStore } from "./file-store.ts";

/** The bucket of the settings, or a folder beside the database. */
export function openStorage(config: Pick<Config, "s3" | "dataDir">): FileStore {
  return config.s3 ? bucketStore(config.s3) : diskStore(join(config.dataDir, "files"));
}
