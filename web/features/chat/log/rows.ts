import type { SafetyNotice } from "#contract/safety.ts";
import { versionsMax } from "#rules/answer-versions.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { type Message, type Product, unmarked } from "#web/features/chat/session/message.ts";
import type { OutboxItem, SendFailure } from "#web/features/chat/session/outbox.ts";
import type { ChatState } from "#web/features/chat/session/reduce-messages.ts";

export type QuestionRow = {
  kind: "question";
  key: string;
  /** Null while the server does not have the question. */
  id: number | null;
  text: string;
  at: string;
  state: "sent" | "sending" | "waiting" | "next";
  messageId: string;
  edited: boolean;
  /** It is the newest question, nothing is under way and there is no sign of risk, so it may be edited. */
  canEdit: boolean;
};

export type AnswerRow = {
  kind: "answer";
  key: string;
  /** Id of the newest part; null while there is none yet. */
  id: number | null;
  /** The text of all parts together; text being streamed is appended to it. */
  text: string;
  at: string;
  state: "waiting" | Message["state"];
  canContinue: boolean;
  safety: SafetyNotice | null;
  isCardBelow: boolean;
  /**
   * The first sign of risk, a graver one, another kind of danger or one that returns after a denial shows the whole
   * help card; others show a line that opens it.
   */
  card: "full" | "brief" | null;
  /** From the last part. */
  products: readonly Product[];
  hasRating: boolean;
  hasThumb: boolean;
  thumb: Message["thumb"];
  isIdle: boolean;
  /** The texts of earlier versions, oldest first. */
  earlier: readonly string[];
  /** From the last part. */
  parts: Message["parts"];
  isNewest: boolean;
  /** It is the newest answer, nothing is under way and there is no sign of risk, so it may be written again. */
  canRedo: boolean;
};

export type SystemRow = {
  kind: "system";
  key: string;
  text: string;
  at: string;
  /** What "Coba lagi" (retry) does. */
  retry: { continueOf: number } | "send" | null;
  safety: SafetyNotice | null;
};

export type DayRow = { kind: "day"; key: string; at: string };

export type Row = QuestionRow | AnswerRow | SystemRow | DayRow;

/** Returns the rows of the log, top to bottom. The parts of one answer form one row; a day line separates the days. */
export function rowsOf(state: Pick<ChatState, "messages" | "outbox" | "problem">): Row[] {
  const rows = withCards(messageRows(state.messages));
  for (const item of state.outbox) addOutboxItem(rows, item);
  if (state.problem) rows.push(problemRow(state.problem));
  offerToGoOn(rows, state.outbox);
  offerToChange(rows, state);
  return withDateSeparators(rows);
}

function messageRows(messages: readonly Message[]): Row[] {
  const rows: Row[] = [];
  const rowOf = new Map<number, AnswerRow>();
  let questionKey = "";
  for (const message of messages) {
    const whole = message.continueOf === null ? undefined : rowOf.get(message.continueOf);
    if (message.kind === "question") questionKey = message.key;
    if (whole) {
      join(whole, message);
      rowOf.set(message.id, whole);
    } else {
      const row = messageRow(message, questionKey);
      rows.push(row);
      if (row.kind === "answer") rowOf.set(message.id, row);
    }
  }
  return rows;
}

function messageRow(message: Message, questionKey: string): Row {
  if (message.kind === "question") return questionRow(message);
  if (message.kind === "answer") return answerRow(message, questionKey);
  const { key, text, at } = message;
  return { kind: "system", key, text, at, retry: null, safety: null };
}

const questionRow = ({ id, key, text, at, edited }: Message): QuestionRow => ({
  kind: "question",
  key,
  id,
  text,
  at,
  state: "sent",
  messageId: key,
  edited,
  canEdit: false,
});

const answerKey = (questionKey: string) => `re:${questionKey}`;

/** The whole text of an answer being streamed is in `live`. */
const settledText = ({ state, text }: Message) => (state === "streaming" ? "" : text);

const answerRow = (message: Message, questionKey: string): AnswerRow => ({
  kind: "answer",
  key:
    questionKey === "" || message.continueOf !== null || message.isIdle
      ? message.key
      : answerKey(questionKey),
  id: message.id,
  text: settledText(message),
  at: message.at,
  state: message.state,
  canContinue: false,
  safety: message.safety,
  isCardBelow: message.isCardBelow ?? false,
  card: null,
  products: message.products,
  hasRating: message.hasRating,
  hasThumb: message.hasThumb,
  thumb: message.thumb,
  isIdle: message.isIdle,
  earlier: message.earlier,
  parts: message.parts,
  isNewest: false,
  canRedo: false,
});

function join(whole: AnswerRow, part: Message): void {
  whole.id = part.id;
  whole.text += settledText(part);
  whole.state = part.state;
  if (part.safety) whole.isCardBelow = part.isCardBelow ?? false;
  whole.safety = part.safety ?? whole.safety;
  whole.products = part.products;
  whole.hasRating = part.hasRating;
  whole.hasThumb = part.hasThumb;
  whole.thumb = part.thumb;
  whole.parts = part.parts;
}

function withCards(rows: Row[]): Row[] {
  let gravest = 0;
  const kinds = new Set<string | undefined>();
  for (const row of rows) {
    if (row.kind !== "answer" || !row.safety) continue;
    const { level, categories, isCardKnown } = row.safety;
    // Another kind of danger puts other phone numbers first.
    const isWhole = isCardKnown === false || level > gravest || !kinds.has(categories[0]);
    row.card = isWhole ? "full" : "brief";
    gravest = Math.max(gravest, level);
    kinds.add(categories[0]);
  }
  return rows;
}

function addOutboxItem(rows: Row[], item: OutboxItem): void {
  const isSending = item.state === "sending";
  const last = rows.at(-1);
  if (item.continueOf !== null) {
    if (last?.kind === "answer" && last.id === item.continueOf) last.state = "waiting";
    return;
  }
  if (item.regenerateOf !== null) {
    if (last?.kind === "answer") rows[rows.length - 1] = { ...last, text: "", state: "waiting" };
    return;
  }
  const edited = item.editOf === null ? -1 : rows.findLastIndex(({ kind }) => kind === "question");
  if (edited >= 0) rows.splice(edited);
  // Only the first unsent question waits for the connection; the others wait for those before them.
  const isNext = last?.kind === "question" && last.state !== "sent";
  rows.push({
    kind: "question",
    key: item.messageId,
    id: null,
    text: item.text,
    at: item.at,
    state: isSending ? "sending" : isNext ? "next" : "waiting",
    messageId: item.messageId,
    edited: false,
    canEdit: false,
  });
  if (isSending) rows.push(placeholder(item));
}

const placeholder = (item: OutboxItem): AnswerRow => ({
  kind: "answer",
  key: answerKey(item.messageId),
  id: null,
  text: "",
  at: item.at,
  state: "waiting",
  canContinue: false,
  safety: null,
  isCardBelow: false,
  card: null,
  ...unmarked,
  isNewest: true,
  canRedo: false,
});

const problemRow = ({ text, safety, item: { messageId, at } }: SendFailure): SystemRow => ({
  kind: "system",
  key: `problem:${messageId}`,
  text,
  at,
  retry: "send",
  safety,
});

/** Offers to continue the last answer if it was cut off; an answer without any text has failed (T-064). */
function offerToGoOn(rows: Row[], outbox: readonly OutboxItem[]): void {
  const last = rows.at(-1);
  if (last?.kind !== "answer" || last.id === null || outbox.length > 0) return;
  if (last.state !== "interrupted" && last.state !== "stopped") return;
  last.canContinue = true;
  if (last.state === "stopped" || last.text !== "") return;
  const { id, key, at } = last;
  last.canContinue = false;
  const failure: SystemRow = {
    kind: "system",
    key: `${key}:failed`,
    // With a sign of risk the vetted message stands above, so the English T-064 is not added.
    text: last.safety ? chatTexts.interrupted : chatTexts.failed,
    at,
    retry: { continueOf: id },
    safety: null,
  };
  if (last.safety) rows.push(failure);
  else rows[rows.length - 1] = failure;
}

/** Lets the newest answer be written again and its question be edited; never where there was a sign of risk. */
function offerToChange(rows: Row[], { outbox, problem }: Pick<ChatState, "outbox" | "problem">): void {
  const last = rows.at(-1);
  if (last?.kind !== "answer" || last.id === null || outbox.length > 0 || problem) return;
  last.isNewest = true;
  if (last.state === "waiting" || last.state === "streaming" || last.safety || last.isIdle) return;
  last.canRedo = last.earlier.length + 1 < versionsMax;
  const asked = rows.at(-2);
  if (asked?.kind === "question") asked.canEdit = asked.id !== null;
}

function withDateSeparators(rows: Row[]): Row[] {
  const separated: Row[] = [];
  let begin = 0;
  let end = 0;
  for (const row of rows) {
    const at = Date.parse(row.at);
    if (!(begin <= at && at < end)) {
      separated.push({ kind: "day", key: `day:${row.key}`, at: row.at });
      [begin, end] = dayAround(at);
    }
    separated.push(row);
  }
  return separated;
}

/**
 * Returns start and end of the reader's calendar day around a moment, so that it is computed once per day instead of
 * once per row.
 */
function dayAround(at: number): [number, number] {
  const day = new Date(at);
  const midnight = (ahead: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + ahead).getTime();
  return [midnight(0), midnight(1)];
}
