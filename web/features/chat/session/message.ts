import type { AnswerContent } from "#contract/chat.ts";
import type { ChatMessage } from "#contract/conversation.ts";
import type { SafetyNotice } from "#contract/safety.ts";

export type Product = AnswerContent["products"][number];

/** What belongs to a message besides its text (B-201). */
type Marks = {
  products: readonly Product[];
  hasRating: boolean;
  hasThumb: boolean;
  /** 1 up, 0 down, null none. */
  thumb: ChatMessage["thumb"];
  /** The member edited this question. */
  edited: boolean;
  /** An idle message to a silent member; it answers no question. */
  isIdle: boolean;
  /** The texts of earlier versions of this answer, oldest first. */
  earlier: readonly string[];
  /** The rest of an answer's data (buttons, a document, an exercise), parsed where it is shown. */
  parts: object;
};

/** The values for a message of which nothing is known yet. */
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
  /** Stays the same from the moment of sending, so that React keeps the same bubble. */
  key: string;
  kind: ChatMessage["type"];
  text: string;
  at: string;
  state: ChatMessage["state"];
  /** Id of the answer that this part continues. */
  continueOf: number | null;
  safety: SafetyNotice | null;
  /** The help card arrived when part of the answer was already there, so it stands below that text. */
  isCardBelow?: boolean | undefined;
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

/** Returns the parts of a message that come from an answer's content. */
export function answerParts(
  content: Content,
): Pick<Message, "text" | "products" | "hasRating" | "hasThumb" | "parts"> {
  const { content: text, products, has_rating, has_thumb, ...parts } = content;
  return { text, products, hasRating: has_rating, hasThumb: has_thumb, parts };
}

type Content = Pick<AnswerContent, "content" | "products" | "has_rating" | "has_thumb">;

/** Reads E-14, which may be a JSON string or the object; any other string is shown as it is (B-204). */
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
    // Not JSON, or cut off: readable text is better than none.
    return plain;
  }
}

function isProduct(value: unknown): value is Product {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, price } = value as Partial<Product>;
  return typeof id === "number" && typeof name === "string" && typeof price === "number";
}
