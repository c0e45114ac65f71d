import { and, eq, sql } from "drizzle-orm";
import type { SafetyNotice } from "#contract/safety.ts";
import { assess } from "#rules/safety/assess.ts";
import { helpContacts } from "#rules/safety/contacts.ts";
import { allowsOffers, holdMs, noOffersMs } from "#rules/safety/levels.ts";
import type { Assessment, EarlierText, RiskCategory, RiskLevel, RiskState } from "#rules/safety/types.ts";
import type { Db, Tx } from "#server/db/db.ts";
import { type AnswerRisk, conversations } from "#server/db/tables/conversation.ts";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { vettedMessage } from "#texts/safety.ts";

export type Judgement = {
  assessment: Assessment;
  /** Until when the clock stands still; null without a hold. */
  holdUntil: Date | null;
  /** Whether this question began the hold. */
  holdBegins: boolean;
};

/**
 * Judges a member's text before anything else is done with it. `known` is what was remembered of this member;
 * `before` the last texts of the talk, newest last, since some send a sentence in pieces.
 */
export function judge(
  text: string,
  known: { state: RiskState | null; holdUntil: Date | null },
  now: Date,
  before: readonly EarlierText[] = [],
): Judgement {
  const assessment = assess(text, { state: known.state ?? undefined, atMs: now.getTime(), before });
  const { next } = assessment;
  const hold = holdMs(next.level);
  const until = hold > 0 ? new Date(next.signAtMs + hold) : null;
  const holdUntil = until && until > now ? until : null;
  const wasHeld = known.holdUntil !== null && known.holdUntil > now;
  return { assessment, holdUntil, holdBegins: holdUntil !== null && !wasHeld };
}

/**
 * Notes a recognised risk, without any text. A title that was made from the talk is dropped: what is shown of it from
 * now on is neutral.
 */
export async function noteRisk(
  tx: Pick<Tx, "insert" | "update">,
  place: { clientId: number; userId: number; conversationId: number; messageId: number },
  { assessment, holdUntil }: Judgement,
): Promise<void> {
  if (assessment.level === 0) return;
  await tx.insert(safetyEvents).values({
    ...place,
    level: assessment.level,
    categories: assessment.categories,
    about: assessment.about,
    ruleIds: assessment.ruleIds,
    rulesVersion: assessment.version,
    source: "question",
    actions: [...(assessment.level >= 2 ? ["card"] : []), ...(holdUntil ? ["hold"] : [])],
  });
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

/** Notes what the check of the model's text replaced. */
export async function noteBlocked(
  tx: Pick<Tx, "insert">,
  place: { clientId: number; userId: number; conversationId: number; messageId: number },
  risk: { level: RiskLevel; ruleIds: string[]; version: string },
): Promise<void> {
  if (risk.ruleIds.length === 0) return;
  await tx.insert(safetyEvents).values({
    ...place,
    level: risk.level,
    categories: [],
    about: "self",
    ruleIds: risk.ruleIds,
    rulesVersion: risk.version,
    source: "answer",
    actions: ["replaced"],
  });
}

/** What the help card of an answer needs. A new sign brings the card; while an old one is open, none comes again. */
export function riskOf({ assessment, holdBegins }: Judgement): AnswerRisk | null {
  const { level, textLevel, categories, about, next } = assessment;
  if (level < 2 || (textLevel < 2 && !holdBegins)) return null;
  return { level, categories, about, turn: next.signAtMs };
}

/** The vetted message and the contacts of a help card. */
export function noticeOf(risk: AnswerRisk): SafetyNotice {
  return {
    level: risk.level,
    categories: risk.categories,
    message: vettedMessage(risk.categories, risk.level, risk.about, risk.turn),
    contacts: contactsFor(risk.level, risk.categories),
  };
}

/** Where help is, for a kind and level of risk. */
export function contactsFor(level: RiskLevel, categories: RiskCategory[]): SafetyNotice["contacts"] {
  return helpContacts({ level, categories, tenant: [], atMs: Date.now() });
}

/** Whether products and ratings have a place now: not with the slightest risk, nor for a day after a higher one (R12). */
export async function mayOffer(
  db: Pick<Db, "execute">,
  member: { id: number; clientId: number },
  level: RiskLevel,
): Promise<boolean> {
  if (!allowsOffers(level)) return false;
  const { rows } = await db.execute(sql`
    select 1 from safety_events
    where client_id = ${member.clientId} and user_id = ${member.id} and level >= 2
      and created_at > app_now() - make_interval(secs => ${noOffersMs / 1000})
    limit 1`);
  return rows.length === 0;
}

/**
 * Answers of the last hour since the hold began, other versions and continuations included, for the limit of talk in
 * it: what was asked before is paid for.
 */
export const answersOfLastHour = (userId: number) =>
  sql`select count(*)::int as asked from messages
      where user_id = ${userId} and type = 'answer' and not is_idle and created_at > app_now() - interval '1 hour'
        and created_at >= (select hold_from from safety_states where user_id = ${userId})`;
