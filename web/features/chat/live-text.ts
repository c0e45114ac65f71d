import { createContext, use, useSyncExternalStore } from "react";

/** Where the words of the answer come from that is being written: only its own bubble is drawn anew with them. */
type LiveTexts = {
  subscribe: (listener: () => void) => () => void;
  liveText: (answerId: number) => string;
};

/** Null in a history. */
export const LiveTextContext = createContext<LiveTexts | null>(null);

const nothing = () => () => {};
const silence = () => "";

/** What has come so far of an answer; empty where it is not being written. */
export function useLiveText(answerId: number | null): string {
  const texts = use(LiveTextContext);
  const isLive = texts !== null && answerId !== null;
  return useSyncExternalStore(
    isLive ? texts.subscribe : nothing,
    isLive ? () => texts.liveText(answerId) : silence,
    silence,
  );
}
