import { describe, expect, test } from "vitest";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { labels, last } from "#server/test/guide-conversation.ts";
import { needIn } from "./needs.ts";

/* First messages that ask for no thing by its name. */

const need = (text: string): string | undefined => needIn(plain(text))?.first[0];

describe("a choice between two courses is compared", () => {
  test.each([
    "aku bingung mau beli motor baru apa servis yang lama",
    "bingung arep nerusake kuliah opo kerja neng pabrik",
    "galau antara pulang kampung atau tetap merantau",
    "mending sewa kios atau jualan keliling ya, modal cuma 5jt",
    "dilema, lanjut kontrak apo pindah ka Padang",
    "bimbang ngontrak lagi atau nyicil rumah",
  ])("%s", (text) => expect(need(text)).toBe("dua-pilihan"));

  test.each([
    "bingung mau ngomong apa ke mertua",
    "bingung, apa aku salah ya",
    "aku bingung kenapa dia pergi",
    "bingung harus apa atau gimana",
    "dua tawaran kerja, bingung terima tawaran Bandung atau bertahan",
  ])("not %s", (text) => expect(need(text)).not.toBe("dua-pilihan"));

  test("as the first button", () =>
    expect(
      labels(
        last("business", ["aku bingung mau nambah kompor lagi (bekas 1,5jt) opo pindah ke kios pasar"]),
      )[0],
    ).toBe("Bandingkan dua pilihan"));
});

describe("a quarrel with a fault of one's own asks for an apology or a talk", () => {
  test.each([
    "habis berantem sama suami gara2 aku lupa jemput anak",
    "istri ngambek, emang aku yang salah pulang malam terus",
    "cekcok sama kakak, mau baikan tapi gengsi",
    "tukaran karo bojo, pengen apikan maneh",
  ])("%s", (text) => expect(need(text)).toBe("minta-maaf"));

  test.each([
    "tetangga ribut terus tiap malam",
    "anakku ngambek minta hp",
    "lagi ribut soal warisan",
    "ribut sama suami karena saya diselingkuhi",
    "berantem gara2 aku tanya uang belanja",
  ])("not %s", (text) => expect(need(text)).not.toBe("minta-maaf"));

  test("and never for jealousy or wages", () => {
    const offered = labels(
      last("relationships", ["tadi ribut lagi sama suami gara2 aku telat pulang, bingung"]),
    );
    expect(offered[0]).toBe("Tulis permintaan maaf");
    expect(offered).not.toContain("Pilah rasa cemburu");
    expect(offered).not.toContain("Tanyakan gaji yang belum dibayar");
  });
});

describe("money that is not there", () => {
  test.each([
    "adik saya ambil uang kas RT yang saya pegang 2 juta",
    "kakakku diam2 ambil tabungan mama",
    "duit arisan dipakai sepupu, belum dikembalikan",
  ])("taken by somebody of the family: %s", (text) => expect(need(text)).toBe("obrolan-sulit"));

  test.each([
    "katering 80 kotak sudah dimakan semua tp yg bayar baru 1jt, sisanya belum",
    "ada hotel blm bayar saya dari bulan lalu, cuci gorden 20 kamar",
    "klien belum transfer pelunasan desain logo",
  ])("owed by a customer: %s", (text) => expect(need(text)).toBe("pesan-tagih"));

  test.each([
    "aku belum bayar cicilan motor",
    "tugas kuliahku sisanya belum selesai",
    "tokoku belum bayar sewa bulan ini",
    "kakakku bawa uang ke bank tadi pagi",
    "gaji saya belum dibayar bos",
    "anak saya ambil jurusan teknik",
    "saya ambil uang di ATM buat anak",
  ])("not %s", (text) => expect(need(text)).toBeUndefined());
});

test.each([
  "jualan hampers lebaran isi 4 toples enaknya dijual berapa",
  "mau jual paket nasi kotak, harganya berapa ya",
])("what a parcel must cost is reckoned: %s", (text) => expect(need(text)).toBe("harga-produk"));

describe("money for work or goods leads to asking for it, whatever trade is named", () => {
  test.each([
    "saya punya bengkel las, pagar sudah terpasang, pelanggannya belum bayar sisanya 2jt",
    "usaha rental mobil, panitia dak bayar-bayar sisonyo 900rb",
    "jualan nasi kotak, pesanan 80 dus belum dibayar kantor 1,6jt",
    "jahitan seragam 15 potong durung dibayar, 1,2jt",
    "piye carane nagih tanggaku sing utang",
    "aku mau nagih uang ke teman kos",
  ])("%s", (text) => expect(need(text)).toBe("pesan-tagih"));

  test.each([
    "pinjol nagih terus tiap hari",
    "aku ditagih bank",
    "cicilan motorku belum dibayar dua bulan",
    "kontrakan belum dibayar, takut diusir",
    "dia nagih janji terus ke aku",
    "gaji guru honor belum dibayar",
    "bikin harga katering 100 porsi",
  ])("not %s", (text) => expect(need(text)).not.toBe("pesan-tagih"));

  test("and what was refused is not offered again", () => {
    const led = last("business", [
      "usaha katering saya, ada acara kantor bulan depan 50 porsi",
      "lho kok penawaran harga, bukan. aku mau nagih pesanan kemarin yang belum dibayar 2jt",
    ]);
    expect(labels(led)).toContain("Tulis pesan menagih uang");
    expect(labels(led)).not.toContain("Hitung penawaran harga");
  });
});
