import { and, eq } from "drizzle-orm";
import type { ChatAnswer } from "#contract/chat.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { readSaldo } from "#server/features/balance/balance.ts";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import {
  answerContent,
  attachedTo,
  isStandInFor,
  type MessageRow,
  noticeIn,
  recommended,
  riskIn,
} from "#server/features/message/message.ts";
import { noticeOf } from "#server/features/safety/safety.ts";
import type { App, Context, Member } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { EventStream } from "#server/platform/http/sse.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import type { AnswerEnd, LiveAnswer } from "#server/platform/live/live-answer.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { failedAnswer, finalAnswer } from "./store-answer.ts";

/** How often the database is checked for an answer that another server writes. */
const lookUpMs = 250;

type Asking = Pick<Context<"streamAnswer">, "app" | "member" | "request" | "reply">;

/** What is known of an answer that this process began a moment ago. */
type Begun = { questionId: number; secondsLeft: number };

/**
 * Responds with one answer, as a stream or as JSON, whichever server writes it and however far it is. A position is the
 * number of UTF-16 units of text that the reader already has; it is also the second half of an event's id.
 */
export async function respondWithAnswer(
  { app, member, request, reply }: Asking,
  answerId: number,
  begun?: Begun,
): Promise<ChatAnswer | typeof streamed> {
  const live = app.live.get(answerId);
  const row = begun && live ? undefined : await ownAnswer(app, member, answerId);
  if (!request.headers.accept?.includes("text/event-stream")) {
    const leave = await app.concurrency.wholeAnswer.enter(String(answerId));
    return wholeAnswer({ app, member, reply }, answerId, live).finally(leave);
  }
  const from = resumeAt(request.headers["last-event-id"], answerId);
  // Everything that can fail comes before the stream: once it has begun, no refusal can be sent.
  const seal = await app.seals.of(app.database.db, member.clientId);
  const notice = row ? noticeIn(row, seal) : null;
  const secondsLeft = begun?.secondsLeft ?? (from === 0 ? (await readSaldo(app, member)).total_saldo : 0);
  const stream = new EventStream(reply);
  keepFew(app, answerId, stream);
  const id = `${answerId}:${from}`;
  if (from === 0) {
    stream.send("meta", id, {
      question_id: begun?.questionId ?? row?.questionId ?? 0,
      answer_id: answerId,
      seconds_left: Math.max(0, secondsLeft),
    });
  }
  if (!live && notice) stream.send("safety", id, notice);
  if (live) {
    sendCard(live, stream, from);
    readLive(live, stream, from);
  } else if (row) {
    follow({ app, member, seal, row, stream, from }).catch((error) => {
      app.log.warn({ err: error, answer: answerId }, "answer could not be followed");
      stream.end();
    });
  }
  return streamed;
}

/** Readers of one answer on this server; a fifth one ends the oldest, whose connection may be long dead. */
const readersMax = 4;
const streams = new WeakMap<App, Map<number, Set<EventStream>>>();

function keepFew(app: App, answerId: number, stream: EventStream): void {
  const ofApp = streams.get(app) ?? new Map<number, Set<EventStream>>();
  streams.set(app, ofApp);
  const open = ofApp.get(answerId) ?? new Set();
  ofApp.set(answerId, open);
  for (const oldest of [...open].slice(0, Math.max(0, open.size + 1 - readersMax))) {
    open.delete(oldest);
    oldest.end();
  }
  open.add(stream);
  stream.whenClosed(() => {
    open.delete(stream);
    if (open.size === 0 && ofApp.get(answerId) === open) ofApp.delete(answerId);
  });
}

async function ownAnswer(app: App, member: Member, answerId: number): Promise<MessageRow> {
  const [row] = await app.database.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        eq(messages.id, answerId),
        eq(messages.type, "answer"),
      ),
    );
  return orNotFound(row);
}

/**
 * Returns the position after `Last-Event-ID`; an id of another answer, or an invalid one, starts from the beginning.
 */
function resumeAt(lastEventId: string | string[] | undefined, answerId: number): number {
  const [, answer, position] = /^(\d{1,15}):(\d{1,9})$/.exec(String(lastEventId ?? "")) ?? [];
  return Number(answer) === answerId ? Number(position) : 0;
}

/** Sends what the reader does not have yet, at the pace of its connection, until the end. */
function readLive(live: LiveAnswer, stream: EventStream, from: number): void {
  // A reader that has left must not keep the meter running.
  if (stream.closed) return;
  let position = from;
  let shown = live.about.risk;
  const reader = {
    pull: () => {
      if (stream.full || stream.closed) return;
      if (live.text.length > position) {
        const text = live.text.slice(position);
        position = live.text.length;
        stream.send("delta", `${live.id}:${position}`, { text });
      }
      // The card of a late verdict follows the words that are already shown.
      if (live.about.risk !== shown) {
        shown = live.about.risk;
        sendCard(live, stream, position);
      }
      if (live.end && !stream.full) {
        sendEnd(stream, live.id, position, live.end);
        live.readers.delete(reader);
      }
    },
  };
  stream.onDrain = reader.pull;
  stream.onClose = () => live.readers.delete(reader);
  live.readers.add(reader);
  reader.pull();
}

function sendCard({ id, about }: LiveAnswer, stream: EventStream, position: number): void {
  if (!about.risk) return;
  about.isCardShown = true;
  stream.send("safety", `${id}:${position}`, noticeOf(about.risk));
}

function sendEnd(stream: EventStream, id: number, position: number, end: AnswerEnd): void {
  stream.send(end.event, `${id}:${position}`, end.data);
  stream.end();
}

type Following = {
  app: App;
  member: Member;
  seal: ClientSeal;
  row: MessageRow;
  stream: EventStream;
  from: number;
};

/**
 * Sends an answer that this process does not write: a stored one at once, one that another server writes as it grows.
 * The stored text is authoritative; the fan-out only delivers the same text sooner.
 */
async function follow({ app, member, seal, row, stream, from }: Following): Promise<void> {
  let position = from;
  const show = (begin: number, text: string) => {
    const piece = text.slice(position - begin);
    // A gap is filled from the stored text, so nothing is shown twice or out of order.
    if (begin > position || piece === "" || stream.full) return;
    position += piece.length;
    stream.send("delta", `${row.id}:${position}`, { text: piece });
  };
  const endWatch =
    row.state === "streaming"
      ? app.fanOut?.watch({ id: row.id, from, open: (sealed, place) => seal.open(sealed, place) }, show)
      : undefined;
  try {
    let shown = JSON.stringify(riskIn(row, seal));
    for (let latest = row; !stream.closed; latest = await ownAnswer(app, member, row.id)) {
      show(0, seal.open(latest.bodySealed, messagePlace(latest.conversationId)));
      const risk = riskIn(latest, seal);
      if (risk && JSON.stringify(risk) !== shown && !stream.full) {
        shown = JSON.stringify(risk);
        stream.send("safety", `${row.id}:${position}`, noticeOf(risk));
      }
      if (latest.state !== "streaming" && !stream.full) {
        return sendEnd(stream, row.id, position, await endOf(app, member, latest));
      }
      await new Promise((go) => setTimeout(go, lookUpMs));
    }
  } finally {
    endWatch?.();
  }
}

/** Returns the last event of a stored answer. */
async function endOf(app: App, member: Member, row: MessageRow): Promise<AnswerEnd> {
  const seal = await app.seals.of(app.database.db, member.clientId);
  const text = seal.open(row.bodySealed, messagePlace(row.conversationId));
  if (row.state === "interrupted" && text === "") {
    return failedAnswer();
  }
  const offered = await recommended(app.database.db, row.productIds ?? []);
  const content = answerContent(row, text, offered, attachedTo(row, seal), isStandInFor(app, row));
  const { total_saldo } = await readSaldo(app, member);
  return { event: "final", data: finalAnswer(row, content, noticeIn(row, seal), total_saldo) };
}

/** Returns the JSON form, after waiting for the end of the answer. */
async function wholeAnswer(
  { app, member, reply }: Pick<Asking, "app" | "member" | "reply">,
  answerId: number,
  live: LiveAnswer | undefined,
): Promise<ChatAnswer> {
  // A caller that waits for the whole answer is a reader too: the meter sees that someone is there while the request is
  // open.
  const reader = { pull: () => {} };
  if (!reply.raw.destroyed) live?.readers.add(reader);
  reply.raw.once("close", () => live?.readers.delete(reader));
  let end = await live?.finished;
  while (!end) {
    const row = await ownAnswer(app, member, answerId);
    if (row.state !== "streaming") end = await endOf(app, member, row);
    else await new Promise((go) => setTimeout(go, lookUpMs));
  }
  if (end.event === "error") {
    // A member in need never gets an error alone: the help card comes with it.
    const row = await ownAnswer(app, member, answerId);
    const safety = noticeIn(row, await app.seals.of(app.database.db, member.clientId));
    throw fail("answer_failed", safety ? { beside: { safety } } : {});
  }
  return end.data;
}
