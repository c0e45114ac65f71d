import { z } from "zod";
import { manners } from "#rules/answer-versions.ts";
import { isBlank } from "#rules/blank.ts";
import { questionMax } from "#rules/question.ts";
import { type SafetyNotice, safetyNotice } from "./safety.ts";
import { bigId, call, clientMadeId, done, id, idOrCode } from "./shape.ts";

/** E-20: a product that an answer recommends. */
const recommendedProduct = z.object({
  id: z.int(),
  name: z.string(),
  photo: z.string(),
  price: z.int(),
  expert_id: z.int(),
});

/** A button below an answer; pressing it sends its label as the member's message. */
const choice = z.object({ id: z.string(), label: z.string() });

/** A part of an answer's text that members can copy, edit and save; `content` contains the same text. */
const answerDocument = z.object({ title: z.string(), text: z.string() });

/** An exercise: phases in seconds, repeated `rounds` times. */
const answerTimer = z.object({
  rounds: z.int().positive(),
  phases: z.array(z.object({ label: z.string(), seconds: z.int().positive() })),
});

/** What an answer may carry besides the fields of E-14. */
export const attachments = z.object({
  choices: z.array(choice).optional(),
  document: answerDocument.optional(),
  timer: answerTimer.optional(),
});

/** E-14, with the attachments of the answer. */
const answerContent = attachments.extend({
  content: z.string(),
  products: z.array(recommendedProduct),
  has_rating: z.boolean(),
  has_thumb: z.boolean(),
  /** The guide answered because the configured model could not. */
  is_stand_in: z.boolean().optional(),
});

export type AnswerContent = z.output<typeof answerContent>;

/** JSON form of an answer, and the body of the `final` event. */
export const chatAnswer = z.object({
  status: z.literal("success"),
  id: z.int(),
  structured_response: answerContent,
  state: z.enum(["complete", "interrupted", "stopped"]),
  total_saldo: z.int(),
  safety: safetyNotice.optional(),
});

export type ChatAnswer = z.output<typeof chatAnswer>;

/** Events of an answer's stream. Each has an id `<answer_id>:<UTF-16 units of text up to here>`. */
export type ChatEvent =
  | { event: "meta"; data: { question_id: number; answer_id: number; seconds_left: number } }
  | { event: "safety"; data: SafetyNotice }
  | { event: "delta"; data: { text: string } }
  | { event: "final"; data: ChatAnswer }
  | { event: "error"; data: { code: string; message: string } };

/** Whether the request continues or regenerates an answer, and so brings no text of its own. */
const isWithoutWords = (body: { continue_of?: number | undefined; regenerate_of?: number | undefined }) =>
  body.continue_of !== undefined || body.regenerate_of !== undefined;

/**
 * C-23 (E-15): asks a question; `continue_of` continues an interrupted answer, `regenerate_of` writes the newest answer
 * again, optionally in a `manner`, and `edit_of` replaces the newest question, which is then answered anew. Repeating a
 * `message_id` changes nothing.
 */
export const sendQuestion = call({
  body: z
    .object({
      thread_id: z.union([idOrCode(), z.int().positive().transform(String)]),
      question: z.string().max(questionMax).optional(),
      expert_id: id().optional(),
      message_id: clientMadeId().optional(),
      continue_of: bigId().optional(),
      regenerate_of: bigId().optional(),
      manner: z.enum(manners).optional(),
      edit_of: bigId().optional(),
    })
    .refine((body) => isWithoutWords(body) || !isBlank(body.question ?? ""), {
      path: ["question"],
      error: "Tulis dulu ceritamu.",
    })
    // Text sent along would be neither answered nor checked for risk.
    .refine((body) => !isWithoutWords(body) || isBlank(body.question ?? ""), {
      path: ["question"],
      error: "Kirim ceritamu sebagai pesan sendiri.",
    })
    .refine(
      ({ continue_of, regenerate_of, edit_of }) =>
        [continue_of, regenerate_of, edit_of].filter((one) => one !== undefined).length <= 1,
      { path: ["continue_of"], error: "Pilih satu saja: continue_of, regenerate_of, atau edit_of." },
    )
    .refine(({ manner, regenerate_of }) => manner === undefined || regenerate_of !== undefined, {
      path: ["manner"],
      error: "Gaya hanya untuk jawaban yang ditulis ulang.",
    }),
  answer: chatAnswer,
  errors: [
    "unauthenticated",
    "not_found",
    "consent_required",
    "saldo_empty",
    "conversation_ended",
    "answer_in_progress",
    "message_id_reused",
    "nothing_to_continue",
    "nothing_to_change",
    "support_turns_used",
    "answer_failed",
    "overloaded",
  ],
  streams: true,
});

/** C-24 (E-17): a message to a member who has been silent for two minutes; at most one per silence (S-26). */
export const idlePrompt = call({
  body: z.object({
    thread_id: z.union([idOrCode(), z.int().positive().transform(String)]),
    expert_id: id().optional(),
  }),
  answer: chatAnswer,
  errors: ["unauthenticated", "not_found", "conversation_ended", "idle_not_due"],
  streams: true,
});

/** C-25 (E-18): rates one answer: 1 thumb up, 0 thumb down, null none. */
export const rateAnswer = call({
  body: z.object({
    conversation_detail_id: bigId(),
    thumb: z.union([z.literal(0), z.literal(1)]).nullable(),
  }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});

/** resumes an answer from `Last-Event-ID`, byte for byte, from any replica. */
export const streamAnswer = call({
  params: z.object({ answer_id: bigId() }),
  answer: chatAnswer,
  errors: ["unauthenticated", "not_found", "overloaded"],
  streams: true,
});

/** stops an answer; the text written so far stays. */
export const stopAnswer = call({
  params: z.object({ answer_id: bigId() }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});
