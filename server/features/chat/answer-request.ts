import { and, count, desc, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { RiskLevel } from "#rules/safety/types.ts";
import { type Manner, versionsMax } from "#rules/versions.ts";
import { messages } from "#server/db/tables/conversation.ts";
import type { ModelRequest, Turn } from "#server/external/model/model.ts";
import { type Conversation, messagePlace, summaryPlace } from "#server/features/conversation/conversation.ts";
import { offersOf, personaOf } from "#server/features/expert/expert.ts";
import { mayOffer } from "#server/features/safety/safety.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/seal.ts";
import { readAsIs } from "./summarise.ts";
import { systemPrompt } from "./system-prompt.ts";

/** How much of a talk the model reads as it is, at most. */
const charactersMax = 16_000;
/** No offer in the first turns of a talk. */
const turnsBeforeOffers = 3;
/** Below this many seconds the persona closes well instead of opening something new. */
const closingSeconds = 120;

export type AnswerTask = {
  app: App;
  client: Client;
  member: Member;
  seal: ClientSeal;
  conversation: Conversation;
  questionId: number;
  answerId: number;
  level: RiskLevel;
  /** When a screening of the last 30 days told of thoughts of ending one's life. */
  srq17AtMs: number | undefined;
  secondsLeft: number;
  /** How another version of an answer is wished for. */
  manner: Manner | undefined;
};

export type PreparedAnswer = {
  request: ModelRequest;
  personaVersion: number;
  /** Questions asked so far, this one included. */
  questions: number;
  /** Whether products and a rating have a place in it. */
  isTimeToOffer: boolean;
};

/** Everything that the model needs for one answer. */
export async function prepareAnswer(task: AnswerTask): Promise<PreparedAnswer> {
  const { app, client, member, conversation, level } = task;
  const persona = await personaOf(app, conversation.expertId);
  const turns = await talkSoFar(task);
  const versions = await versionsSoFar(task);
  const questions = await questionsSoFar(task);
  const isTimeToOffer = questions > turnsBeforeOffers && (await mayOffer(app.database.db, member, level));
  // Where there is a sign of risk, what has to be said is said.
  const manner = level < 2 ? task.manner : undefined;
  const offers = isTimeToOffer && !manner ? await offersOf(app, conversation.expertId) : [];
  const facts = {
    service: persona.service,
    selfName: persona.voice.selfName,
    topics: persona.voice.topics,
    memberName: member.name,
    riskLevel: level,
    products: offers,
    closing: level < 2 && task.secondsLeft > 0 && task.secondsLeft <= closingSeconds,
    seed: conversation.code,
  };
  const { summarySealed, code } = conversation;
  const summary = summarySealed ? task.seal.open(summarySealed, summaryPlace(code)) : "";
  const screenedAt = task.srq17AtMs === undefined ? undefined : new Date(task.srq17AtMs);
  const known = { summary, screenedAt, facts, versions, manner };
  const system = systemPrompt({ persona: persona.prompt, tone: client.tone, ...known });
  return {
    request: { system, turns, versions, manner, facts },
    personaVersion: persona.version,
    questions,
    isTimeToOffer,
  };
}

/**
 * The newest turns up to this answer, oldest first; parts of stopped or cut answers included, replaced versions not,
 * nor what came after the question without being a part of its answer.
 */
async function talkSoFar({ app, conversation, questionId, answerId, seal }: AnswerTask): Promise<Turn[]> {
  const isPart = and(eq(messages.questionId, questionId), lt(messages.id, answerId));
  const rows = await app.database.db
    .select({ type: messages.type, bodySealed: messages.bodySealed })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        isNull(messages.replacedAt),
        or(lte(messages.id, questionId), isPart),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(readAsIs);
  const turns: Turn[] = [];
  let characters = 0;
  for (const row of rows) {
    const text = seal.open(row.bodySealed, messagePlace(conversation.id));
    characters += text.length;
    if (turns.length > 0 && characters > charactersMax) break;
    if (text !== "" && row.type !== "system") {
      turns.unshift({ role: row.type === "question" ? "member" : "persona", text });
    }
  }
  return turns;
}

/** What this answer said before the member wanted it written anew, oldest first. */
async function versionsSoFar({ app, conversation, questionId, seal }: AnswerTask): Promise<string[]> {
  const rows = await app.database.db
    .select({ bodySealed: messages.bodySealed })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.questionId, questionId),
        isNotNull(messages.replacedAt),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(versionsMax);
  return rows
    .reverse()
    .map((row) => seal.open(row.bodySealed, messagePlace(conversation.id)))
    .filter((text) => text !== "");
}

async function questionsSoFar({ app, conversation }: AnswerTask): Promise<number> {
  const [row] = await app.database.db
    .select({ asked: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.type, "question"),
        isNull(messages.replacedAt),
      ),
    );
  return row?.asked ?? 0;
}
