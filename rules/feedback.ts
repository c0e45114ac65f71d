import { lengthOf } from "./text-length.ts";

/** B-409: maximum length of a message to the management, in code points. */
export const feedbackMax = 500;

/** B-410: a message of nothing but white space is refused. */
export const isFeedback = (message: string): boolean =>
  message.trim() !== "" && lengthOf(message) <= feedbackMax;
