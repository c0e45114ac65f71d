import { createContext } from "react";

/** The source of the text of the answer being streamed, so that only its own bubble re-renders with it. */
export type LiveTexts = {
  subscribe: (listener: () => void) => () => void;
  /** Returns the text received so far of an answer; empty if it is not being streamed. */
  liveText: (answerId: number) => string;
};

/** Null in a history. */
export const LiveTextContext = createContext<LiveTexts | null>(null);
