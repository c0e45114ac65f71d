import { describe, expect, test } from "vitest";
import { answerAt, checkAt, type Held, heldBy, titled } from "#server/test/guide-question.ts";

const told: Held = {
  jenis: "Ada yang perlu diubah",
  kejadian: "report ke klien telat 3x, senin kemarin masuk jam 4",
  dampak: "klien komplain, meeting batal. gw kesel banget, anaknya baru lahir",
};
const letter: Held = {
  ...{ kepada: "Ibu Marta", bentuk: "sopan" },
  inti: "saya minta tukar jaga hari senin. nanti Bu Rina yang ganti",
};
const interview: Held = { posisi: "gudang", diri: "saya Dinda", minat: "dekat rumah", lebih: "teliti" };
const feedback = "umpan-balik";
const message = "tulis-pesan";

describe("a message that begins with a complaint is no answer to the open question", () => {
  test.each(
    titled([
      [
        feedback,
        "permintaan",
        told,
        "eh bukan, yg kesel2 sama anaknya baru lahir itu curhat gw, jangan dimasukin. dampaknya klien komplain, meeting batal, gw sama rina lembur",
        { dampak: "klien komplain, meeting batal, gw sama rina lembur", permintaan: undefined },
        /curhat|kesel|baru lahir/,
      ],
      [
        feedback,
        "permintaan",
        told,
        "lah kok malah dimasukin di bagian situ. namanya dimas kan udah gw bilang. yg gw minta: kabarin gw sehari sebelumnya, angka dicek dulu sm rina",
        { nama: "dimas", permintaan: "kabarin gw sehari sebelumnya, angka dicek dulu sm rina" },
        /malah|udah gw bilang/,
      ],
      [
        feedback,
        "permintaan",
        told,
        "waduh salah kak. akibatnya gudang nunggu, truk balik kosong, orderan batal",
        { dampak: "gudang nunggu, truk balik kosong, orderan batal", permintaan: undefined },
      ],
      [
        feedback,
        "nama",
        { ...told, permintaan: "kabari aku" },
        "lho kok permintaannya cuma itu. permintaannya kabari aku sehari sebelumnya",
        { permintaan: "kabari aku sehari sebelumnya", nama: undefined },
      ],
      [
        message,
        "harapan",
        letter,
        "lho kok bu Rina nya ikut tertulis, kan saya bilang jangan. hapus ya yg bu Rina",
        { inti: "saya minta tukar jaga hari senin", harapan: undefined },
        /Rina|jangan/,
      ],
      [
        message,
        "harapan",
        { ...letter, inti: "saya mau tukar jaga sama Tono. Tono sudah setuju" },
        "aduh kok Tono masih disebut",
        { inti: "saya mau tukar jaga", harapan: undefined },
        /Tono/,
      ],
      [
        message,
        "nama",
        letter,
        "masih senin tu kak. harusnya selasa",
        { inti: "selasa", nama: undefined },
        /senin|harusnya/,
      ],
      [
        message,
        "harapan",
        letter,
        "bukan itu. maksud saya gini: saya belum sanggup jaga malam. saya siap bantu pagi",
        { inti: "saya belum sanggup jaga malam. saya siap bantu pagi", harapan: undefined },
        /maksud/,
      ],
      [
        message,
        "harapan",
        { ...letter, inti: "jaga hari senin, rapat hari senin" },
        "masih senin itu, harusnya selasa",
        { inti: "jaga hari senin, rapat hari senin", harapan: undefined },
        /harusnya/,
      ],
    ]),
  )("%s", (_, one) => checkAt(one));

  test("it gets one short apology, and the open question again", () => {
    const led = answerAt(feedback, "permintaan", told, "eh bukan, dampaknya klien pindah, tim lembur");
    expect(led.text).toMatch(/^Maaf/);
    expect(led.text.match(/\bmaaf\b/gi)).toHaveLength(1);
    expect(led.text).toContain("Perubahan apa yang kamu harapkan");
    expect(led.state.flow?.at).toBe(answerAt(feedback, "permintaan", told, "contohin dong").state.flow?.at);
  });

  test("what stands nowhere is not said to be taken out", () => {
    const led = answerAt(message, "harapan", letter, "lho kok nama Budi ikut ditulis");
    expect(led.text).toContain("tidak ada di tulisannya");
    expect(heldBy(led).inti).toBe(letter.inti);
  });

  test("an answer that loses all of its words is asked for again", () => {
    const held = { ...letter, inti: "Bu Rina sudah setuju" };
    const led = answerAt(message, "harapan", held, "loh kok Bu Rina ikut disebut");
    expect(heldBy(led).inti ?? "").toBe("");
    expect(led.text).toContain("harus tersampaikan");
  });
});

describe("answers that look alike stay answers", () => {
  test.each(
    titled([
      [
        message,
        "harapan",
        letter,
        "kok belum ada kabar ya Bu, mohon dibalas hari ini",
        { harapan: "mohon dibalas hari ini" },
      ],
      [
        message,
        "inti",
        { kepada: "Bu Ani" },
        "kok kamu belum bayar uang kas",
        { inti: "kok kamu belum bayar" },
      ],
      [message, "harapan", letter, "jangan masukkan nama saya di jadwal malam", { harapan: "jadwal malam" }],
      [
        message,
        "harapan",
        letter,
        "tolong ganti jaga saya dari senin jadi selasa",
        { harapan: "jadi selasa" },
      ],
      [
        feedback,
        "kejadian",
        {},
        "kamu masih telat, harusnya jam 8",
        { kejadian: "kamu masih telat, harusnya jam 8" },
      ],
      [
        feedback,
        "permintaan",
        told,
        "masih boleh lembur, asal bilang dulu",
        { permintaan: "masih boleh lembur" },
      ],
      [
        feedback,
        "dampak",
        { kejadian: "telat" },
        "salah kirim, klien marah",
        { dampak: "salah kirim, klien marah" },
      ],
      [
        message,
        "inti",
        { kepada: "Bu Ani" },
        "itu kan kemarin sudah saya kirim, mohon dicek",
        { inti: "sudah saya kirim" },
      ],
      [message, "nama", letter, "Salah Satu Warga RT 3", { nama: "salah satu warga" }],
    ]),
  )("%s", (_, one) => checkAt(one));
});

describe("what was said already", () => {
  test("gets an apology, and what follows is the answer", () => {
    const led = answerAt(
      message,
      "inti",
      { kepada: "Ibu Marta" },
      "kan su sa tulis tadi. tukar jaga sabtu dengan Rina",
    );
    expect(led.text).toMatch(/^Maaf, itu memang sudah kamu tulis/);
    expect(heldBy(led).inti).toContain("tukar jaga sabtu");
    expect(heldBy(led).inti).not.toContain("kan su");
  });
});

describe("an order to exchange words stands beside an answer", () => {
  test.each(
    titled([
      [
        message,
        "nama",
        letter,
        "Yuni. tapi ganti dulu senin jadi selasa",
        { nama: "Yuni", inti: "hari selasa" },
        /ganti dulu/,
      ],
      [
        message,
        "nama",
        letter,
        "ganti senin jadi rabu ya. Yuni",
        { nama: "Yuni", inti: "hari rabu" },
        /ganti senin/,
      ],
      [
        message,
        "harapan",
        letter,
        "mohon dibalas hari ini. eh ubah senin jadi kamis",
        { harapan: "mohon dibalas hari ini", inti: "kamis" },
        /ubah/,
      ],
      [
        message,
        "harapan",
        letter,
        "minta Ibu izinkan kami tukar. eh salah kak, bukan senin, Rina pu jaga pagi tu hari selasa",
        { harapan: "izinkan kami tukar", inti: "hari selasa" },
        /salah kak|senin/,
      ],
    ]),
  )("%s", (_, one) => checkAt(one));
});

describe("orders and corrections in further forms", () => {
  const held: Held = {
    ...{ kepada: "Pak Anton", bentuk: "sopan" },
    inti: "saya minta libur hari kamis. adik saya wisuda. nanti Rudi yang jaga toko",
  };
  const stock: Held = { jenis: told.jenis ?? "", kejadian: "stok dihitung salah 3x", dampak: "toko rugi" };
  test.each(
    titled([
      [
        message,
        "harapan",
        held,
        "loh wisudanya jangan ditulis dong, itu urusan pribadi",
        { harapan: undefined },
        /wisuda|pribadi/,
      ],
      [
        message,
        "harapan",
        held,
        "ih kok urusan wisuda dimasukin sih, buang aja",
        { harapan: undefined },
        /wisuda|buang/,
      ],
      [message, "harapan", held, "bukan kamis kak, jumat", { inti: "hari jumat", harapan: undefined }],
      [
        message,
        "harapan",
        held,
        "lah kan tadi aku bilang jumat bukan kamis",
        { inti: "hari jumat", harapan: undefined },
      ],
      [
        message,
        "harapan",
        held,
        "aduh salah, harusnya jumat",
        { inti: "libur hari jumat", harapan: undefined },
      ],
      [
        message,
        "nama",
        held,
        "Sari. oh iya rudi jangan disebut, nanti dia ga enak",
        { nama: "Sari" },
        /Rudi|ga enak/i,
      ],
      [
        feedback,
        "permintaan",
        stock,
        "lah bukan, yang rugi itu bukan toko, tapi gudang",
        { dampak: "gudang rugi", permintaan: undefined },
      ],
      [
        feedback,
        "permintaan",
        stock,
        "kejadiannya bukan 3x, 2x. dampaknya toko rugi, pelanggan pindah. permintaannya hitung dua kali",
        { kejadian: "salah 2x", dampak: "toko rugi, pelanggan pindah", permintaan: "hitung dua kali" },
      ],
      [
        "minta-maaf",
        "dampak",
        { untuk: "dekat", perbuatan: "aku bohong. aku marah sama bapakmu" },
        "lho kok bapakmu ikut ditulis",
        { perbuatan: "aku bohong", dampak: undefined },
        /bapakmu/,
      ],
      [
        "minta-maaf",
        "dampak",
        { untuk: "dekat", perbuatan: "aku bohong" },
        "bukan malu, dia kecewa banget",
        { dampak: "mengecewakan" },
      ],
    ]),
  )("%s", (_, one) => checkAt(one));
});

describe("at a practised answer", () => {
  const flow = "simulasi-wawancara";
  test.each(
    titled([
      [
        flow,
        "diri",
        { posisi: "fresh grad" },
        "bukan, admin gudang posisinya",
        { posisi: "admin gudang", diri: undefined },
      ],
      [
        flow,
        "sulit",
        { ...interview, kurang: "pernah nemu selisih stok" },
        "lah itu kan kelebihan, bukan kekurangan. kekuranganku gampang gugup",
        { lebih: "teliti. pernah nemu selisih stok", kurang: "kekuranganku gampang gugup", sulit: undefined },
      ],
      [
        flow,
        "kurang",
        interview,
        "waktu magang aku nemu selisih stok. itu masuk ga buat teliti?",
        { lebih: "teliti. Waktu magang aku nemu selisih stok", kurang: undefined },
        /masuk ga/,
      ],
      [
        flow,
        "posisi",
        {},
        "ga tau sih, fresh grad. kyknya staff admin gudang",
        { posisi: "staff admin gudang" },
        /tau|kyknya/,
      ],
      [flow, "kurang", interview, "saya kurang teliti kalau buru2", { kurang: "saya kurang teliti" }],
    ]),
  )("%s", (_, one) => checkAt(one));

  test("an order to repeat a question opens it again without what was no answer", () => {
    const held = { posisi: "gudang", diri: "aku suka ngitung" };
    const led = answerAt(flow, "minat", held, "eh itu bukan jawabanku, itu hobi. ulang yg perkenalan dong");
    expect(led.text).toContain("perkenalkan diri");
    expect(heldBy(led).diri ?? "").toBe("");
  });
});

describe("who takes something back within one answer", () => {
  test("has it left out, with the order and its reason", () => {
    const led = answerAt(
      message,
      "inti",
      { kepada: "Bu Yus", bentuk: "sopan" },
      "saya belum bisa jadi panitia. nanti bu Rina aja yg gantikan.. eh jangan sebut bu Rina deh, nanti dia marah. saya bisa bantu hari H",
    );
    const { inti = "" } = heldBy(led);
    expect(inti).toContain("belum bisa jadi panitia");
    expect(inti).toContain("bantu hari H");
    expect(inti).not.toMatch(/Rina|marah/);
    expect(led.text).toContain("tidak jadi kutulis");
  });

  test("asks the reader something without it", () => {
    const text = "Bu Rina sudah tahu. tolong jangan sebut Bu Rina di rapat";
    expect(heldBy(answerAt(message, "harapan", letter, text)).harapan).toContain("Bu Rina");
  });
});
