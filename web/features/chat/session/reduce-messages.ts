import type { AnswerContent } from "#contract/chat.ts";
import type { SafetyNotice } from "#contract/safety.ts";
import { answerParts, type Message, unmarked } from "./message.ts";
import type { OutboxItem, SendFailure } from "./outbox.ts";

export type ChatState = {
  /** Oldest first. The text of an answer being streamed is in `live`. */
  messages: readonly Message[];
  /** Cursor of the next older page; null at the beginning of the conversation. */
  before: number | null;
  /** The answer being streamed, with its text so far. */
  live: { id: number; text: string; isStopping: boolean } | null;
  outbox: readonly OutboxItem[];
  problem: SendFailure | null;
  /** The connection broke and is being restored. */
  isConnectionLost: boolean;
  /** The server takes no question now; what waits is sent again. */
  isCrowded: boolean;
  /** The state of loading an older page. */
  older: "idle" | "loading" | "failed";
};

/**
 * This many of the newest messages stay loaded when the reader returns to the end; the page renders quickly with them.
 */
const keptMessages = 200;

export const emptyChat: ChatState = {
  messages: [],
  before: null,
  live: null,
  outbox: [],
  problem: null,
  isConnectionLost: false,
  isCrowded: false,
  older: "idle",
};

type Actions = {
  /** The newest page, as the server has it. */
  loaded: { messages: readonly Message[]; before: number | null };
  /** The page before the oldest known message. */
  older: { messages: readonly Message[]; before: number | null };
  seeking: { older: ChatState["older"] };
  /** The reader is back at the end: messages far above are dropped and loaded again when they are needed. */
  settled: object;
  queued: { item: OutboxItem };
  moved: { messageId: string; state: OutboxItem["state"] };
  accepted: { messageId: string; questionId: number; answerId: number };
  delta: { answerId: number; position: number; text: string };
  safety: { answerId: number; notice: SafetyNotice };
  /** `content` is the answer as the server stores it, where it is known. */
  ended: { answerId: number; state: Message["state"]; text: string; content?: AnswerContent };
  failed: { problem: SendFailure };
  dropped: { messageId: string };
  stopping: object;
  connection: { isLost: boolean };
  crowded: { isCrowded: boolean };
};

export type Action = { [T in keyof Actions]: { type: T } & Actions[T] }[keyof Actions];

type Reducers = { [T in keyof Actions]: (state: ChatState, action: Actions[T]) => ChatState };

const reducers: Reducers = {
  loaded(state, { messages, before }) {
    const oldest = messages[0]?.id ?? 0;
    const newest = state.messages.at(-1)?.id ?? 0;
    // If this page does not reach the known messages there is a gap, so older messages are loaded again.
    const isGap = before !== null && oldest > newest;
    const kept = isGap ? [] : state.messages.filter((message) => message.id < oldest);
    const isFresh = kept.length === 0;
    const merged = [...kept, ...messages.map((message) => newer(state, message))];
    const newestLocal = state.messages.filter((message) => message.id > (messages.at(-1)?.id ?? 0));
    return withLive({
      ...state,
      messages: [...merged, ...newestLocal],
      before: isFresh ? before : state.before,
      outbox: without(state.outbox, ({ messageId }) => messages.some(({ key }) => key === messageId)),
    });
  },

  older(state, { messages, before }) {
    const oldest = state.messages[0]?.id ?? Number.POSITIVE_INFINITY;
    return {
      ...state,
      older: "idle",
      before,
      messages: [...messages.filter(({ id }) => id < oldest), ...state.messages],
    };
  },

  seeking: (state, { older }) => ({ ...state, older }),

  settled(state) {
    const cut = state.messages.length - keptMessages;
    // A question stays together with its answers.
    const first = state.messages.findIndex(({ kind }, n) => n >= cut && kind === "question");
    const oldest = state.messages[first];
    if (cut <= keptMessages || !oldest) return state;
    return { ...state, messages: state.messages.slice(first), before: oldest.id };
  },

  queued: (state, { item }) => ({ ...state, problem: null, outbox: [...state.outbox, item] }),

  moved: (state, { messageId, state: next }) => ({
    ...state,
    outbox: state.outbox.map((item) => (item.messageId === messageId ? { ...item, state: next } : item)),
  }),

  accepted(state, { messageId, questionId, answerId }) {
    const item = state.outbox.find((other) => other.messageId === messageId);
    const outbox = without(state.outbox, (other) => other === item);
    const isKnown = (id: number) => state.messages.some((message) => message.id === id);
    if (!item || isKnown(answerId)) return withLive({ ...state, outbox });
    const turn = { ...unmarked, at: item.at, safety: null };
    const question: Message = {
      ...turn,
      id: questionId,
      key: messageId,
      kind: "question",
      text: item.text,
      state: "complete",
      continueOf: null,
      edited: item.editOf !== null,
    };
    const answer: Message = {
      ...turn,
      id: answerId,
      key: `m${answerId}`,
      kind: "answer",
      text: "",
      state: "streaming",
      continueOf: item.continueOf,
    };
    const kept = withoutReplaced(state.messages, item);
    const isWish = item.continueOf !== null || item.regenerateOf !== null;
    const added = isWish || isKnown(questionId) ? [answer] : [question, answer];
    return withLive({ ...state, outbox, messages: [...kept, ...added] });
  },

  delta(state, { answerId, position, text }) {
    const { live } = state;
    if (live?.id !== answerId) return state;
    const missing = text.slice(Math.max(0, live.text.length - (position - text.length)));
    // A delta after a gap is ignored; the stream is requested again from the current position.
    if (missing === "" || position - missing.length !== live.text.length) return state;
    return { ...state, live: { ...live, text: live.text + missing } };
  },

  safety: ({ live, ...state }, { answerId, notice }) => {
    const hasWords = live?.id === answerId && live.text !== "";
    return {
      ...state,
      live,
      messages: state.messages.map((message) => {
        if (message.id !== answerId) return message;
        // A restored stream sends the same card again, which keeps its place.
        const isKnown = message.safety?.message === notice.message;
        return { ...message, safety: notice, isCardBelow: isKnown ? message.isCardBelow : hasWords };
      }),
    };
  },

  ended: (state, { answerId, state: end, text, content }) => ({
    ...state,
    live: state.live?.id === answerId ? null : state.live,
    messages: state.messages.map((message) =>
      message.id === answerId
        ? { ...message, ...(content && answerParts(content)), state: end, text }
        : message,
    ),
  }),

  failed: (state, { problem }) => ({
    ...state,
    problem,
    outbox: without(state.outbox, ({ messageId }) => messageId === problem.item.messageId),
  }),

  dropped: (state, { messageId }) => ({
    ...state,
    outbox: without(state.outbox, (item) => item.messageId === messageId),
  }),

  stopping: (state) => (state.live ? { ...state, live: { ...state.live, isStopping: true } } : state),

  connection: (state, { isLost }) =>
    state.isConnectionLost === isLost ? state : { ...state, isConnectionLost: isLost },
  crowded: (state, { isCrowded }) => (state.isCrowded === isCrowded ? state : { ...state, isCrowded }),
};

/** Returns the state of a conversation after an action. Pure: the same actions give the same screen. */
export function reduceMessages(state: ChatState, action: Action): ChatState {
  // Each reducer takes the action of its own name, which the union type cannot express.
  const reduce = reducers[action.type] as (state: ChatState, action: Action) => ChatState;
  return reduce(state, action);
}

/** Returns the same list if nothing is removed, so that it does not count as changed. */
function without(outbox: readonly OutboxItem[], goes: (item: OutboxItem) => boolean): readonly OutboxItem[] {
  return outbox.some(goes) ? outbox.filter((item) => !goes(item)) : outbox;
}

/**
 * Removes what a new version replaces: the newest answer with all its parts and the idle messages after it, and for an
 * edited question also the question.
 */
function withoutReplaced(
  messages: readonly Message[],
  { regenerateOf, editOf }: OutboxItem,
): readonly Message[] {
  if (regenerateOf === null && editOf === null) return messages;
  const asked = messages.findLastIndex(({ kind }) => kind === "question");
  const stays = ({ kind }: Message, n: number) => (n === asked ? editOf === null : kind !== "answer");
  return messages.filter((message, n) => n < asked || stays(message, n));
}

/**
 * A page may be older than what the stream has delivered: an answer that has ended does not go back to streaming. Its
 * earlier versions come with pages alone.
 */
function newer(state: ChatState, message: Message): Message {
  const known = state.messages.find((other) => other.id === message.id);
  if (!known) return message;
  const { earlier } = message;
  if (message.state === "streaming" && known.state !== "streaming") return { ...known, earlier };
  const { key, safety, isCardBelow } = known;
  return { ...message, key, safety: message.safety ?? safety, isCardBelow };
}

/** Sets `live` to the answer being streamed, with the longer of the texts known of it. */
function withLive(state: ChatState): ChatState {
  const answer = state.messages.findLast((message) => message.state === "streaming");
  if (!answer) return state.live ? { ...state, live: null } : state;
  const known = state.live?.id === answer.id ? state.live : { id: answer.id, text: "", isStopping: false };
  const text = answer.text.length > known.text.length ? answer.text : known.text;
  return { ...state, live: { ...known, text } };
}
