/** What takes no ink: spaces, control characters, and signs that fonts and browsers leave out or draw as nothing. */
const nothing = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader sees nothing of this text, whatever characters it is made of. */
export const isBlank = (text: string): boolean => nothing.test(text);
