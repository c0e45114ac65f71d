import { createContext } from "react";
import type { Manner } from "#rules/versions.ts";
import type { QuestionRow } from "./rows.ts";

/** What a member can do with messages of a running talk. The same object as long as the talk is the same. */
export type AnswerTools = {
  username: string;
  code: string;
  /** Stars that the talk had when it was opened. */
  star: number | null;
  /** False where someone was in need: nothing is offered and nothing is to be rated there. */
  mayOffer: boolean;
  /** The cart, where the client shows one. */
  cartPath: string;
  onRegenerate: (answerId: number, manner: Manner | null) => void;
  onEdit: (row: QuestionRow) => void;
  /** Sends this as what the member says. */
  onSay: (text: string) => void;
};

/** Null in a history, which is there to be read. */
export const AnswerToolsContext = createContext<AnswerTools | null>(null);
