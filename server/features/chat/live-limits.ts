import { type Failure, fail } from "#server/platform/failure.ts";

/** THE TABLE of how many answers are written at the same moment. */

/** For one member, whose one meter cannot pay for many answers. */
export const liveOfMemberMax = 2;
/** By one process; further questions are refused rather than served badly. */
export const liveMax = 1500;
/** By one process in all: what is above `liveMax` is reserved for members in danger, who must not be left alone. */
export const liveForDangerMax = 1750;

/** Refuses for want of room. The wait is spread, so that those who are refused together do not come back together. */
export const overloaded = (): Failure =>
  fail("overloaded", { retryAfter: 5 + Math.floor(Math.random() * 6) });
