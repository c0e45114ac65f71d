import { z } from "zod";
import { call, done, moment, success } from "./shape.ts";

const helpContact = z.object({
  label: z.string(),
  detail: z.string(),
  href: z.string(),
  kind: z.enum(["tel", "wa", "url", "place"]),
  /** Slow or not available everywhere, so the card shows it under "Layanan lain". */
  isSecondary: z.boolean(),
});

export type HelpContact = z.output<typeof helpContact>;

/** The help card: risk level, risk categories, the vetted message and the help contacts. */
export const safetyNotice = z.object({
  level: z.int().min(0).max(3),
  categories: z.array(z.string()),
  message: z.string(),
  contacts: z.array(helpContact),
  /** Somebody needs an ambulance, so what the member shares with somebody close says that it is urgent. */
  isMedical: z.boolean().optional(),
  /** The same danger was open and not denied, so its card stands above. Missing where that is unknown. */
  isCardKnown: z.boolean().optional(),
});

export type SafetyNotice = z.output<typeof safetyNotice>;

/** the help contacts, the same for every client, also while the database is away. */
export const getHelp = call({
  answer: success(
    z.object({
      contacts: z.array(helpContact),
      note: z.string(),
      /** When the oldest of their written sources was read, and whether somebody has dialled every number. */
      checked: z.object({ on: z.iso.date(), dialled: z.boolean() }),
    }),
  ),
  errors: [],
  fromCode: true,
});

/**
 * a member who answered yes to question 17 wants to talk before or instead of sending the screening: the meter is
 * held as for any sign of risk. The call neither carries nor stores the answers.
 */
export const openSupport = call({
  body: z.object({ is_danger_now: z.boolean().default(false) }),
  answer: success(z.object({ hold_until: moment() })),
  errors: ["unauthenticated"],
});

/** whether to ask how the member is, at their next visit within three days. */
export const getCheckIn = call({
  answer: success(z.object({ is_due: z.boolean() })),
  errors: ["unauthenticated"],
});

/** marks the question as seen; it does not come again. */
export const dismissCheckIn = call({ answer: done, errors: ["unauthenticated"] });
