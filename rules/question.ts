/** Longest question, in UTF-16 units. */
export const questionMax = 4000;
