import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type DangerKind, nearestKind } from "#rules/safety/danger-kinds.ts";
import type { RiskSubject } from "#rules/safety/types.ts";
import { dialogueSchema, type WrittenDialogue } from "./dialogue-schema.ts";
import type { Flow } from "./flow.ts";

/** The slots that dialogues fill, with the same names in all of them. */
const learned = ["aman", "rencana", "benda", "teman", "jarak", "telepon", "luka", "penagih"] as const;

export type Dialogue = WrittenDialogue & { flow: Flow };

/** Whether somebody needs an ambulance, so that what is typed must never press a button that says less than it. */
export const isOfBody = ({ kind }: Dialogue): boolean =>
  kind === "emergency" || kind === "emergency_attacked";

/** Wraps a dialogue as a flow, which is never found by words, offered or started by a button. */
export function dialogueOf(written: WrittenDialogue): Dialogue {
  const slots = learned.map((name) => [name, { label: name, kind: "choice", optional: true }] as const);
  const flow: Flow = {
    ...{ id: written.id, field: "wellbeing", title: written.id, offer: "", about: "" },
    ...{
      isDialogue: true,
      words: [],
      examples: [],
      next: [],
      slots: Object.fromEntries(slots),
      steps: written.steps,
    },
  };
  return { ...written, flow };
}

const dialogues: readonly Dialogue[] = z
  .array(dialogueSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "dialogues.json"), "utf8")))
  .map(dialogueOf);

export const dialogueNamed = (id: string): Dialogue | undefined => dialogues.find((one) => one.id === id);

/** Returns the dialogue for a danger, or for the nearest kind that has one for this subject. */
export function dialogueFor(kind: DangerKind, about: RiskSubject): Dialogue | undefined {
  const subjects: readonly RiskSubject[] = about === "child" ? ["child", "other"] : [about];
  for (let named: DangerKind | undefined = kind; named !== undefined; named = nearestKind[named]) {
    for (const subject of subjects) {
      const found = dialogues.find((one) => one.kind === named && one.about === subject);
      if (found) return found;
    }
  }
  return dialogues.find((one) => one.kind === "distress");
}

/**
 * Returns the message above the help card of a danger, or of a guess at one. `turn` rotates the wordings; the same input
 * gives the same message.
 */
export function dangerMessage(kind: DangerKind, about: RiskSubject, turn: number, isGuess = false): string {
  const { messages = [], guessed = messages } = dialogueFor(kind, about) ?? {};
  return wording(isGuess ? guessed : messages, turn);
}

function wording(messages: readonly string[], turn: number): string {
  return messages[Math.abs(Math.trunc(turn)) % messages.length] ?? "";
}
