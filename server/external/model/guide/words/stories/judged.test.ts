import { describe, expect, test } from "vitest";
import { type Judged, judgedIn } from "./judged.ts";
import { storyQuestionsIn } from "./story-questions.ts";

const kindOf = (text: string, told: readonly string[] = []) => judgedIn(text, told)?.kind;

describe("what somebody wants to have judged", () => {
  test.each<[string, Judged, string | undefined]>([
    ["wajar ga aku sedih dia lupa ultahku", "felt", "sedih dia lupa ultahku"],
    ["normal gak kalau tiap malam kepikiran terus", "felt", "tiap malam kepikiran terus"],
    ["wajarkah saya merasa iri pada adik saya", "felt", "merasa iri pada adik saya"],
    ["opo aku lebay nek isih kangen", "felt", "isih kangen"],
    ["lebay teu sih abdi ceurik wae", "felt", "ceurik wae"],
    ["salah ga aku kecewa dibohongin temen", "felt", "kecewa dibohongin temen"],
    ["aku egois ya pengen istirahat sendiri sehari", "wish", "pengen istirahat sendiri sehari"],
    ["aku jahat ga nolak minjemin uang ke kakak", "wish", "nolak minjemin uang ke kakak"],
    ["aku egois ndak kalo ndak mau serumah sama mertua", "wish", "ndak mau serumah sama mertua"],
    ["aku ga dateng ke nikahan dia, jahat ga ya", "act", "aku ga dateng ke nikahan dia"],
    ["emang aku jahat banget ya mutusin dia lewat chat", "act", "mutusin dia lewat chat"],
    ["bohong ke mama soal nilai, dosa ga", "act", "bohong ke mama soal nilai"],
    ["aku aneh ga sih ga suka rame", "state", "ga suka rame"],
    ["umur 30 belum nikah wajar ga", "state", "umur 30 belum nikah"],
    ["wajar ga mertua ikut campur terus", "other", "mertua ikut campur terus"],
    ["mama ga bolehin aku nginep di kos temen, wajar ga", "other", "mama ga bolehin aku nginep di kos temen"],
    ["wajar ga aku marah dia jalan sama mantannya", "free", "marah dia jalan sama mantannya"],
    ["salah ga sih aku minta pacar blokir mantannya", "free", "minta pacar blokir mantannya"],
    ["aku lebay ga sih takut sama bos", "heavy", "takut sama bos"],
  ])("%s: %s", (text, kind, quote) => expect(judgedIn(text)).toEqual({ kind, quote }));

  test.each<[string, Judged]>([
    ["tanganku gemeter terus, normal ga", "body"],
    ["haid telat 2 minggu normal ga sih", "body"],
    ["wajar ga aku sedih terus ga makan 5 hari", "body"],
    ["aku gila ya denger bisikan terus", "body"],
    ["wajar ga aku ngecek hp pacarku tiap malam", "controlling"],
    ["aku posesif ga kalau ngecek hp dia", "controlling"],
    ["salah ga aku ngelarang istriku kerja", "controlling"],
    ["suami ngecek hpku tiap malam, wajar ga", "controlled"],
    ["dia ga bolehin aku ketemu temen2, aku lebay ga", "controlled"],
    ["wajar nggak sih pasangan minta gps nyala terus", "controlled"],
    ["apa aku lebay? dia cuma nyekek sebentar", "hurt"],
    ["aku drama ya cuma karena diraba paman", "hurt"],
    ["apa wajar suami nampar istri", "hurt"],
    ["wajar ga aku pengen bunuh dia", "violence"],
    ["aku nampol adekku, wajar ga", "violence"],
    ["mertuaku aku tampar, salah ga", "violence"],
    ["salah ya aku benci anakku?", "child"],
    ["ninggalin anak sendirian di rumah sejam wajar ga", "neglect"],
    ["anakku 3 th kutinggal sendirian di rumah bentar, aku jahat ga", "neglect"],
    ["normal ga aku pengen loncat", "selfharm"],
    ["wajar ga aku pengen nyilet tangan", "selfharm"],
  ])("is never blessed: %s (%s)", (text, kind) => expect(kindOf(text)).toBe(kind));

  test("what others did to the member is no deed of theirs", () => {
    expect(kindOf("wajar ga aku sakit hati, dia selingkuh sama temenku")).toBe("felt");
    expect(kindOf("aku selingkuh dari suamiku, wajar ga sih")).toBe("act");
  });

  test("harm that was told of before stays in sight", () => {
    const text = "emang salah ga aku marah";
    expect(kindOf(text)).toBe("felt");
    expect(kindOf(text, ["tadi istriku kupukul karena masakannya asin"])).toBe("guarded");
    expect(kindOf(text, ["bapak nampar aku kemarin"])).toBe("heavy");
    expect(kindOf(text, ["aku bentak anakku tadi"])).toBe("felt");
  });

  test.each([
    "harga segitu wajar ga",
    "salah satu temenku marah ya",
    "jam segini masih buka ga",
    "ya wajar lah namanya juga anak kecil",
    "bikinin surat buat mama, aku jahat ga sih",
  ])("%s has no answer of these", (text) => expect(judgedIn(text)).toBeUndefined());
});

describe("within a story", () => {
  test.each([
    "salah ga sih aku?",
    "aku cengeng kah",
    "jahat ga sih aku kalau ga mau pulang",
    "menurutmu aku aneh ga kalau pengen sendirian",
    "ninggalin ibu di kampung, egois ga sih",
    "aku lemah ya nangis mulu",
  ])("%s asks the guide", (text) => expect(storyQuestionsIn(text).asked.length).toBe(1));

  test.each([
    "katanya aku egois ya",
    'dia bilang "kamu jahat ga sih"',
    "temenku nanya aku salah ga",
    "salah satu bosku jahat ya ampun",
    "ya wajar sih capek",
  ])("%s does not", (text) => expect(storyQuestionsIn(text).asked).toEqual([]));
});
