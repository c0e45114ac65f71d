import { z } from "zod";
import { isWholeSrq, type SrqFlags, scoreSrq, srqQuestionCount } from "#rules/srq.ts";
import { srqFieldTexts } from "#texts/srq/srq.ts";
import { safetyNotice } from "./safety.ts";
import { bigId, call, id, moment, pageCounts, paging, success } from "./shape.ts";

const flag = z.union([z.literal(0), z.literal(1)]);
const flags = {
  is_depresive: flag,
  is_used_psychoactive: flag,
  is_psychotic_disorder: flag,
  is_ptsd: flag,
};
const value = z.enum(["yes", "no"]);

/** E-38 without its answers, as a row of the list. `count` is the number of yes answers among questions 1 to 20. */
const srqRow = z.object({
  id: z.int(),
  created_at: moment(),
  version: z.string(),
  count: z.int(),
  ...flags,
  /** The result is worth talking about: it has a flag, or a yes to question 17. */
  is_to_heed: z.boolean(),
});

export type SrqRow = z.output<typeof srqRow>;

/**
 * E-38 with its answers and their interpretation; `safety` is the help card shown first on the screen, if there is one.
 */
const srqResult = srqRow.extend({
  interpretation: z.array(z.string()),
  detail: z.array(z.object({ id: z.int(), question: z.string(), answer: value })),
  safety: safetyNotice.nullable(),
});

export type SrqResult = z.output<typeof srqResult>;

/** C-43 (E-36, B-390, B-398): the questions of the current version. */
export const listSrqQuestions = call({
  answer: success(z.array(z.object({ id: z.int(), question: z.string() })), { version: z.string() }),
  errors: [],
});

/** C-44 (B-396): the member's own results, newest first. */
export const listSrqResults = call({
  query: z.object(paging(10)),
  answer: success(z.array(srqRow), pageCounts),
  errors: ["unauthenticated"],
});

/** C-45: one of the member's results. */
export const getSrqResult = call({
  params: z.object({ id: bigId() }),
  answer: success(srqResult),
  errors: ["unauthenticated", "not_found"],
});

/**
 * C-46 (E-39, A-126): `status` says whether a screening may be taken now, `needs` which consents are missing for it.
 */
export const srqAvailability = call({
  answer: success(
    z.object({
      last_test: moment().nullable(),
      upcoming_test: moment().nullable(),
      status: z.boolean(),
      needs: z.array(z.enum(["terms", "health_data"])),
    }),
  ),
  errors: ["unauthenticated"],
});

type Sent = { [N in keyof SrqFlags]?: SrqFlags[N] | undefined } & {
  answers: { id: number; value: "yes" | "no" }[];
};

/** Returns the flags that were sent but differ from those computed from the answers (S-18). */
function wrongFlags(sent: Sent): (keyof SrqFlags)[] {
  const counted = scoreSrq(sent.answers).flags;
  const names = Object.keys(counted) as (keyof SrqFlags)[];
  return names.filter((name) => sent[name] !== undefined && sent[name] !== counted[name]);
}

/**
 * C-47 (B-395): the answers decide; flags sent by the browser must agree with them or be left out. `plan_now` is the
 * answer to the follow-up question after a yes to 17; it raises the risk level and is not stored.
 */
export const submitSrq = call({
  body: z
    .object({
      is_depresive: flag.optional(),
      is_used_psychoactive: flag.optional(),
      is_psychotic_disorder: flag.optional(),
      is_ptsd: flag.optional(),
      answers: z.array(z.object({ id: id(), value })).max(srqQuestionCount * 2),
      plan_now: z.enum(["yes", "no", "unsure"]).optional(),
    })
    .superRefine((sent, { addIssue }) => {
      if (!isWholeSrq(sent.answers)) {
        addIssue({ code: "custom", path: ["answers"], message: srqFieldTexts.incomplete });
        return;
      }
      for (const name of wrongFlags(sent)) {
        addIssue({ code: "custom", path: [name], message: srqFieldTexts.flagDiffers });
      }
    }),
  status: 201,
  answer: success(srqResult),
  errors: ["unauthenticated", "consent_required", "srq_too_soon"],
});
