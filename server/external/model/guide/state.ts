import { z } from "zod";

/** In the data of an answer that the guide gave. */
export const guideName = "guide";

const choiceSchema = z.object({ id: z.string(), label: z.string() });

/** A button: its label is what the member then sends. */
export type Choice = z.output<typeof choiceSchema>;

const activeSchema = z.object({
  id: z.string(),
  /** The step that waits for the member. */
  at: z.int().nonnegative(),
  filled: z.record(z.string(), z.string()),
  sums: z.record(z.string(), z.number()),
  /** Steps that were passed, in the order of their last time: the sums among them count, and nothing is said twice. */
  passed: z.array(z.int().nonnegative()),
  /** Answers to this step that could not be read. */
  tries: z.int().nonnegative(),
  /** Steps that were answered, the latest last: the way back. */
  trail: z.array(z.int().nonnegative()),
  /** A document stands there, and the member is choosing what to change; or its slot, once chosen. */
  changing: z.string().optional(),
});

export const guideStateSchema = z.object({
  /** Said that this is an automatic guide. */
  introduced: z.boolean(),
  flow: activeSchema.optional(),
  /** The dialogue that goes on while the member is in danger, and those that came to their end. */
  danger: activeSchema.optional(),
  dangersDone: z.array(z.string()).optional(),
  /** A flow that was left for something else, such as danger. */
  left: activeSchema.optional(),
  /** Choices of the newest answer. */
  offered: z.array(choiceSchema),
  /** The member only wants to tell. */
  listening: z.boolean(),
  /** What the member told outside of flows, as it was written. */
  told: z.array(z.string()),
  /** How much of each kind of line was used. */
  used: z.record(z.string(), z.int()),
  /** Flows that came to their end, and flows that were declined. */
  done: z.array(z.string()),
  declined: z.array(z.string()),
});

/** Where a talk with the guide stands; sealed with the answer after which it stands there. */
export type GuideState = z.output<typeof guideStateSchema>;
export type ActiveFlow = z.output<typeof activeSchema>;

export const emptyState: GuideState = {
  introduced: false,
  offered: [],
  listening: false,
  told: [],
  used: {},
  done: [],
  declined: [],
};
