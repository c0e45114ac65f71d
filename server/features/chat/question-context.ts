import { asksForChange } from "#rules/safety/own-quotes.ts";
import type { EarlierText, RiskState } from "#rules/safety/types.ts";
import { columnsOf, inOneTrip } from "#server/db/db.ts";
import type { Step } from "#server/db/steps.ts";
import { messages } from "#server/db/tables/conversation.ts";
import type { GuideState } from "#server/external/model/guide/state.ts";
import { keyOf, messagePlace } from "#server/features/conversation/conversation.ts";
import { attachedTo, type MessageRow, noticeIn, riskColumns } from "#server/features/message/message.ts";
import { rememberedOf, type StateRow } from "#server/features/risk/risk.ts";
import { earlierRead, type Preceding } from "#server/features/safety/safety.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { LockedRequest, QuestionRequest } from "./question-request.ts";

/** What must be known before a question is accepted; read after its conversation was locked. */
export type QuestionContext = {
  now: Date;
  consentHashes: string[];
  isWriting: boolean;
  /** Answers that are being written for the member, in any conversation. */
  live: number;
  /** A message with the same `message_id` exists already. */
  isRepeat: boolean;
  state: RiskState | null;
  checkInMs: number | null;
  holdUntil: Date | null;
  preceding: Preceding;
};

/** A text with more words is understood without the answer before it. */
const answerWordsMax = 8;

const saidColumns = { bodySealed: messages.bodySealed, ...riskColumns };
type SaidRow = Pick<MessageRow, keyof typeof saidColumns>;
type Row = StateRow & { [K in keyof SaidRow]: SaidRow[K] | null } & {
  now: Date;
  hashes: string[];
  writing: boolean;
  live: number;
  repeat: boolean;
  /** Each sealed, in hexadecimal, and when it was sent; oldest first. */
  texts: [string, number][] | null;
};

/** $1 client, $2 user, $3 id or code of the conversation, $4 id of the message. */
const contextSql = (key: "id" | "code") => `
  with here as materialized (
    select id from conversations where client_id = $1 and user_id = $2 and ${key} = $3
  )
  select app_now() as now,
    array(select text_hash from consents
      where client_id = $1 and user_id = $2 and withdrawn_at is null) as hashes,
    exists (select 1 from messages
      where conversation_id = (select id from here) and state = 'streaming') as writing,
    (select count(*)::int from messages
      where client_id = $1 and user_id = $2 and type = 'answer' and state = 'streaming'
        and created_at > (select app_now()) - interval '1 hour') as live,
    exists (select 1 from messages
      where conversation_id = (select id from here) and message_id = $4) as repeat,
    (select json_agg(json_build_array(encode(body_sealed, 'hex'), at) order by id) from (
      select id, body_sealed, floor(extract(epoch from created_at) * 1000) as at from messages
      where conversation_id = (select id from here) and type = 'question'
        and created_at >= (select app_now()) - interval '${earlierRead.withinMs} milliseconds'
      order by id desc limit ${earlierRead.count}) asked) as texts,
    s.state_sealed, s.state, s.check_in_from, s.hold_until, said.*
  from (select 1) one
  left join safety_states s on s.user_id = $2
  left join lateral (
    select ${columnsOf(saidColumns, "m")} from messages m
    where m.conversation_id = (select id from here) and m.type = 'answer' and m.replaced_at is null
    order by m.id desc limit 1
  ) said on true`;
const contextSqls = { id: contextSql("id"), code: contextSql("code") };

type Asked = Pick<QuestionRequest, "member" | "body">;

/** Reads it, once the conversation is locked. */
export function contextStep({ member, body }: Asked, idOrCode: string): Step {
  const key = keyOf(idOrCode);
  const values = [member.clientId, member.id, idOrCode, body.message_id ?? null];
  return { name: `question-context-by-${key}`, text: contextSqls[key], values };
}

/** Returns what the step has read. */
export function questionContextIn(
  rows: readonly unknown[] | undefined,
  request: LockedRequest,
): QuestionContext {
  const row = orNotFound(rows?.[0] as Row | undefined);
  return {
    now: row.now,
    consentHashes: row.hashes,
    isWriting: row.writing,
    live: row.live,
    isRepeat: row.repeat,
    ...rememberedOf(row, request.seal, request.member.id),
    preceding: { texts: textsIn(row, request), ...saidIn(row, request) },
  };
}

/** Reads it anew, after the conversation has changed within the transaction. */
export async function readQuestionContext(request: LockedRequest): Promise<QuestionContext> {
  const [rows] = await inOneTrip(request.tx, [contextStep(request, String(request.conversation.id))]);
  return questionContextIn(rows, request);
}

/**
 * Returns the member's last texts of this conversation, newest last, since a sentence may come in several messages and
 * a short one may be understood only from those before it.
 */
const textsIn = ({ texts }: Row, { seal, conversation }: LockedRequest): EarlierText[] =>
  (texts ?? []).map(([hex, atMs]) => ({
    text: seal.open(Buffer.from(hex, "hex"), messagePlace(conversation.id)),
    atMs,
  }));

/** Whether the guide has written something that the member may want changed, and nothing about a danger. */
const hasText = (guide: GuideState | undefined): boolean =>
  guide !== undefined &&
  guide.danger === undefined &&
  (guide.flow !== undefined || guide.drafted !== undefined || (guide.finished ?? []).length > 0);

/**
 * Returns what the persona said last, with the vetted message before it, if the text is short enough to be a mere
 * reply; and what the text is to it.
 */
function saidIn(row: Row, { seal, conversation, text }: LockedRequest): Omit<Preceding, "texts"> {
  const { bodySealed, riskSealed, riskPlain, attachedSealed } = row;
  if (!bodySealed)
    return {
      ...{ answers: undefined, saidLast: undefined },
      ...{ isButton: false, isOfFlow: false, isAtStep: false, isEdit: false },
    };
  const said = { conversationId: conversation.id, riskSealed, riskPlain, attachedSealed };
  const notice = noticeIn(said, seal);
  const shown = notice ? `${notice.message}\n` : "";
  const { choices = [], guide } = attachedTo(said, seal);
  const isButton = choices.some(({ label }) => label === text);
  const isOfFlow = isButton && guide?.danger === undefined;
  const isAtStep = guide?.flow !== undefined && guide.danger === undefined && !guide.listening;
  const saidLast = shown + seal.open(bodySealed, messagePlace(conversation.id));
  const answers = text.split(/\s+/).length <= answerWordsMax ? saidLast : undefined;
  return {
    ...{ answers, saidLast, isButton, isOfFlow, isAtStep },
    isEdit: hasText(guide) && asksForChange(text),
  };
}
