import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Config } from "#server/config.ts";
import { bucketStore } from "./bucket.ts";
import { diskStore } from "./disk.ts";

/** A file open for reading; a caller that does not read it must close it. */
export type OpenFile = {
  bytes: number;
  /** Changes with the content. */
  etag: string;
  /**
   * Streams the bytes from `first` to `last`, both included, at the reader's pace. The file closes at the end or when
   * the stream is destroyed.
   */
  read: (first: number, last: number) => Promise<Readable>;
  close: () => Promise<void>;
};

/** The store of product files. A file exists completely or not at all. */
export type FileStore = {
  /** Throws `StoreFull` if there is no room. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Returns undefined if the key has no file. */
  open: (key: string) => Promise<OpenFile | undefined>;
};

/** The bucket of the settings, or a folder beside the database. */
export function openStorage(config: Pick<Config, "s3" | "dataDir">): FileStore {
  return config.s3 ? bucketStore(config.s3) : diskStore(join(config.dataDir, "files"));
}
