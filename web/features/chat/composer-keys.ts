type Pressed = {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** A word is still being put together by the keyboard. */
  isComposing: boolean;
};

/**
 * What Enter does (B-195 to B-197, A-75): sends, but with shift or alt makes a new line, as it does on a touch
 * keyboard, where sending has its own button. While a word is being composed it belongs to the keyboard.
 */
export function enterMeans(pressed: Pressed, isTouch: boolean): "send" | "line" | "nothing" {
  if (pressed.key !== "Enter" || pressed.isComposing) return "nothing";
  if (pressed.ctrlKey || pressed.metaKey) return "send";
  if (pressed.altKey) return "line";
  return pressed.shiftKey || isTouch ? "nothing" : "send";
}
