import { and, eq } from "drizzle-orm";
import { plainText } from "#rules/plain-text.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import { printColours } from "#server/features/brand/brand.ts";
import { attachedTo } from "#server/features/message/message.ts";
import type { Context, Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { admitExport } from "#server/platform/http/file-export.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import { ownConversation } from "./conversation.ts";
import { documentAsPdf } from "./document-pdf.ts";

/** returns the document of one of the member's answers as PDF, as long as its conversation exists. */
export const getDocument: Handler<"getDocument"> = async (context) => {
  const { app, client, member, reply } = context;
  await app.limits.take("exportByUser", String(member.id));
  const { title, text } = await documentOf(context);
  const { leave, send } = await admitExport(app.concurrency, member.id);
  try {
    reply.headers({
      "content-type": "application/pdf",
      // The name reveals nobody and nothing of the conversation: the file lies among others on a possibly shared phone.
      "content-disposition": 'attachment; filename="dokumen.pdf"',
    });
    send(reply, documentAsPdf({ title, text: plainText(text) }, printColours(client)));
    return streamed;
  } catch (error) {
    leave();
    throw error;
  }
};

async function documentOf({ app, member, params }: Context<"getDocument">) {
  const { db } = app.database;
  const [row] = await db
    .select({ conversationId: messages.conversationId, attachedSealed: messages.attachedSealed })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(ownConversation(member, params.id), eq(messages.id, params.answer_id)));
  const seal = await app.seals.of(db, member.clientId);
  return orNotFound(attachedTo(orNotFound(row), seal).document);
}
