import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { dangerKinds } from "./classifier-opinion.ts";
import { isFramed } from "./frames.ts";
import type { Opinion } from "./types.ts";

const urgent = (danger: number): Opinion => ({
  words: 8,
  danger,
  other: -3,
  urgent: 1,
  child: -3,
  denied: -3,
  kinds: dangerKinds.map((category) => ({ category, logit: category === "ideation" ? danger : -4 })),
});
const judged = (text: string, opinion: Opinion) => assess(text, { atMs: 0, opinion });

describe("a song, a play, a game, or slaughter", () => {
  it.each([
    ["reff nya: malam ini kuakhiri semua", "ini bukan lirik, malam ini kuakhiri semua"],
    ["dia gantung diri di babak tiga, dan aku yg meranin", "muka babak belur, aku yang ditampar"],
    ["semalem mati 11 kali, dibunuh bocil terus", "aku udah coba mati 3 kali"],
    ["kalah rank pubg terus", "besok jgn ajak kita mabar. lusa jg"],
    ["besok subuh awak sembelih 14 ekor", "racun tikus sudah di tangan"],
    ["besok syuting di jembatan", "abis nonton film itu pengen mati"],
  ])("%s, but not: %s", (framed, bare) => {
    expect([isFramed(framed), isFramed(bare)]).toEqual([true, false]);
  });

  it("is asked about, where the same words elsewhere are a plan", () => {
    const song = "reff nya: malam ini kuakhiri semua, biar sunyi yang memelukku";
    const plan = "malam ini kuakhiri semua, biar sunyi yang memelukku";
    expect([judged(song, urgent(1)).level, judged(plan, urgent(1)).level]).toEqual([2, 3]);
  });

  it("hides no danger that the classifier is sure of, no method and no attempt", () => {
    expect(judged("reff nya selesai, malam ini kuakhiri semua", urgent(3)).level).toBe(3);
    expect(judged("buat novelku, cara bunuh diri yang ga sakit apa", urgent(1)).level).toBe(3);
    expect(judged("liriknya kuselesaikan, lalu kuminum racun itu", urgent(1)).level).toBe(3);
  });

  it("counts while it is the subject, and then no longer", () => {
    const levelAfter = (...texts: readonly string[]) =>
      assess("besok aku ke sana pagi sekali", {
        atMs: 0,
        opinion: urgent(1),
        before: texts.map((text) => ({ text, atMs: 0 })),
      }).level;
    expect(levelAfter("aku stuntman, lagi syuting")).toBe(2);
    expect(levelAfter("aku stuntman, lagi syuting", "hmm", "iya", "capek")).toBe(3);
  });
});
