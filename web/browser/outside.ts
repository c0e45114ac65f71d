/**
 * Whether a script of another site was let into this document, where it lives as long as the document does: from then
 * on a signed-in page is opened in a new one (guard.ts).
 */
export const hasOutsiders = (): boolean => document.querySelector("script[data-outsider]") !== null;
