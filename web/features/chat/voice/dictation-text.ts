/** One entry of the recogniser's list. Its `isFinal` flag is not used: on Android all entries are final. */
export type Recognised = { transcript: string; confidence: number };

export type DictationText = {
  /** The text before and after the words of this session. */
  before: string;
  after: string;
  /** All words of this session, and how many of them are already in the text or must not enter it. */
  words: readonly string[];
  skip: number;
  /** The words of the previous session. */
  last: readonly string[];
  /** The longest list of words heard in this session; only what goes beyond it is new. */
  said: readonly string[];
  /** Counts arrivals of new words; the silence timer restarts when it changes. */
  news: number;
};

export type DictationEvent =
  /** The recogniser was started or restarted: its list begins empty. */
  | { kind: "session" }
  /** The whole list of results instead of what `resultIndex` marks as new, because Android counts it wrong. */
  | { kind: "heard"; list: readonly Recognised[] }
  /** The text box holds a text that differs from ours: the member changed it, and the member's text wins. */
  | { kind: "edited"; text: string };

/** Starts dictation at the caret; the text around it stays. */
export function startText(text: string, caret: number): DictationText {
  const around = { before: text.slice(0, caret), after: text.slice(caret) };
  return { ...around, words: [], skip: 0, last: [], said: [], news: 0 };
}

/**
 * Turns recogniser events into a text without repeated words (B-193). Chrome on a desktop adds results that begin with
 * a space; Chrome on Android sends growing copies of a phrase, each "final" with confidence 0, ends by itself after it,
 * and may send it once more after a restart. So nothing is ever appended: each event is read whole.
 */
export function hear(state: DictationText, event: DictationEvent): DictationText {
  if (event.kind === "session") return nextSession(state);
  if (event.kind === "edited") return edited(state, event.text);
  const words = phrasesOf(event.list);
  // A result without words does not remove any.
  if (words.length === 0) return state;
  const isSentAgain =
    state.words.length === 0 && state.skip === 0 && state.last.length > 1 && startsWith(words, state.last);
  const isNew = !startsWith(isSentAgain ? state.last : state.said, words);
  return {
    ...state,
    words,
    skip: isSentAgain ? state.last.length : state.skip,
    said: isNew ? words : state.said,
    news: isNew ? state.news + 1 : state.news,
  };
}

/** Returns the text to show in the text box. */
export const textOf = (state: DictationText): string => headOf(state) + tailOf(state);

/** Returns the position where the next word goes. */
export const caretOf = (state: DictationText): number => headOf(state).length;

const headOf = ({ before, words, skip }: DictationText): string => {
  const shown = words.slice(skip).join(" ");
  if (shown === "") return before;
  return /\S$/.test(before) ? `${before} ${shown}` : before + shown;
};

function tailOf(state: DictationText): string {
  const { after } = state;
  const needsSpace = headOf(state) !== state.before && /^[^\s.,;:!?)]/.test(after);
  return needsSpace ? ` ${after}` : after;
}

function nextSession(state: DictationText): DictationText {
  const last = state.words.length > 0 ? state.words : state.last;
  const around = { before: headOf(state), after: tailOf(state) };
  return { ...state, ...around, words: [], skip: 0, last, said: [] };
}

/** Everything heard so far now belongs to the member's text; the next words go where they would have gone. */
function edited(state: DictationText, text: string): DictationText {
  const head = headOf(state);
  const tail = tailOf(state);
  const at = text.endsWith(tail)
    ? text.length - tail.length
    : text.startsWith(head)
      ? head.length
      : text.length;
  return { ...state, before: text.slice(0, at), after: text.slice(at), skip: state.words.length };
}

function phrasesOf(list: readonly Recognised[]): string[] {
  let phrases: { words: string[]; isSure: boolean }[] = [];
  for (const { transcript, confidence } of list) {
    const words = transcript.split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    // Only a result that begins with a space after a result with confidence is certainly another phrase, even if it has
    // the same words.
    const isApart = /^\s/.test(transcript) && (phrases.at(-1)?.isSure ?? false);
    if (!isApart) {
      const grown = phrases.findIndex((_, n) => startsWith(words, wordsFrom(phrases, n)));
      if (grown >= 0) phrases = phrases.slice(0, grown);
      else if (phrases.some((_, n) => startsWith(wordsFrom(phrases, n), words))) continue;
    }
    phrases.push({ words, isSure: confidence > 0 });
  }
  return wordsFrom(phrases, 0);
}

const wordsFrom = (phrases: readonly { words: string[] }[], n: number): string[] =>
  phrases.slice(n).flatMap(({ words }) => words);

/** Returns a word in lower case, without punctuation. */
const bare = (word: string | undefined): string => (word ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a list of words begins with another one. */
const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.length <= words.length && start.every((word, n) => bare(word) === bare(words[n]));
