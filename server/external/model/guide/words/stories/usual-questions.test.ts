import { describe, expect, test } from "vitest";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { answersTo } from "#server/external/model/guide/story-answers.ts";
import { last } from "#server/test/guide-conversation.ts";
import { usualAfter } from "./usual-questions.ts";

const father = "bokap gue meninggal 5 bulan lalu. tiap naik motor gue masih nangis di helm";
const widow = "suami saya wafat tiga bulan lalu. rumah sepi sekali nggih";

describe("“apa ini wajar” behind what has shaken somebody", () => {
  test.each([
    [father, "ini normal ga sih? udah 5 bulan loh. tmn kantor ngira gue udah move on", "grief"],
    ["ibu saya berpulang dua minggu lalu", "saya jadi linglung di kantor, apa normal?", "grief"],
    ["mamak sudah meninggal, kangen terus rasanya", "wajar to mbak? sudah setahun", "grief"],
    ["si bungsu baru berangkat kuliah ke jogja", "tiap lewat kamarnya aku nangis, wajar ga ya mbak", "child"],
    ["anak saya nikah dan pindah ke medan", "rumah jadi hampa. apakah itu wajar?", "child"],
    [
      "aku diputusin 4 bulan lalu, 3 taun pacaran",
      "lewat kafe langganan masih nyesek. normal gak sih?",
      "parted",
    ],
    ["baru cerai bulan lalu, tiap malam masih nangis", "masih wajar kan ya?", "parted"],
    ["minggu lalu saya ketabrak motor", "denger klakson langsung kaget. apakah ini wajar?", "accident"],
    ["aku jatuh dari motor pas hujan", "sekarang takut bonceng siapa pun, normal ga", "accident"],
    ["mak kami meninggal 2 bulan lalu", "tiap liat dasternyo aku nangis, wajar dak yo", "grief"],
    ["lembur tiap hari sebulan ini", "pulang cuma pengen tidur, males ngapa2in. wajar kah?", "worn"],
  ])("%s / %s", (told, text, after) => {
    expect(usualAfter(text, [told, text])).toBe(after);
    expect(answersTo(text, new Said({}), [told, text]).answers[0]).toMatch(/^(?:Ya, )?[Ww]ajar/);
  });

  test.each([
    ["bapak saya meninggal tahun lalu", "kakak minta jual rumah warisan sekarang, wajar ga?"],
    ["bapak saya meninggal tahun lalu", "nangis itu dosa ga"],
    ["bapak meninggal", "pengen nyusul bapak, kangen. wajar ya"],
    ["aku diputusin pacar", "aku ngancam dia lewat chat karena sedih, wajar ga"],
    ["gajiku telat lagi", "ini normal ga sih? udah dua bulan"],
    [father, "gue dibentak bos, takut. normal ga"],
    [father, "masih nangis di helm"],
  ])("not: %s / %s", (told, text) => expect(usualAfter(text, [told, text])).toBeUndefined());

  test.each([
    "Jantung deg-degan terus, badan lemas, kemarin tidak berangkat pengajian. Apa ini wajar nggih untuk orang seusia saya, 52 tahun?",
    "dada berdebar tiap malam sudah tiga minggu, normal ga ya di umur 60",
    "sudah seminggu mual dan pusing, apakah ini wajar?",
    "sejak itu susah tidur terus, wajarkah",
  ])("sends a sign of the body to the puskesmas, without calling it usual: %s", (text) => {
    const [answer] = answersTo(text, new Said({}), [widow, text]).answers;
    expect(answer).toContain("puskesmas");
    expect(answer).not.toMatch(/\bwajar\b/i);
  });

  test("is answered in the conversation, first of all", () => {
    const led = last("wellbeing", [father, "ini normal ga sih? udah 5 bulan loh"]);
    expect(led?.text.startsWith("Wajar. Duka tidak punya batas waktu")).toBe(true);
    expect(led?.text).not.toContain("Siapa yang benar");
  });
});
