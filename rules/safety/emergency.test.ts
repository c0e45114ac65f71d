import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { isOver } from "./emergency.ts";
import { sectionsIn } from "./test/sections.ts";
import type { Assessment, RiskState } from "./types.ts";

const sectionsOf = (file: string) =>
  sectionsIn(readFileSync(new URL(`test/${file}`, import.meta.url), "utf8"));

/** Judges a conversation by the rules alone, a minute apart. */
function judged(...texts: readonly string[]): Assessment[] {
  let state: RiskState | undefined;
  return texts.map((text, at) => {
    const assessment = assess(text, { state, atMs: at * 60_000 });
    state = assessment.next;
    return assessment;
  });
}

const emergencies = sectionsOf("emergencies.txt");

describe("a medical emergency of somebody who is there", () => {
  it.each(emergencies)("%s: level 3 with words of its own", (id, sentences) => {
    const wrong = sentences.filter((text) => {
      const [one] = judged(text);
      return one?.level !== 3 || one.topics[0] !== "emergency" || !one.ruleIds.includes(id);
    });
    expect(wrong).toEqual([]);
  });

  it.each(sectionsOf("no-emergencies.txt"))("%s: no card for everyday words", (_, sentences) => {
    expect(sentences.filter((text) => (judged(text)[0]?.level ?? 0) >= 2)).toEqual([]);
  });

  it("is that of a child, of somebody else, or the member's own", () => {
    const about = (text: string) => judged(text)[0]?.about;
    expect(about("anakku ga bangun, tolong")).toBe("child");
    expect(about("bos kejang2 abis minum air galonku")).toBe("other");
    expect(about("ada orang pingsan di depan toko, gimana ini")).toBe("other");
    expect(about("dada kiri saya sakit banget menjalar ke lengan kiri")).toBe("self");
  });

  it("can be told in pieces", () => {
    const before = [{ text: "anakku ga bangun", atMs: 0 }];
    expect(assess("tolong", { atMs: 20_000, before }).level).toBe(3);
  });

  it.each([
    "anakku udah kuminumin racun, dia ga napas, sekarang aku yang mau mati",
    "aku minum baygon, anakku kejang liat aku, tolong",
  ])("gives way to what the member does to themselves: %s", (text) => {
    const [one] = judged(text);
    expect([one?.level, one?.topics.includes("emergency")]).toEqual([3, false]);
  });

  it("gives way to a wish to die that comes after it", () => {
    const [first, then] = judged("suamiku ga sadar abis jatuh dari tangga", "aku mau mati aja nyusul dia");
    expect(first?.topics).toContain("emergency");
    expect(then?.topics).not.toContain("emergency");
  });

  it("is no plan of the member's own: a time and a thing at hand belong to the help", () => {
    const [, now, taken] = judged("anakku kejang, tolong", "besok", "udah kubawa semua");
    expect([now?.about, now?.textLevel, taken?.textLevel]).toEqual(["child", 0, 0]);
  });
});

describe("an emergency that is over", () => {
  it.each([
    ["udah sadar kok anaknya", "iya"],
    ["alhamdulillah udah bangun", "iya udah aman"],
    ["ternyata cuma tidur pules", "iya bener"],
    ["ambulansnya udah dateng", "iya udah ditangani"],
    ["udah di igd, lagi diperiksa dokter", "ya"],
  ])("is asked back once and then left: %s", (over, sure) => {
    const told = judged("anakku ga bangun, tolong", over, sure, "kak bantuin nulis surat izin sekolah");
    expect(told.map(({ level }) => level)).toEqual([3, 3, 1, 0]);
    expect(told[1]?.denial).toBe("asked_back");
  });

  it.each([
    "belum sadar juga",
    "masih kejang",
    "udah sadar tapi kejang lagi",
    "dia pucat banget",
    "gimana ini",
  ])("stays open: %s", (text) => {
    expect(judged("anakku kejang, tolong", text, text, text).at(-1)?.level).toBe(3);
  });

  it("stays open while what follows is about the same person", () => {
    const told = judged("anakku ga bangun, tolong", "udah bangun", "tapi dia lemes banget");
    expect(told.at(-1)?.level).toBe(3);
  });

  it.each(["udah siuman", "sudah ditangani dokter", "rupanya dia ketiduran", "udah ga kejang", "wis tangi"])(
    "is told in many words: %s",
    (text) => {
      expect(isOver(text)).toBe(true);
    },
  );

  it("an attempt on one's own life is not over by these words", () => {
    const told = judged("aku udah minum baygon sebotol", "udah bangun kok", "iya", "udah aman");
    expect(told.at(-1)?.level).toBe(3);
  });
});
