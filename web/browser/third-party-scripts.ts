/**
 * Returns whether this document loaded a third-party script, which stays as long as the document. A signed-in page is
 * then opened in a new document (guard.ts).
 */
export const hasThirdPartyScripts = (): boolean =>
  document.querySelector("script[data-third-party]") !== null;
