import { z } from "zod";
import { wantedKinds } from "#server/external/model/guide/words/customer-words.ts";

/* The schema of a flow file (flows/README.md). A flow's content is data; lead.ts plays it. */

export const fields = ["wellbeing", "relationships", "career", "leadership", "business"] as const;
export type Field = (typeof fields)[number];

/** Ways of speaking to a reader: `slang` gue and lo, `casual` aku and kamu, `polite` and `formal` saya and Bapak or Anda. */
export const registers = ["slang", "casual", "polite", "formal"] as const;
export type Register = (typeof registers)[number];

/** The checks of a practice answer that are more than a list of words. */
export const checkNames = [
  "example",
  "number",
  "effort",
  "request",
  "result",
  "deed",
  "time",
  "calm",
  "noexcuse",
  "single",
  "workplace",
  "offer",
  "work",
] as const;
export type CheckName = (typeof checkNames)[number];

/** What is laid out from other answers (laid-out.ts). */
const laidNames = [
  ...(["speech", "care-week", "exam-plan", "shift-sleep", "remedies", "task-split"] as const),
  ...(["step-days", "notice", "net-income", "elder-title", "separate-points", "unconfessed"] as const),
  "product-prices",
  ...(["opening-line", "polite-topic", "seen", "told-deed", "spoken-request", "telling-order"] as const),
  ...(["occupation", "occupation-question", "occupation-listens", "occupation-further"] as const),
  ...(["answer-lengths", "leave-reason", "leave-cover", "hard-hours", "offer-sheet", "sales-story"] as const),
] as const;

const sentence = z.string().trim().min(1).max(400);
const question = z.string().trim().min(3).max(220);
const label = z.string().trim().min(1).max(40);
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** A value that the member fills in. `rows` are lines with several columns, `list` is lines with one. */
const slotSchema = z.strictObject({
  /** Its name in the flow's own words: "nama perusahaan". */
  label,
  kind: z
    .enum([
      "text",
      "line",
      "list",
      "number",
      "rupiah",
      "rows",
      "choice",
      "scale",
      "clock",
      "day",
      "roster",
      "laid",
    ])
    .default("text"),
  /** For `day`, which is never asked for: the slots from which the schedule is laid out. */
  day: z
    .strictObject({ wake: name, sleep: name, fixed: name, tasks: name, best: name, days: name })
    .optional(),
  /** For `roster`, which is never asked for: the slots from which the turns are laid out. */
  roster: z.strictObject({ people: name, crew: name, shifts: name, days: name, each: name }).optional(),
  /** For `laid`, which is never asked for: what is laid out, and the slots that its parts are made from. */
  laid: z.strictObject({ as: z.enum(laidNames), from: z.record(name, name) }).optional(),
  /** For `rows`: the names and kinds of the columns, in the order in which they are written. */
  columns: z
    .array(z.strictObject({ name, label, kind: z.enum(["line", "number", "rupiah"]) }))
    .min(2)
    .max(5)
    .optional(),
  /** An example answer, shown when an answer could not be read. */
  example: z.string().max(160).optional(),
  /**
   * What of an earlier message fills it, so that it is not asked for; `cues` are words next to an amount or a count.
   */
  takes: z
    .enum([
      "person",
      "self",
      "company",
      "date",
      "role",
      "thing",
      "amount",
      "count",
      "option",
      "news",
      "because",
      "request",
      "change",
      "price",
      "contact",
      "deed",
      "reason",
      "loan",
      "clauses",
      "listed",
      "clock",
      "spans",
      "place",
      "fear",
      "register",
      "first",
      "second",
      "rows",
      "costs",
      "event",
      "guests",
      "goal",
      "days",
      "unit",
      "each",
      "asked",
      "deadline",
      "offers",
      "period",
      "decision",
      "words",
      "origin",
      "aside",
      "gap",
      "care",
      "cared",
      "warning",
      "either",
      "topics",
      "aim",
      "until",
      "appointments",
      "points",
      "turns",
      "applied",
      "due",
      "topic",
      "living",
      "products",
      ...(["packing", "reader", "called", "permanence", "expiry", "effect"] as const),
      ...(["ending", "grounds", "purchase", "unmeant"] as const),
    ])
    .optional(),
  /** For `rupiah`: what a bare number below a hundred is counted in, as in "gaji 5". */
  unit: z.enum(["ribu", "juta"]).optional(),
  cues: z.array(z.string().min(1)).optional(),
  /** What an answer has to be; one that is not is asked for once more (customer-words.ts). */
  wants: z.enum(wantedKinds).optional(),
  /** Never asked for: filled only by what the member wrote, or below the document. */
  unasked: z.boolean().optional(),
  /** Said to the person whom the document is meant for, so that "dia" there is "kamu", or this word. */
  addressed: z.union([z.literal(true), z.string().min(2)]).optional(),
  /** What stands in texts and documents while it is open. */
  otherwise: z.string().min(1).optional(),
  /** For `list`: rules or orders, each of which gets a line of its own however they were typed (rule-items.ts). */
  rules: z.boolean().optional(),
  /** Only a few words: what is written beside them is left out. */
  brief: z.boolean().optional(),
  /** May stay open: the document then says "(isi ...)", or leaves out the line that uses `{name?}`. */
  optional: z.boolean().default(false),
});

/** Every step may have a name as a target, and may lead to another step than the next one. */
const named = { id: name.optional(), to: name.optional() };

const say = z.strictObject({ ...named, say: sentence });

/** What a practice answer is checked for: a named check of review.ts, or words of which one has to occur. */
const reviewSchema = z.strictObject({
  /** The slot that shows a question of an occupation: its points are those of that question. */
  of: name.optional(),
  /** The slot for the position, where a weakness is asked for: one that is the core of that work is named. */
  core: name.optional(),
  /** How long it may take to be spoken, in seconds. */
  seconds: z.tuple([z.int().positive(), z.int().positive()]).optional(),
  points: z
    .array(
      z.strictObject({
        has: z.union([z.enum(checkNames), z.array(z.string().min(2)).min(1)]),
        /** Said when it is there; `{found}` is the word that showed it. */
        good: sentence.optional(),
        bad: sentence,
        /** A sentence that would supply it, with "(isi ...)", shown behind the member's own. */
        add: sentence.optional(),
      }),
    )
    .min(1)
    .max(4),
});
export type Review = z.output<typeof reviewSchema>;

/** For whoever does not know what to answer: what is wanted, and an answer to fill in (practice-help.ts). */
const helpSchema = z.strictObject({ wants: sentence, sample: z.string().trim().min(20).max(400) });

const ask = z.strictObject({
  ...named,
  ask: question,
  into: name,
  review: reviewSchema.optional(),
  help: helpSchema.optional(),
});
const choose = z.strictObject({
  ...named,
  choose: question,
  into: name.optional(),
  /** How many own words may stand for a button, any number unless set; those of a promise always do. */
  ...{ own: z.int().positive().optional(), promise: z.boolean().optional() },
  options: z
    .array(
      z.strictObject({
        label,
        value: z.string().max(300).optional(),
        to: name.optional(),
        /** Other words by which an answer means this button. */
        words: z.array(z.string().min(2)).optional(),
        /** Taken when the member leaves the choice to the guide. Never a button that says that somebody is safe. */
        usual: z.boolean().optional(),
        /** In a dialogue for danger: means a graver one, so words that are a new sign of danger may mean this button. */
        grave: z.boolean().optional(),
      }),
    )
    .min(2)
    .max(6),
});
/** `reason`: the slot for what the member writes beside the number. */
const scale = z.strictObject({
  ...named,
  scale: question,
  into: name,
  low: label,
  high: label,
  reason: name.optional(),
});
const timer = z.strictObject({
  ...named,
  timer: sentence,
  /** How many times the phases are repeated. */
  rounds: z.int().min(1).max(20).default(1),
  phases: z
    .array(z.strictObject({ label, seconds: z.int().min(1).max(300) }))
    .min(1)
    .max(6),
});
const branch = z.strictObject({
  ...named,
  branch: z.array(z.strictObject({ when: z.string().max(80), to: name })).min(1),
});
const compute = z.strictObject({ ...named, compute: z.record(name, z.string().max(160)) });
const make = z.strictObject({
  ...named,
  make: z.string().trim().min(3).max(60),
  before: sentence.optional(),
  /** Why it is made like this, said when the member asks. */
  why: sentence.optional(),
  /** How it speaks, where it is meant for somebody else: then the member may have it in another register. */
  register: z.enum(registers).optional(),
  /** A text that may be used with its brackets, and so is shown from what is known before the questions. */
  draft: z.boolean().optional(),
  /** Meant for somebody else without a register to choose, so the answers stand in it as they are written politely. */
  outward: z.boolean().optional(),
  /** The text in another register, where exchanging words would not do. */
  versions: z.partialRecord(z.enum(registers), z.string().trim().min(20).max(3000)).optional(),
  text: z.string().trim().min(20).max(3000),
});
const close = z.strictObject({ ...named, close: sentence });

export const stepSchema = z.union([say, ask, choose, scale, timer, branch, compute, make, close]);

export const flowSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  field: z.enum(fields),
  /** Asked for so often that it comes first in the menu of its field. */
  often: z.boolean().optional(),
  /** A general flow for any request of a kind, offered when no specific flow is found. */
  net: z.enum(["write", "plan", "decide"]).optional(),
  title: z.string().trim().min(3).max(60),
  /** The label of the button that starts it. */
  offer: label,
  /** The introduction: what the member will have at the end, and about how many questions it takes. */
  about: sentence,
  /** Why it is led like this, said when the member asks. */
  why: sentence.optional(),
  /** What members often mention beside the wish, a fear or a place, each with what the flow has for it. */
  notes: z
    .array(z.strictObject({ words: z.array(z.string().min(2)).min(1), say: sentence }))
    .max(6)
    .optional(),
  /** What is asked in the read-back before a calculation where values can hardly be right together. */
  doubts: z
    .array(z.strictObject({ when: z.string().max(80), ask: question }))
    .max(6)
    .optional(),
  /**
   * Which figures, by slot or sum, are the price of one thing, its cost, how many there are, and what is paid besides, so
   * that a price can be compared with another one.
   */
  priced: z
    .strictObject({
      price: name,
      cost: name,
      count: name,
      fixed: name.optional(),
      /** A price that the member sets in place of the reckoned one. */
      own: name.optional(),
      unit: label,
      when: sentence,
    })
    .optional(),
  /**
   * The slots for the costs of a batch: all of them, those of a month, what one piece is packed in, the work, how many
   * pieces there are, and the lines in which each cost is kept; and the sum that is left of a month.
   */
  costs: z
    .strictObject({
      ...{ batch: name, monthly: name, packing: name, work: name, count: name, lines: name, left: name },
    })
    .optional(),
  /**
   * What stands in place of a profit in percent: one in rupiah for each piece or for all of them, and up to three prices to
   * compare; and how many are sold on a bad day.
   */
  wanted: z
    .strictObject({
      ...{ percent: name, each: name, all: name, low: name, prices: z.array(name).min(2).max(3) },
      /** The step that reckons, behind the question for a percentage. */
      to: name,
    })
    .optional(),
  /** The table of debts, and the sum that is left of the income after all instalments. */
  owed: z.strictObject({ rows: name, left: name, hand: name.optional(), note: name.optional() }).optional(),
  /** Single words or short phrases by which a member's wish is recognized. */
  words: z.array(z.string().trim().min(2).max(40)).min(5),
  /** Accompanying words; one alone proves nothing. */
  near: z.array(z.string().trim().min(2).max(40)).optional(),
  /** Whole messages with which a member asks for it. */
  examples: z.array(z.string().trim().min(3).max(160)).min(6),
  /** What has to be the case: whoever denies it does not mean the flow. Of a phrase the last word is denied. */
  supposes: z.array(z.string().trim().min(3).max(40)).optional(),
  /** Regular expressions for words in plain letters that exclude the flow, such as those of the other side. */
  unless: z.array(z.string().min(4)).optional(),
  /** The source of the method. */
  source: z.string().max(200).optional(),
  /** The flow that writes what this one prepares to be said, for members who would rather send it. */
  written: z.string().optional(),
  /** The flow that reckons several products apart, where somebody tells of more than one. */
  several: z.string().optional(),
  /** What comes from the flow that it is written instead of: for a slot, "flow.slot", the first that is filled. */
  takesOver: z
    .record(name, z.array(z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9_]*$/)).min(1))
    .optional(),
  slots: z.record(name, slotSchema),
  steps: z.array(stepSchema).min(3).max(50),
  /** Ids of flows that fit afterwards. */
  next: z.array(z.string()).max(2).default([]),
});

/** `isDialogue`: a dialogue for danger, in which no text is skipped. */
export type Flow = z.output<typeof flowSchema> & { isDialogue?: true };
export type Step = Flow["steps"][number];
export type Slot = Flow["slots"][string];

/** A step that waits for the member. */
export type Waiting = Extract<
  Step,
  { ask: string } | { choose: string } | { scale: string } | { timer: string } | { make: string }
>;

/** Whether a slot holds a company or a shop, also the one to which somebody applies. */
export const isOfCompany = (slot: Slot | undefined): boolean =>
  slot?.takes === "company" || slot?.takes === "applied";

export const isWaiting = (step: Step): step is Waiting =>
  "ask" in step || "choose" in step || "scale" in step || "timer" in step || "make" in step;

/** The index of the step with that name, or -1. */
export const placeOf = (flow: Flow, id: string): number => flow.steps.findIndex((step) => step.id === id);

/** Indices of the steps that may follow step `at`; the length of the flow means its end. */
export function followers(flow: Flow, at: number): number[] {
  const step = flow.steps[at];
  if (!step || "close" in step) return [];
  const on = step.to === undefined ? at + 1 : placeOf(flow, step.to);
  if ("branch" in step) return [...step.branch.map(({ to }) => placeOf(flow, to)), on];
  if (!("choose" in step)) return [on];
  return step.options.map(({ to }) => (to === undefined ? on : placeOf(flow, to)));
}
