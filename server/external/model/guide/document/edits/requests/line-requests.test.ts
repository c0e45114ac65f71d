import { describe, expect, test } from "vitest";
import { documentOf, filled, labels } from "#server/test/guide-conversation.ts";
import { below, type Made, made, shown } from "#server/test/guide-documents.ts";

/* Requests below a document that name a line, a place or a gap of it, in the words of several regions. */

describe("the documents that the requests are about", () => {
  test.each(Object.keys(made) as Made[])("%s stands there", (which) => expect(shown(which)).not.toBe(""));

  test("rules in one line are items of their own from the first", () => {
    expect(shown("rules")).toContain(
      "1. jam 8 sudah di tempat\n2. HP disimpan saat melayani\n3. cek kantong",
    );
    expect(shown("rules")).toContain("5. lapor sebelum pulang");
  });
});

describe("a line that should go", () => {
  test.each<[Made, string, string]>([
    ["note", "hapus baris yang AC gudang rusak itu", "AC gudang"],
    ["note", "baris kurir baru dibuang aja mas", "Kurir"],
    ["note", 'baris "ac gudang" itu masih ada pak. hapus.', "AC gudang"],
    ["note", "tlg apusin baris soal kurir ya kak", "Kurir"],
    ["note", "baris sing AC kuwi busek wae", "AC gudang"],
    ["note", "AC gudang rusak sejak rabu. hapus itu", "AC gudang"],
    ["note", '"Kurir baru masuk senin." hapus itu, terus salamnya udah bagus', "Kurir"],
    ["note", "garis kurir baru tu hapus jo", "Kurir"],
    ["rules", "poin ketiga dihapus dong", "cek kantong"],
    ["rules", "item yg setrika coret be", "setrika"],
    ["rules", "baris HP disimpan ilangin aja, udah ada aturannya sendiri", "HP disimpan"],
    ["feedback", "baris minggu depan kita lihat lagi hapus ae", "Minggu depan"],
    ["applied", "butir yang teliti hapuskan lah", "teliti"],
  ])("%s: %s", (which, text, gone) => {
    expect(shown(which)).toContain(gone);
    expect(shown(which, text)).not.toContain(gone);
    expect(below(which, text)?.text).not.toContain("belum kukerjakan");
  });

  test("two lines go by one verb, and the others keep their places", () => {
    const text = shown("note", "hapus baris AC gudang sama baris kurir");
    expect(text).not.toMatch(/AC gudang|Kurir/);
    expect(text).toContain("Laporan stok mingguan");
  });

  test("other lines may stand in place of one", () => {
    const text = shown("note", "yg laporan stok hapus bae, bikin: - rekrut 1 admin baru, wawancara 4 des");
    expect(text).not.toContain("stok mingguan");
    expect(text.toLowerCase()).toContain("rekrut 1 admin baru, wawancara 4 des");
  });
});

describe("a line that should be written anew", () => {
  test.each<[Made, string, string]>([
    [
      "sorry",
      "baris maafnya jadi: saya minta maaf karena sudah membentak Ibu di depan Mas Rendra dan adik",
      "Saya minta maaf karena sudah membentak Ibu di depan Mas Rendra dan adik",
    ],
    ["note", "baris AC nya ganti: AC gudang sudah dibetulkan kamis", "AC gudang sudah dibetulkan kamis."],
    ["note", "baris yg kurir jadi kurir baru masuk hari selasa pagi", "Kurir baru masuk hari selasa pagi"],
    ["rules", "poin setrika jadi: setrika dan lipat dipisah", "setrika dan lipat dipisah"],
    [
      "feedback",
      "kalimat akibatnya jadi: pelanggan pulang lagi karena tutup",
      "Akibatnya: pelanggan pulang lagi",
    ],
  ])("%s: %s", (which, text, line) => expect(shown(which, text).toLowerCase()).toContain(line.toLowerCase()));
});

describe("a line that should be several", () => {
  test.each<[Made, string, RegExp]>([
    ["note", "pisahke rekrut admin jadi baris dewek", /hari jumat\.\nrekrut 1 admin baru/i],
    ["note", "yang rekrut admin tolong dipisah jadi baris sendiri", /hari jumat\.\nrekrut 1 admin/i],
    [
      "heap",
      "kok numpuk di no 1 semua, pisahin lah jadi 3 nomor",
      /1\. jam 8 sudah di tempat\n2\. HP disimpan\n3\. cek/,
    ],
    ["heap", "pisahin HP disimpan jadi nomor sendiri dong", /1\. jam 8 sudah di tempat\n2\. HP disimpan/],
  ])("%s: %s", (which, text, lines) => expect(shown(which, text)).toMatch(lines));

  test("what is asked for beside it is done too", () => {
    const text = shown(
      "heap",
      "kok numpuk di no 1 semua, pisahin lah jadi 3 nomor. trs yg sakit mendadak telpon sblm jam 7 masukkan jg",
    );
    expect(text).toContain("4. sakit mendadak telepon sebelum jam 7");
  });
});

describe("what is added at a place", () => {
  test.each<[Made, string, RegExp, RegExp]>([
    [
      "feedback",
      "pembukanya langsung nembak gitu, kurang sopan ke orang tua. tolong tambahin dulu rasa hormat, beliau udah 18 thn kerja di sini",
      /Pak Hendra[^\n]*\n*[^\n]*Bapak udah 18 (?:thn|tahun) kerja di sini/,
      /rasa hormat|beliau/,
    ],
    [
      "feedback",
      "di awal tambahin: makasih sudah mau ketemu saya",
      /^[^\n]*\n*[^\n]*Makasih sudah mau ketemu saya\./,
      /di awal/,
    ],
    [
      "sorry",
      "di pembuka kasih tambahan dong, tambahin semoga Ibu sehat selalu",
      /Semoga Ibu sehat selalu\./,
      /pembuka/,
    ],
    ["note", "tambahin di akhir: mohon arahannya pak", /Mohon arahannya/i, /di akhir/],
    [
      "parents",
      "tambahin jawabannya dong klo mamak nanya biaya. ukt polnep 2,5jt per semester, aku bisa bantu dr freelance",
      /- Biayanya[^\n]*: ukt polnep 2,5jt per semester, aku bisa bantu/i,
      /jawabannya dong/,
    ],
    [
      "parents",
      "yang soal biaya isi: ukt 2,5jt dibantu beasiswa daerah",
      /- Biayanya[^\n]*: ukt 2,5jt/i,
      /isi:/,
    ],
  ])("%s: %s", (which, text, there, not) => {
    expect(shown(which, text)).toMatch(there);
    expect(shown(which, text)).not.toMatch(not);
  });
});

describe("gaps that free words fill", () => {
  test("the company behind Yth, and the telephone number", () => {
    const text = shown(
      "applied",
      "kok Yth nya kosong? tulis Yth. HRD PT Maju Bersama Retail. nomer hp 081290443317 jg blm masuk",
    );
    expect(text).toContain("Yth. Bapak/Ibu HRD PT Maju Bersama Retail,");
    expect(text).toContain("081290443317");
    expect(text).not.toContain("(isi nomor telepon)");
  });

  test.each([
    "no hp ku 0812 9044 3317",
    "hp: 081290443317",
    "nomornya belum masuk kak, 0812-9044-3317",
    "wa aku 081290443317 ya",
  ])("%s", (text) => expect(shown("applied", text)).not.toContain("(isi nomor telepon)"));

  test("beside the new words of another part the number goes to its own place", () => {
    const text = shown(
      "applied",
      "Ubah bagian ini",
      "Nama perusahaan",
      "PT Maju Bersama Retail. no hp 081290443317",
    );
    expect(text).toContain("HRD PT Maju Bersama Retail,");
    expect(text).toContain("081290443317");
  });
});

describe("what only looks like such a request", () => {
  test.each<[Made, string]>([
    ["note", "kok baris AC nya dihapus?"],
    ["note", "jangan hapus baris yang AC"],
    ["sorry", "aku sama suami mau pisah rumah"],
    ["note", "barisan kurirnya panjang"],
    ["rules", "poinnya jelas semua"],
    ["feedback", "akhirnya dia mau datang jam 8"],
    ["note", "rekening bos 081290443317 itu punya siapa"],
    ["rules", "di tempatku emang setrika dipisah"],
    ["parents", "mamak pasti nanya biaya"],
  ])("%s: %s", (which, text) => {
    const before = shown(which);
    expect(shown(which, text)).toBe(before);
    expect(below(which, text)?.text).not.toMatch(/sudah kuganti|yang kuganti|diganti:/i);
  });
});

describe("milder words", () => {
  test.each(["ganti jd lebih halus dong", "kok langsung nuduh gitu, lembutin dikit", "bahasane alusin to"])(
    "%s: what can be done is said, and the parts are offered",
    (text) => {
      const led = below("sorry", text);
      expect(led?.document).toBeUndefined();
      expect(led?.text).toMatch(/haluskan|halus/);
      expect(labels(led)).toContain("Yang kulakukan");
    },
  );
});

describe("an accepted text and the next wish", () => {
  test.each([
    "sip yg ini udah. skrg bantu kato2 buat nyerahke laporan stok mingguan ke Dimas, mulai jumat 28 nov, setor ke aku jam 3 sore",
    "ya udah no hp aku benerin sendiri aja. skrg ringkasan cv nya dong kak, kan td udah dijanjiin",
    "oke udah apik iki. saiki gawekno pesan kanggo bu kos, telat bayar",
    "mantap gpp segitu. lanjut yg buat supplier ya",
    "udah bagus kok. abis ini bikinin jadwal jaga toko",
    "aman. trus yang ke Fajar tolong bikinin, minta gantian on call",
  ])("%s", (text) => {
    const led = below("note", text);
    expect(led?.text).toContain("simpan");
    expect(led?.state.flow?.id).not.toBe("catatan-atasan");
    expect(led?.text).not.toMatch(/keliru|dibetulkan|kutangkap/);
  });

  test.each([
    "sip. tapi baris AC hapus",
    "udah bagus, tinggal tanggalnya ganti senin",
    "oke. kalau bos nanya biaya gimana?",
    "bagus, trus laporan stoknya pisahin jadi baris sendiri",
    "udah, kurang satu: kurir lama keluar",
  ])("%s: it stays with the text", (text) =>
    expect(below("note", text)?.state.flow?.id).toBe("catatan-atasan"),
  );
});

describe("who is spoken to is not spoken of", () => {
  const of = [...made.feedback.slice(0, 3), "pelanggan nungguin dia di depan", ...made.feedback.slice(4)];

  test("the reader gets their own form of address", () => {
    const wish = 'akibatnya kok msh "dia", kan ngomongnya ke dia langsung';
    expect(documentOf("leadership", of)).toContain("menunggu dia");
    expect(documentOf("leadership", [...of, wish])).toContain("menunggu Bapak di depan");
  });

  test("a fear about them changes nothing", () =>
    expect(documentOf("leadership", [...of, "kok dia masih marah ya"])).toContain("menunggu dia"));
});

test("nothing is claimed for a line that stands nowhere", () => {
  const led = below("note", "hapus baris soal cicilan motor");
  expect(shown("note", "hapus baris soal cicilan motor")).toBe(shown("note"));
  expect(filled(led).terjadi).toContain("laporan stok");
});
