/** Where someone goes who must not be seen here: the weather, as anyone might look it up. */
export const neutralAddress = "https://www.google.com/search?q=cuaca+hari+ini";

/** While this tab has it, the way back leads to the neutral page again (boot-script.tsx). */
export const leftKey = "left";

/** The screen is empty at once, whatever the line does; then another page takes this one's place in the history. */
export function leaveAtOnce(): void {
  document.title = "";
  document.documentElement.hidden = true;
  try {
    sessionStorage.setItem(leftKey, "1");
  } catch {
    // Without storage the page before this one can be gone back to.
  }
  window.location.replace(neutralAddress);
}
