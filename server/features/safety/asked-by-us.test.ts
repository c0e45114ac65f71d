import { describe, expect, test } from "vitest";
import type { RiskState } from "#rules/safety/types.ts";
import { judged } from "#server/test/judged.ts";
import { judge, type Preceding } from "./safety.ts";

const alone: Preceding = {
  ...{ texts: [], answers: undefined, saidLast: undefined },
  ...{ isButton: false, isOfFlow: false, isAtStep: false, isEdit: false },
};
const nothing = { state: null, holdUntil: null };
const now = new Date("2026-11-30T10:00:00+07:00");

/** Judges a text after one that has opened a danger, and after what the persona said to it. */
function continued(first: string, text: string, preceding: Partial<Preceding>) {
  const before = judge(first, nothing, now);
  const known = { state: before.assessment.next, holdUntil: before.holdUntil };
  const texts = [{ text: first, atMs: now.getTime() }];
  return judge(text, known, new Date(now.getTime() + 60_000), { ...alone, texts, ...preceding }).assessment;
}

describe("threats of debt collectors, where the guide asks whether there are any", () => {
  const asked = "Sebelum daftarnya, apakah ada penagih yang mengancam, atau uang yang habis di judi online?";
  const levelOf = (text: string, saidLast?: string) =>
    judge(text, nothing, now, { ...alone, saidLast, isAtStep: saidLast !== undefined }).assessment.level;

  test.each([
    "judi ora. tapi dc pinjole ngancem nyebar fotoku nang kontak",
    "ga judi, tapi pinjolnya ngancam mau sebar data ke semua kontak",
    "iya penagihnya ngancam nyebarin foto ktp",
  ])("are the answer to that question, and no card for another danger: %s", (text) => {
    expect(levelOf(text, asked)).toBeLessThan(2);
  });

  test("told by itself one brings a card", () => {
    expect(levelOf("dc pinjol ngancem nyebar fotoku ke semua kontak")).toBe(2);
  });

  test.each([
    "dc pinjol ngancem mau datang ke rumah bawa parang",
    "pinjol nyebar foto telanjangku yang diedit, terus ngancem lagi",
    "pacarku ngancem nyebar fotoku",
  ])("but whoever comes, strikes or shows somebody naked is one: %s", (text) => {
    expect(levelOf(text, asked)).toBeGreaterThanOrEqual(2);
  });
});

describe("an answer to whether the thought only passes by", () => {
  const wish = "semalem kepikiran mending ga usah bangun lagi besok";
  const saidLast = "Apakah sekarang ada rencana untuk mengakhiri hidup, atau pikiran itu hanya lewat?";

  test.each(["lewat doang kak, kan udah aku bilang. jgn nyuruh aku telpon2", "cuma lewat sih kak"])(
    "tells nothing graver: %s",
    (text) => expect(continued(wish, text, { saidLast }).level).toBe(2),
  );

  test.each([
    "cuma lewat, tapi obatnya udah aku siapin malam ini",
    "cuma lewat, tapi dari sini relnya udah keliatan",
  ])("a plan beside it does, told plainly or between the lines: %s", (text) => {
    expect(continued(wish, text, { saidLast }).level).toBe(3);
  });
});

describe("a button of a flow, pressed while a danger is open", () => {
  const plan = "malam ini aku mau gantung diri, talinya udah siap";

  test("is no farewell, although it names a letter", () => {
    const pressed = continued(plan, "Tulis pesan atau surat", { isButton: true, isOfFlow: true });
    expect(pressed).toMatchObject({ level: 3, textLevel: 0 });
    expect(continued(plan, "Tulis pesan atau surat", {}).textLevel).toBe(3);
  });

  test("a button of the dialogue about the danger counts", () => {
    const saidLast = "Pikiran untuk mati itu hanya lewat, atau sekarang ada rencana?";
    const pressed = continued("aku pengen mati aja rasanya", "Ada rencana", {
      ...{ isButton: true, answers: saidLast, saidLast },
    });
    expect(pressed.level).toBe(3);
  });
});

describe("somebody else who is asleep", () => {
  test.each(["suamiku udah tidur, gak mau bangunin", "anakku tidur, ga tega ngebangunin"])(
    "is let sleep, and nobody wishes to die: %s",
    (text) => expect(judged(text)[0]?.level).toBeLessThan(2),
  );

  test.each(["jangan bangunin aku lagi ya ma, selamanya", "mau tidur aja, ga usah bangun lagi"])(
    "but not: %s",
    (text) => expect(judged(text)[0]?.level).toBeGreaterThanOrEqual(2),
  );
});

describe("something between the lines soon after the gentle question", () => {
  const asked: RiskState = {
    ...{ level: 1, categories: ["distress"], recent: [] },
    ...{ signAtMs: now.getTime(), askedAtMs: now.getTime() },
  };
  const text = "siapa ya yang ngurus kucingku nanti";
  const judgedAt = (minutes: number, said: string, state: RiskState, over: Partial<Preceding> = {}) =>
    judge(said, { state, holdUntil: null }, new Date(now.getTime() + minutes * 60_000), { ...alone, ...over })
      .assessment;

  test("is a guess, which the first no ends", () => {
    const guessed = judgedAt(1, text, asked);
    expect([guessed.level, guessed.ruleIds]).toEqual([2, ["oblique-again"]]);
    const denied = judgedAt(2, "Bukan itu maksudku", guessed.next, { isButton: true });
    expect([denied.denial, denied.level]).toEqual(["cleared", 1]);
  });

  test("is none in a request to change a text", () => {
    expect(judgedAt(1, text, asked, { isEdit: true }).level).toBeLessThan(2);
  });
});
