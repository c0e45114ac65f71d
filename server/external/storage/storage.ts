import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Config } from "#server/config.ts";
import { bucketStore } from "./bucket.ts";
import { diskStore } from "./disk.ts";

/** A file that is open for reading; who does not read it closes it. */
export type OpenFile = {
  bytes: number;
  /** Another content has another one. */
  etag: string;
  /** From `first` to `last`, both included, as fast as it is taken. The file is closed at its end, or when it is cut. */
  read: (first: number, last: number) => Promise<Readable>;
  close: () => Promise<void>;
};

/** Where files of products are. A file is there whole or not at all. */
export type FileStore = {
  /** Throws `StoreFull` where there is no room. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where there is none of this key. */
  open: (key: string) => Promise<OpenFile | undefined>;
};

/** The bucket of the settings, or a folder beside the database. */
export function openStorage(config: Pick<Config, "s3" | "dataDir">): FileStore {
  return config.s3 ? bucketStore(config.s3) : diskStore(join(config.dataDir, "files"));
}
