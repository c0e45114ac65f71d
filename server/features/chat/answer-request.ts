import { columnsOf, inOneTrip, transact } from "#server/db/db.ts";
import type { Step } from "#server/db/steps.ts";
import { type AnswerRisk, messages } from "#server/db/tables/conversation.ts";
import { flowsOfService } from "#server/external/model/guide/flows.ts";
import type { Model, ModelRequest, Turn } from "#server/external/model/model.ts";
import { messagePlace, summaryPlace } from "#server/features/conversation/conversation.ts";
import { colleaguesOf, offersOf, personaOf } from "#server/features/expert/expert.ts";
import { attachedTo, type MessageRow, riskColumns, riskIn } from "#server/features/message/message.ts";
import { noticeOf } from "#server/features/safety/safety.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { answerContextIn, answerContextStep } from "./answer-context.ts";
import type { AnswerTask } from "./answer-task.ts";
import { withCanary } from "./canary.ts";
import { isRenewalDue, keptMessages, readable } from "./conversation-window.ts";
import { type GuideStanding, guideStateAfter, isInFlow } from "./guide-state.ts";
import { asWritten, type Memory, readMemory } from "./memory.ts";
import { modelFor, modelSteps } from "./model-budget.ts";
import type { RiskFacts } from "./prompt/risk-part.ts";
import { systemPrompt } from "./prompt/system-prompt.ts";
import { summariseConversation } from "./summarise.ts";

/** Messages outside the memory that are read at most: far more than a late memory leaves over. */
const messagesMax = 200;
/** No product offers in the first turns of a conversation. */
const turnsBeforeOffers = 3;
/** Below this many seconds the persona wraps up well instead of opening something new. */
const closingSeconds = 120;

export type PreparedAnswer = {
  /** Who is to answer. */
  model: Model;
  request: ModelRequest;
  /** Texts that the output gate lets the answer repeat: the member's own words, as far as they are known here. */
  own: readonly string[];
  personaVersion: number;
  /** Questions asked so far, including this one. */
  questions: number;
  /** Whether this answer may offer products and ask for a rating. */
  isTimeToOffer: boolean;
};

/**
 * Prepares everything that the model needs for one answer. `isAgain`: a second time, since the known danger has
 * changed.
 */
export async function prepareAnswer(task: AnswerTask, isAgain = false): Promise<PreparedAnswer> {
  const { app, client, conversation, level } = task;
  const persona = await personaOf(app, conversation.expertId);
  const colleagues = await colleaguesOf(app, client, conversation.expertId);
  const { sofar, context, model } = await readFor(task);
  const { turns, guide, earlierRisk, isRenewal } = sofar;
  if (isRenewal && !isAgain) await renewMemory(task);
  const { questions, versions } = context;
  const isTimeToOffer = questions > turnsBeforeOffers && context.mayOffer;
  // With a sign of risk, what must be said takes precedence over the wished manner.
  const manner = level < 2 ? task.manner : undefined;
  const offers = isTimeToOffer && !manner ? await offersOf(app, client, conversation.expertId) : [];
  const flows = flowsOfService(persona.service);
  const hasTools = app.external.model.hasTools?.() ?? false;
  const facts = factsOf(task, persona.service, offers);
  const memory = readMemory(storedMemory(task));
  const system = systemPrompt({
    persona,
    colleagues,
    tone: client.tone,
    flows,
    hasTools,
    facts,
    versions,
    manner,
    memory,
    now: { at: context.now, questions, secondsLeft: task.secondsLeft },
    replaced: context.replaced,
    risk: riskFacts(task, context.risk, earlierRisk),
    screenedAt: task.srq17AtMs === undefined ? undefined : new Date(task.srq17AtMs),
  });
  return {
    model,
    request: {
      system: withCanary(app, system),
      turns,
      versions,
      manner,
      facts,
      hasTools,
      isInFlow: app.config.llm !== undefined && isInFlow(guide, questionIn(turns), level),
      guide: guide.state,
      spent: spentOn(task),
    },
    own: ownWords(turns, memory),
    personaVersion: persona.version,
    questions,
    isTimeToOffer,
  };
}

/** Reads everything that the answer needs of the database, in one step. */
async function readFor(task: AnswerTask) {
  const steps = [rowsStep(task), answerContextStep(task), ...modelSteps(task)];
  const [rows, contexts, spending] = await inOneTrip(task.app.database.db, steps);
  return {
    sofar: conversationIn(rows, task),
    context: answerContextIn(contexts, task),
    model: modelFor(task, spending),
  };
}

/** In danger no flow is offered, since the answer itself must lead to help. */
const factsOf = (
  { member, level, risk, secondsLeft }: AnswerTask,
  service: string,
  products: Awaited<ReturnType<typeof offersOf>>,
) => ({
  service,
  memberName: member.name,
  riskLevel: level,
  risk,
  products,
  flows: level < 2 ? flowsOfService(service) : [],
  closing: level < 2 && secondsLeft > 0 && secondsLeft <= closingSeconds,
});

const spentOn =
  ({ cost, answerId }: AnswerTask) =>
  (microUsd: number) =>
    cost.add(answerId, microUsd);

const questionIn = (turns: readonly Turn[]): string =>
  turns.findLast(({ role }) => role === "member")?.text ?? "";

/**
 * The memory holds numbers that the member wrote, and a document that was checked when it was shown, so both count as
 * own.
 */
const ownWords = (turns: readonly Turn[], { notes, document }: Memory): string[] => [
  ...turns.flatMap(({ role, text }) => (role === "member" ? [text] : [])),
  ...(notes === "" ? [] : [notes]),
  ...(document ? [document.text] : []),
];

function storedMemory({ conversation: { summarySealed, code }, seal }: AnswerTask): string {
  return summarySealed ? seal.open(summarySealed, summaryPlace(code)) : "";
}

/**
 * Returns the risk with the message and card that come with this answer or, while the earlier danger is still open,
 * with the last ones.
 */
function riskFacts(
  { level, risk }: AnswerTask,
  shown: AnswerRisk | null,
  earlier: AnswerRisk | null,
): RiskFacts {
  const known = shown ?? earlier;
  const notice = known ? { shown: noticeOf(known), isNew: shown !== null } : undefined;
  return { level, ...risk, ...risk.situation, isDenied: risk.denial !== "none", notice };
}

/** Runs while the answer is written, so that the memory is ready for the next question. */
async function renewMemory({ app, conversation, answerId }: AnswerTask): Promise<void> {
  try {
    await transact(app.database.db, (tx) =>
      app.queue.enqueue(tx, summariseConversation, { conversationId: conversation.id }),
    );
  } catch (error) {
    app.log.warn({ err: error, answer: answerId }, "memory is not renewed yet");
  }
}

type ConversationSoFar = {
  turns: Turn[];
  guide: GuideStanding;
  /** The data of the newest help card before this question; read only in danger. */
  earlierRisk: AnswerRisk | null;
  isRenewal: boolean;
};

/**
 * Returns the turns up to this answer that are not in the memory, oldest first. Parts of stopped or interrupted answers
 * are included; replaced versions, and later messages that are no part of this answer, are not.
 */
function conversationIn(found: readonly unknown[] | undefined, task: AnswerTask): ConversationSoFar {
  const { app, conversation, questionId, seal } = task;
  const rows = ((found ?? []) as readonly ConversationRow[]).toReversed();
  const whole = rows.map((row) => {
    const text = seal.open(row.bodySealed, messagePlace(conversation.id));
    return app.config.llm ? asWritten(text, attachedTo(row, seal), row.answeredBy) : text;
  });
  const texts = readable(whole);
  const read = rows.slice(rows.length - texts.length);
  const turns = read.flatMap(({ type }, n): Turn[] => {
    const text = texts[n] ?? "";
    if (text === "" || type === "system") return [];
    return [{ role: type === "question" ? "member" : "persona", text }];
  });
  const lengths = rows.map(({ type }, n) => ({
    isQuestion: type === "question",
    characters: whole[n]?.length ?? 0,
  }));
  const earlier = rows.filter(({ id }) => id < questionId);
  return {
    turns,
    guide: guideStateAfter(earlier, seal),
    earlierRisk: task.level >= 2 ? newestRisk(earlier, seal) : null,
    isRenewal: app.config.llm !== undefined && isRenewalDue(lengths),
  };
}

function newestRisk(rows: readonly ConversationRow[], seal: ClientSeal): AnswerRisk | null {
  for (const row of rows.toReversed()) {
    const risk = riskIn(row, seal);
    if (risk) return risk;
  }
  return null;
}

const rowColumns = {
  id: messages.id,
  type: messages.type,
  bodySealed: messages.bodySealed,
  answeredBy: messages.answeredBy,
  isIdle: messages.isIdle,
  ...riskColumns,
};
type ConversationRow = Pick<MessageRow, keyof typeof rowColumns>;

const rowsSql = `
  select ${columnsOf(rowColumns, "m")} from messages m
  where conversation_id = $1 and replaced_at is null and id > $2
    and (id <= $3 or (question_id = $3 and id < $4))
  order by id desc limit $5`;

function rowsStep({ app, conversation, questionId, answerId }: AnswerTask): Step {
  // The guide does not read the texts, only where the conversation stands.
  const limit = app.config.llm ? messagesMax : keptMessages;
  const values = [conversation.id, conversation.summaryUntil ?? 0, questionId, answerId, limit];
  return { name: "talk-so-far", text: rowsSql, values };
}
