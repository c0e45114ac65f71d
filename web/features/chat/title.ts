import type { Message } from "./message.ts";
import type { ChatState } from "./reduce-messages.ts";

/** B-219, B-449: from so many messages on a talk gets a title, made of so many first ones. */
const titleFrom = 4;
const topicOf = 3;
/** T-073: what a talk without a title is called. */
const defaultTitle = "Unknown Title";
/** More than this a topic may not have. */
const topicMax = 20_000;

type Talk = Pick<ChatState, "messages" | "before"> & {
  title: string;
  /** An answer is still being written, or something is on its way. */
  isBusy: boolean;
  /** The server has a neutral title for whoever was in need; words of theirs are not sent again. */
  isInNeed: boolean;
};

/** The text from which a title is to be made now; undefined while there is none to make. */
export function titleTopic({ messages, before, title, isBusy, isInNeed }: Talk): string | undefined {
  if (isBusy || isInNeed || before !== null || (title !== "" && title !== defaultTitle)) return undefined;
  const said = messages.filter(isSaid);
  if (said.length < titleFrom) return undefined;
  const topic = said.slice(0, topicOf).map(({ text }) => text);
  return topic.join("\n").slice(0, topicMax);
}

/** A word to a silent member and the rest of an answer that was cut say nothing of what the talk is about. */
const isSaid = ({ kind, continueOf, isIdle }: Message) => kind !== "system" && continueOf === null && !isIdle;
