import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

const sleep = ["pgn bisa tidur lebih enak sama mau minta maaf ke istriku", "Atur tidur malam ini"];
const slept = [...sleep, "Belum naik ke kasur", "04.30", "1", "1"];
const asked = "trus yg minta maaf ke istri gmn?";

describe("a wish that waits", () => {
  test("has its button below the finished text, and begins there when it is asked for", () => {
    expect(labels(last("wellbeing", slept))).toContain("Tulis permintaan maaf");
    const led = last("wellbeing", [...slept, asked]);
    expect(led?.state.flow?.id).toBe("minta-maaf");
    expect(led?.state.later).toEqual([]);
  });

  test("is kept when it was only told, and the flow goes on", () => {
    const told = ["aku susah tidur. kepikiran mau minta maaf ke istriku juga", "Atur tidur malam ini", asked];
    const led = last("wellbeing", told);
    expect(led?.text).toContain("Sesudah ini kita kerjakan");
    expect(led?.state.flow?.id).toBe("tidur");
    expect(led?.state.later).toHaveLength(1);
  });

  test("is none where nothing of the kind was told", () => {
    for (const text of ["trus anaknya gimana", "terus bapak gimana"])
      expect(last("wellbeing", [...sleep, text])?.text).not.toContain("Sesudah ini kita kerjakan");
  });

  test("takes fuller words at a question in place of the first ones", () => {
    const wish = "sm pesan wa buat tetangga Bu Yati tolong, sy mau minta nyicil 100rb sebulan";
    const led = last("career", [
      "besok ada kerjaan numpuk: laporan, beresin gudang. tolong urutkan ya sm bikinin pesan wa buat tetangga saya",
      "Buat rencana langkah",
      wish,
    ]);
    expect(led?.state.later).toEqual([wish]);
    expect(filled(led)).toEqual({});
  });
});

describe("the next wish", () => {
  const next = "udah lah segitu aja. skrg bantuin bikin wa minta maaf ke istri, tadi pagi aku bentak dia";

  test("begins behind words that end the present thing, below it or within it", () => {
    const led = last("wellbeing", ["banyak pikiran", "Parkirkan khawatirmu", next]);
    expect(labels(led)[0]).toBe("Tulis permintaan maaf");
    expect(led?.text).not.toContain("Mau pindah");
    // Below the text, one that waits already begins.
    expect(last("wellbeing", [...slept, next])?.state.flow?.id).toBe("minta-maaf");
  });

  test("behind a decision is a message to the employer who is turned down", () => {
    const weighed = ["dapet dua tawaran kerja, bingung", "Timbang dua tawaran kerja", "cikarang dan klaten"];
    const answers = ["3", "8", "5", "6", "4"];
    const led = last("career", [
      ...weighed,
      ...answers,
      "ok berarti ambil yg klaten. skrg tulisin penolakan buat hrd yg cikarang ya, yg sopan",
    ]);
    expect(led?.text).toContain("“Menimbang dua tawaran kerja” kusimpan.");
    expect(labels(led)[0]).toBe("Tulis pesan atau surat");
  });

  test("for a thing of which the text holds nothing is offered with what it says", () => {
    const shared = [
      "bantu bagi tugas panitia 17an dong, ada budi, sari, joko",
      ...["Bagi tugas tim atau panitia", "lomba 17 agustus", "budi, sari, joko"],
      ...["budi: lomba; sari: konsumsi; joko: hadiah", "lewati"],
    ];
    const also = "undangan rapatnya jg ya sabtu 2 agustus jam 8 malem di rumahku";
    expect(labels(last("leadership", [...shared, also]))[0]).toBe("Siapkan rapat singkat");
    const led = last("leadership", [...shared, also, "Siapkan rapat singkat"]);
    expect(Object.values(filled(led)).join()).toContain("sabtu 2 agustus jam 8");
  });
});

describe("a question whether to begin something new, beside a reckoning", () => {
  const venture = "trus mending buka lapak kedua gak ya? di dpn kampus, sewa 500rb sebulan, adik sy yg jaga";
  const begun = ["mau hitung harga jual es teh", "Hitung harga jual", "40rb", "lewati", "lewati"];

  test("is weighed by itself, and its rent stays out of the reckoning", () => {
    const led = last("business", [...begun, venture]);
    expect(labels(led)).toEqual([
      "Coba ide dengan uang kecil",
      "Bandingkan dua pilihan",
      "Lanjutkan yang tadi",
    ]);
    const back = last("business", [...begun, venture, "Lanjutkan yang tadi"]);
    expect(JSON.stringify(back?.state.flow)).not.toContain("500");
  });

  test("is none where a cost is told", () => {
    for (const text of ["sewa tempat 500rb sebulan", "beli gas 2 tabung 40rb"])
      expect(last("business", [...begun, text])?.text).not.toContain("pertanyaan tersendiri");
  });
});

describe("a card that cannot be used", () => {
  test("stays open, and is not closed as kept", () => {
    const card = ["aku gampang panik, gmn biar tenang", "Tenangkan badan dulu"];
    const led = last("wellbeing", [
      ...card,
      ...["Pilihkan saja", "1", "1", "1", "Di rumah", "lewati"],
      "kan aku lg presentasi di depan, ga mungkin minum sm cuci gelas wkwk. bikinin yg bisa dipake pas berdiri di depan dong, trus latihannya gmn",
    ]);
    expect(led?.text).not.toContain("kusimpan");
    expect(led?.state.flow?.id).toBe("tenang-sekarang");
    expect(labels(led)).toContain("Ubah bagian ini");
  });
});

describe("a letter that is asked for in a story of a loss", () => {
  const story = [
    "suami saya meninggal 3 bulan lalu, saya belum bisa tidur",
    ...["Cerita dulu saja", "rumah rasanya sepi sekali", "kadang saya masih masak dua piring"],
  ];

  test("is the one for who has gone", () => {
    for (const text of [
      "saya kepingin nulis surat buat bapak. bisa dibantu? ada yg belum sempat saya omongkan",
      "maksud saya tolong buatkan surat nya. surat utk almarhum suami saya",
    ])
      expect(last("wellbeing", [...story, text])?.state.flow?.id).toBe("surat-duka");
  });

  test("is another one for a reader who lives, and none where it is only told of", () => {
    for (const text of [
      "tolong buatkan surat izin buat kantor",
      "dulu saya kepingin nulis surat buat bapak tapi tidak sanggup",
      "dia pengen nulis surat buat ibunya",
    ])
      expect(last("wellbeing", [...story, text])?.state.flow).toBeUndefined();
  });
});
