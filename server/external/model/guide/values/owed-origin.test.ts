import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { originIn, origins } from "./owed-origin.ts";

describe("where money comes from that is asked back", () => {
  test.each([
    "langganan katering saya belum lunas dua bulan",
    "yang punya kafe belum bayar ongkos pasang kanopi",
    "ini bukan utang, ini bayaran les anaknya",
    "sudah tak jahitin 20 baju, bayarnya baru dp thok",
    "invoice desain ku nunggak dari maret",
    "aku benerin kulkas dia, lom dibayar2",
    "reseller belum setor duit barang",
    "upah nukang di rumah pak RT kurang 400rb",
    "klien belum transfer sisa pembayaran foto wisuda",
    "sekolah belum melunasi cetak kalender",
  ])("%s: pay", (text) => expect(originIn(text)).toBe(origins.bill));

  test.each([
    "adikku ngambil duit tabunganku diam-diam",
    "kakak ipar pakai uang arisan tanpa bilang",
    "ponakan nyolong uang warung",
    "anakku ambil uang dari dompet buat top up",
    "abang ambiak pitih amak indak bilang",
    "duit kas musala dipake bendahara tanpa izin",
    "mase njupuk duit nang lemari ora ngomong",
    "sepupu bawa kabur uang hasil panen kami",
    "uang gajiku dikuras suami tanpa sepengetahuanku",
    "de ambe kita pe uang seng bilang",
  ])("%s: taken", (text) => expect(originIn(text)).toBe(origins.taken));

  test.each([
    "temenku pinjam 2 juta belum balik",
    "saudara ngutang buat bayar servis motor, belum dibalikin",
    "adik minjem duit buat modal jualan",
    "aku perlu buat bayar jahitan seragam anak",
    "dia ga nyolong uangku kok, dia pinjam",
    "takut dia ambil uangku diam-diam",
    "pelan-pelan aja nagihnya, dia teman baik",
    "mbak Rini belum balikin uangku",
    "kakak bawa uangku dari lebaran",
    "aku mau ambil cuti tanpa bilang bos",
  ])("%s: neither", (text) => expect(originIn(text)).toBeUndefined());
});

const begin = "Tulis pesan menagih uang";

describe("the message that asks for money", () => {
  const bill = ["tetanggaku belum bayar jahitan kebaya, tulisin pesan nagihnya", begin];

  test("asks a customer for the pay, without a word of a loan, of need or of consequences", () => {
    const text = documentOf("relationships", [...bill, "Bu Wati", "750rb", "sabtu", "Harus sekaligus"]);
    expect(text).toContain("Saya mengingatkan pembayaran Rp750.000");
    expect(text).not.toMatch(/pinjam|aku perlu|tahan|terakhir/i);
    expect(text).toContain("Boleh saya minta satu tanggal yang pasti?");
  });

  test("asks somebody who took money to put it back, and gives no name to it", () => {
    const text = documentOf("relationships", [
      "adikku Rama ambil uang kas RT 2 juta diam-diam, bikinin pesan buat dia biar dibalikin",
      ...[begin, "buat beli tenda", "senin", "Boleh dicicil"],
    ]);
    expect(text).toContain("yang kamu ambil");
    expect(text).not.toMatch(/pinjam|curi|maling/i);
  });

  test("says of other money only that it is not back", () => {
    const text = documentOf("relationships", [
      "kakakku belum balikin uangku, tulisin pesan nagih",
      ...[begin, "Kak Sri", "1 juta", "buat kontrakan", "akhir bulan", "Boleh dicicil"],
    ]);
    expect(text).toContain("soal uang Rp1.000.000 yang belum kembali.\nSekarang aku perlu, buat kontrakan.");
    expect(text).not.toContain("Keperluannya");
  });

  test.each([
    "boleh nyicil 3x, tapi jangan ditulis dulu di pesannya",
    "gapapa dicicil tp ga usah disebut, kalau dia yang minta baru",
    "nek deweke njaluk nyicil yo oleh",
  ])("%s: what is not to be written stands nowhere", (text) => {
    const document = documentOf("relationships", [...bill, "Bu Wati", "750rb", "sabtu", text]);
    expect(document).toContain("Kalau tanggal itu berat, tolong kabari sebelum harinya.");
    expect(document).not.toMatch(/cicil|jangan/i);
  });

  test("is written anew once the member says that it was no loan", () => {
    const debt = ["nagih uang ke temenku Budi 500rb", begin, "buat bayar kos", "jumat", "Boleh dicicil"];
    const led = last("relationships", [...debt, "lho ini bukan pinjaman, ini bayaran servis laptop"]);
    expect(led?.document?.text).toContain("Saya mengingatkan pembayaran Rp500.000");
    expect(led?.text).toMatch(/^Maaf, keliru/);
    const other = last("relationships", [
      ...debt,
      "budi tuh bukan minjem, dia ambil uang diam-diam dari laci",
    ]);
    expect(other?.document?.text).toContain("yang kamu ambil");
  });

  test.each(["jumat siang, biar sabtu bisa kusetor", "dia lagi di luar kota sampai minggu depan"])(
    "%s: what answers no button stands in no message",
    (text) => {
      const led = last("relationships", [...bill, "Bu Wati", "750rb", "sabtu", text]);
      expect(led?.document?.text ?? "").not.toContain(text.slice(0, 12));
    },
  );

  test("asks for no amount and no work that stand beside it", () => {
    const texts = ["nagih ke bu kepsek namanya bu Endang", begin];
    const told = "ini bukan pinjaman, ini bayaran jahit seragam. kurangnya 5.440.000";
    expect(filled(last("relationships", [...texts, told]))).toMatchObject({
      jumlah: "5.440.000",
      asal: origins.bill,
      pesanan: "jahit seragam",
    });
  });

  test("keeps the answers when that is said at a later question", () => {
    const led = last("relationships", [
      ...["nagih uang ke temenku Budi 500rb", begin, "buat bayar kos"],
      "eh ini bukan utang ya, ini ongkos pasang wifi",
    ]);
    expect(filled(led)).toMatchObject({ siapa: "Budi", asal: origins.bill });
    expect(led?.text).toContain("Paling lambat kapan pembayarannya");
  });
});
