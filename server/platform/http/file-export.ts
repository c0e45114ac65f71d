import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { fail } from "#server/platform/failure.ts";
import type { ConcurrencyLimits } from "#server/platform/limits/concurrency-limit.ts";

/** A member who cancelled a download and retries at once waits here until the server noticed the cancellation. */
const waitMs = 2000;
/** A reader that takes nothing for this long has lost the connection; the next file may then be requested. */
const stalledMs = 60_000;
/** Far longer than the other files need for their pieces. */
const pieceWaitMs = 60_000;

/**
 * Admits a member's file export or refuses it: one per member, and only a few written at the same moment. Between its
 * pieces a file lets others write, so that a slow reader blocks nobody else.
 */
export async function admitExport({ exportOpen, exportWork }: ConcurrencyLimits, member: number) {
  const key = String(member);
  const close = await exportOpen.enter(key, waitMs);
  let rest = await exportWork.enter(key, waitMs).catch((refused: unknown) => {
    close();
    throw refused;
  });
  const leave = () => {
    rest();
    close();
  };
  async function* paced(file: AsyncGenerator<string | Buffer>, stalled: () => void) {
    try {
      for (;;) {
        const piece = await file.next();
        rest();
        if (piece.done) return;
        const timer = setTimeout(stalled, stalledMs);
        try {
          yield piece.value;
        } finally {
          clearTimeout(timer);
        }
        rest = await exportWork.enter(key, pieceWaitMs);
      }
    } finally {
      rest();
      await file.return(undefined);
    }
  }
  /** Sends the file as a stream; its places are released when it closes, whoever closes it. */
  const send = (reply: FastifyReply, file: AsyncGenerator<string | Buffer>): void => {
    // The request was refused while it waited because the session ended; a stream without a reader would never end.
    if (reply.sent) throw fail("unauthenticated");
    const stream: Readable = Readable.from(
      paced(file, () => stream.destroy(new Error("nobody reads the file"))),
      {
        objectMode: false,
      },
    );
    reply.send(stream.once("close", leave));
  };
  return { leave, send };
}
