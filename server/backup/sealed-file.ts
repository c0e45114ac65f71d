import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";

/** What is known of a written file: its length and its SHA-256, both as it lies on the disk. */
export type Written = { bytes: number; sha256: string };

/** The fastest level: most of the content is encrypted already, and the server answers members meanwhile. */
const params = { [constants.ZSTD_c_compressionLevel]: 1 };

/** Writes what the source yields to a new file, compressed with Zstandard and encrypted with age. */
export async function writeSealed(
  path: string,
  source: AsyncIterable<Uint8Array>,
  recipient: string,
): Promise<Written> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(
    source,
    createZstdCompress({ params }),
    (compressed: Readable) => encrypted(compressed, recipient),
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest("hex") };
}

async function* encrypted(plain: Readable, recipient: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(webStream(plain));
}

/** Reads a file of `writeSealed`; a changed or cut one ends with an error. */
export function readSealed(path: string, identity: string): AsyncIterable<Uint8Array> {
  const decompress = createZstdDecompress();
  const done = pipeline(
    createReadStream(path),
    (sealed: Readable) => decrypted(sealed, identity),
    decompress,
  );
  // The reader hears of the error from the stream that it reads.
  done.catch(() => {});
  return decompress;
}

async function* decrypted(sealed: Readable, identity: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  yield* await decrypter.decrypt(webStream(sealed));
}

/** The library reads standard streams, which are typed apart from those of Node. */
const webStream = (from: Readable): ReadableStream<Uint8Array> => Readable.toWeb(from);

/** Returns length and SHA-256 of a file on the disk. */
export async function measure(path: string): Promise<Written> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
