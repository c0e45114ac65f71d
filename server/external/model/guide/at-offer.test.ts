import { describe, expect, test } from "vitest";
import {
  asksAboutOffers,
  asksBareHelp,
  mayChoose,
} from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";

/* What members say about the flows that stand offered, in the words of readers. */

const tired = "aku cape banget sama suami, gak pernah bantu rumah, aku mau ngomong tapi takut ribut";

describe("a choice in other words", () => {
  test.each([
    "yg obrolan sulit kali ya",
    "hah? aku pilih yg siapkan obrolan yang sulit",
    "yang obrolan aja deh",
  ])("%s begins the one that it names", (text) =>
    expect(last("relationships", [tired, text])?.state.flow?.id).toBe("obrolan-sulit"),
  );

  test("and after three offers, too", () => {
    const offers = [tired, "Cerita dulu saja", "dia main hp terus", "tolong bantu aku ngomong ke suami"];
    const led = last("relationships", [...offers, "hah? aku pilih yg siapkan obrolan yang sulit"]);
    expect(led?.state.flow?.id).toBe("obrolan-sulit");
  });

  test("once more below its first question it is no answer to that", () => {
    const led = last("relationships", [
      tired,
      "yg obrolan sulit kali ya",
      "hah? aku pilih yg siapkan obrolan yang sulit",
    ]);
    expect(led?.text).toContain("Kita teruskan");
  });

  test.each(["bukan yang obrolan", "yang obrolan itu apa sih", "aku takut obrolan sulit sama dia"])(
    "%s chooses nothing",
    (text) => expect(mayChoose(text)).toBe(false),
  );
});

describe("a yes with another need", () => {
  const garage =
    "Halo mas, usaha bengkel saya sepi, mau bikin hitungan untung bengkel. Karyawan juga susah diatur, datang telat terus";

  test("what is said to weigh most comes first, and the other stays", () => {
    const led = last("business", [
      garage,
      "Ya, itu benar. Tetapi yang soal karyawan juga ya mas, itu yang paling berat.",
    ]);
    expect(labels(led).slice(0, 3)).toEqual([
      "Tulis aturan untuk ditempel",
      "Susun masukan untuk anggota tim",
      "Hitung kas empat minggu",
    ]);
    expect(led?.state.wished).toEqual(["kas-empat-minggu"]);
  });

  test("another need is kept beside what is taken up", () => {
    const led = last("business", [garage, "Ya, betul. Tapi nanti soal karyawan juga ya mas"]);
    expect(led?.state.flow?.id).toBe("kas-empat-minggu");
    expect(led?.state.later).toEqual(["Tapi nanti soal karyawan juga ya mas"]);
    expect(led?.text).toContain("soal karyawan");
  });
});

describe("no flow begins that was not clearly meant", () => {
  const help = "halo kak, aku mau minta tolong dong";
  const inLaw =
    "aku pengen nulis wa ke kakak iparku. tiap minggu dia nitipin anaknya ke aku ga pake nanya dulu, aku jg punya acara. aku sungkan";

  test("a bare request for help is asked what for, and is no offer", () => {
    expect(labels(last("relationships", [help])).join()).not.toContain("Tulis");
    const led = last("relationships", [help, inLaw]);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)[0]).toBe("Tulis pesan atau surat");
  });

  test.each(["bantuin bikin surat dong", "minta tolong itungin modal", "aku mau cerita"])(
    "%s says what for",
    (text) => expect(asksBareHelp(text)).toBe(false),
  );

  test("a subject that is denied leads to another search with both messages", () => {
    const denial = "lho bukan mantan kak 😅 ini kakak ipar, istri abangku. aku blm nikah malah";
    const begun = last("relationships", ["mau kirim wa soal anak", "Tulis pesan soal anak", denial]);
    expect(begun?.state.flow).toBeUndefined();
    expect(labels(begun)).toContain("Tulis pesan atau surat");
    expect(labels(begun)).not.toContain("Tulis pesan soal anak");
    const offered = last("relationships", [help, inLaw, denial]);
    expect(labels(offered)).toEqual(["Tulis pesan atau surat", "Bukan itu", "Cerita dulu saja"]);
  });
});

describe("a question about what is offered", () => {
  test("how two of them differ is told by what they end in", () => {
    const led = last("career", ["bantu siapin interview dong ki", "yg mana bagusnya? bedanya apa dua itu"]);
    expect(led?.state.flow).toBeUndefined();
    expect(led?.text).toContain("Bedanya ada di hasil akhirnya");
    expect(led?.text).toContain("- Latihan simulasi wawancara: hasilnya “Lembar jawaban wawancara”");
    expect(led?.text).toContain("- Susun satu cerita pengalaman: hasilnya “Jawaban siap diucapkan”");
    expect(labels(led)).toContain("Latihan simulasi wawancara");
  });

  test("one of them is explained by its name, and not twice in the same words", () => {
    const what = "eh emang itu apaan? satu pengalaman maksudnya gimana";
    const all = conversation("career", [
      "aku mau interview kerja besok tapi grogi, ga tau mau jawab apa",
      what,
      what,
    ]);
    expect(all[1]?.text).toBe(
      "- Susun satu cerita pengalaman: hasilnya “Jawaban siap diucapkan”; yang kutanyakan antara lain posisi yang dilamar, situasinya, tugasmu waktu itu.",
    );
    expect(all[2]?.text).toContain("masih ada di atas");
    expect(all[2]?.state.flow).toBeUndefined();
  });

  test.each([
    "tolong bikinin surat yang beda",
    "dia bilang aku aneh, terus aku diem aja sampai sekarang ga ngomong lagi sama dia",
  ])("%s asks none", (text) => expect(asksAboutOffers(text)).toBe(false));
});

describe("a remark about an offer", () => {
  const stall = "Saya jualan bakso di depan pasar, mau tahu untung saya sebenarnya berapa mas";
  const daily = "Saya maunya per hari mas, bukan sebulan. Sebulan saya libur tiap Jumat";

  test("keeps the offer, and is kept for its flow", () => {
    const led = last("business", [stall, daily]);
    expect(led?.text).toContain("Kucatat “Saya maunya per hari mas”");
    expect(labels(led)[0]).toBe("Hitung untung sebulan");
    expect(led?.state.told).toContain(daily);
  });

  test("what was offered before is taken up by “tadi ada ...”", () => {
    const again =
      "Tidak ada hitung untungnya. Tadi ada hitung untung sebulan, ya sudah itu saja tidak apa-apa";
    expect(last("business", [stall, daily, again])?.state.flow?.id).toBe("untung-bulanan");
  });

  test("“yang tadi aja” shows it again where several are meant", () =>
    expect(
      labels(last("business", ["rame tapi rugi, mau hitung-hitungan", "halo", "yang tadi aja"])),
    ).toContain("Hitung harga jual"));
});

describe("half of a message cannot be served", () => {
  const dismissal =
    "Saya mau bicara soal karyawan saya yang harus diberhentikan, Pak Darto, sudah 9 tahun ikut saya. Saya bingung cara menyampaikannya, dan pesangonnya berapa.";

  test("the other half is offered, and not to somebody who was dismissed", () => {
    const led = last("leadership", [dismissal]);
    expect(led?.text).toContain("Aku tidak bisa menjelaskan hukum");
    expect(labels(led)).toEqual([
      "Susun naskah pemberhentian",
      "Siapkan obrolan empat mata",
      "Pilih langkah",
      "Cerita dulu saja",
    ]);
  });

  test("words for that talk are offered also where the expert is of another field", () => {
    const led = last("business", [
      dismissal,
      "tolong bantu menulis kata katanya, bagaimana saya bicara sama Pak Darto",
    ]);
    expect(labels(led)[0]).toBe("Susun naskah pemberhentian");
  });

  test("who was dismissed gets what is for them", () =>
    expect(labels(last("career", ["aku kena phk kemarin, bingung harus ngapain"]))).toContain(
      "Urus langkah setelah PHK",
    ));
});

describe("a schedule beside something else", () => {
  test("is offered where hours are named", () =>
    expect(labels(last("career", ["ki lusa interview jam 9, besok kerja 7-15. buatin jadwal"]))[0]).toBe(
      "Susun jadwal harian",
    ));

  const practice = [
    "bantu siapin interview dong ki",
    "Latihan simulasi wawancara",
    "admin gudang. tp aku jg butuh jadwal belajar buat hari ini sm besok ki, soalnya besok msh kerja shift pagi smpe jam 3",
  ];

  test("is kept where it stands beside an answer, and said once", () => {
    const led = last("career", practice);
    expect(led?.state.flow?.filled).toMatchObject({ posisi: "admin gudang" });
    expect(led?.text).toContain("“aku jg butuh jadwal belajar buat hari ini sm besok ki, ...”");
  });

  test.each(["jadwalnya mana?", "yg jadwal td gmn, besok kerja 7-15, lusa interview jam 9"])(
    "%s is no answer, and is told when it comes, with its buttons",
    (text) => {
      const led = last("career", [...practice, text]);
      expect(led?.text).toContain("pertanyaan lagi di sini, sesudah itu “");
      expect(labels(led)).toEqual(["Lewati", "Susun jadwal harian", "Susun rencana belajar"]);
    },
  );

  test("a schedule for studying stays a plan for studying", () =>
    expect(labels(last("career", ["bikinin jadwal belajar buat ujian cpns dong"]))[0]).toBe(
      "Susun rencana belajar",
    ));
});

test.each(["halo, sinyal hilang", "halo kak", "loading terus hp ku"])("begins nothing: %s", (text) => {
  const led = last("wellbeing", ["aku capek kerja terus", text]);
  expect(led?.state.flow).toBeUndefined();
});

describe("a first guess that misses", () => {
  test("a denial with a wish behind it is followed by what its own words ask for", () => {
    const led = last("career", [
      "bos mau potong gaji karena barang hilang, harus gimana ya",
      "lho bukan itu semua. aku mau WA bos jelaskan soal barangnya",
    ]);
    expect(led?.text).toMatch(/^Maaf/);
    expect(labels(led)[0]).toBe("Tulis pesan atau surat");
    expect(labels(led)).not.toContain("Siapkan bicara gaji");
  });

  const quarrel = "tadi ada salah paham sama pacar, dia jadi cemburu";

  test("is taken back with an apology, and not offered again", () => {
    const led = last("relationships", [quarrel, "hah cemburu? bukan. aku cuma mau kirim pesan minta maaf"]);
    expect(led?.text).toMatch(/^Maaf/);
    expect(labels(led)).not.toContain("Pilah rasa cemburu");
    expect(labels(led)).toContain("Tulis permintaan maaf");
  });

  test.each(["hah cemburu?", "loh kok cemburu"])("nothing begins by “%s”", (text) =>
    expect(last("relationships", [quarrel, text])?.state.flow).toBeUndefined(),
  );
});

test("what is said to matter most is no more of what was offered", () => {
  const led = last("business", [
    "aku punya utang di 3 toko bahan, bingung bayarnya dari mana",
    "yang penting nagih pelanggan katering dulu, mereka belum bayar 4 juta",
  ]);
  expect(led?.state.flow?.id).not.toBe("daftar-utang");
  expect([led?.state.flow?.id, ...(led?.choices ?? []).map(({ id }) => id.replace("flow:", ""))]).toContain(
    "pesan-tagih",
  );
});

test("how a thing should be is no other need beside a yes", () => {
  const wish = "aku mau bikin surat ke HRD minta pindah shift pagi";
  const led = last("career", [
    wish,
    "iya surat. tp sopan ya soalnya HRDnya baik, masalahnya cuma sama mandor",
  ]);
  expect(led?.state.flow).toBeDefined();
  expect(led?.state.later ?? []).toEqual([]);
});
