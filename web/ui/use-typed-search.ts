import { useEffect, useEffectEvent, useState } from "react";

/** Debounce time before a search. */
const pauseMs = 400;

/**
 * State of a search box whose current search lives elsewhere, such as in the address. It searches after a pause in
 * typing; a search set from outside, such as by the back button, replaces the text in the box.
 */
export function useTypedSearch(asked: string, ask: (words: string) => void) {
  const [words, setWords] = useState(asked);
  const [before, setBefore] = useState(asked);
  const [sent, setSent] = useState<string>();
  if (before !== asked) {
    setBefore(asked);
    setSent(undefined);
    // If the box itself asked for this search, it keeps what was typed meanwhile.
    if (asked !== sent) setWords(asked);
  }

  function send(typed: string): void {
    const next = typed.trim();
    if (next === asked) return;
    setSent(next);
    ask(next);
  }

  const onPause = useEffectEvent(() => send(words));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(onPause, pauseMs);
    return () => clearTimeout(timer);
  }, [words]);

  return {
    words,
    type: setWords,
    submit: () => send(words),
    clear: () => {
      setWords("");
      send("");
    },
  };
}
