import type { Line } from "#server/external/model/guide/lines/lines.ts";
import type { Command } from "./commands.ts";

/** The line for each command outside of flows. */
export const lineFor: Partial<Record<Command, Line>> = {
  who: "who",
  human: "human",
  "not-that": "not-that",
  thanks: "thanks",
  insult: "insult",
  greet: "greet",
  menu: "menu",
  privacy: "privacy",
};
