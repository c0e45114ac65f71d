import { lengthOf } from "./text-length.ts";

/** B-409: letters of a message to the management. */
export const feedbackMax = 500;

/** B-410: blank alone is nothing. */
export const isFeedback = (message: string): boolean =>
  message.trim() !== "" && lengthOf(message) <= feedbackMax;
