import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* Orders about the text, questions to the guide and corrections beside an answer, in whatever flow. */

const billing = ["pelanggan bengkel belum bayar, mau nagih", "Tulis pesan menagih uang"];
const billed = [...billing, "Pak Toni", "750 ribu", "akhir bulan"];
const debt = ["temenku pinjam uang, mau nagih", "Tulis pesan menagih uang", "Teman atau rekan", "Riko"];
const feedback = ["aku mau negur anak buahku yang telat terus", "Susun masukan untuk anggota tim"];
const event = "senin kemarin kamu datang 9.25 padahal shift jam 9";
const briefing = ["mau umumin perubahan ke tim gudang, bikinin naskah briefing", "Susun briefing tim"];
const changed = [...briefing, "lembur 30 orang dihapus", "senin depan"];
const letter = ["mau tulis surat ke kepala sekolah", "Tulis pesan atau surat", "Bu Ratna", "Surat resmi"];
const keep = "Masukkan juga";

describe("an order about the text", () => {
  test.each([
    ["order pabrik turun. nama kliennya jgn disebut ya, ga enak", "order pabrik turun", "nama kliennya"],
    ["order turun, soal pak camat ndak usah dimasukin ke naskahnya", "order turun", "pak camat"],
    ["mesin rusak dua. jangan bawa-bawa kantor pusat, nanti panjang", "mesin rusak dua", "kantor pusat"],
    ["listriknya naik. yang lain jangan diubah ya", "listriknya naik", "yang lain"],
  ])("%s: is left out and named", (text, value, quote) => {
    const led = last("leadership", [...changed, text]);
    expect(filled(led).sebab).toBe(value);
    expect(led?.text).toContain(quote);
    expect(labels(led)).toContain(keep);
  });

  test.each([
    "bisa dicicil 3x, tapi jgn ditulis dulu di wa nya, ntar dia ngelunjak",
    "boleh dicicil 3x tapi jangan dimasukin ya. kalo dia minta baru kukasih",
    "dicicil 3x boleh, cuma ojo ditulis",
  ])("%s: what it is about stays out, and nothing is left open there", (text) => {
    const document = documentOf("relationships", [...billed, text]);
    const led = last("relationships", [...billed, text]);
    expect(document).toContain("Rp750.000");
    expect(document).not.toMatch(/cicil|3x|ngelunjak|\(isi soal/);
    expect(led?.text).toContain("tidak kutulis");
    expect(documentOf("relationships", [...billed, text, keep])).toContain("tiga kali");
  });

  test("of several things only the last one is meant", () => {
    const led = last("career", [...letter, "anak saya sakit, tetangga juga lapor, tapi itu jgn ditulis ya"]);
    expect(filled(led).inti).toBe("anak saya sakit");
    expect(led?.text).toContain("“tetangga juga lapor” tidak kutulis");
  });

  test.each([
    ["gajinya telat terus. bosku suka marah sih tp itu jgn dimasukin", "gajinya telat terus"],
    ["mau fokus keluarga, ojo ditulis yo. soale isin", undefined],
    ["mau melaut sama paman. soal ribut kemarin jangan dimasukin ya kak", undefined],
  ])("in a letter of one's own too: %s", (text, reason) => {
    const texts = [
      "tolong bikinin surat resign",
      "Susun surat resign",
      "Rina",
      "Kasir",
      "PT Maju",
      "31 Maret",
    ];
    const led = last("career", [...texts, text]);
    expect(led?.document?.text ?? "").not.toMatch(/marah|ojo|isin|ribut|dimasukin/);
    if (reason === undefined) expect(led?.document?.text ?? "").not.toContain("fokus keluarga");
    else expect(filled(led).alasan).toBe(reason);
  });

  test("alone it is no answer, and the step stays", () => {
    const before = last("leadership", changed);
    const led = last("leadership", [...changed, "nama kliennya jgn disebut ya"]);
    expect(filled(led).sebab ?? "").toBe("");
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
  });

  test.each([
    [
      "leadership",
      [...feedback, event, "antrian numpuk"],
      "permintaan",
      "jangan sebut aku bos di depan orang",
    ],
    ["career", letter, "inti", "mohon nama anak saya jangan disebut waktu upacara"],
    ["relationships", debt, "jumlah", "500rb, jangan lama lama ya"],
    ["leadership", [...feedback, event], "dampak", "barang jangan sampai telat lagi, pelanggan marah"],
  ] as const)("%s, %s: what is said to the reader stays", (field, texts, name, text) => {
    const value = filled(last(field, [...texts, text]))[name] ?? "";
    expect(value.startsWith(text.split(/[ ,]/)[0] ?? "")).toBe(true);
    if (name !== "jumlah") expect(value).toContain(text.split(" ").at(-1));
  });
});

describe("a question to the guide beside an answer", () => {
  test.each([
    [
      "uang makan hilang. oh iya, yang protes sebaiknya ditegur langsung apa lewat HRD ya?",
      "uang makan hilang",
    ],
    ["anak anak capek. itu wajar kah kalau mereka kesal?", "anak anak capek"],
    ["takut dipecat semua. menurutmu aku jawab apa?", "takut dipecat semua"],
    ["gajinya turun. apa aku bilang di grup atau japri aja?", "gajinya turun"],
    ["jadwalnya padat. btw boleh pakai bahasa daerah?", "jadwalnya padat"],
    ["pulangnya malam. apa itu perlu disebut min?", "pulangnya malam"],
  ])("%s: is left out where words of others are asked for, and named", (text, value) => {
    const led = last("leadership", [...changed, "order turun", text]);
    expect(filled(led).cemas?.replace(/\.$/, "")).toBe(value);
    const question =
      text
        .split(/(?<=\w)\. /)[1]
        ?.replace(/\?$/, "")
        .split(" ")
        .slice(0, 5)
        .join(" ") ?? "";
    expect(led?.text).toContain(question);
    expect(labels(led)).toContain(keep);
  });

  test("where no words to be said are asked for, whatever asks is for the guide", () => {
    const led = last("leadership", [...feedback, event, "antrian numpuk. besok masih hujan nggak di sana?"]);
    expect(filled(led).dampak).toBe("antrian numpuk");
    expect(led?.text).toContain("“besok masih hujan nggak di sana”");
  });

  test("the clauses before it are the answer", () => {
    const text = "antrian numpuk, klien marah, apakah namanya perlu?";
    expect(filled(last("leadership", [...feedback, event, text])).dampak).toBe("antrian numpuk, klien marah");
  });

  test.each([
    "pak, boleh saya masuk jam 9? anak saya sekolah",
    "kak, kapan bisa dikirim? saya tunggu di toko",
    "ibu bisa hadir hari Senin? rapatnya jam 10",
    "kapan kamu bisa balikin? aku butuh buat kontrakan",
  ])("%s: stays, because it may be put to the reader", (text) => {
    expect(filled(last("career", [...letter, text])).inti).toBe(text);
  });

  test("is no part of a day either", () => {
    const text = "sebelum tgl 20, soalnya tgl 21 bayar listrik. eh jumlahnya sudah dicatat kah?";
    const led = last("relationships", [...billing, "Pak Toni", "750 ribu", text]);
    expect(filled(led).batas).toBe("sebelum tgl 20");
    expect(led?.text).toContain("jumlah uangnya “Rp750.000”");
  });

  test("whether something was noted is answered by what the flow holds", () => {
    const led = last("leadership", [...changed, "order turun. yang lembur tadi udah kecatat belum?"]);
    expect(filled(led).sebab).toBe("order turun");
    expect(led?.text).toContain("lembur 30 orang dihapus");
    expect(led?.text).not.toContain("belum bisa kujawab");
  });

  test("what the button for putting back means is told", () => {
    const texts = [...feedback, event, "“masukkan juga” itu buat apa kak? antrian numpuk"];
    const led = last("leadership", texts);
    expect(led?.text).toContain("menaruh seluruh pesanmu");
  });

  test("what nobody asked stays in a note of one's own", () => {
    const thoughts = ["pikiranku muter terus", "Catat satu pikiran"];
    const text = "bos diam aja waktu rapat. kenapa dia gitu terus ya?";
    const held = Object.values(filled(last("wellbeing", [...thoughts, text]))).join(" ");
    expect(held === "" || held.includes("kenapa dia gitu")).toBe(true);
  });
});

describe("a correction beside an answer", () => {
  test.each([
    ["aku telat 20 menit, terus 3 pelanggan pergi. eh ralat 4 pelanggan", "4 pelanggan", "3 pelanggan"],
    ["kami rugi 2 juta karena barang basah. eh salah, 2,5 juta", "2,5 juta", "2 juta karena"],
    ["rapatnya molor sampai jam 11. maaf ralat, jam 12", "jam 12", "jam 11"],
    ["stok kurang 40 dus di gudang. oh iya ralat, 38 bukan 40, baru ngecek", "38 dus", "40"],
  ])("%s: is carried out in the answer, and said", (text, right, wrong) => {
    const led = last("leadership", [...feedback, event, text]);
    expect(filled(led).dampak).toContain(right);
    expect(filled(led).dampak).not.toContain(wrong);
    expect(filled(led).dampak).not.toMatch(/ralat|salah|ngecek/);
    expect(led?.text).toMatch(/^(?:Kupakai|“)/);
  });

  test("of an earlier answer it is carried out there, and the rest is the answer", () => {
    const text = "order turun. eh maaf ralat, yang lembur 28 bukan 30, dua orang cuti";
    const led = last("leadership", [...changed, text]);
    expect(filled(led)).toMatchObject({ perubahan: "lembur 28 orang dihapus", sebab: "order turun" });
    expect(led?.text).toContain("“30” jadi “28”");
    expect(led?.text).toContain("dua orang cuti");
  });

  test("a day of an earlier answer, in whatever spelling", () => {
    const told = "anak saya izin tanggal 18 karena lomba";
    const text = "mohon ujian susulan. oh iya ralat, lombanya tgl 19 bukan tgl 18";
    const { inti, harapan } = filled(last("career", [...letter, told, text]));
    expect(inti).toContain("tgl 19");
    expect(harapan).toBe("mohon ujian susulan");
  });

  test("what stands twice is changed nowhere, and named", () => {
    const told = "iuran masuk 75, di buku bendahara tertulis 75";
    const text = "mohon dicek ulang. eh tunggu, 72 bukan 75";
    const led = last("career", [...letter, told, text]);
    expect(filled(led)).toMatchObject({ inti: told, harapan: "mohon dicek ulang" });
    expect(led?.text).toContain("“75” ada di lebih dari satu tempat");
  });

  test("a sum beside a day belongs to the question for it", () => {
    const text = "2jt dulu paling lambat tgl 12. eh salah, 2,3jt, baru lihat catatan";
    const led = last("relationships", [...debt, "2jt", "bayar kontrakan", text]);
    expect(filled(led)).toMatchObject({ jumlah: "2,3jt", batas: "tgl 12" });
  });

  test("beside a figure it goes to the question that it names", () => {
    const price = ["hitung harga jual risol", "Hitung harga jual", "300rb"];
    const text = "700 per pcs. eh bentar, modal yang 300 tadi keliru, tepungnya dobel, harusnya 280rb";
    const led = last("business", [...price, text]);
    expect(filled(led)).toMatchObject({ bahan: "280rb" });
    expect(filled(led).kemasan).toMatch(/^700/);
  });

  test.each([
    "kami salah kirim 3 dus ke toko lain. maaf sudah kami sampaikan",
    "bukan 3 dus tapi 4 dus yang hilang",
  ])("%s: corrects nothing", (text) =>
    expect(filled(last("leadership", [...feedback, event, text])).dampak).toBe(text),
  );

  test("a sentence that finds no place in a short answer is named", () => {
    const led = last("career", [
      ...letter,
      "anak saya sakit",
      "mohon izin seminggu. Dokter bilang harus istirahat total",
    ]);
    expect(filled(led).harapan).toBe("mohon izin seminggu");
    expect(led?.text).toContain("“Dokter bilang harus istirahat total”");
  });

  test("so is a number behind one's name", () => {
    const led = last("career", [
      ...letter,
      "anak saya sakit",
      "mohon izin",
      "Sari Dewi, guru kelas 3, NIP 19850412",
    ]);
    expect(filled(led).nama).toBe("Sari Dewi");
    expect(led?.text).toContain("“guru kelas 3, NIP 19850412”");
  });
});
