import type { AnswerContent } from "#contract/chat.ts";
import type { ChatMessage } from "#contract/conversation.ts";
import type { SafetyNotice } from "#contract/safety.ts";
import type { Manner } from "#rules/versions.ts";

export type Product = AnswerContent["products"][number];

/** What stands on or under a message beside its words (B-201). */
type Marks = {
  products: readonly Product[];
  hasRating: boolean;
  hasThumb: boolean;
  /** 1 up, 0 down, null none. */
  thumb: ChatMessage["thumb"];
  /** The member wrote this question anew. */
  edited: boolean;
  /** A word to a silent member; it answers no question. */
  isIdle: boolean;
  /** The words of earlier versions of this answer, oldest first. */
  earlier: readonly string[];
  /** The rest of an answer's data: buttons, a document, an exercise, read where they are shown. */
  parts: object;
};

/** What nothing is known of yet. */
export const unmarked: Marks = {
  products: [],
  hasRating: false,
  hasThumb: false,
  thumb: null,
  edited: false,
  isIdle: false,
  earlier: [],
  parts: {},
};

/** A message that the server has. */
export type Message = Marks & {
  id: number;
  /** Stays the same from the moment of sending, so that a bubble is not drawn anew. */
  key: string;
  kind: ChatMessage["type"];
  text: string;
  at: string;
  state: ChatMessage["state"];
  /** The answer that this part goes on from. */
  continueOf: number | null;
  safety: SafetyNotice | null;
  /** The card came while words of the answer were there already: it stands below them. */
  isCardBelow?: boolean | undefined;
};

/**
 * What was sent and is not known to be accepted: a question, other words for the newest one, or the wish to go on with
 * an answer or to have it written anew. Wishes have no text.
 */
export type Outgoing = {
  messageId: string;
  text: string;
  continueOf: number | null;
  regenerateOf: number | null;
  /** How the new version is wished for. */
  manner: Manner | null;
  editOf: number | null;
  at: string;
  /** waiting: for the line or its turn; sending: under way. */
  state: "waiting" | "sending";
};

/** Of a plain question. */
export const noWish = { continueOf: null, regenerateOf: null, manner: null, editOf: null };

/** Why the last thing sent came to nothing; its text is back in the text box. */
export type Problem = {
  /** The system message. */
  text: string;
  safety: SafetyNotice | null;
  item: Outgoing;
};

export function messageOf(message: ChatMessage): Message {
  const { id, type, state, timestamp, continue_of, safety, thumb, edited, is_idle, earlier } = message;
  return {
    ...unmarked,
    ...(type === "answer" ? answerParts(contentOf(message.content)) : { text: message.content }),
    id,
    key: message.message_id && type === "question" ? message.message_id : `m${id}`,
    kind: type,
    at: timestamp,
    state,
    continueOf: continue_of,
    safety,
    thumb,
    edited,
    isIdle: is_idle,
    earlier: earlier.map((version) => contentOf(version).content),
  };
}

/** What an answer's content brings to its message. */
export function answerParts(
  content: Content,
): Pick<Message, "text" | "products" | "hasRating" | "hasThumb" | "parts"> {
  const { content: text, products, has_rating, has_thumb, ...parts } = content;
  return { text, products, hasRating: has_rating, hasThumb: has_thumb, parts };
}

type Content = Pick<AnswerContent, "content" | "products" | "has_rating" | "has_thumb">;

/** E-14, which may be a JSON string or the object; what is neither is readable as it is (B-204). */
export function contentOf(stored: string | AnswerContent): Content {
  if (typeof stored !== "string") return stored;
  const plain = { content: stored, products: [], has_rating: false, has_thumb: false };
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== "object" || parsed === null || !("content" in parsed)) return plain;
    const { content, products, has_rating, has_thumb, ...rest } = parsed as {
      [K in keyof AnswerContent]?: unknown;
    };
    return {
      ...rest,
      content: String(content),
      products: Array.isArray(products) ? products.filter(isProduct) : [],
      has_rating: has_rating === true,
      has_thumb: has_thumb === true,
    };
  } catch {
    // No JSON, or cut off: readable text is better than none.
    return plain;
  }
}

function isProduct(value: unknown): value is Product {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, price } = value as Partial<Product>;
  return typeof id === "number" && typeof name === "string" && typeof price === "number";
}
