import { createContext } from "react";
import type { Manner } from "#rules/answer-versions.ts";
import type { QuestionRow } from "#web/features/chat/log/rows.ts";

/**
 * The actions on the messages of a running conversation. The object is memoized, so that rows do not re-render
 * needlessly.
 */
export type AnswerTools = {
  username: string;
  code: string;
  /** The conversation's star rating when it was opened. */
  star: number | null;
  /** False where there was a sign of risk: no offers and no rating are shown there. */
  mayOffer: boolean;
  /** Path of the cart. */
  cartPath: string;
  onRegenerate: (answerId: number, manner: Manner | null) => void;
  onEdit: (row: QuestionRow) => void;
  /** Sends this text as the member's message. */
  onSay: (text: string) => void;
  /** Puts this text, which begins with `intro`, into the message box, to be changed and sent by the member. */
  onWrite: (text: string, intro: string) => void;
};

/** Null in a history, which is read-only. */
export const AnswerToolsContext = createContext<AnswerTools | null>(null);
