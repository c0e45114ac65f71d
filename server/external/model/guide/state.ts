import { z } from "zod";
import { registers } from "./flow.ts";

/** The model name stored with an answer of the guide. */
export const guideName = "guide";

/** Stored with an answer of the guide in a flow that the configured model offered; it stands in for nobody. */
export const flowName = "guide:flow";

export const isOfGuide = (answeredBy: string | null): boolean =>
  answeredBy === guideName || answeredBy === flowName;

const choiceSchema = z.object({ id: z.string(), label: z.string() });

/** Begins the id of a button that starts a flow. */
export const flowPrefix = "flow:";

/** A button; a press sends its label as the member's message. */
export type Choice = z.output<typeof choiceSchema>;

export const choice = (id: string, label: string): Choice => ({ id, label });
export const skipChoice = choice("skip", "Lewati");

/** Words of a finished document, and what stands there instead; "" takes them out. */
const wordEditSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** `from` is a heading, and its whole part goes. */
  isPart: z.boolean().optional(),
  /** The numbers before items and headings go. */
  isNumbers: z.boolean().optional(),
  /** `to` is the whole text, as the member has written it. */
  isWhole: z.boolean().optional(),
  /** The words stand in the paragraph that begins with these, and may stand elsewhere too. */
  within: z.string().optional(),
  /** The register in which the words were found. */
  register: z.enum(registers).optional(),
  /** The form of address at that time. */
  address: z.string().optional(),
});
export type WordEdit = z.output<typeof wordEditSchema>;

/** A button for a number, and the answer that it stands for. */
const figureSchema = z.object({ label: z.string(), value: z.string() });

const activeSchema = z.object({
  id: z.string(),
  /** Index of the step that waits for the member. */
  at: z.int().nonnegative(),
  filled: z.record(z.string(), z.string()),
  sums: z.record(z.string(), z.number()),
  /** Steps passed, ordered by their last time: their calculations count, and their text is not repeated. */
  passed: z.array(z.int().nonnegative()),
  /** Number of answers to this step that could not be read. */
  tries: z.int().nonnegative(),
  /** How many of the practised questions the member wants. */
  questions: z.int().positive().optional(),
  /** Answered steps, latest last; used to go back. */
  trail: z.array(z.int().nonnegative()),
  /** The register that the member asked for. */
  register: z.enum(registers).optional(),
  /** The member wants their words as they were typed. */
  isAsWritten: z.boolean().optional(),
  /** How the documents call the one to whom they speak, in place of "kamu". */
  address: z.string().optional(),
  /** How the documents call the member, in place of "aku" and "saya". */
  self: z.string().optional(),
  /** The member called themselves "saya" before the flow. */
  isSaya: z.boolean().optional(),
  /** Words that the member has exchanged in the finished document, by its step. */
  edited: z.record(z.string(), z.array(wordEditSchema)).optional(),
  /** What the document was made of before its last change. */
  before: z
    .object({
      filled: z.record(z.string(), z.string()),
      edited: z.record(z.string(), z.array(wordEditSchema)).optional(),
      register: z.enum(registers).optional(),
      address: z.string().optional(),
    })
    .optional(),
  /** Set while the member changes a document: still choosing the part, or the name of its slot. */
  changing: z.string().optional(),
  /** The readings of the newest answer between which the member is asked to choose. */
  weighing: z.array(figureSchema).optional(),
  /** Numbers of earlier messages that may answer a later question, by slot. */
  suggested: z.record(z.string(), z.object({ quote: z.string(), figures: z.array(figureSchema) })).optional(),
  /** The days of a month that the member has named. */
  days: z.int().optional(),
  /** How many pieces are made at once, as the member has named it. */
  pieces: z.array(z.int()).optional(),
  /** What an app keeps of the price, and the price for which this was reckoned. */
  commission: z.object({ percent: z.number(), app: z.string(), told: z.number().optional() }).optional(),
  /** The guide has asked for costs that the member misses. */
  missing: z.boolean().optional(),
  /** An amount for several pieces, while the guide asks how many they are. */
  whole: z.number().optional(),
  /** The slots that were read back before a calculation. */
  read: z.array(z.string()).optional(),
  /** Set while the values are read back: "?", or the name of the slot that is being changed. */
  reading: z.string().optional(),
  /** The words from which a value was reckoned, by slot, so that a later correction can be reckoned with them again. */
  written: z.record(z.string(), z.string()).optional(),
  /** Set while the read-back asks about values that can hardly be right: only a yes goes on with them. */
  doubted: z.boolean().optional(),
  /** The newest answer as it was written and its slot, where words were left out of it as meant for the guide. */
  original: z.object({ into: z.string(), text: z.string() }).optional(),
  /** The newest answer that was shown as it will stand: its slot, and the message it was taken from. */
  shown: z.object({ into: z.string(), text: z.string() }).optional(),
  /** Set while the member writes the answer in `shown` anew. */
  isOpened: z.boolean().optional(),
  /** Answers that stand word for word as they were typed, by slot; an answer that has changed since is none of them. */
  literal: z.record(z.string(), z.string()).optional(),
  /** The whole message, while it is answered at a question about safety: no part of it may be overlooked there. */
  asWritten: z.string().optional(),
  /** The step from which the flow goes on when a value was changed in the read-back. */
  readFrom: z.int().nonnegative().optional(),
});

const storySchema = z.object({
  /** How many messages of the story the last sum-up has read. */
  summed: z.int().nonnegative().optional(),
  /** The member has complained that the guide only repeats: nothing more is quoted message by message. */
  isPlain: z.boolean().optional(),
  /** The member wants no questions. */
  isUnasked: z.boolean().optional(),
  /** The guide has just asked which part weighs most. */
  isAsked: z.boolean().optional(),
  /** The last message got a line that says nothing of it. */
  isBare: z.boolean().optional(),
  /** The last message got its own words back. */
  isQuoted: z.boolean().optional(),
});
export type Story = z.output<typeof storySchema>;

const asideSchema = z.object({
  /** The flows of the offer. */
  offered: z.array(z.string()),
  /** The one of them that the message before the question took up. */
  accepted: z.string().optional(),
  /** What that message says beside taking it up, or the wish for which the flows were found. */
  rest: z.string().optional(),
});
/** An offer that a question about danger has put aside. */
export type Aside = z.output<typeof asideSchema>;

const plainStateSchema = z.object({
  /** Flows for the other wishes of a message that names several; offered when one of them is over. */
  wished: z.array(z.string()).optional(),
  /** Other wishes in the member's words, written beside an answer; offered when the flow is over. */
  later: z.array(z.string()).optional(),
  /** Answers that a later flow need not ask for again, by the labels of their slots. */
  remembered: z.array(z.object({ label: z.string(), flow: z.string(), value: z.string() })).optional(),
  /** Whether the guide has said that it is automatic. */
  introduced: z.boolean(),
  flow: activeSchema.optional(),
  /** The current dialogue while the member is in danger, and the finished ones. */
  danger: activeSchema.optional(),
  dangersDone: z.array(z.string()).optional(),
  /** The member denied a level 3, so that the conversation goes on with help in sight. */
  isDangerDenied: z.boolean().optional(),
  /** The newest finished flows at their documents, which the member may ask for once more. */
  finished: z.array(activeSchema).optional(),
  /** A flow that waits while a finished one is open again. */
  paused: activeSchema.optional(),
  /** A flow that was interrupted, for example by a danger. */
  left: activeSchema.optional(),
  /** What a danger, or the question about one, has interrupted: the flow in `left`, or a story. */
  interrupted: z.enum(["flow", "story"]).optional(),
  /** The offer that a question about danger has put aside. */
  aside: asideSchema.optional(),
  /** The answer to a question of the interrupted flow that was taken for a danger. */
  held: z.string().optional(),
  /** The choices of the newest answer. */
  offered: z.array(choiceSchema),
  /** The flows that were offered last, also when other messages came between. */
  offeredBefore: z.array(z.string()).optional(),
  /** The flow whose draft stands in the newest answer, beside its offer. */
  drafted: z.string().optional(),
  /** Whether the member only wants to tell a story. */
  listening: z.boolean(),
  /** How the story is received: what was summed up, what was asked, and what the member does not want. */
  story: storySchema.optional(),
  /** What the member wrote outside of flows, unchanged. */
  told: z.array(z.string()),
  /** How many sentences of each kind the guide has used, so that none comes twice. */
  used: z.record(z.string(), z.int()),
  /** A fear that the member mentioned beside a wish, in their own words. */
  fear: z.string().optional(),
  /** Whether the newest answer named a question that the guide could not answer. */
  isQuestionNamed: z.boolean().optional(),
  /** Finished flows, and declined flows. */
  done: z.array(z.string()),
  declined: z.array(z.string()),
});

export const guideStateSchema = plainStateSchema.extend({
  /** The message that a guess took for a danger, and what was before it: a denial goes on from there. */
  misread: z.object({ text: z.string(), before: plainStateSchema }).optional(),
});

/** The guide's state in a conversation, stored encrypted with the answer that produced it. */
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

/** How many messages are read for the slots of a flow; before the first flow, all are mostly about the same. */
const readMax = 6;
const readFirstMax = 12;
export const toldBefore = ({ told, done }: GuideState): string[] =>
  told.slice(done.length === 0 ? -readFirstMax : -readMax);

/** The newest offer, also after an answer without one. */
export function offeredNow({ offeredBefore = [] }: GuideState, choices: readonly Choice[]): string[] {
  const ids = choices.flatMap(({ id }) => (id.startsWith(flowPrefix) ? [id.slice(flowPrefix.length)] : []));
  return ids.length > 0 ? ids : offeredBefore;
}
