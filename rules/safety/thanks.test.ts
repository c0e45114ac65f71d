import { describe, expect, it, test } from "vitest";
import { assess } from "./assess.ts";
import { isThanks } from "./thanks.ts";
import type { Opinion, RiskState } from "./types.ts";

const urgent: Opinion = {
  words: 8,
  danger: 1,
  urgent: 2,
  kinds: [{ category: "plan_or_imminent", logit: 1 }],
  other: -5,
  child: -5,
  denied: -5,
};

describe("relief at having told", () => {
  it.each([
    "makasih sudah mau dengar",
    "udah lega dikit sih cerita, makasih ya",
    "plong rasanya udah cerita, makasih kak",
    "makasih udah dengerin, aku mendingan sekarang",
    "oke deh lega dikit, aku tidur dulu ya kak",
    "lumayan lega abis curhat, sampai besok ya",
    "alhamdulillah agak lega habis cerita, suwun yo mbak",
    "nuhun nya, geus rada plong ayeuna",
    "udah enakan kok, makasih ya udah mau dengerin ocehan aku",
    "hehe lumayan plong habis ngoceh, mau mandi dulu. besok lanjut lagi ya",
  ])("is no farewell: %s", (text) => expect(isThanks(text)).toBe(true));

  it.each([
    "udah lega, udah kuputusin, ga bakal sakit lagi",
    "makasih ya udah nemenin selama ini, titip anakku",
    "udah tenang. dah ya",
    "udah plong",
    "aku udah tenang kok",
    "makasih untuk semuanya",
    "makasih ya kak, ini yang terakhir",
    "lega, besok ga ada yang bisa nyakitin aku lagi",
    "udah ikhlas kok, makasih ya buat semuanya, jaga diri kalian",
    "lega banget abis cerita, sekarang aku siap pergi",
  ])("is not all of it: %s", (text) => expect(isThanks(text)).toBe(false));

  const text = "udah lega dikit sih cerita, makasih ya";
  const recent = [1, 1].map((level, at) => ({ level: level as 1, atMs: at }));

  test("raises nothing that the texts before it have not raised", () => {
    const heavy: RiskState = { level: 1, categories: ["distress"], signAtMs: 1, recent };
    const now = assess(text, { state: heavy, atMs: 60_000, opinion: urgent, inConversation: urgent });
    expect([now.textLevel, now.level, now.isDoubtful]).toEqual([0, 0, false]);
    const open: RiskState = { level: 2, categories: ["distress"], signAtMs: 1, recent };
    expect(assess(text, { state: open, atMs: 60_000, opinion: urgent, inConversation: urgent }).level).toBe(
      2,
    );
  });

  test("beside a decision still raises an open danger", () => {
    const state: RiskState = { level: 2, categories: ["ideation"], signAtMs: 1, recent };
    const more = "udah lega, udah kuputusin, ga bakal sakit lagi";
    expect(assess(more, { state, atMs: 60_000, opinion: urgent, inConversation: urgent }).level).toBe(3);
  });

  test("heavy feelings that have added up are raised by what is a danger itself, and not by its tone", () => {
    const state: RiskState = { level: 2, categories: ["distress"], signAtMs: 1, recent };
    const tone = { ...urgent, danger: -2, urgent: -1 };
    const said = "kuncinya kutaruh di depan";
    expect(assess(said, { state, atMs: 60_000, opinion: tone, inConversation: tone }).level).toBe(2);
    const own: RiskState = { ...state, categories: ["ideation"] };
    expect(assess(said, { state: own, atMs: 60_000, opinion: tone, inConversation: tone }).level).toBe(3);
    expect(assess(said, { state, atMs: 60_000, opinion: urgent, inConversation: urgent }).level).toBe(3);
  });
});
