import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A pause in typing that counts as a question, and from how many letters on. */
const pauseMs = 400;
const fewest = 2;

/*
 * What was searched for, by place in the history of this visit. Phones are shared: in the address or in storage the
 * words would still be read by the next one who opens the browser, so they live no longer than the page.
 */
const kept = new Map<string, string>();

export type Search = {
  words: string;
  /** What results are shown for; empty while the list is. */
  asked: string;
  type: (words: string) => void;
  /** Without waiting for the pause. */
  submit: () => void;
  clear: () => void;
};

/** What stands in the search box, and what of it is asked for. */
export function useSearch(): Search {
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  const [words, setWords] = useState(kept.get(key) ?? "");
  const [asked, setAsked] = useState(askable(words));
  if (place !== key) {
    const before = kept.get(key) ?? "";
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
    kept.set(key, next);
    // Without words the list is back at once.
    if (askable(next) === "") setAsked("");
  }

  return { words, asked, type, submit: () => setAsked(askable(words)), clear: () => type("") };
}

function askable(words: string): string {
  const asked = words.trim();
  return asked.length < fewest ? "" : asked;
}
