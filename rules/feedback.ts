import { isBlank } from "./blank.ts";
import { lengthOf } from "./text-length.ts";

/** B-409: maximum length of a message to the management, in code points. */
export const feedbackMax = 500;

/** B-410: a message that shows nothing, such as white space, is refused. */
export const isFeedback = (message: string): boolean => !isBlank(message) && lengthOf(message) <= feedbackMax;
