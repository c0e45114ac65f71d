import { and, eq, sql } from "drizzle-orm";
import type { SafetyNotice } from "#contract/safety.ts";
import { assess, rulesVersion } from "#rules/safety/assess.ts";
import { helpContacts } from "#rules/safety/contacts.ts";
import { allowsOffers, holdMs, noOffersMs } from "#rules/safety/levels.ts";
import { afterScreening } from "#rules/safety/state.ts";
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
  await noteAssessed(tx, { ...place, source: "question" }, assessment, holdUntil ? ["hold"] : []);
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

/** Notes a recognised risk in a text outside of the talks; nobody's where it came without an account. */
export async function noteTextRisk(
  tx: Pick<Tx, "insert">,
  place: { clientId: number; userId: number | null; source: "feedback" | "application" },
  assessment: Assessment,
): Promise<void> {
  if (assessment.level > 0) await noteAssessed(tx, place, assessment);
}

type Place = Pick<
  typeof safetyEvents.$inferInsert,
  "clientId" | "userId" | "conversationId" | "messageId" | "source"
>;

/** An event of what was assessed; from level 2 on the card was shown. */
async function noteAssessed(
  tx: Pick<Tx, "insert">,
  place: Place,
  { level, categories, about, ruleIds, version }: Assessment,
  more: string[] = [],
): Promise<void> {
  const actions = [...(level >= 2 ? ["card"] : []), ...more];
  await tx
    .insert(safetyEvents)
    .values({ ...place, level, categories, about, ruleIds, rulesVersion: version, actions });
}

/** The help card beside a text outside of the talks, judged by itself; none where it tells of no risk. */
export function noticeBeside(assessment: Assessment): SafetyNotice | undefined {
  const risk = riskOf({ assessment, holdUntil: null, holdBegins: false });
  return risk ? noticeOf(risk) : undefined;
}

/**
 * A yes to question 17 of the screening: holds the clock like a text of that level and notes an event without answers.
 * Only what was sent (`isSent`) is remembered by its date, and asked about at the next visit. Answers until when the
 * clock stands still.
 */
export async function heedScreening(
  tx: Pick<Tx, "execute" | "insert">,
  { id: userId, clientId }: { id: number; clientId: number },
  { level, isSent }: { level: RiskLevel; isSent: boolean },
): Promise<Date> {
  // One sign after the other, as questions come: what is written below must know the one before.
  await tx.execute(sql`
    select 1 from users where client_id = ${clientId} and id = ${userId} for no key update`);
  const { rows } = await tx.execute<{ now: string; state: RiskState | null }>(sql`
    select app_now() as now, s.state from (select 1) one
    left join safety_states s on s.user_id = ${userId} and s.client_id = ${clientId}`);
  const nowMs = new Date(rows[0]?.now ?? Number.NaN).getTime();
  const next = afterScreening(rows[0]?.state ?? undefined, level, nowMs, isSent);
  const holdUntil = new Date(next.signAtMs + holdMs(next.level));
  await tx.execute(sql`
    select remember_risk(${clientId}, ${userId}, ${JSON.stringify(next)}::jsonb, ${holdUntil.toISOString()}::timestamptz)`);
  if (isSent) {
    await tx.execute(sql`
      update safety_states set check_in_from = app_now() where user_id = ${userId} and client_id = ${clientId}`);
  }
  await tx.insert(safetyEvents).values({
    clientId,
    userId,
    level,
    categories: ["ideation"],
    about: "self",
    ruleIds: ["srq17"],
    rulesVersion,
    source: "srq17",
    actions: ["card", "hold"],
  });
  return holdUntil;
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
