import { requireConfirmation } from "#server/features/password/password.ts";
import type { Handler } from "#server/platform/app.ts";
import { admitExport } from "#server/platform/http/file-export.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import { chapters } from "./chapters.ts";
import { dataAsHtml } from "./data-as-html.ts";
import { dataAsJson } from "./data-as-json.ts";
import { tellExport } from "./tell-export.ts";

/** "2026-11-21" */
const date = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" });

const forms = {
  html: { write: dataAsHtml, type: "text/html; charset=utf-8" },
  json: { write: dataAsJson, type: "application/json; charset=utf-8" },
} as const;

/**
 * sends all data of the member as one file, written while it is read. A mail reports the export, so that the
 * member learns of one that somebody else made.
 */
export const exportData: Handler<"exportData"> = async ({ app, client, member, body, reply }) => {
  await requireConfirmation(app, member, body.password, { orRecent: true });
  await app.limits.take("ownDataByUser", String(member.id));
  const { leave, send } = await admitExport(app.concurrency, member.id);
  try {
    await app.queue.enqueue(app.database.db, tellExport, { userId: member.id });
    const { write, type } = forms[body.format];
    const now = new Date();
    reply.headers({
      "content-type": type,
      "content-disposition": `attachment; filename="data-${date.format(now)}.${body.format}"`,
    });
    send(reply, inChunks(write({ app, client, owner: member }, chapters, now)));
    return streamed;
  } catch (error) {
    leave();
    throw error;
  }
};

const chunkLetters = 32_000;

/** Joins the many small pieces, one per message, into fewer, larger chunks. */
async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < chunkLetters) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
