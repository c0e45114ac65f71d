import { z } from "zod";
import { safetyNotice } from "./safety.ts";
import {
  bigId,
  call,
  done,
  id,
  idOrCode,
  idsOrCodes,
  moment,
  pageCounts,
  paging,
  success,
  wholeNumber,
} from "./shape.ts";

/** E-19 */
const star = z.int().min(1).max(5);

/** E-09: one row of the conversation list. */
const conversation = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  topic: z.string(),
  sub_topic: z.string().nullable(),
  status: z.enum(["active", "ended"]),
  start_at: moment(),
  expert_id: z.int(),
  expert: z.object({ name: z.string(), layanan: z.string(), photo_url: z.string() }),
  rating: z.object({ star }).nullable(),
  deleted_at: moment().nullable(),
  client_id: z.int(),
  duration: z.int(),
});

export type ConversationRow = z.output<typeof conversation>;

/** C-20 (E-10): newest first; filters by service name and expert. */
export const listConversations = call({
  query: z.object({
    ...paging(10),
    layanan: z.string().max(100).optional(),
    expert_id: z.union([z.literal(""), id()]).optional(),
  }),
  answer: success(z.object({ items: z.array(conversation), ...pageCounts })),
  errors: ["unauthenticated"],
});

/** E-13, E-14: one message; an answer's `content` is a JSON string of AnswerContent. */
const message = z.object({
  id: z.int(),
  content: z.string(),
  type: z.enum(["question", "answer", "system"]),
  /** complete, streaming, interrupted (its text is kept and may be continued) or stopped by the member. */
  state: z.enum(["complete", "streaming", "interrupted", "stopped"]),
  loading: z.boolean(),
  error: z.boolean(),
  expert_id: z.int(),
  username: z.string(),
  timestamp: moment(),
  thumb: z.union([z.literal(0), z.literal(1)]).nullable(),
  message_id: z.string().nullable(),
  /** The interrupted answer that this one continues. */
  continue_of: z.int().nullable(),
  /** The question replaces an earlier one that the member edited. */
  edited: z.boolean(),
  /** A message to a silent member; it answers no question. */
  is_idle: z.boolean(),
  /** Earlier versions of this answer, oldest first, each in the form of `content`. */
  earlier: z.array(z.string()),
  /** The help card that came with this answer. */
  safety: safetyNotice.nullable(),
});

export type ChatMessage = z.output<typeof message>;

/**
 * C-21 (E-11): one conversation with its newest messages. `before` and `after` page from a known message; `around`
 * returns the page that contains a message. A page has 100 messages, or as few as `limit` says.
 */
export const getConversation = call({
  params: z.object({ id: idOrCode() }),
  query: z
    .object({
      before: bigId().optional(),
      after: bigId().optional(),
      around: bigId().optional(),
      limit: wholeNumber(1, 100).optional(),
    })
    .refine(({ limit: _, ...at }) => Object.values(at).filter((one) => one !== undefined).length <= 1, {
      path: ["before"],
      error: "Pilih satu saja: before, after, atau around.",
    }),
  answer: success(
    z.object({
      id: z.int(),
      code: z.string(),
      start_at: moment(),
      status: z.enum(["active", "ended"]),
      client_id: z.int(),
      history_chat: z.array(message),
      /** Cursor of the next older page, null at the beginning. */
      history_before: z.int().nullable(),
      /** Cursor of the next newer page, null at the end. */
      history_after: z.int().nullable(),
      /** The newest sign of risk among the newest 100 messages, whatever page is asked for. */
      safety: safetyNotice.nullable(),
      rating: z.object({ star }).nullable(),
      duration: z.int(),
      expert_id: z.int(),
      expert: z.object({ name: z.string(), layanan: z.string(), photo_url: z.string() }),
      title: z.string(),
      topic: z.string(),
    }),
  ),
  errors: ["unauthenticated", "not_found"],
});

/** C-22 (E-12): creates a conversation and returns its code. */
export const createConversation = call({
  body: z.object({
    topic: z.string().trim().max(200).default("Unknown Topic"),
    status: z.string().max(20).default("active"),
    prompt_id: z
      .union([z.string().max(20), z.number()])
      .transform(String)
      .default("2"),
    expert_id: id().default(1),
  }),
  status: 201,
  answer: success(z.string()),
  errors: ["unauthenticated", "not_found", "saldo_empty", "consent_required"],
});

/** C-27: ends a conversation and charges it to the exact second; a repeat changes nothing. */
export const endConversation = call({
  params: z.object({ id: idOrCode() }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});

/** C-29: tells that the page was left or "Jeda" was pressed; settles and pauses the meter. */
export const sendTime = call({
  params: z.object({ id: idOrCode() }),
  body: z.unknown().optional(),
  answer: success(z.object({ total_saldo: z.int() }), { total_saldo: z.int() }),
  errors: ["unauthenticated", "not_found"],
});

/**
 * C-26: hides conversations (ids or codes joined by commas) at once; null brings them back, for a short time. The
 * server sets the time of deletion itself (S-09). All or none.
 */
export const deleteConversations = call({
  params: z.object({ ids: idsOrCodes() }),
  body: z.object({ deleted_at: z.iso.datetime({ offset: true }).nullable() }),
  answer: done,
  errors: ["unauthenticated", "not_found", "restore_too_late"],
});

/** Longest title that a member may set. */
const titleMax = 80;

/**
 * C-28: `topic` holds the first messages, from which a title is made once; `title` is the member's own, and an
 * empty one sets the neutral title for good. Returns the current title.
 */
export const editTitle = call({
  params: z.object({ id: idOrCode() }),
  body: z
    .object({ topic: z.string().max(20_000).optional(), title: z.string().trim().max(titleMax).optional() })
    .refine(({ topic, title }) => (topic === undefined) !== (title === undefined), {
      path: ["title"],
      error: "Tulis judulnya dulu.",
    }),
  answer: success(z.object({ title: z.string() })),
  errors: ["unauthenticated", "not_found"],
});

/** C-30: rates a conversation with stars, once; repeating the same rating changes nothing. */
export const rateConversation = call({
  params: z.object({ code: idOrCode() }),
  body: z.object({ rating: star }),
  answer: done,
  errors: ["unauthenticated", "not_found", "already_rated"],
});

/** C-31 */
export const getRating = call({
  params: z.object({ code: idOrCode() }),
  answer: success(z.object({ rating: z.object({ star }).nullable() })),
  errors: ["unauthenticated", "not_found"],
});

/** One search result: a message, or a conversation of which only the title matched. */
const hit = z.object({
  code: z.string(),
  title: z.string(),
  expert_id: z.int(),
  expert: z.object({ name: z.string(), layanan: z.string(), photo_url: z.string() }),
  start_at: moment(),
  /** The message to jump to; null if the title matched. */
  message_id: z.int().nullable(),
  type: z.enum(["question", "answer"]).nullable(),
  at: moment(),
  /** The text around the match, and the matches in it as pairs of begin and end. */
  snippet: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type SearchHit = z.output<typeof hit>;

/** searches the member's own conversations, newest first. POST keeps the search words out of access logs. */
export const searchConversations = call({
  body: z.object({ q: z.string().trim().min(2).max(100) }),
  answer: success(z.object({ hits: z.array(hit), has_more: z.boolean() })),
  errors: ["unauthenticated"],
  reads: true,
});

/** exports a whole conversation as a file. */
export const exportConversation = call({
  params: z.object({ id: idOrCode() }),
  query: z.object({ format: z.enum(["pdf", "text"]).default("pdf") }),
  answer: z.string(),
  errors: ["unauthenticated", "not_found"],
  file: true,
});

/** returns the document of an answer as PDF. */
export const getDocument = call({
  params: z.object({ id: idOrCode(), answer_id: bigId() }),
  answer: done,
  errors: ["unauthenticated", "not_found", "overloaded"],
  file: true,
  fileTypes: ["application/pdf"],
});
