import type { ModelFacts, ModelRequest, Turn } from "../model.ts";
import { composeAnswer } from "./companion.ts";

/** Plays talks for the tests of the companion. */
export const plain: ModelFacts = {
  service: "Kesehatan Mental",
  selfName: "Alma",
  topics: ["kecemasan"],
  memberName: "Dewi",
  riskLevel: 0,
  products: [],
  closing: false,
  seed: "a",
};

export function request(texts: readonly string[], facts: Partial<ModelFacts> = {}): ModelRequest {
  const turns = texts.map((text, at): Turn => ({ role: at % 2 === 0 ? "member" : "persona", text }));
  return { system: "", turns, facts: { ...plain, ...facts } };
}

export function answer(text: string, facts: Partial<ModelFacts> = {}): string {
  return composeAnswer(request([text], facts)).text;
}

/** Plays the member's lines one after another and gives all answers. */
export function talk(lines: readonly string[], facts: Partial<ModelFacts> = {}): string[] {
  const turns: string[] = [];
  return lines.map((line) => {
    turns.push(line);
    const { text } = composeAnswer(request(turns, facts));
    turns.push(text);
    return text;
  });
}

export function questionsOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+/).filter((sentence) => sentence.endsWith("?"));
}

export const seeds = ["a", "b", "c", "d", "e", "f", "g", "h"];
export const anySeed = (text: string, facts: Partial<ModelFacts> = {}) =>
  seeds.map((seed) => answer(text, { ...facts, seed }));
