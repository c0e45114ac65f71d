/** Maximum length of a question, in UTF-16 code units. */
export const questionMax = 4000;
