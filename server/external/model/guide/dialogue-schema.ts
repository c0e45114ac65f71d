import { z } from "zod";
import { dangerKindNames } from "#rules/safety/danger-kinds.ts";
import { stepSchema } from "./flow.ts";

const messagesSchema = z.array(z.string().trim().min(40).max(500)).min(2);

/** A dialogue for danger (flows/danger/README.md). */
export const dialogueSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  kind: z.enum(dangerKindNames),
  about: z.enum(["self", "other", "child"]),
  /** Shown above the help card when this danger is first seen; each ends with the question of the first step. */
  messages: messagesSchema,
  /** The same where no rule has found the danger: they ask whether there is any, and take nothing for granted. */
  guessed: messagesSchema.optional(),
  steps: z.array(stepSchema).min(4).max(40),
});
export type WrittenDialogue = z.output<typeof dialogueSchema>;
