import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* What a member says to the guide within the words for somebody else. */

const feedback = ["aku mau negur anak buahku yang telat terus", "Susun masukan untuk anggota tim"];
const event = "senin kemarin kamu datang 9.25 padahal shift jam 9";
const leave = ["tolong bikinin izin cuti ke bos", "Tulis izin atau cuti", "Pak Dedi", "senin depan"];
const refusal = ["adikku minta uang terus, mau nolak", "Tolak pinjaman atau permintaan"];
const briefing = [
  ...["mau umumin perubahan ke tim gudang, bikinin naskah briefing", "Susun briefing tim"],
  ...["lembur dihapus", "senin depan"],
];
const talk = ["mau ngomong sama suami soal gaji, bantuin nyiapin", "Siapkan obrolan yang sulit"];
const toHusband = [...talk, "Tegang, tapi aku aman", "gaji kamu"];

describe("words for the guide within words for somebody else", () => {
  test.each([
    [
      "ya itu td, anak2 lain jd ngedumel. trus antrian call numpuk. SPV gw jg udah nanya. jujur gw takut dia mikir gw sok jd bos, kita pulang bareng tiap hari",
      "anak2 lain jd ngedumel. trus antrian call numpuk. SPV gw jg udah nanya",
      "takut dia mikir gw sok jd bos",
    ],
    [
      "antrian numpuk. aku takut dia ngambek kalau kutegur",
      "antrian numpuk",
      "takut dia ngambek kalau kutegur",
    ],
  ])("a fear of what the reader thinks: %s", (text, value, quote) => {
    const led = last("leadership", [...feedback, event, text]);
    expect(filled(led).dampak?.replace(/\.$/, "")).toBe(value);
    expect(led?.text).toContain(quote);
    expect(labels(led)).toContain("Masukkan juga");
  });

  test("what is left out can be had back, and is named in one line", () => {
    const text = "antrian numpuk. aku takut dia ngambek kalau kutegur";
    const led = last("leadership", [...feedback, event, text]);
    expect(led?.text.match(/tidak (?:ikut ter|ku)tulis/g)).toHaveLength(1);
    expect(filled(last("leadership", [...feedback, event, text, "Masukkan juga"])).dampak).toContain("takut");
  });

  test.each([
    "antrian numpuk. aku takut kamu capek sendiri",
    "anak2 takut telat pulang, antrian numpuk",
    "pelanggan takut barangnya rusak",
  ])("%s: stays, because it may be said", (text) =>
    expect(filled(last("leadership", [...feedback, event, text])).dampak).toBe(text),
  );

  test("a question how to say it is no part of the request", () => {
    const text =
      "gw mau dia dateng jam 8.50, kalo ada apa2 wa gw dulu sebelum jam 8.30. eh tp gimana ngomongnya biar ga kayak bos ke anak buah ya, dia temen gw dr training";
    const led = last("leadership", [...feedback, event, "antrian numpuk", text]);
    expect(filled(led).permintaan).toContain("sebelum jam 8.30");
    expect(filled(led).permintaan).not.toMatch(/gimana|training/);
    expect(led?.document?.text ?? "").not.toContain("Dr Training");
  });

  test("a title needs a name behind it", () => {
    const text = "gw mau dia dateng jam 8.50, dia temen gw dr training";
    expect(filled(last("leadership", [...feedback, event, "antrian numpuk", text])).nama ?? "").toBe("");
  });

  test("a sound before an answer is no part of it", () => {
    expect(filled(last("leadership", [...feedback, `hmm ${event}`])).kejadian).toBe(event);
  });

  test("an instruction to the guide", () => {
    const text =
      "kuliah kelas karyawan, mulai jam 18.30. aku bakal tetep masuk 5 hari kok ga ngurangin jam. bilangin itu jg";
    const { alasan } = filled(last("career", [...leave, text]));
    expect(alasan).toContain("aku bakal tetep masuk 5 hari");
    expect(alasan).toContain("ngurangin jam");
    expect(alasan).not.toContain("bilangin");
  });

  test.each([
    [
      "kan barusan, orderan turun dr klien besar. ga ada PHK ya, cuma lembur",
      "orderan turun dr klien besar.",
    ],
    ["udah sy bilang tadi, orderan turun", "orderan turun"],
    ["orderan turun. takutnya anak2 marah soalnya byk yg cicilan motor", "orderan turun"],
  ])("a protest or a fear beside a reason: %s", (text, value) => {
    const { sebab = "" } = filled(last("leadership", [...briefing, text]));
    expect(sebab.startsWith(value)).toBe(true);
    expect(sebab).not.toMatch(/barusan|bilang tadi|takutnya/);
  });

  test("a question whether something was written, beside an answer that has “langsung aja”", () => {
    const text = "ke saya langsung aja abis briefing, di ruang spv. eh tp td yg cicilan masuk ga tuh?";
    const led = last("leadership", [...briefing, "order turun", "udah sy bilang tadi, cicilan", text]);
    expect(filled(led)).toMatchObject({ cemas: "cicilan" });
    expect(filled(led).tanya).toContain("ke saya langsung aja abis briefing, di ruang spv");
    expect(led?.document?.text).not.toMatch(/masuk ga tuh/);
  });

  test("what would happen if it were said, and a question about the guide's own words", () => {
    const found =
      "tgl 3 kmrn aku nemu slip gajimu di tas. tp klo aku bilang nemu di tas nanti dia ngamuk aku bongkar2 tas";
    const wish =
      "tolong jujur aja gajinya brp, trs tiap bln kita hitung bareng. ini knp ada nomer 110 terus sih";
    const document = documentOf("relationships", [...toHusband, found, "Kecewa", wish]);
    expect(document).toContain("slip gajimu di tas");
    expect(document).not.toMatch(/ngamuk|110/);
    expect(document).toContain("kita hitung bareng");
  });

  test.each([
    ["adik sy namanya Wawan, sy panggil Wan. tp bukan minjam mbak, dia minta", "Wan"],
    ["adikku namanya Wawan, aku panggil Wan aja", "Wan"],
    ["namanya Wawan, biasa sy panggil Wan", "Wan"],
  ])("%s: how somebody is called", (text, name) =>
    expect(filled(last("relationships", [...refusal, text])).siapa).toBe(name),
  );

  test("a day without doubts behind it", () => {
    const { kapan } = filled(last("career", [...leave.slice(0, 3), "senin sm rabu, sampe januari kynya"]));
    expect(kapan).toBe("senin sm rabu, sampe januari");
  });

  test("a company of which only a sign is known", () => {
    const texts = ["bikinin surat lamaran lewat wa", "Tulis surat lamaran", "kasir"];
    const shop = "ga tau nama tokonya cm ada tulisan toko kain di pasar johar";
    expect(filled(last("career", [...texts, shop])).perusahaan).toBe("toko kain di pasar johar");
  });
});

describe("what was taken wrongly and is objected to", () => {
  test("goes out of its place, and the rest of the message answers the question", () => {
    const texts = ["sy lulusan smp malu, mau lamar kerja lewat wa", "Tulis surat lamaran"];
    const before = last("career", texts);
    expect(filled(before).bekal).toContain("lulusan smp malu");
    const text =
      "lho kok ditulis lulusan smp malu 😭 jgn ditulis gitu. itu bukan kelebihan. posisinya pramuniaga";
    const led = last("career", [...texts, text]);
    expect(filled(led)).toMatchObject({ posisi: "pramuniaga" });
    expect(filled(led).bekal ?? "").toBe("");
    expect(led?.text).toContain("lulusan smp malu");
  });

  test("“salah kau catat” goes back to the choice that was misread", () => {
    const texts = ["mau bikin batas sama anakku soal hp", "Tentukan satu batas", "Dia kesal, tapi aku aman"];
    const led = last("relationships", [
      ...texts,
      "lah anakku itu 15 thn, banting pintu cuma. salah kau catat",
    ]);
    expect(labels(led)).toContain("Dia kesal, tapi aku aman");
  });
});
