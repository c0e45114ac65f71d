import { describe, expect, test } from "vitest";
import { answers } from "./answers.ts";
import { findAnswer } from "./find-answer.ts";
import { hasNoTears, lacksFeeling, oppositeOf } from "./opposites.ts";

/* Questions that share their words and ask the opposite. */

const idFor = (text: string, flow?: string): string | undefined =>
  findAnswer(text, { flow, near: [], field: "wellbeing" })?.answer.id;

const tearless = answers.find(({ id }) => id === "belum-menangis");
const lasting = answers.find(({ id }) => id === "duka-kapan-reda");

describe("who still weeps", () => {
  test.each([
    "kok aku jadi nangis lagi ya, normal ga sih 4 bulan masih gini?",
    "kok aku nangis lagi ya normal ga udah 4 bulan masih gini",
    "wajar ga ya nangis terus padahal bapak udah lama ga ada",
    "udah setaun ditinggal ibu kok masi nangis tiap mlm, normal ga sih",
    "aku ga bisa berhenti nangis sejak bapak meninggal, normal ga",
    "isih nangis terus kelingan bapak, wajar ora yo",
    "masih menangis ka tiap malam sejak ibuku meninggal, normal kah",
    "gue cengeng ga sih nangis mulu inget almarhum papa",
  ])("is not told of tears that do not come: %s", (text) => {
    for (const flow of [undefined, "surat-duka"]) expect(idFor(text, flow)).not.toBe("belum-menangis");
    expect(hasNoTears(text)).toBe(false);
    expect(tearless && oppositeOf(text)(tearless)).toBe(true);
    expect(lasting && oppositeOf(text)(lasting)).toBe(false);
  });

  test("and gets an answer about it", () => {
    expect(idFor("kok aku jadi nangis lagi ya, normal ga sih 4 bulan masih gini?", "surat-duka")).toBe(
      "duka-kapan-reda",
    );
  });
});

describe("who does not weep", () => {
  test.each([
    "kok aku ga bisa nangis ya pas ibu meninggal, aneh ga",
    "aku gak nangis sama sekali waktu bapak wafat, normal ga",
    "ora iso nangis pas mbah seda, opo aku ora sayang",
    "air mataku ga keluar pas pemakaman, wajar ga",
    "indak bisa manangih waktu amak maningga, baa ko",
    "belum nangis juga sampe sekarang padahal udah 2 minggu ditinggal kakak, wajar ga",
  ])("is not told how long tears last: %s", (text) => {
    expect(hasNoTears(text)).toBe(true);
    expect(lasting && oppositeOf(text)(lasting)).toBe(true);
    expect(idFor(text, "surat-duka")).not.toBe("duka-kapan-reda");
  });
});

const asking = (id: string, asks: string[]) => {
  const [first] = answers;
  if (!first) throw new Error("there are no answers");
  return { ...first, id, asks };
};

describe("other opposites", () => {
  const pairs = {
    sleep: [
      "aku ga bisa tidur tiap malam, kenapa",
      "aku tidur terus seharian, kenapa",
      "susah tidur udah seminggu, normal ga",
      "kok tidur mulu ya tiap libur",
    ],
    food: [
      "ga nafsu makan sejak putus, wajar ga",
      "makan terus kalo stres, wajar ga",
      "aku susah makan kalo lagi sedih",
      "kok ngemil mulu ya kalo cemas",
    ],
    love: [
      "aku udah ga cinta sama suami, gimana",
      "aku masih sayang sama mantan, gimana",
      "rasaku hilang ke dia",
      "tetep kangen mantan, salah ga",
    ],
    anger: [
      "aku ga bisa marah ke siapa pun, kenapa",
      "aku gampang marah ke anak, kenapa",
      "kok aku ga pernah bisa marah ya",
      "dikit dikit marah, kenapa ya",
    ],
  };

  test.each(Object.entries(pairs))("%s", (_, [little = "", much = "", less = "", more = ""]) => {
    const [few, many] = [asking("few", [little]), asking("many", [much])];
    for (const text of [little, less]) {
      expect(oppositeOf(text)(many), text).toBe(true);
      expect(oppositeOf(text)(few), text).toBe(false);
    }
    for (const text of [much, more]) {
      expect(oppositeOf(text)(few), text).toBe(true);
      expect(oppositeOf(text)(many), text).toBe(false);
    }
  });

  test.each([
    "surat lamaranku kepanjangan ga",
    "boleh ga aku makan siang di luar",
    "kurang tidur terus ngantuk di kantor",
  ])("%s has none", (text) =>
    expect(
      answers
        .filter(oppositeOf(text))
        .map(({ id }) => id)
        .filter((id) => /kurang-tidur|ngantuk-pulang/.test(id)),
    ).toEqual([]),
  );
});

describe("a feeling that does not come", () => {
  test.each([
    "aku ga bisa marah sama dia, aneh ga",
    "aku udah ga cinta sama suami",
    "rasaku udah hilang",
    "aku ga bisa nangis",
  ])("%s", (text) => expect(lacksFeeling(text)).toBe(true));

  test.each(["aku marah terus", "masih sayang sama mantan", "aku ga bisa tidur", "ga bisa berhenti nangis"])(
    "not in %s",
    (text) => expect(lacksFeeling(text)).toBe(false),
  );
});
