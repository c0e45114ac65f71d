import { describe, expect, it } from "vitest";
import { isYesIf } from "#server/external/model/guide/answer/buttons/options.ts";
import { wantsNoName } from "#server/external/model/guide/values/no-names.ts";
import { scaleIn } from "#server/external/model/guide/values/numbers/scale.ts";
import { fearIn } from "#server/external/model/guide/words/stories/beside-wish.ts";
import { hasNoPlan, pleadsForWords } from "#server/external/model/guide/words/to-guide/plea.ts";

describe("an order to name nobody", () => {
  it.each(["jgn pake nama, kan di grup. utk semua aja", "ga usah nama", "tanpa nama ya", "untuk semua saja"])(
    "leaves the place for what somebody is called empty: %s",
    (text) => expect(wantsNoName(text, true)).toBe(true),
  );

  it.each(["Nama dia Tono", "jangan sebut nama, Bu HRD aja", "Bu Semi", "Mas Untung"])(
    "is no name that is told: %s",
    (text) => expect(wantsNoName(text, true)).toBe(false),
  );

  it("takes all members as the reader of a letter", () => {
    expect(wantsNoName("untuk semua anggota tim", false)).toBe(false);
  });
});

describe("a plea to the guide where the member's own plan is asked for", () => {
  it.each([
    "lah itu yg gue tanya ke lo. gue gatau harus ngapain pas macet. kasih tau dong tekniknya",
    "kasih tau dong caranya",
    "ajarin gue caranya",
  ])("is no answer: %s", (text) => expect(pleadsForWords(text, false)).toBe(true));

  it("says that there is no plan", () => {
    expect(hasNoPlan("aku bingung harus ngapain kalau dia marah")).toBe(true);
  });

  it.each(["aku kasih tau caranya ke dia", "kasih tau guru", "tarik napas, terus minum", "tanya ke kakak"])(
    "stays an answer: %s",
    (text) => {
      expect(pleadsForWords(text, false)).toBe(false);
      expect(hasNoPlan(text)).toBe(false);
    },
  );
});

describe("a number on a scale", () => {
  it.each([
    ["dago lah dr rumah naik motor 20 menit. 2", 2],
    ["1 soalnya input data bosen bgt. tp takut abis 6 bln ga diperpanjang, mama jg nyuruh", 1],
    ["yang gue takutin tuh macet di kata pertama trus diketawain. kemungkinannya 8 lah", 8],
    ["kosnya lumayan murah sih buat daerah situ, 7 lah", 7],
  ])("is the one that stands alone: %s", (text, value) => expect(scaleIn(text)).toBe(value));

  it.each([
    "gajinya 6,8 tapi jauh dari rumah dan harus ngekos sendiri",
    "anak saya 3, 5 tahun dan 8 tahun, jadi susah",
    "kalo hujan sering banjir di jalan situ. 10 menit doang",
  ])("is none with a unit: %s", (text) => expect(scaleIn(text)).toBeUndefined());
});

describe("a fear that is named", () => {
  it.each(["kamis ini gue presentasi, takut bgt sumpah", "takut banget sekali kak"])(
    "needs more than how strong it is: %s",
    (text) => expect(fearIn(text)).toBeUndefined(),
  );

  it("is taken with its strength", () => {
    expect(fearIn("takut bgt diketawain sekelas")).toBe("takut bgt diketawain sekelas");
  });
});

describe("a yes under a condition", () => {
  it.each(["boleh sih tp yg 4,5 harus lunas dulu", "boleh, asal minggu ini harus masuk separuh"])(
    "is read as one: %s",
    (text) => expect(isYesIf(text)).toBe(true),
  );

  it.each(["boleh dicicil", "harus lunas dulu", "boleh, tapi jangan ditulis"])("is not: %s", (text) =>
    expect(isYesIf(text)).toBe(false),
  );
});
