import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KnownRisk, noRisk } from "#rules/safety/danger-kinds.ts";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { partsOf } from "./answer/shown/parts.ts";
import { lead } from "./lead.ts";
import { emptyState, type GuideState, guideStateSchema } from "./state.ts";
import { withoutPadding } from "./words/padding.ts";
import { spelledOut } from "./words/plain/spelled-out.ts";

/* A doubtful answer is shown as it will stand in a text for somebody else, and one press opens it again. */

const letter = ["mau tulis surat ke kepala sekolah", "Tulis pesan atau surat", "Bu Ratna", "Surat resmi"];
const toEnd = ["mohon izin dua hari", "Sari"];
const notSo = "Bukan begitu";
const keep = "Biarkan begitu";
const mixed = "anak saya sakit tiga hari. duh bingung aku kak nulisnya";
const opened = [...letter, mixed, notSo];

const asked = (text: string) =>
  ({ text, field: "career", riskLevel: 0, risk: noRisk, isClosing: false }) as const;

/** The letter, once the questions that are left were answered. */
function finished(from: GuideState): string {
  let state = from;
  let text = "";
  for (const answer of toEnd) {
    const led = lead(state, asked(answer));
    state = led.state;
    text = led.document?.text ?? text;
  }
  return text;
}

const sentenceParts = (text: string) => partsOf(text, "permintaan", 6).parts.map((part) => part.text);

/** The words that the guide says will stand in the text. */
const shownIn = (text: string | undefined): string =>
  /(?:tertulis|jadinya|dibaca|Tertulis|bunyinya di \S+|[kK]utulis)(?: begini)?:? “([\s\S]*?)”(?=\.? (?:Kalau kurang pas|Belum sesuai)|\.?\n|\.?$)/.exec(
    text ?? "",
  )?.[1] ?? "";

describe("a doubtful answer", () => {
  test("is shown before the next question, with one button that opens it again", () => {
    const led = last("career", [...letter, mixed]);
    expect(led?.text).toContain("Di surat nanti tertulis begini: “anak saya sakit tiga hari");
    expect(labels(led).filter((label) => label === notSo)).toHaveLength(1);
  });

  test.each([
    "anak saya sakit tiga hari. duh bingung aku kak nulisnya",
    "sppnya blm kebayar 2 bln krn suami saya di phk, jujur malu saya kak",
    "tangga depan kelas rusak, anak2 suka jatuh. itu sopan ga kak kalimatnya",
    "gurunya sering telat masuk trs anak2 ribut, tp jgn sampe beliau tersinggung ya",
  ])("%s: stands in the document exactly as it was shown", (text) => {
    const led = last("career", [...letter, text]);
    const shown = shownIn(led?.text);
    expect(shown).not.toBe("");
    expect(labels(led)).toContain(notSo);
    expect(documentOf("career", [...letter, text, ...toEnd])).toContain(shown);
  });

  test("has one line, which also names what was left out", () => {
    const led = last("career", [...letter, "tangga depan kelas rusak. itu sopan ga kak kalimatnya"]);
    const lines = led?.text.split("\n\n").filter((line) => line.includes("“")) ?? [];
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("sopan ga");
    expect(lines[0]).toContain("tertulis begini: “tangga depan kelas rusak");
  });

  test.each(["anak saya sakit", "tangga depan kelas rusak, mohon diperbaiki", "lampu di kelas 2B mati"])(
    "%s: is plain and short, so that nothing is shown",
    (text) => {
      const led = last("career", [...letter, text]);
      expect(filled(led).inti).toBe(text);
      expect(led?.text).not.toContain("“");
      expect(labels(led)).not.toContain(notSo);
    },
  );

  test("in a plan of the member's own is not shown", () => {
    const led = last("wellbeing", [
      "aku susah tidur, mau rencana tidur malam ini",
      "Susun rencana tidur",
      "kak jujur bingung aku harus nulis apa, kepikiran kerjaan terus",
    ]);
    expect(labels(led)).not.toContain(notSo);
  });

  test.each([
    "tangga depan kelas rusak, sebel bgt gw",
    "tangga depan kelas rusak, jangan janji dulu di suratnya",
    "tangga depan kelas rusak kak",
  ])("%s: holds a feeling, an order about the text or an address of the guide, and is shown", (text) =>
    expect(labels(last("career", [...letter, text]))).toContain(notSo),
  );

  test("is quoted nowhere at a risk", () => {
    const { state } = last("career", letter) ?? { state: emptyState };
    expect(labels(lead(state, { ...asked(mixed), riskLevel: 1 }))).not.toContain(notSo);
  });
});

describe("“Bukan begitu”", () => {
  test("opens the answer again: its sentences are buttons, and it may stay as it is", () => {
    expect(labels(last("career", opened))).toEqual([
      "Cukup: “anak saya sakit tiga hari”",
      "Cukup: “duh bingung aku kak nulisnya”",
      keep,
    ]);
  });

  test.each(["bukan begitu", "salah", "bukan gitu kak", "BUKAN BEGITU!"])(
    "typed as “%s”: opens it too",
    (text) => expect(labels(last("career", [...letter, mixed, text]))).toContain(keep),
  );

  test("is never words of a text, also where nothing was shown", () => {
    const led = last("career", [...letter, "anak saya sakit", notSo]);
    expect(filled(led).harapan ?? "").toBe("");
    expect(labels(led)).toContain(keep);
  });

  test("what is typed next replaces the answer, and the flow goes on at the question where it was", () => {
    const own = "anak saya dirawat di RS sejak senin, mohon maklum";
    const before = last("career", [...letter, mixed]);
    const led = last("career", [...opened, own]);
    expect(filled(led).inti).toBe(own);
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    expect(led?.text).toContain("Apa permintaanmu kepadanya");
    expect(documentOf("career", [...opened, own, ...toEnd])).toContain(
      "Anak saya dirawat di RS sejak senin, mohon maklum",
    );
  });

  test.each([
    "aku capek, aku mundur, aku pamit",
    "jangan bilang siapa2 ya kak, ini rahasia",
    "itu wajar kah kalau saya kecewa?",
    "kan tadi udah saya bilang ke ibu",
  ])("%s: what rules would part or change stands word for word in the letter", (own) => {
    const text = documentOf("career", [...opened, own, ...toEnd]).toLowerCase();
    expect(text).toContain(spelledOut(own).toLowerCase());
  });

  test("one press takes a single sentence", () => {
    const led = last("career", [...opened, "Cukup: “anak saya sakit tiga hari”"]);
    expect(filled(led).inti).toBe("anak saya sakit tiga hari");
    const text = documentOf("career", [...opened, "Cukup: “anak saya sakit tiga hari”", ...toEnd]);
    expect(text).toContain("Anak saya sakit tiga hari");
    expect(text).not.toContain("bingung");
  });

  test.each([keep, "lewati", "gatau", "cukup"])("%s: leaves the answer as it was shown", (text) => {
    const before = last("career", [...letter, mixed]);
    const led = last("career", [...opened, text]);
    expect(filled(led)).toEqual(filled(before));
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
  });

  test("pressed twice asks once more, and stores nothing", () => {
    const led = last("career", [...opened, notSo]);
    expect(filled(led)).toEqual(filled(last("career", opened)));
    expect(labels(led)).toContain(keep);
  });

  test("of an earlier message opens the same answer", () =>
    expect(labels(last("career", [...letter, mixed, "mohon izin dua hari", notSo]))).toContain(keep));

  test.each([keep, "Cukup: “anak saya sakit tiga hari”"])(
    "%s, pressed again later: changes nothing",
    (text) => {
      const before = last("career", [...opened, "anak saya dirawat"]);
      const led = last("career", [...opened, "anak saya dirawat", text]);
      expect(filled(led)).toEqual(filled(before));
      expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    },
  );

  test("“kembali” still goes one step back", () => {
    const led = last("career", [...opened, "kembali"]);
    expect(led?.state.flow?.at).toBeLessThan(last("career", opened)?.state.flow?.at ?? 0);
  });

  test("a reason that a rule would take for an answer left open stands too", () => {
    const own = "gatau kenapa saya ditegur di depan kelas";
    expect(filled(last("career", [...opened, own])).inti).toBe(own);
  });

  test("a sign of danger is never taken as the words", () => {
    const { state } = last("career", opened) ?? { state: emptyState };
    const risk: KnownRisk = { ...noRisk, categories: ["ideation"], isNew: true };
    const led = lead(state, { ...asked("aku pengen mati"), riskLevel: 2, risk });
    expect(JSON.stringify([led.state.flow, led.state.left])).not.toContain("pengen mati");
  });
});

const three = "obat mbah telat dua hari. si Ujang lupa ambil, aku takut dia marah. mohon dijadwal ulang";
const openThree = [...letter, three, notSo];
const inLetter = (...texts: string[]) => documentOf("career", [...openThree, ...texts, ...toEnd]);

describe("an order about the open answer", () => {
  test.each([
    ["yg soal ujang dibuang aja, malu dia kalau disebut. sisanya udh bener", "Ujang"],
    ["si Ujang jgn disebut", "Ujang"],
    ["bagian ujang diapus wae kak", "Ujang"],
    ["tulung sing ujang kuwi dibusek", "Ujang"],
    ["ujange ojo ditulis", "Ujang"],
    ["yg ujang gausah", "Ujang"],
    ["jangan bawa2 nama ujang", "Ujang"],
    ["ujang ga perlu ikut disebut kak", "Ujang"],
    ["itu kan curhatan, yg takut ga usah dimasukin", "takut"],
    ["hapus yang takut itu", "takut"],
    ["kalimat takut marah ga usah ditulis ya", "takut"],
    ["ilangin yg takut dong", "takut"],
    ["buang soal takutnya aja, malu aku", "takut"],
  ])("%s: takes its sentence out, shows the rest, and stays open", (order, gone) => {
    const led = last("career", [...openThree, order]);
    expect(filled(led).inti).not.toContain(gone);
    expect(filled(led).inti).toContain("obat mbah telat dua hari");
    expect(filled(led).inti).toContain("mohon dijadwal ulang");
    expect(led?.text).toContain("bat mbah telat dua hari");
    expect(labels(led)).toContain("Sudah pas");
    expect(inLetter(order, "Sudah pas")).not.toContain(gone);
  });

  test.each([
    ["ganti takut jadi khawatir", "aku khawatir dia marah"],
    ["kata takut diganti khawatir aja", "aku khawatir dia marah"],
    ["tolong ganti dua hari jd tiga hari ya", "telat tiga hari"],
    ["bukan dua hari tapi tiga hari", "telat tiga hari"],
    ["telat = terlambat", "terlambat dua hari"],
  ])("%s: exchanges its words", (order, words) =>
    expect(filled(last("career", [...openThree, order])).inti).toContain(words),
  );

  test.each([
    "yg soal mobil dibuang aja",
    "hapus yang itu",
    "ganti senin jadi selasa",
    "jgn diganti2 bahasane",
    "bikin lebih sopan dong",
    "bahasanya jangan diubah ya kak",
    "yg kedua aja",
    "tambahin kalau saya minta maaf",
    "kepanjangan kak",
    "kok jadi kaku",
    "saya mau yg lebih halus bahasanya",
    "tolong dirapikan bahasanya",
    "tulis ulang dong",
    "masih salah",
  ])("%s: cannot be carried out, which is said, and nothing changes", (order) => {
    const before = last("career", openThree);
    const led = last("career", [...openThree, order]);
    expect(filled(led)).toEqual(filled(before));
    expect(labels(led)).toEqual(labels(before));
    expect(led?.text).toContain("permintaan");
    expect(filled(last("career", [...openThree, order, "obatnya telat datang"])).inti).toBe(
      "obatnya telat datang",
    );
  });

  test.each([
    [
      "jgn diganti2 bahasane, mbah uti ngertine jowo campur. Pas aku SD mbah sering nggendong aku",
      "Pas aku SD",
    ],
    ["ga usah dibenerin ejaannya. obat mbah kok durung tekan kene", "obat mbah kok durung"],
    ["ganti jadi gini: obat mbah belum datang", "obat mbah belum datang"],
  ])("%s: is left out of the new text, and named", (order, begins) => {
    const led = last("career", [...openThree, order]);
    expect(filled(led).inti).toMatch(new RegExp(`^${begins}`));
    expect(led?.text).toMatch(/“(?:jgn diganti2 bahasane|ga usah dibenerin ejaannya|ganti jadi gini)”/);
  });

  test.each([
    "mohon data anak saya yang lama dihapus",
    "tolong ganti jadwal periksa jadi hari senin",
    "sampah di depan kelas tolong dibuang tiap sore",
    "bapak jangan lupa bilang ke bu guru",
    "anak saya minta pindah bangku, yang sekarang rusak",
    "tolong tambah satu kursi di kelas",
    "obatnya jangan sampai telat lagi, yg kosong tolong diganti",
    "anak2 jgn ditulis nama lengkapnya di papan ya bu, mereka malu",
  ])("%s: is the new text", (own) => expect(filled(last("career", [...openThree, own])).inti).toBe(own));

  test("may name a sentence by its place", () =>
    expect(filled(last("career", [...openThree, "kalimat terakhir dibuang"])).inti).not.toContain("ulang"));

  test.each(["udah pas kok", "iya udah bener kak lanjut", "lanjut aja", "gak jadi deh, yg tadi aja"])(
    "%s: leaves it as it is",
    (text) => expect(filled(last("career", [...openThree, text]))).toEqual(filled(last("career", openThree))),
  );

  test("in quotation marks is the new text", () =>
    expect(filled(last("career", [...openThree, "“yang rusak dibuang aja”"])).inti).toBe(
      "yang rusak dibuang aja",
    ));
});

describe("an open answer of three or more sentences", () => {
  test("loses one by each press, and stays open until it is right", () => {
    const cut = "Buang: “si Ujang lupa ambil, aku takut dia marah”";
    expect(labels(last("career", openThree))).toEqual([
      "Buang: “obat mbah telat dua hari”",
      cut,
      "Buang: “mohon dijadwal ulang”",
      keep,
    ]);
    const led = last("career", [...openThree, cut]);
    expect(filled(led).inti).toBe("obat mbah telat dua hari. mohon dijadwal ulang");
    expect(labels(led)).toContain("Sudah pas");
    const done = last("career", [...openThree, cut, "Sudah pas"]);
    expect(filled(done).inti).toBe("obat mbah telat dua hari. mohon dijadwal ulang");
    expect(done?.text).toContain("Apa permintaanmu kepadanya");
  });

  test.each([
    [
      "rumah saya di kec. Praya, jl. Veteran no. 2. bayar Rp. 150.000 ke dr. Budi. takut kurang",
      ["rumah saya di kec. Praya, jl. Veteran no. 2", "bayar Rp. 150.000 ke dr. Budi", "takut kurang"],
    ],
    [
      "permintaan sy: SK dibatalkan. alasan: pak M. Yusuf sakit. takut dimarahin",
      ["SK dibatalkan", "pak M. Yusuf sakit", "takut dimarahin"],
    ],
  ])("%s: is parted at its sentences, without their labels", (text, parts) =>
    expect(sentenceParts(text)).toEqual(parts),
  );
});

describe("the line about a literal replacement", () => {
  test("says “persis” only of what was changed in no letter", () => {
    const spelled = last("career", [...opened, "anak saya jgn dihukum krn sakit"]);
    expect(spelled?.text).not.toContain("persis");
    expect(spelled?.text).toContain("cuma ejaannya");
    expect(last("career", [...opened, "Anak saya dirawat sejak Senin."])?.text).toContain("persis");
  });

  test("keeps the button, so that it can be corrected again", () => {
    const first = [...opened, "anak saya dirawat di RS"];
    expect(labels(last("career", first))).toContain(notSo);
    expect(labels(last("career", [...first, notSo]))).toContain(keep);
    expect(filled(last("career", [...first, notSo, "anak saya opname"])).inti).toBe("anak saya opname");
  });
});

describe("the words that were typed after “Bukan begitu”", () => {
  const { state } = last("career", opened) ?? { state: emptyState };
  const word = fc.constantFrom(
    ..."aku saya yg krn tapi kak jangan bilang tolong takut kenapa salah 500rb Pak Dedi besok tgl 5, besok. ya? tidak dimasukin maaf kan".split(
      " ",
    ),
  );
  const text = fc
    .array(word, { minLength: 4, maxLength: 14 })
    .map((words) => `begini ${words.join(" ")} selesai`);

  test("are what the answer holds, with nothing but the spelling changed in the letter", () => {
    fc.assert(
      fc.property(text, (own) => {
        const led = lead(state, asked(own));
        const stored = guideStateSchema.parse(JSON.parse(JSON.stringify(led.state)));
        expect(stored.flow?.filled.inti).toBe(withoutPadding(own).trim());
        const made = finished(stored);
        const bare = (words: string) =>
          words
            .toLowerCase()
            .replace(/[.\s]+/g, " ")
            .trim();
        expect(bare(made)).toContain(bare(spelledOut(own)));
      }),
      { numRuns: 15 },
    );
  });

  test("are any words at all", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 200 }), (own) => {
        const told = withoutPadding(`begini ${own} selesai`);
        const led = lead(state, asked(told));
        expect(led.state.flow?.filled.inti).toBe(told.trim());
      }),
      { numRuns: 30 },
    );
  });
});

test("a conversation that was stored before answers were shown goes on", () => {
  const { state } = last("career", letter) ?? { state: emptyState };
  expect(state.flow).not.toHaveProperty("shown");
  expect(lead(guideStateSchema.parse(JSON.parse(JSON.stringify(state))), asked(notSo)).text).not.toBe("");
});
