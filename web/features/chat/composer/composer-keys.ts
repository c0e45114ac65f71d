type Pressed = {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** An input method is still composing a word. */
  isComposing: boolean;
};

/**
 * What Enter does (B-195 to B-197, A-75): it sends, but makes a new line with Shift or Alt and on touch keyboards,
 * where sending has its own button. While a word is being composed, Enter belongs to the keyboard.
 */
export function enterMeans(pressed: Pressed, isTouch: boolean): "send" | "line" | "nothing" {
  if (pressed.key !== "Enter" || pressed.isComposing) return "nothing";
  if (pressed.ctrlKey || pressed.metaKey) return "send";
  if (pressed.altKey) return "line";
  return pressed.shiftKey || isTouch ? "nothing" : "send";
}
