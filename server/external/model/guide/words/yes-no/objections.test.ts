import { describe, expect, test } from "vitest";
import type { Field } from "#server/external/model/guide/flow.ts";
import { corrected, correctionIn } from "#server/external/model/guide/values/corrections.ts";
import { conversation, filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import { answerBehind, asksAboutStep, isQuestionBack, objectionIn } from "./objections.ts";

describe("words for the guide are no answer", () => {
  test.each([
    "lah itu bukan jawaban, gw nanya",
    "kok malah nanya itu",
    "bukan itu maksudku",
    "maksudku bukan gitu kak",
    "itu tadi pertanyaan, bukan jawaban",
    "aku kan cuma nanya",
    "saya lagi tanya kak",
    "loh kok dimasukin ke situ",
    "kok jadi gitu sih",
    "kok malah balik lagi",
    "ga nyambung deh",
    "gak nyambung banget sih kak",
    "jawab dulu dong pertanyaanku",
    "baca dulu dong kak",
    "kamu ngerti ga sih maksudku",
    "salah tangkep min, itu bukan isinya",
    "lah, apaan sih",
    "hah?",
    "ini apaan",
    "kok ngaco gini",
    "yg bener aja",
    "pertanyaanku ga dijawab",
    "bukan gitu maksud gw",
    "tadi itu aku nanya kak",
    "ini kok malah nulis itu",
    "ini bukan yang aku minta",
    "maksud gw tadi tuh bukan gitu",
    "kok copas doang",
    "yah salah tangkep",
    "gue nanya malah dicatet",
    "jawabanmu ga nyambung",
  ])("%s: a complaint", (text) => expect(objectionIn(text)).toBe("complaint"));

  test.each([
    "kan udah gw tulis",
    "tadi kan udah dibilang",
    "kan tadi udah aku sebut kak",
    "udah kubilang di atas",
    "lah kan sudah saya jawab tadi",
    "udah 3 kali gw ketik",
    "baca di atas dong",
    "kok ditanya lagi",
    "kenapa nanya itu lagi sih",
    "kan udah diisi tadi min",
    "itu lagi itu lagi",
    "wes tak omong mau",
    "kan sudah saya kasih tadi pak",
    "lihat yang tadi aja kak",
    "sudah saya sebutkan di atas",
    "udah gue kasih tau tadi",
    "kan aku udah cerita di awal",
    "di atas kan ada",
    "udah dua kali aku bilang",
    "masa nanya itu terus",
  ])("%s: it was said before", (text) => expect(objectionIn(text)).toBe("unheard"));

  test.each([
    "salah ketik",
    "eh salah",
    "yang tadi jangan dimasukin ya",
    "ga usah ditulis yang tadi",
    "aduh salah tulis kak",
    "hapus jawaban tadi",
    "itu bukan buat suratnya",
    "lah salah dong",
  ])("%s: the answer before should not stand", (text) => expect(objectionIn(text)).toBe("undo"));
});

test.each(["bentar", "eh tunggu dulu ya kak", "aku belum selesai ngetik", "mikir dulu kak"])(
  "%s: the answer is still to come",
  (text) => expect(objectionIn(text)).toBe("wait"),
);

describe("real answers that have such words are taken", () => {
  test.each([
    "aku mau bilang ke bos: maksudnya gimana kontrakku",
    "aku salah paham sama dia",
    "kamu salah paham",
    "kamu ga ngerti",
    "aku udah bilang maaf",
    "aneh",
    "ga jelas",
    "capek deh",
    "belum selesai",
    "salah terus",
    "itu bukan yang aku mau dari kamu",
    "aku capek nunggu",
    "tunggu di depan toko",
    "udah cerita ke ibu",
    "tadi pagi udah bayar",
    "suratnya ada di meja",
    "dia nanya terus kapan nikah",
    "aku nanya ke dia kenapa uangnya habis",
    "udah kubilang ke bos kalau aku capek",
    "kan udah dibilang jangan telat masuk kerja",
    "aku tidak bermaksud menyakiti kamu",
    "maaf, aku salah ngomong kasar ke ibu",
    "kenapa aku selalu salah di mata dia",
    "dia bilang itu bukan jawaban yang dia mau",
    "tulis di atas meja kasir ya, nomor rekeningnya",
    "bukan marah tapi kecewa",
    "kok bisa dia pergi tanpa pamit",
    "aku ga ngerti kenapa dia berubah",
    "sudah kutulis surat tapi belum dikirim",
    "laporan sudah saya isi hari Jumat",
    "pelanggan nanya kok lama",
    "salah satu staf sering telat",
    "aku pernah bohong sama mama",
    "kenapa nilaimu turun",
    "gimana caranya biar cepat lunas",
    "jawaban dari HRD belum ada",
    "udah bilang makasih ke Pak RT",
    "Rina",
    "jam 9",
    "250 ribu",
    "balik nama motor",
    "baca buku 30 menit",
    "nulis skripsi bab 2",
    "lihat anak di rumah ibu",
    "isi ulang galon",
    "sudah",
    "belum ada",
    "ga ada",
    "jangan lupa matikan lampu",
    "hapus foto mantan",
    "ngomong sama suami soal uang",
    "aku mau kamu berhenti nanya gajiku",
    "itu saja",
    "kamu",
    "salah transfer ke rekening lama",
  ])("%s", (text) => {
    expect(objectionIn(text)).toBeUndefined();
    expect(answerBehind(text, true)).toBeUndefined();
    expect(corrected(text, true)).toBe(text);
  });

  test.each([
    "bingung mulai dari mana tiap pagi",
    "aku mau bilang ke bos: maksudnya gimana kontrakku",
    "dia kasih contoh buruk ke adiknya",
  ])("%s asks nothing about the question", (text) => expect(asksAboutStep(text)).toBe(false));
});

describe("what is taken back within a message", () => {
  test.each([
    ["jam 10 eh jam 9 saja", "jam 9"],
    ["jam 10, eh salah, jam 9", "jam 9"],
    ["ketemu di kantor jam 10 eh jam 9 aja", "ketemu di kantor jam 9"],
    ["jam 10 di kantor, eh jam 9 deng", "jam 9 di kantor"],
    ["200 ribu eh 250 ribu", "250 ribu"],
    ["500rb maaf 550rb", "550rb"],
    ["3 orang eh 4 orang", "4 orang"],
    ["senin eh selasa aja", "selasa"],
    ["31 Mei eh 30 Juni", "30 Juni"],
    ["besok eh lusa deh", "lusa"],
    ["bensin 200rb eh 250rb, makan 1jt", "bensin 250rb, makan 1jt"],
    ["Rina eh Rini", "Rini"],
    ["PT Jaya eh salah PT Maju", "PT Maju"],
    ["20 ralat 30", "30"],
    ["siji 80 ewu. eh salah ding siji 70, dadi 140 ewu", "140 ewu"],
    ["140 ewu mas, dudu 290", "140 ewu mas"],
    ["140 ribu, bukan 290 ribu ya", "140 ribu ya"],
  ])("%s is %s", (text, value) => expect(corrected(text, true)).toBe(value));

  test.each([
    "pas jam 10 dia datang eh jam 11 udah pergi lagi",
    "aku masuk eh dia malah keluar",
    "Rina eh bentar",
    "Wulan. eh mbak, nanti pesangonnya gimana ya",
    "minta maaf 3 hari lalu",
    "jam 8 sampai jam 10",
    "anakku 3, bukan 5, dan istriku kerja",
    "bukan 200 ribu tapi 250 ribu",
  ])("%s stays", (text) => expect(corrected(text, true)).toBe(text));
});

describe("what was answered before is put right", () => {
  test.each<[string, string | undefined]>([
    ["salah, harusnya 250 ribu", "250 ribu"],
    ["eh salah, 250rb deng", "250rb"],
    ["harusnya 250 ribu", "250 ribu"],
    ["ralat: Rina Wulandari", "Rina Wulandari"],
    ["yang tadi harusnya 30", "30"],
    ["maaf salah ketik, Kepala Kasir", "Kepala Kasir"],
    ["maksudnya Wiyung bukan Wiyono", "Wiyung"],
    ["Binjai maksudku, bukan Berastagi", "Binjai"],
    ["maksudku hari selasa", "hari selasa"],
    ["btw typo, maksudnya Q3", "Q3"],
    ["salah tulis, hari kamis", "hari kamis"],
    ["bukan 200 ribu tapi 250 ribu", "250 ribu"],
    ["salah satu staf telat", undefined],
    ["harusnya dia minta maaf duluan", undefined],
    ["aku salah ngomong 3 kali ke dia", undefined],
    ["250 ribu", undefined],
  ])("%s: %s", (text, value) => expect(correctionIn(text)?.value).toBe(value));

  const price: [Field, string[]] = ["business", ["hitung harga jual risol", "Hitung harga jual", "risol"]];

  test("the figure of the answer before is changed, and the question stays", () => {
    const before = last(price[0], [...price[1], "200 ribu"]);
    const led = last(price[0], [...price[1], "200 ribu", "salah, harusnya 250 ribu"]);
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    expect(led?.state.flow?.filled.bahan).toBe("250 ribu");
    expect(led?.text).toContain("“250 ribu”");
  });

  test("so is a name", () => {
    const led = last("career", [...resign, "Rini", "salah ketik, Rina Wulandari"]);
    expect(led?.state.flow?.filled.nama).toBe("Rina Wulandari");
    expect(led?.state.flow?.filled.jabatan).toBeUndefined();
  });

  test("and a name within an answer, by the word that was wrong", () => {
    const led = last("career", [...resign, "Rina Wiyono", "Kasir", "maksudnya Wiyung bukan Wiyono"]);
    expect(led?.state.flow?.filled.nama).toBe("Rina Wiyung");
  });

  test("without a new value the question before is asked again, with what was written", () => {
    const led = last("career", [...resign, "Rini", "eh salah ketik"]);
    expect(led?.text).toContain("“Rini”");
  });
});

describe("in a flow", () => {
  const letter = [...resign, "Rina"];

  test.each(["lah itu bukan jawaban, gw nanya", "bukan itu maksudku", "kok malah nanya itu"])(
    "%s: an apology, what is asked, and a way on; the question stays",
    (text) => {
      const [before, led] = conversation("career", [...letter, text]).slice(-2);
      expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
      expect(led?.state.flow?.filled).toEqual(before?.state.flow?.filled);
      expect(led?.text).toMatch(/^Maaf.*jabatan/s);
      expect(labels(led)).toContain("Lewati");
    },
  );

  test("“kan udah gw tulis” asks once more for what cannot be found, then leaves it open", () => {
    const [once, twice] = conversation("career", [...letter, "kan udah gw tulis", "kan udah gw tulis"]).slice(
      -2,
    );
    expect(once?.text).toMatch(/jabatan.*atau lewati/s);
    expect(twice?.state.flow?.filled.jabatan).toBe("");
  });

  test("what somebody else was told goes into a longer text", () => {
    const texts = ["tolong tulisin pesan buat bos", "Tulis pesan atau surat", "Pak Budi", "Pesan yang sopan"];
    const told = last("relationships", [...texts, "saya udah jelasin berkali-kali"]);
    expect(Object.values(told?.state.flow?.filled ?? {})).toContain("saya udah jelasin berkali-kali");
    const said = last("relationships", [...texts, "kan udah saya jelasin tadi"]);
    expect(Object.values(said?.state.flow?.filled ?? {}).join()).not.toContain("jelasin");
  });

  test("an answer behind a complaint is taken", () => {
    expect(last("career", [...letter, "kan udah gw tulis, Kepala Kasir"])?.state.flow?.filled.jabatan).toBe(
      "Kepala Kasir",
    );
  });

  test("a question where a name was asked for is no name", () => {
    const led = last("career", [...letter, "harus jabatan yang di kontrak ya?"]);
    expect(led?.state.flow?.filled.jabatan).toBeUndefined();
    expect(isQuestionBack("Rina?")).toBe(false);
  });

  test("a real text with such words goes into the letter", () => {
    const led = last("relationships", [
      "tolong tulisin pesan buat bos",
      "Tulis pesan atau surat",
      "Pak Budi",
      "Pesan yang sopan",
      "aku mau bilang ke bos: maksudnya gimana kontrakku",
    ]);
    expect(Object.values(led?.state.flow?.filled ?? {}).join()).toContain("maksudnya gimana kontrakku");
  });
});

describe("somebody who asks for an example in place of an answer", () => {
  const practice = ["besok interview kasir, belum pernah, mau latihan", "Latihan simulasi wawancara"];
  const begun = last("career", practice)?.choices.some(({ label }) => label === "Lewati")
    ? practice
    : [...practice, "kasir"];

  test.each(["gatau jawabnya gmn kak", "kok lanjut.. kasih contoh dong", "contohin perkenalan dong"])(
    "%s: gets one, and nothing is remarked on",
    (text) => {
      const led = last("career", [...begun, text]);
      expect(led?.text).not.toMatch(/\d+ kata/);
      expect(led?.text).toContain("Saya Putri");
      expect(Object.values(filled(led))).not.toContain(text);
    },
  );
});
