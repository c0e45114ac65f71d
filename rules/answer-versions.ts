/**
 * Maximum number of versions of an answer, including the first one: each is stored, and each is read for the next one.
 */
export const versionsMax = 10;

/** What a member may ask of a new version besides other words: half as long, or plainer. */
export const manners = ["shorter", "simpler"] as const;
export type Manner = (typeof manners)[number];
