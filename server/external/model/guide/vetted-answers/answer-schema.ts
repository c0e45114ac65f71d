import { z } from "zod";
import { fields } from "#server/external/model/guide/flow.ts";

/* The schema of an answer (README.md). An answer's content is data; find-answer.ts finds it. */

const asksMin = 6;
const asksMax = 40;
const saysMin = 60;
const saysMax = 700;

const answerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** The flows in which it is likely to be asked; none if it may come anywhere. */
  flows: z.array(z.string()).max(10),
  /** Whole questions as people type them. */
  asks: z.array(z.string().trim().min(5).max(200)).min(asksMin).max(asksMax),
  /** Given only where the question, or the story before it, has one of these words. */
  needs: z.array(z.string().min(2)).optional(),
  /** Not given where the question, or the story before it, has one of these words. */
  unless: z.array(z.string().min(2)).optional(),
  says: z.string().trim().min(saysMin).max(saysMax),
});

/** The answers of one field, as its file holds them. */
export const answersSchema = z.array(answerSchema);

/** The answers of all fields. */
export const allAnswersSchema = z.array(answerSchema.extend({ field: z.enum(fields) }));

export type Answer = z.output<typeof allAnswersSchema>[number];
