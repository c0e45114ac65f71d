import type { Handler } from "#server/platform/app.ts";
import { replyWithAnswer } from "./reply.ts";

/** goes on from `Last-Event-ID`, byte for byte, from any server. */
export const streamAnswer: Handler<"streamAnswer"> = (context) =>
  replyWithAnswer(context, context.params.answer_id);
