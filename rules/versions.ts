/** How many versions an answer may have, the first one included: each is kept, and each is read for the next. */
export const versionsMax = 10;
