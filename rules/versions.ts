/** How many versions an answer may have, the first one included: each is kept, and each is read for the next. */
export const versionsMax = 10;

/** What a member may wish of a version beside other words: half as long, or in plainer ones. */
export const manners = ["shorter", "simpler"] as const;
export type Manner = (typeof manners)[number];
