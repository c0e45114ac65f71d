import { z } from "zod";
import { isFeedback } from "#rules/feedback.ts";
import { feedbackTexts } from "#texts/feedback.ts";
import { safetyNotice } from "./safety.ts";
import { call, done } from "./shape.ts";

/** C-42 (E-51): a message to the management; `safety` is added when the text shows risk. */
export const sendFeedback = call({
  body: z.object({ message: z.string().max(4000).refine(isFeedback, feedbackTexts.blank) }),
  answer: done.extend({ safety: safetyNotice.optional() }),
  errors: ["unauthenticated"],
});
