import type { Readable } from "node:stream";

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
