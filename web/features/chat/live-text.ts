import { createContext } from "react";

/** Where the words of the answer come from that is being written: only its own bubble is drawn anew with them. */
export type LiveTexts = {
  subscribe: (listener: () => void) => () => void;
  /** What has come so far of an answer; empty where it is not being written. */
  liveText: (answerId: number) => string;
};

/** Null in a history. */
export const LiveTextContext = createContext<LiveTexts | null>(null);
