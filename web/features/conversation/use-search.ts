import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The pause in typing, in ms, after which a search starts, and its minimum number of characters. */
const pauseMs = 400;
const fewest = 2;

/*
 * The words searched for, by history entry of this visit. Phones are shared, and the next user could read the words in
 * the URL or in storage, so they live no longer than the page.
 */
const searchWords = new Map<string, string>();

export type Search = {
  words: string;
  /** The words whose results are shown; empty while the list is shown. */
  asked: string;
  type: (words: string) => void;
  /** Searches without waiting for the pause. */
  submit: () => void;
  clear: () => void;
};

/** The words in the search box, and the words being searched for. */
export function useSearch(): Search {
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  const [words, setWords] = useState(searchWords.get(key) ?? "");
  const [asked, setAsked] = useState(askable(words));
  if (place !== key) {
    const before = searchWords.get(key) ?? "";
    setPlace(key);
    setWords(before);
    setAsked(askable(before));
  }

  useEffect(() => {
    const timer = setTimeout(() => setAsked(askable(words)), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);

  function type(next: string): void {
    setWords(next);
    searchWords.set(key, next);
    // Without words the list returns at once.
    if (askable(next) === "") setAsked("");
  }

  return { words, asked, type, submit: () => setAsked(askable(words)), clear: () => type("") };
}

function askable(words: string): string {
  const asked = words.trim();
  return asked.length < fewest ? "" : asked;
}
