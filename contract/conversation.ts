import { z } from "zod";
import { safetyNotice } from "./safety.ts";
import { bigId, call, done, id, idOrCode, moment, pageCounts, paging, success } from "./shape.ts";

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
  rating: z.object({ star: z.int().min(1).max(5) }).nullable(),
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
  /** complete, streaming, interrupted (part kept, may be continued) or stopped by the member. */
  state: z.enum(["complete", "streaming", "interrupted", "stopped"]),
  loading: z.boolean(),
  error: z.boolean(),
  expert_id: z.int(),
  username: z.string(),
  timestamp: moment(),
  thumb: z.union([z.literal(0), z.literal(1)]).nullable(),
  message_id: z.string().nullable(),
  /** The answer that this one goes on from, where it continues an interrupted one. */
  continue_of: z.int().nullable(),
  /** The help card that came with this answer. */
  safety: safetyNotice.nullable(),
});

export type ChatMessage = z.output<typeof message>;

/** C-21 (E-11): one conversation with its newest messages; `before` pages back. */
export const getConversation = call({
  params: z.object({ id: idOrCode() }),
  query: z.object({ before: bigId().optional() }),
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
      duration: z.int(),
      expert_id: z.int(),
      expert: z.object({ name: z.string(), layanan: z.string(), photo_url: z.string() }),
      title: z.string(),
      topic: z.string(),
    }),
  ),
  errors: ["unauthenticated", "not_found"],
});

/** C-22 (E-12): a new conversation; the answer is its code. */
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

/** C-27: ends a conversation, to the exact second; a repeat changes nothing. */
export const endConversation = call({
  params: z.object({ id: idOrCode() }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});

/** C-29: a farewell hint (page hidden, or "Jeda"): settles and pauses the clock. */
export const sendTime = call({
  params: z.object({ id: idOrCode() }),
  body: z.unknown().optional(),
  answer: success(z.object({ total_saldo: z.int() }), { total_saldo: z.int() }),
  errors: ["unauthenticated", "not_found"],
});
