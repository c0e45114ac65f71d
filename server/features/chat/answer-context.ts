import { getTableColumns } from "drizzle-orm";
import { versionsMax } from "#rules/answer-versions.ts";
import { allowsOffers } from "#rules/safety/levels.ts";
import { columnsOf } from "#server/db/db.ts";
import type { Step } from "#server/db/steps.ts";
import type { AnswerRisk } from "#server/db/tables/conversation.ts";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import { type MessageRow, riskIn } from "#server/features/message/message.ts";
import { openEvent } from "#server/features/risk/risk.ts";
import { dangerOfDay } from "#server/features/safety/safety.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { AnswerTask } from "./answer-task.ts";

/** What the conversation says about an answer that is to be written. */
export type AnswerContext = {
  now: Date;
  questions: number;
  /** The data of this answer's help card. */
  risk: AnswerRisk | null;
  /** Versions of this answer that the member wanted rewritten, oldest first. */
  versions: string[];
  /**
   * Rules of the output gate that removed something from the previous answer or from an earlier version of this one.
   */
  replaced: string[];
  /** Whether products and ratings may be shown (`mayOffer`). */
  mayOffer: boolean;
};

type EventRow = Omit<typeof safetyEvents.$inferSelect, "level"> & { level: number | null };
type Row = EventRow & {
  now: Date;
  questions: number;
  /** Sealed, in hexadecimal, newest first. */
  versions: string[];
  had_danger: boolean;
  risk_sealed: Buffer | null;
  risk: AnswerRisk | null;
  attached_sealed: Buffer | null;
};

/** One row for each event of the previous answer and of earlier versions of this one; one row if there are none. */
const contextSql = `
  with shown as (
    select count(*)::int as questions, max(id) filter (where id < $4) as before from messages
    where client_id = $1 and user_id = $2 and conversation_id = $3 and type = 'question' and replaced_at is null
  )
  select app_now() as now, shown.questions, ${dangerOfDay} as had_danger,
    array(select encode(body_sealed, 'hex') from messages
      where conversation_id = $3 and question_id = $4 and replaced_at is not null
      order by id desc limit ${versionsMax}) as versions,
    answer.risk_sealed, answer.risk, answer.attached_sealed, event.*
  from shown
  left join messages answer on answer.client_id = $1 and answer.id = $5
  left join lateral (
    select ${columnsOf(getTableColumns(safetyEvents), "e")} from safety_events e join messages m on m.id = e.message_id
    where e.client_id = $1 and e.user_id = $2 and e.conversation_id = $3 and m.id < $5
      and (m.question_id = $4 or (m.question_id = shown.before and m.replaced_at is null))
  ) event on true`;

/** Reads it. */
export function answerContextStep({ member, conversation, questionId, answerId }: AnswerTask): Step {
  const values = [member.clientId, member.id, conversation.id, questionId, answerId];
  return { name: "answer-context", text: contextSql, values };
}

/** Returns what the step has read. */
export function answerContextIn(found: readonly unknown[] | undefined, task: AnswerTask): AnswerContext {
  const rows = (found ?? []) as readonly Row[];
  const { seal, conversation, level } = task;
  const row = orNotFound(rows[0]);
  const card: Pick<MessageRow, "conversationId" | "riskSealed" | "riskPlain" | "attachedSealed"> = {
    conversationId: conversation.id,
    riskSealed: row.risk_sealed,
    riskPlain: row.risk,
    attachedSealed: row.attached_sealed,
  };
  const open = (hex: string) => seal.open(Buffer.from(hex, "hex"), messagePlace(conversation.id));
  return {
    now: row.now,
    questions: row.questions,
    risk: riskIn(card, seal),
    versions: row.versions
      .reverse()
      .map(open)
      .filter((text) => text !== ""),
    replaced: rulesIn(rows, task),
    mayOffer: allowsOffers(level) && !row.had_danger,
  };
}

function rulesIn(rows: readonly Row[], { seal }: AnswerTask): string[] {
  const events = rows.flatMap(({ level, ...row }) =>
    level === null ? [] : openEvent({ ...row, level }, seal),
  );
  const rules = events.flatMap(({ source, ruleIds }) => (source === "answer" ? ruleIds : []));
  return [...new Set(rules)].toSorted();
}
