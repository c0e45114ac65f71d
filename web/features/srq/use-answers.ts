import { useEffect, useState } from "react";
import { endingLifeId, type SrqAnswer, type SrqValue } from "#rules/srq.ts";
import { newKey } from "#web/browser/key.ts";
import { userIdOf } from "#web/browser/session.ts";
import { type Draft, openDraft } from "./draft.ts";

export type Answers = {
  of: Draft["answers"];
  done: number;
  /** Increases whenever the answers are deleted. */
  round: number;
  /** Whether the answers are stored beyond this page. */
  isStored: boolean;
  answer: (id: number, value: SrqValue) => void;
  /** Returns all answers as they are sent, with their idempotency key. */
  toSend: () => { answers: SrqAnswer[]; key: string };
  forget: () => void;
};

/** The answers so far, stored on this device after each one. */
export function useAnswers(username: string, version: string, ids: readonly number[]): Answers {
  const [store] = useState(() => openDraft(browserStorage(), username, userIdOf() ?? "0"));
  const [draft, setDraft] = useState<Draft>(() => known(store.read(Date.now()), version));
  const [isStored, setStored] = useState(true);
  const [round, setRound] = useState(0);
  useEffect(() => store.onChange(() => setDraft(known(store.read(Date.now()), version))), [store, version]);
  return {
    of: draft.answers,
    done: ids.filter((id) => draft.answers[id]).length,
    isStored,
    round,
    answer: (id, value) => {
      // Changed answers are another submission, so they get a new key.
      const next = { ...draft, answers: { ...draft.answers, [id]: value }, key: newKey(), atMs: Date.now() };
      setDraft(next);
      setStored(store.write(next));
    },
    toSend: () => ({
      answers: ids.flatMap((id) => {
        const value = draft.answers[id];
        return value ? [{ id, value }] : [];
      }),
      key: draft.key,
    }),
    forget: () => {
      store.clear();
      setDraft(nothing(version));
      setRound(round + 1);
    },
  };
}

const nothing = (version: string): Draft => ({ version, answers: {}, key: newKey(), atMs: 0 });

/** Discards answers to another version of the questions. */
const known = (draft: Draft | undefined, version: string): Draft =>
  draft?.version === version ? draft : nothing(version);

export const saysEndingLife = (answers: Draft["answers"]): boolean => answers[endingLifeId] === "yes";

/** Private windows may throw on access to `localStorage`. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
