/** Where someone goes who must not be seen here: the weather, as anyone might look it up. */
const neutralAddress = "https://www.google.com/search?q=cuaca+hari+ini";

/** The screen is empty at once, whatever the line does; then another page takes this one's place in the history. */
export function leaveAtOnce(): void {
  document.title = "";
  document.body.hidden = true;
  window.location.replace(neutralAddress);
}
