import { useEffect, useEffectEvent, useState } from "react";

/** A pause in typing that counts as a question. */
const pauseMs = 400;

/**
 * What stands in a search box, beside what is asked for, which lives elsewhere, such as in the address. It is asked
 * for after a pause in typing; what is asked for from elsewhere, as by the back button, is put into the box.
 */
export function useTypedSearch(asked: string, ask: (words: string) => void) {
  const [words, setWords] = useState(asked);
  const [before, setBefore] = useState(asked);
  const [sent, setSent] = useState<string>();
  if (before !== asked) {
    setBefore(asked);
    setSent(undefined);
    // Where it is what the box asked for itself, the box keeps what was typed meanwhile.
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
