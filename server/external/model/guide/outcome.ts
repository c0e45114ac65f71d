import type { ActiveFlow, Choice } from "./state.ts";

export type Timer = { rounds: number; phases: { label: string; seconds: number }[] };
export type Document = { title: string; text: string };

/** The result of a step; `flow` is undefined when the flow has ended. */
export type Outcome = {
  texts: string[];
  choices: Choice[];
  document?: Document | undefined;
  /** Texts below the document, such as the question by which a draft is improved. */
  after?: string[] | undefined;
  timer?: Timer | undefined;
  flow: ActiveFlow | undefined;
};
