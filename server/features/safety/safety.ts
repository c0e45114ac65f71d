import { and, eq, or, sql } from "drizzle-orm";
import type { SafetyNotice } from "#contract/safety.ts";
import { assess, rulesVersion } from "#rules/safety/assess.ts";
import { earlierMax } from "#rules/safety/classifier-opinion.ts";
import { helpContacts, isMedical } from "#rules/safety/contacts.ts";
import { isSameDanger, type KnownRisk, kindOf } from "#rules/safety/danger-kinds.ts";
import { restsOnGuess } from "#rules/safety/guessed.ts";
import { allowsOffers, holdMs, isFromPerson, levelTwoHoldMs, noOffersMs } from "#rules/safety/levels.ts";
import { afterScreening, openLevel } from "#rules/safety/state.ts";
import type {
  Assessment,
  EarlierText,
  RiskCategory,
  RiskContext,
  RiskLevel,
  RiskState,
} from "#rules/safety/types.ts";
import { rememberedAfter, type Verdict, withVerdict } from "#rules/safety/verdict.ts";
import { prepared, type Tx } from "#server/db/db.ts";
import { type AnswerRisk, conversations } from "#server/db/tables/conversation.ts";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { dangerMessage } from "#server/external/model/guide/dialogues.ts";
import {
  type EventFacts,
  type EventPlace,
  eventRow,
  openEvent,
  remember,
  rememberedNow,
  sealState,
} from "#server/features/risk/risk.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import { opinionsOn } from "./opinions.ts";

export type Judgement = {
  assessment: Assessment;
  /** Until when the meter is paused; null without a hold. */
  holdUntil: Date | null;
  /** Whether this question began the hold. */
  holdBegins: boolean;
  /** Whether the same danger was already open: same kind, same level, same person. */
  isRepeat: boolean;
  /** Whether the member denied the danger right before. */
  wasDenied: boolean;
};

/** Assesses a text by the rules and the classifier. Never throws: if the classifier fails, the rules decide alone. */
export function assessText(text: string, context: RiskContext): Assessment {
  return assess(text, { ...context, ...opinionsOn(text, context) });
}

/** Earlier texts of the conversation that may change the judgement of a text: how many, and how old at most. */
export const earlierRead = { count: earlierMax, withinMs: levelTwoHoldMs };

/** What precedes a text in the conversation. */
export type Preceding = {
  /** The member's last texts, newest last, because some members send a sentence in pieces. */
  texts: readonly EarlierText[];
  /** The persona's last answer, given if the text is so short that it may merely reply to it. */
  answers: string | undefined;
  /** The same, given for a text of any length. */
  saidLast: string | undefined;
  /** The text is a button of that answer. These are our own words, so only the rules assess them. */
  isButton: boolean;
  /** The button belongs to no dialogue about a danger. */
  isOfFlow: boolean;
  /** That answer is a step of a flow of the guide, which waits for this text. */
  isAtStep: boolean;
  /** It asks for a change of a text that the guide has made in this conversation. */
  isEdit: boolean;
};
const nothingBefore: Preceding = {
  texts: [],
  answers: undefined,
  saidLast: undefined,
  isButton: false,
  isOfFlow: false,
  isAtStep: false,
  isEdit: false,
};

/** Judges a member's text before anything else happens with it. `known` is what is stored about this member's risk. */
export function judge(
  text: string,
  known: { state: RiskState | null; holdUntil: Date | null },
  now: Date,
  { texts: before, ...preceding }: Preceding = nothingBefore,
): Judgement {
  const atMs = now.getTime();
  const state = known.state ?? undefined;
  const context = { state, atMs, before, ...preceding };
  const assessment = preceding.isButton ? assess(text, context) : assessText(text, context);
  const { next } = assessment;
  const hold = holdMs(next.level);
  const until = hold > 0 ? new Date(next.signAtMs + hold) : null;
  const wasHeld = known.holdUntil !== null && known.holdUntil > now;
  // A member who takes a danger back keeps the free time of the hold.
  const kept = assessment.denial === "cleared" && wasHeld ? known.holdUntil : null;
  const holdUntil = until && until > now ? until : kept;
  const isRepeat =
    state !== undefined && openLevel(state, atMs) === assessment.level && isSameDanger(state, assessment);
  const wasDenied = state?.deniedAtMs !== undefined;
  return { assessment, holdUntil, holdBegins: holdUntil !== null && !wasHeld, isRepeat, wasDenied };
}

/**
 * Records a recognised risk, without any text. Also drops a generated conversation title, so that the title shown is
 * neutral from now on.
 */
export async function noteRisk(
  tx: Pick<Tx, "insert" | "update">,
  seal: ClientSeal,
  place: ConversationPlace,
  { assessment, holdUntil }: Judgement,
): Promise<void> {
  if (assessment.level === 0) return;
  await noteAssessed(tx, seal, { ...place, source: "question" }, assessment, holdUntil ? ["hold"] : []);
  await dropMadeTitle(tx, place);
}

type ConversationPlace = { clientId: number; userId: number; conversationId: number; messageId: number };

async function dropMadeTitle(tx: Pick<Tx, "update">, place: ConversationPlace): Promise<void> {
  await tx
    .update(conversations)
    .set({ titleSealed: null, titleBy: null })
    .where(
      and(
        eq(conversations.clientId, place.clientId),
        eq(conversations.userId, place.userId),
        eq(conversations.id, place.conversationId),
        eq(conversations.titleBy, "made"),
      ),
    );
}

/** What a verdict changed: the direction, the new judgement, the time, and whether the hold begins with it. */
export type Applied = { change: "raised" | "lowered"; judgement: Judgement; now: Date; holdBegins: boolean };

/**
 * Stores how a verdict changes an already stored judgement, applied to the member's current risk state; returns
 * undefined if nothing changes. The caller holds the lock on the member's row. The same verdict twice is stored once.
 */
export async function applyVerdict(
  tx: Pick<Tx, "execute" | "select" | "insert" | "update">,
  seal: ClientSeal,
  place: ConversationPlace,
  judged: Judgement,
  verdict: Verdict,
): Promise<Applied | undefined> {
  const { clientId, userId } = place;
  const { now, state, checkInMs, holdUntil: heldUntil } = await rememberedNow(tx, seal, place);
  const ruling = withVerdict(judged.assessment, verdict, now.getTime());
  const { change, assessment } = ruling;
  const next = rememberedAfter(state ?? undefined, judged.assessment, ruling, now.getTime());
  if (change === "none" || (change === "lowered" && next === undefined)) return undefined;
  // A lowered verdict leaves the hold as it is until the next question, whose judgement ends it.
  const holdUntil =
    change === "raised" && next ? laterOf(heldUntil, next.signAtMs + holdMs(next.level)) : heldUntil;
  const holdBegins = holdUntil !== null && holdUntil > now && !(heldUntil && heldUntil > now);
  if (next) {
    await remember(tx, { clientId, userId }, sealState(seal, userId, { state: next, checkInMs }), holdUntil);
  }
  await noteVerdict(tx, seal, place, { ...assessment, ruleIds: [ruling.ruleId] }, holdBegins);
  const isRepeat =
    judged.isRepeat &&
    assessment.level === judged.assessment.level &&
    assessment.categories[0] === judged.assessment.categories[0] &&
    assessment.about === judged.assessment.about;
  const hold = { holdUntil, holdBegins: judged.holdBegins || holdBegins };
  const judgement = { ...judged, ...hold, assessment, isRepeat };
  return { change, judgement, now, holdBegins };
}

const laterOf = (one: Date | null, otherMs: number): Date =>
  one && one.getTime() > otherMs ? one : new Date(otherMs);

type Owner = { clientId: number; userId: number };

/** Stores one event per question; a graver verdict on another version of the answer replaces the first. */
async function noteVerdict(
  tx: Pick<Tx, "select" | "insert" | "update">,
  seal: ClientSeal,
  place: ConversationPlace,
  { level, categories, about, ruleIds, version }: Assessment,
  holdBegins: boolean,
): Promise<void> {
  const actions = [...(level >= 2 ? ["card"] : []), ...(holdBegins ? ["hold"] : [])];
  const facts = {
    level,
    categories,
    about,
    ruleIds,
    rulesVersion: version,
    source: "model",
    actions,
  } as const;
  const row = eventRow(seal, place, facts);
  const isVerdict = or(eq(safetyEvents.isVerdict, true), eq(safetyEvents.sourcePlain, "model"));
  const [earlier] = await tx
    .select()
    .from(safetyEvents)
    .where(
      and(eq(safetyEvents.clientId, place.clientId), eq(safetyEvents.messageId, place.messageId), isVerdict),
    );
  if (!earlier) await tx.insert(safetyEvents).values(row);
  else if (openEvent(earlier, seal).level < level)
    await tx.update(safetyEvents).set(row).where(eq(safetyEvents.id, earlier.id));
  await dropMadeTitle(tx, place);
}

/** Records a recognised risk in a text outside of conversations; without a user if the text came without an account. */
export async function noteTextRisk(
  tx: Pick<Tx, "insert">,
  seal: ClientSeal,
  place: { clientId: number; userId: number | null; source: "feedback" | "application" | "plan" },
  assessment: Assessment,
): Promise<void> {
  if (assessment.level > 0) await noteAssessed(tx, seal, place, assessment);
}

/** Stores an event for an assessment; from level 2 on it records that the card was shown. */
async function noteAssessed(
  tx: Pick<Tx, "insert">,
  seal: ClientSeal,
  { source, ...place }: EventPlace & Pick<EventFacts, "source">,
  { level, categories, about, ruleIds, version }: Assessment,
  more: string[] = [],
): Promise<void> {
  const actions = [...(level >= 2 ? ["card"] : []), ...more];
  const facts = { level, categories, about, ruleIds, rulesVersion: version, source, actions };
  await tx.insert(safetyEvents).values(eventRow(seal, place, facts));
}

/** Returns the help card for a text outside of conversations, assessed by itself; undefined if it needs none. */
export function noticeBeside(assessment: Assessment): SafetyNotice | undefined {
  const judged = { assessment, holdUntil: null, holdBegins: false };
  const risk = riskOf({ ...judged, isRepeat: false, wasDenied: false });
  return risk ? noticeOf(risk) : undefined;
}

/**
 * Handles a yes to question 17 of the screening: pauses the meter like a text of that level and stores an event without
 * the answers. Only a submitted screening (`isSent`) has its date stored, for the check-in at the next visit. Returns
 * until when the meter is paused.
 */
export async function applyScreening(
  tx: Pick<Tx, "execute" | "insert">,
  seal: ClientSeal,
  { id: userId, clientId }: { id: number; clientId: number },
  { level, isSent }: { level: RiskLevel; isSent: boolean },
): Promise<Date> {
  const owner = { clientId, userId };
  // Row lock: serialises this with the member's questions, because the new state builds on the previous one.
  await lockMember(tx, owner);
  const { now, ...known } = await rememberedNow(tx, seal, owner);
  const state = afterScreening(known.state ?? undefined, level, now.getTime(), isSent);
  const holdUntil = new Date(state.signAtMs + holdMs(state.level));
  const checkInMs = isSent ? now.getTime() : known.checkInMs;
  await remember(tx, owner, sealState(seal, userId, { state, checkInMs }), holdUntil);
  const facts: EventFacts = {
    level,
    categories: ["ideation"],
    about: "self",
    ruleIds: ["srq17"],
    rulesVersion,
    source: "srq17",
    actions: ["card", "hold"],
  };
  await tx.insert(safetyEvents).values(eventRow(seal, owner, facts));
  return holdUntil;
}

async function lockMember(tx: Pick<Tx, "execute">, { clientId, userId }: Owner): Promise<void> {
  await tx.execute(sql`
    select 1 from users where client_id = ${clientId} and id = ${userId} for no key update`);
}

/** Notes that the member saw the check-in after a screening. */
export async function forgetCheckIn(
  tx: Pick<Tx, "execute">,
  seal: ClientSeal,
  { id: userId, clientId }: { id: number; clientId: number },
): Promise<void> {
  const owner = { clientId, userId };
  await lockMember(tx, owner);
  const { state, checkInMs } = await rememberedNow(tx, seal, owner);
  if (checkInMs === null) return;
  await tx.execute(sql`
    update safety_states set state = null, check_in_from = null,
      state_sealed = ${sealState(seal, userId, { state, checkInMs: null })}
    where client_id = ${clientId} and user_id = ${userId}`);
}

/** Records what the output gate replaced in the model's text. */
export async function noteBlocked(
  tx: Pick<Tx, "insert">,
  seal: ClientSeal,
  place: ConversationPlace,
  risk: { level: RiskLevel; ruleIds: string[]; version: string },
): Promise<void> {
  if (risk.ruleIds.length === 0) return;
  const facts: EventFacts = {
    level: risk.level,
    categories: [],
    about: "self",
    ruleIds: risk.ruleIds,
    rulesVersion: risk.version,
    source: "answer",
    actions: ["replaced"],
  };
  await tx.insert(safetyEvents).values(eventRow(seal, place, facts));
}

/**
 * Returns the data of the help card for an answer. The card appears if the text itself is at level 2 or above, or if
 * the hold begins; null otherwise, even while an earlier danger is open.
 */
export function riskOf({ assessment, holdBegins, isRepeat, wasDenied }: Judgement): AnswerRisk | null {
  const { level, textLevel, categories, about, topics, next } = assessment;
  if (level < 2 || (textLevel < 2 && !holdBegins)) return null;
  const guess = restsOnGuess(assessment) ? { isGuess: true } : {};
  return { level, categories, about, topics, turn: next.signAtMs, isRepeat, wasDenied, ...guess };
}

/** What the model needs to know about the danger in which it answers. */
export function knownRiskOf(judgement: Judgement): KnownRisk {
  const { categories, about, topics, situation, denial, isDoubtful } = judgement.assessment;
  const isGuess = restsOnGuess(judgement.assessment);
  return {
    categories,
    about,
    topics,
    situation,
    denial,
    isDoubtful,
    isGuess,
    isNew: riskOf(judgement) !== null,
  };
}

/** Returns the vetted message and the contacts of a help card. */
export function noticeOf(risk: AnswerRisk): SafetyNotice {
  const { level, categories, topics, isRepeat, wasDenied } = risk;
  const contacts = contactsFor(level, categories, topics);
  // The card of a denied danger is folded, so it is needed again; its question is not.
  const isCardKnown = isRepeat && !wasDenied;
  return { level, categories, message: messageOf(risk), contacts, isMedical: isMedical(risk), isCardKnown };
}

function messageOf(risk: AnswerRisk): string {
  const { level, categories, about, topics = [], turn, isRepeat, isGuess } = risk;
  const kind = kindOf({ level, categories, topics });
  if (!isRepeat) return dangerMessage(kind, about, turn, isGuess);
  const again: readonly string[] =
    safetyTexts.again[about !== "self" ? "other" : isFromPerson(categories) ? "person" : "life"];
  return again[Math.trunc(turn / 1000) % again.length] ?? "";
}

/** Returns the help contacts for a kind and level of risk. */
export function contactsFor(level: RiskLevel, categories: RiskCategory[], topics?: AnswerRisk["topics"]) {
  return helpContacts({ level, categories, topics, client: [], atMs: Date.now() });
}

/** SQL condition: the member ($2 of client $1) showed level 2 or higher within a day. */
export const dangerOfDay = `exists (select 1 from safety_events where client_id = $1 and user_id = $2 and level >= 2
  and created_at > (select app_now()) - interval '${noOffersMs} milliseconds')`;

/**
 * Whether products and ratings may be shown now: not at any risk level above 0, nor for a day after level 2 or higher.
 */
export async function mayOffer(
  db: Pick<Tx, "$client">,
  member: { id: number; clientId: number },
  level: RiskLevel,
): Promise<boolean> {
  if (!allowsOffers(level)) return false;
  const [row] = await prepared<{ danger: boolean }>(db, "danger-of-day", `select ${dangerOfDay} as danger`, [
    member.clientId,
    member.id,
  ]);
  return row?.danger === false;
}

/**
 * Counts the answers of the last hour since the hold began, including other versions and continuations, for the limit
 * that applies during a hold. Earlier answers do not count, because they were paid for.
 */
export const answersOfLastHour = (userId: number) =>
  sql`select count(*)::int as asked from messages
      where user_id = ${userId} and type = 'answer' and not is_idle and created_at > app_now() - interval '1 hour'
        and created_at >= (select hold_from from safety_states where user_id = ${userId})`;
