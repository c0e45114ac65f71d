import { expect, test } from "vitest";
import { enterMeans } from "./composer-keys.ts";

const none = {
  key: "Enter",
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
};

test.each([
  ["B-195: Enter sends", {}, "send", "nothing"],
  ["B-196: shift+Enter is left to the text box", { shiftKey: true }, "nothing", "nothing"],
  ["B-197, A-75: alt+Enter makes a new line", { altKey: true }, "line", "line"],
  ["control+Enter sends everywhere", { ctrlKey: true }, "send", "send"],
  ["a word that is being composed keeps its Enter", { isComposing: true }, "nothing", "nothing"],
  ["other keys are not ours", { key: "a" }, "nothing", "nothing"],
] as const)("%s", (_, change, onKeyboard, onTouch) => {
  expect(enterMeans({ ...none, ...change }, false)).toBe(onKeyboard);
  expect(enterMeans({ ...none, ...change }, true)).toBe(onTouch);
});
