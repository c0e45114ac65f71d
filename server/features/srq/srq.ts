import { and, desc, eq, sql } from "drizzle-orm";
import type { SafetyNotice } from "#contract/safety.ts";
import type { SrqResult, SrqRow } from "#contract/srq.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import {
  endingLifeId,
  questionsOf,
  type SrqAnswer,
  type SrqFlags,
  type SrqScore,
  type SrqVersion,
  srqIntervalDays,
  srqRisk,
} from "#rules/srq.ts";
import type { Db } from "#server/db/db.ts";
import { srqResults } from "#server/db/tables/srq.ts";
import { contactsFor } from "#server/features/safety/safety.ts";
import type { App } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { srqResultTexts, srqSafetyTexts } from "#texts/srq/srq.ts";

type Owner = { id: number; clientId: number };

/** What is encrypted of a screening: the numbers of the questions answered yes; all others were answered no. */
export type SealedSrq = SrqScore & { yes: number[] };

export type SrqResultRow = typeof srqResults.$inferSelect;

/**
 * The place (AES-GCM associated data) that a result is sealed to, so that it cannot be decrypted for another member.
 */
export const srqPlace = ({ userId, version }: Pick<SrqResultRow, "userId" | "version">): string =>
  `srq:${userId}:${version}`;

export const ownResults = (member: Owner) =>
  and(eq(srqResults.clientId, member.clientId), eq(srqResults.userId, member.id));

/** Returns when the last screening was, when the next one may be, and whether that time has come. */
export async function turnOf(db: Pick<Db, "select">, member: Owner) {
  const next = sql`${srqResults.createdAt} + ${srqIntervalDays} * interval '24 hours'`;
  const [row] = await db
    .select({
      last: srqResults.createdAt,
      next: sql`${next}`.mapWith(srqResults.createdAt),
      isOpen: sql<boolean>`${next} <= app_now()`,
    })
    .from(srqResults)
    .where(ownResults(member))
    .orderBy(desc(srqResults.createdAt), desc(srqResults.id))
    .limit(1);
  return row ?? { last: null, next: null, isOpen: true };
}

function opened(seal: ClientSeal, row: SrqResultRow): SealedSrq {
  return JSON.parse(seal.open(row.resultSealed, srqPlace(row)));
}

/** One row of the member's list of results. */
export function listRow(seal: ClientSeal, row: SrqResultRow): SrqRow {
  const { count, flags, yes } = opened(seal, row);
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    version: row.version,
    count,
    ...flags,
    is_to_heed: yes.includes(endingLifeId) || Object.values(flags).includes(1),
  };
}

/** A result as its owner sees it. */
export function resultOf(seal: ClientSeal, row: SrqResultRow): SrqResult {
  const { flags, yes } = opened(seal, row);
  const version = row.version as SrqVersion;
  const detail = questionsOf(version).map(({ id, question }) => ({
    id,
    question,
    answer: yes.includes(id) ? ("yes" as const) : ("no" as const),
  }));
  const level = srqRisk(detail.map(({ id, answer }): SrqAnswer => ({ id, value: answer })));
  return {
    ...listRow(seal, row),
    interpretation: interpretationOf(flags, level > 0),
    detail,
    safety: noticeOfScreening(level),
  };
}

/** The card at the top of a result; null without a yes to question 17. */
export function noticeOfScreening(level: RiskLevel): SafetyNotice | null {
  if (level < 2) return null;
  const message = level === 3 ? srqSafetyTexts.imminent : srqSafetyTexts.lead;
  return { level, categories: ["ideation"], message, contacts: contactsFor(level, ["ideation"]) };
}

/**
 * Returns one sentence per flag. A member who thinks of ending their life is never told that nothing was found.
 */
function interpretationOf(flags: SrqFlags, isAtRisk: boolean): string[] {
  const says = [
    isAtRisk && srqResultTexts.onlyEndingLife,
    flags.is_psychotic_disorder === 1 && srqResultTexts.is_psychotic_disorder,
    flags.is_depresive === 1 && srqResultTexts.is_depresive,
    flags.is_ptsd === 1 && srqResultTexts.is_ptsd,
    flags.is_used_psychoactive === 1 && srqResultTexts.is_used_psychoactive,
  ].filter((sentence) => sentence !== false);
  return [...(says.length > 0 ? says : [srqResultTexts.none]), srqResultTexts.always];
}

/** For the profile (B-149): the interpretation and the answers of the newest screening. */
export async function srqOfProfile(app: App, member: Owner) {
  const [row] = await app.database.db
    .select()
    .from(srqResults)
    .where(ownResults(member))
    .orderBy(desc(srqResults.createdAt), desc(srqResults.id))
    .limit(1);
  if (!row) return { interpretation: null, survey: [] };
  const { interpretation, detail } = resultOf(await app.seals.of(app.database.db, member.clientId), row);
  return { interpretation: interpretation.join(" "), survey: detail };
}

/** Returns everything stored about a member's screenings, decrypted, oldest first, for the data export. */
export async function exportOfSrq(app: App, member: Owner): Promise<SrqResult[]> {
  const seal = await app.seals.of(app.database.db, member.clientId);
  const rows = await app.database.db
    .select()
    .from(srqResults)
    .where(ownResults(member))
    .orderBy(srqResults.createdAt, srqResults.id);
  return rows.map((row) => resultOf(seal, row));
}
