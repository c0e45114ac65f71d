import type { Message } from "./message.ts";
import type { ChatState } from "./reduce-messages.ts";

/**
 * B-219, B-449: the number of messages from which a conversation gets a title, and how many of the first ones it is
 * made of.
 */
const titleFrom = 4;
const topicOf = 3;
/** T-073: the title of a conversation without one. */
const defaultTitle = "Unknown Title";
/** The maximum length of a topic. */
const topicMax = 20_000;

type Conversation = Pick<ChatState, "messages" | "before"> & {
  title: string;
  /** An answer is still being written, or something is on its way. */
  isBusy: boolean;
  /** After a sign of risk the server sets a neutral title, and the member's words are not sent again. */
  isInNeed: boolean;
};

/** Returns the text to make a title from, or undefined while no title is due. */
export function titleTopic({ messages, before, title, isBusy, isInNeed }: Conversation): string | undefined {
  if (isBusy || isInNeed || before !== null || (title !== "" && title !== defaultTitle)) return undefined;
  const said = messages.filter(isSaid);
  if (said.length < titleFrom) return undefined;
  const topic = said.slice(0, topicOf).map(({ text }) => text);
  return topic.join("\n").slice(0, topicMax);
}

/** Idle messages and continuations of answers are excluded: they say nothing of the topic. */
const isSaid = ({ kind, continueOf, isIdle }: Message) => kind !== "system" && continueOf === null && !isIdle;
