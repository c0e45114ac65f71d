import { z } from "zod";
import { call, success } from "./shape.ts";

const helpContact = z.object({
  label: z.string(),
  detail: z.string(),
  href: z.string(),
  kind: z.enum(["tel", "wa", "url", "place"]),
  /** Slow, or not everywhere: behind "Layanan lain" on the card. */
  isSecondary: z.boolean(),
});

export type HelpContact = z.output<typeof helpContact>;

/** The help card: level of risk, its kinds, the vetted message, where help is. */
export const safetyNotice = z.object({
  level: z.int().min(0).max(3),
  categories: z.array(z.string()),
  message: z.string(),
  contacts: z.array(helpContact),
});

export type SafetyNotice = z.output<typeof safetyNotice>;

/** the help contacts of a client. */
export const getHelp = call({
  answer: success(z.object({ contacts: z.array(helpContact), note: z.string() })),
  errors: [],
});
