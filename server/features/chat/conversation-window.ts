/**
 * Decides how much of a conversation a model reads in full. Older turns move into the conversation's memory, in whole
 * turns only, so that what is read begins with a question.
 */

/** What stays in full when a memory is renewed, in messages and in characters; the newest turn always stays. */
export const keptMessages = 30;
const keptCharacters = 10_000;
/** How much must have moved out before a renewal is worth its price. */
const stepMessages = 20;
const stepCharacters = 6000;

/**
 * While a memory is late, everything since is still read, with older messages shortened beyond this many characters.
 */
const wholeMax = 48_000;
/** Nothing beyond this is read, for a memory that has not been renewed for hours. */
const readMax = 64_000;
const shortened = { beginning: 400, end: 200 };

/** A message of a conversation; every list is ordered oldest first. */
export type Length = { isQuestion: boolean; characters: number };

/** Returns how many of the oldest messages have to move into the memory. */
export function leaving(messages: readonly Length[]): number {
  let begin = messages.length;
  let characters = 0;
  for (const [n, message] of [...messages.entries()].reverse()) {
    characters += message.characters;
    const isFull = messages.length - n > keptMessages || characters > keptCharacters;
    if (isFull && begin < messages.length) return begin;
    if (message.isQuestion) begin = n;
  }
  return 0;
}

/** Returns how many renewals the messages that have to move are worth. */
export function stepsOf(messages: readonly Length[]): number {
  const gone = messages.slice(0, leaving(messages));
  const characters = gone.reduce((sum, message) => sum + message.characters, 0);
  return Math.floor(gone.length / stepMessages) + Math.floor(characters / stepCharacters);
}

/**
 * Whether the newest question triggers a renewal: once per step, so that an endpoint that is down is not asked again
 * with every question.
 */
export function isRenewalDue(messages: readonly Length[]): boolean {
  const newest = messages.findLastIndex(({ isQuestion }) => isQuestion);
  const before = messages.slice(0, Math.max(0, newest)).findLastIndex(({ isQuestion }) => isQuestion);
  return stepsOf(messages) > stepsOf(messages.slice(0, before + 1));
}

/** Returns the texts as they are read, oldest first: all of them, or the newest that fit. */
export function readable(texts: readonly string[]): string[] {
  const read: string[] = [];
  let characters = 0;
  for (const text of texts.toReversed()) {
    const isWhole = read.length === 0 || characters + text.length <= wholeMax;
    const shown = isWhole ? text : shorter(text);
    characters += shown.length;
    if (read.length > 0 && characters > readMax) break;
    read.push(shown);
  }
  return read.reverse();
}

function shorter(text: string): string {
  const { beginning, end } = shortened;
  if (text.length <= beginning + end) return text;
  return `${text.slice(0, beginning)} (...) ${text.slice(-end)}`.toWellFormed();
}
