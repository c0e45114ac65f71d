import { useEffect, useState } from "react";
import { endingLifeId, type SrqAnswer, type SrqValue } from "#rules/srq.ts";
import { newKey } from "#web/browser/key.ts";
import { userIdOf } from "#web/browser/session.ts";
import { type Draft, openDraft } from "./draft.ts";

export type Answers = {
  of: Draft["answers"];
  done: number;
  /** Goes up when they were taken away. */
  round: number;
  /** Whether they outlive this page. */
  isKept: boolean;
  answer: (id: number, value: SrqValue) => void;
  /** All of them, as they are sent, under which key. */
  toSend: () => { answers: SrqAnswer[]; key: string };
  forget: () => void;
};

/** What has been answered, stored on this device with each answer. */
export function useAnswers(username: string, version: string, ids: readonly number[]): Answers {
  const [store] = useState(() => openDraft(browserStorage(), username, userIdOf() ?? "0"));
  const [draft, setDraft] = useState<Draft>(() => known(store.read(Date.now()), version));
  const [isKept, setKept] = useState(true);
  const [round, setRound] = useState(0);
  useEffect(() => store.onChange(() => setDraft(known(store.read(Date.now()), version))), [store, version]);
  return {
    of: draft.answers,
    done: ids.filter((id) => draft.answers[id]).length,
    isKept,
    round,
    answer: (id, value) => {
      // Other answers are another submission.
      const next = { ...draft, answers: { ...draft.answers, [id]: value }, key: newKey(), atMs: Date.now() };
      setDraft(next);
      setKept(store.write(next));
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

/** Answers to other questions are none to these. */
const known = (draft: Draft | undefined, version: string): Draft =>
  draft?.version === version ? draft : nothing(version);

export const saysEndingLife = (answers: Draft["answers"]): boolean => answers[endingLifeId] === "yes";

/** Private windows may refuse even to name it. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
