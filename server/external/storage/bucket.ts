import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { Config } from "#server/config.ts";
import { isKey, mustBeKey, StoreFull } from "./file-key.ts";
import type { FileStore } from "./file-store.ts";

/** A store that takes longer than this to start its answer counts as unavailable. */
const patienceMs = 10_000;

type Asked = { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };

/** Files in a bucket of any S3-compatible store. The bucket is part of the path, which every such store understands. */
export function bucketStore({ endpoint, bucket, ...access }: NonNullable<Config["s3"]>): FileStore {
  const signer = new AwsClient({ ...access, service: "s3", retries: 0 });

  async function ask(key: string, asked: Asked): Promise<Response> {
    const request = await signer.sign(`${endpoint}/${bucket}/${key}`, asked);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error("the store does not answer")), patienceMs);
    try {
      return await fetch(request, { signal: patience.signal, redirect: "error" });
    } finally {
      // The timeout ends with the response headers; reading the body may take as long as the reader needs.
      clearTimeout(timer);
    }
  }

  return {
    put: async (key, given) => {
      mustBeKey(key);
      const body = new Uint8Array(given);
      const hash = createHash("sha256").update(body).digest("hex");
      const answer = await ask(key, { method: "PUT", headers: { "x-amz-content-sha256": hash }, body });
      await answer.body?.cancel();
      if (answer.status === 507) throw new StoreFull("the store is full");
      if (!answer.ok) throw new Error(`the store answered ${answer.status} to a file`);
    },
    open: async (key) => {
      if (!isKey(key)) return undefined;
      const { status, headers } = await ask(key, { method: "HEAD" });
      if (status === 404) return undefined;
      const etag = headers.get("etag");
      const bytes = Number(headers.get("content-length") ?? Number.NaN);
      if (status !== 200 || !etag || !Number.isSafeInteger(bytes))
        throw new Error(`the store answered ${status} to a question`);
      return {
        bytes,
        etag,
        read: async (first, last) => {
          if (bytes === 0) return Readable.from([]);
          // Fails if the file was replaced since it was opened, because mixing both versions would give a corrupt file.
          const part = { range: `bytes=${first}-${last}`, "if-match": etag };
          const answer = await ask(key, { method: "GET", headers: part });
          if (answer.status !== 206 || !answer.body) {
            await answer.body?.cancel();
            throw new Error(`the store answered ${answer.status} to a reader`);
          }
          return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
        },
        close: async () => {},
      };
    },
  };
}
