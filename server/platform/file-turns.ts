import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { fail } from "./failure.ts";
import type { Gates } from "./gate.ts";

/** Who broke off and asks again at once is let in when the server has noticed. */
const waitMs = 2000;
/** Who takes nothing for so long has lost the line; the next file may be asked for then. */
const stalledMs = 60_000;
/** Far longer than the others need for their pieces. */
const turnMs = 60_000;

/**
 * Room for a member's file, or a refusal: one a member at a time, and few that are written at the same moment. Between
 * its pieces a file lets others write, so that who reads slowly holds up nobody else.
 */
export async function takeTurn({ exportOpen, exportWork }: Gates, member: number) {
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
        rest = await exportWork.enter(key, turnMs);
      }
    } finally {
      rest();
      await file.return(undefined);
    }
  }
  /** Sends the file as a stream that leaves when it ends, whoever ends it. */
  const send = (reply: FastifyReply, file: AsyncGenerator<string | Buffer>): void => {
    // Refused while it waited, since the session ended: a stream that nobody takes would never end.
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
