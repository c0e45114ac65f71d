import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import type { RiskLevel } from "./types.ts";

const startMs = Date.UTC(2026, 10, 21, 3);

/** Returns the levels for the texts of one conversation, a minute apart; `text` is the level of the text itself. */
function conversation(...texts: string[]): { level: RiskLevel; text: RiskLevel }[] {
  let state: ReturnType<typeof assess>["next"] | undefined;
  return texts.map((text, n) => {
    const { level, textLevel, next } = assess(text, { state, atMs: startMs + n * 60_000 });
    state = next;
    return { level, text: textLevel };
  });
}

const wish = "aku pengen mati aja";

describe("what follows a sign of danger to oneself", () => {
  it.each([
    "iya udah ada rencana malam ini",
    "iya aku udah punya rencana",
    "malam ini",
    "iya, nanti malam",
    "udah nyiapin semuanya",
    "udah nyiapin tali",
    "aku udah tau caranya",
    "tinggal ngelakuin aja",
    "obatnya udah ada di depan",
    "aku udah mutusin kok",
  ])("a plan, a preparation or a time is level 3: %s", (answer) => {
    expect(conversation(wish, answer).at(-1)).toEqual({ level: 3, text: 3 });
  });

  it.each(["iya", "ya masih", "kuat banget", "iya sering"])("a bare yes is a sign again: %s", (answer) => {
    expect(conversation(wish, answer).at(-1)).toEqual({ level: 2, text: 2 });
  });

  it.each([
    "nggak ada rencana kok",
    "enggak, belum ada rencana apa apa",
    "aku ada rencana ke psikolog besok pagi",
    "aku udah siap siap tidur",
    "malam ini aku mau makan bareng adik dulu",
    "makasih ya, aku ditemani kakakku",
    "temanku udah punya rencana liburan",
  ])("what is no plan brings no new sign: %s", (answer) => {
    expect(conversation(wish, answer).at(-1)).toEqual({ level: 2, text: 0 });
  });

  it("means nothing without a sign before it, or after one about others", () => {
    for (const answer of ["iya", "malam ini", "udah ada rencana", "udah nyiapin semuanya"]) {
      expect(conversation(answer).at(-1)?.level, answer).toBe(0);
      expect(conversation("suamiku mukulin aku", answer).at(-1)?.text, answer).toBe(0);
    }
  });

  it("a bare yes counts only just after the sign", () => {
    const first = assess(wish, { atMs: startMs });
    const later = assess("iya", { state: first.next, atMs: startMs + 6 * 60_000 });
    expect(later.textLevel).toBe(0);
  });
});
