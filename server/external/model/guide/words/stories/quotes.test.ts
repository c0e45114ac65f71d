import { describe, expect, test } from "vitest";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { conversation } from "#server/test/guide-conversation.ts";
import { clauseOf, quoteOf } from "./quotes.ts";

describe("what is quoted of a story is a whole clause, or nothing", () => {
  test.each([
    "tahun",
    "biar",
    "gw pgn nonjok sumpah wkwk",
    "udah 2 tahun",
    "biar dia tau rasa",
    "karena aku capek",
    "kapan ya aku bisa tenang?",
    "ya gitu deh",
    "bos gw anjing banget",
    "aku pergi ke rumah mama soalnya",
  ])("%s: nothing", (text) => expect(clauseOf(text)).toBeUndefined());

  test.each([
    ["tadi pasienku meninggal", "tadi pasienku meninggal"],
    ["aku capek banget", "aku capek banget"],
    ["tapi dia pergi tanpa pamit", "dia pergi tanpa pamit"],
    ["Bos marahin aku di depan tim. biar", "Bos marahin aku di depan tim"],
    ["udah lama, mama ga pernah nanya kabar aku, 2 tahun", "mama ga pernah nanya kabar aku"],
    ["rasanya sedih sekali kak", "rasanya sedih sekali kak"],
    ["aku nangis semalaman. kenapa harus aku?", "aku nangis semalaman"],
    ["pengennya sih istirahat sehari, tadi ibu kos datang nagih listrik", "pengennya sih istirahat sehari"],
    ["aku ngerasa gagal jd ibu, sambil nunggu tukang galon", "aku ngerasa gagal jd ibu"],
    ["capekkk bangettt rasanya hari ini, si dedek lagi sama neneknya", "capekkk bangettt rasanya hari ini"],
    ["abdi hoyong pisan uih ka bumi. tatangga keur hajatan", "abdi hoyong pisan uih ka bumi"],
    ["aku sedih liat dia pergi,", "aku sedih liat dia pergi"],
  ])("%s: %s", (text, quote) => expect(clauseOf(text)).toBe(quote));
});

test.each([
  "tetangga sebelah baru beli mobil lagi",
  "suamiku kerja di luar kota, pulangnya sebulan sekali",
  "anjrit aku capek banget",
  "aku capek bgt setannn",
  "tp jgn, sebut istri saya ya",
])("%s is a side matter, a curse, or would say the opposite", (text) =>
  expect(clauseOf(text)).toBeUndefined(),
);

test("a clause of an earlier message is not quoted again", () =>
  expect(clauseOf("aku capek banget", ["tadi juga, aku capek banget"])).toBeUndefined());

test("nothing is quoted from behind a negation, or with a comma at its end", () => {
  expect(quoteOf("tp jgn, sebut nama istri saya")).toBeUndefined();
  expect(quoteOf("tolong buatkan surat izin,")).toBe("tolong buatkan surat izin");
  expect(quotedQuestion("sebut istri gw ya,")).toBe("sebut istri gw ya");
});

test.each(["tahun", "biar", "gw pgn nonjok sumpah wkwk", "surat dong"])(
  "%s is not quoted beside an offer",
  (text) => expect(quoteOf(text)).toBeUndefined(),
);

test("in listening mode no fragment is quoted", () => {
  const texts = [
    "pen cerita aja dlu",
    "gw pgn nonjok sumpah wkwk",
    "tahun",
    "biar",
    "udah 2 tahun",
    "tau ah",
  ];
  for (const led of conversation("relationships", texts)) expect(led.text).not.toContain("“");
});
