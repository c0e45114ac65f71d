import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { demoProducts } from "./db/seeds/catalogue.ts";
import type { FileStore } from "./external/storage/file-store.ts";

const folder = join(import.meta.dirname, "db", "seeds", "files");

/** Audio is generated: as files it would be larger than the rest of the program. */
const contentOf = async (key: string): Promise<Uint8Array> =>
  key.endsWith(".zip")
    ? (await import("./db/seeds/files/audio.ts")).pausesAsZip()
    : readFile(join(folder, key));

/**
 * Puts the missing files of the demo products into the store. The program starts without them as well: members who open
 * a missing one get an error, and the next start tries again.
 */
export async function seedFiles(storage: FileStore, log: FastifyBaseLogger): Promise<void> {
  try {
    for (const { attachFile } of demoProducts) {
      const known = await storage.open(attachFile);
      if (known) await known.close();
      else await storage.put(attachFile, await contentOf(attachFile));
    }
  } catch (err) {
    log.error({ err }, "the files of the demo products could not be stored");
  }
}
