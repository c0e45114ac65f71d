import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";

type Message = { text: string; risk: string; about: string; surface?: string | null };
type Judged = Message & { level: number; isAboutRight: boolean };

const evals = new URL("../../tests/evals/", import.meta.url);
const load = (file: string): Judged[] =>
  readFileSync(new URL(file, evals), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const message: Message = JSON.parse(line);
      const { textLevel: level, about: found } = assess(message.text, { atMs: 0 });
      return { ...message, level, isAboutRight: found === message.about };
    });

const isCrisis = ({ risk }: Judged) => risk !== "none" && risk !== "distress";
const isFound = ({ level }: Judged) => level >= 2;

/** Returns the share of messages for which a condition holds; fails without any messages. */
function share(messages: Judged[], holds: (message: Judged) => boolean): number {
  expect(messages.length).toBeGreaterThan(0);
  return messages.filter(holds).length / messages.length;
}

const all = load("messages.jsonl");
const tuned = all.filter((_, at) => at % 2 === 0);
const held = all.filter((_, at) => at % 2 === 1);
const wide = load("messages-wide.jsonl");

const explicitOf = (messages: Judged[]) => messages.filter(({ surface }) => surface === "explicit");
const noneOf = (messages: Judged[]) => messages.filter(({ risk }) => risk === "none");

describe("labelled messages, judged by the rules alone", () => {
  it("finds 0.97 of what is said openly and 0.90 of all crisis in the half that rules are written on", () => {
    expect(share(explicitOf(tuned), isFound)).toBeGreaterThanOrEqual(0.97);
    expect(share(tuned.filter(isCrisis), isFound)).toBeGreaterThanOrEqual(0.9);
  });

  it("leaves 0.95 of the harmless ones of that half below level 2", () => {
    expect(share(noneOf(tuned), (message) => !isFound(message))).toBeGreaterThanOrEqual(0.95);
  });

  it("finds 0.85 of what is said openly in the half that nobody looks at", () => {
    expect(share(explicitOf(held), isFound)).toBeGreaterThanOrEqual(0.85);
  });

  it("leaves 0.93 of the harmless ones of that half below level 2", () => {
    expect(share(noneOf(held), (message) => !isFound(message))).toBeGreaterThanOrEqual(0.93);
  });

  it("finds 0.95 of the crisis messages of the wide set, without the harmless ones", () => {
    expect(share(wide.filter(isCrisis), isFound)).toBeGreaterThanOrEqual(0.95);
    expect(share(noneOf(wide), (message) => !isFound(message))).toBeGreaterThanOrEqual(0.97);
  });

  it("does not make a crisis of heavy feelings, and does not overlook them", () => {
    const distress = [...all, ...wide].filter(({ risk }) => risk === "distress");
    expect(share(distress, isFound)).toBeLessThanOrEqual(0.1);
    expect(share(distress, ({ level }) => level >= 1)).toBeGreaterThanOrEqual(0.85);
  });

  it("tells who is at risk, where it gave a level", () => {
    const judged = [...tuned, ...wide].filter(({ risk, level }) => risk !== "none" && level > 0);
    expect(share(judged, ({ isAboutRight }) => isAboutRight)).toBeGreaterThanOrEqual(0.93);
  });
});
