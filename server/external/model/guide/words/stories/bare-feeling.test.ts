import { describe, expect, test } from "vitest";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { answersTo } from "#server/external/model/guide/story-answers.ts";

const blessings: readonly string[] = [...lines["asked-anger"], ...lines["asked-feeling"]];
const blesses = (text: string, told: readonly string[] = []) =>
  answersTo(text, new Said({}), told).answers.some((one) => blessings.includes(one));

describe("whether something may be felt", () => {
  test.each([
    "emang salah ya aku marah? jd istri kok gini amat",
    "wajar ga sih aku sedih",
    "salah ya aku kesel sama dia?",
    "apa aku lebay?",
    "salah ya aku kangen jadi staf biasa?",
  ])("is answered: %s", (text) => expect(blesses(text)).toBe(true));

  test.each([
    ...["wajar ga aku pengen bunuh dia", "wajar ga aku pengen nonjok dia", "wajar ga aku gampar anakku"],
    ...["normal ga aku ngerasa mau nyakitin bayi", "wajar ga aku pengen sentuh keponakanku"],
    ...[
      "wajar ga aku pengen nyilet tangan",
      "normal ga aku pengen loncat",
      "wajar ga aku stres terus nyayat",
    ],
    ...["wajar ga aku sedih terus ga makan 5 hari", "wajar ga aku cemburu terus pasang gps di motornya"],
    ...["aku posesif ga kalau ngecek hp dia tiap malam", "apa aku lebay? dia cuma nyekek sebentar"],
    ...["aku drama ya cuma karena diraba paman", "aku lebay ya kalau ngerasa dipaksa suami tidur"],
    ...["kayak gini normal ga, dia pegang2 dadaku", "aku gila ya denger bisikan terus"],
    ...["salah ya aku marah sampai banting anak?", "wajar ga aku marah terus tendang perut istriku"],
    ...["wajar ga aku emosi terus cekik dia", "wajar ga aku kesel terus bayinya aku guncang"],
    ...[
      "boleh ga aku marah terus sabet anak pakai sabuk",
      "istriku kutendang tadi. emang salah ya aku marah?",
    ],
    ...["aku boleh marah ga kalau istriku keluar rumah", "salah ya aku benci anakku?"],
    "wajar ga aku kangen terus datengin rumahnya padahal dia udah blokir",
  ])("is not what is asked: %s", (text) => expect(blesses(text)).toBe(false));

  test("is not answered where the story before told of harm", () => {
    expect(blesses("emang salah ya aku marah?", ["tadi istriku kupukul karena masakannya asin"])).toBe(false);
  });
});
