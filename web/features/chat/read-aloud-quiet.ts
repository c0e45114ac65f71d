const name = "alma:quiet";

/** Speaking and listening get in each other's way: who begins one of them ends the others first. */
export function quiet(): void {
  dispatchEvent(new Event(name));
}

/** Tells when to be quiet; answers how to stop. Sending is a reason, too, and leaving or hiding the page. */
export function onQuiet(listener: () => void): () => void {
  const onHidden = () => document.hidden && listener();
  addEventListener(name, listener);
  // Before the text box is emptied.
  addEventListener("submit", listener, true);
  addEventListener("pagehide", listener);
  document.addEventListener("visibilitychange", onHidden);
  return () => {
    removeEventListener(name, listener);
    removeEventListener("submit", listener, true);
    removeEventListener("pagehide", listener);
    document.removeEventListener("visibilitychange", onHidden);
  };
}
