import { describe, expect, test } from "vitest";
import type { ChatMessage } from "#contract/conversation.ts";
import { contentOf, messageOf } from "./message.ts";

const product = { id: 7, name: "Jurnal Tenang", photo: "/p.webp", price: 35_000, expert_id: 1 };
const content = { content: "**Halo**", products: [product], has_rating: true, has_thumb: true };
const bare = { products: [], has_rating: false, has_thumb: false };

test.each([
  ["a JSON string", JSON.stringify(content), content],
  ["the object itself", content, content],
  ["plain text", "Halo saja", { ...bare, content: "Halo saja" }],
  ["JSON that was cut off", '{"content":"Ha', { ...bare, content: '{"content":"Ha' }],
  ["JSON of something else", "[1]", { ...bare, content: "[1]" }],
  ["content alone", '{"content":"Ha"}', { ...bare, content: "Ha" }],
  [
    "a product without a price",
    JSON.stringify({ ...content, products: [{ id: 1 }, product] }),
    { ...content, products: [product] },
  ],
] as const)("B-204: %s gives a readable text with its marks", (_, stored, read) => {
  expect(contentOf(stored)).toEqual(read);
});

describe("parsing a message of the server", () => {
  const stored: ChatMessage = {
    id: 4,
    content: JSON.stringify(content),
    type: "answer",
    state: "complete",
    loading: false,
    error: false,
    expert_id: 1,
    username: "Sekar",
    timestamp: "2026-11-21T09:00:00Z",
    thumb: 1,
    message_id: null,
    continue_of: null,
    edited: false,
    is_idle: false,
    earlier: [JSON.stringify({ ...content, content: "Dulu" })],
    safety: null,
  };

  test("B-201, B-203: an answer has its products, flags, thumb and earlier versions", () => {
    expect(messageOf(stored)).toMatchObject({
      key: "m4",
      kind: "answer",
      text: "**Halo**",
      products: [product],
      hasRating: true,
      hasThumb: true,
      thumb: 1,
      earlier: ["Dulu"],
      isIdle: false,
    });
  });

  test("B-203: a question's text is plain, even when it looks like JSON", () => {
    const asked: ChatMessage = { ...stored, type: "question", message_id: "q-1", edited: true, earlier: [] };
    expect(messageOf(asked)).toMatchObject({
      key: "q-1",
      text: stored.content,
      products: [],
      hasRating: false,
      edited: true,
    });
  });
});
