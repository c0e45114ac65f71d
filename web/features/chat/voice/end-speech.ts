const name = "alma:quiet";

/** Ends reading aloud or dictation. Each of them calls this before it begins, because they disturb each other. */
export function endSpeech(): void {
  dispatchEvent(new Event(name));
}

/**
 * Calls the listener when speech has to end: also on sending and on leaving or hiding the page. Returns the
 * function to unsubscribe.
 */
export function onEndSpeech(listener: () => void): () => void {
  const onHidden = () => document.hidden && listener();
  addEventListener(name, listener);
  // In the capture phase, before the text box is emptied.
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
