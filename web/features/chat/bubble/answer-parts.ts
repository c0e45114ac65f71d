import type { AnswerContent } from "#contract/chat.ts";

/** The parts of an answer besides its text. */
export type AnswerParts = Pick<AnswerContent, "choices" | "document" | "timer" | "is_stand_in">;

/**
 * Returns the parts of an answer's data that can be displayed. Malformed parts are left out; the text is still shown.
 */
export function answerPartsOf(data: object): AnswerParts {
  const { choices, document, timer, is_stand_in } = data as { [K in keyof AnswerParts]?: unknown };
  return {
    ...(isChoices(choices) && { choices }),
    ...(isDocument(document) && { document }),
    ...(isTimer(timer) && { timer }),
    ...(is_stand_in === true && { is_stand_in }),
  };
}

const has = (value: unknown, type: "string" | "number", ...names: string[]): boolean =>
  typeof value === "object" &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === type);

const isChoices = (value: unknown): value is NonNullable<AnswerParts["choices"]> =>
  Array.isArray(value) && value.every((one) => has(one, "string", "id", "label"));

const isDocument = (value: unknown): value is NonNullable<AnswerParts["document"]> =>
  has(value, "string", "title", "text");

const isTimer = (value: unknown): value is NonNullable<AnswerParts["timer"]> =>
  has(value, "number", "rounds") &&
  typeof value === "object" &&
  value !== null &&
  "phases" in value &&
  Array.isArray(value.phases) &&
  value.phases.length > 0 &&
  value.phases.every((one) => has(one, "string", "label") && has(one, "number", "seconds"));
