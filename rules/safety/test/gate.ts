import { OutputGate } from "../gate/output-gate.ts";
import type { SentenceJudge } from "../gate/sentence-judge.ts";
import type { OwnWords } from "../own-words.ts";
import type { RiskLevel } from "../types.ts";

/** Runs a model's pieces through a gate. Returns the whole output, the gate, and what each piece showed. */
export function stream(
  pieces: string[],
  level: RiskLevel,
  own?: OwnWords,
  judge?: SentenceJudge,
): { text: string; gate: OutputGate; shown: string[] } {
  const gate = new OutputGate(level, own, judge);
  const shown = [...pieces.map((piece) => gate.push(piece)), gate.end()];
  return { text: shown.join(""), gate, shown };
}

export const inPieces = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
