/** Where the quick exit leads: an ordinary weather search. */
export const neutralAddress = "https://www.google.com/search?q=cuaca+hari+ini";

/**
 * While this tab's session storage holds this key, the back button leads to the neutral page again (boot-script.tsx).
 */
export const quickExitKey = "left";

/** Empties the screen at once, however slow the network is, and replaces this page in the history with another site. */
export function quickExit(): void {
  document.title = "";
  document.documentElement.hidden = true;
  try {
    sessionStorage.setItem(quickExitKey, "1");
  } catch {
    // Without storage, the back button can return to the page before this one.
  }
  window.location.replace(neutralAddress);
}
