import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

const weighed = [
  "bingung mau putus atau lanjut",
  "Bandingkan dua pilihan",
  "tenang; ga sepi",
  "lewati",
  "ada temen",
] as const;
const page = [...weighed, "overthinking tiap malem"];
const tempo = [
  "gw punya pinjol 3, bingung bayar yg mana dulu, sama mau minta keringanan ke pinjol",
  "Tulis pesan minta tempo",
  "pinjol A",
  "500rb",
  "tanggal 3",
  "Tidak usah",
  "300rb tanggal 5",
  "tanggal 30",
];

describe("a wish that is announced for afterwards", () => {
  const announced = [...weighed, "overthinking tiap malem ... abis ini bikinin chat buat dia dong"];

  test("is noted aloud, and has its button below the finished page", () => {
    const led = last("relationships", announced);
    expect(led?.text).toContain("“abis ini bikinin chat buat dia dong” kucatat");
    expect(led?.document?.text).not.toContain("chat");
    expect(labels(led)).toEqual(["Sudah pas", "Ubah bagian ini", "Tulis pesan atau surat"]);
  });

  test("begins by its button, and is not offered once more", () => {
    const led = last("relationships", [...announced, "Tulis pesan atau surat"]);
    expect(led?.state.flow?.id).toBe("tulis-pesan");
    expect(led?.state.later).toEqual([]);
  });

  test("may be put in other words", () => {
    for (const wish of ["nanti bikinin pesan buat dia juga ya", "sekalian buatin pesan ke dia"])
      expect(last("relationships", [...weighed, `ga tenang. ${wish}`])?.state.later).toEqual([wish]);
    expect(last("relationships", [...weighed, "nanti aku bikin kopi sendiri"])?.state.later ?? []).toEqual(
      [],
    );
  });
});

describe("below a finished page", () => {
  test("a request for another text keeps the page and offers the text", () => {
    const led = last("relationships", [
      ...page,
      "trs mana chatnya? bikinin pesan ke dia, nanya dia msh serius apa engga, jgn keliatan marah",
    ]);
    expect(led?.text).toContain("“Membandingkan dua pilihan” kusimpan.");
    expect(labels(led)[0]).toBe("Tulis pesan atau surat");
  });

  test("words that accept it close it, and the next wish is read", () => {
    const led = last("relationships", [...page, "sudah pas deh. skrg tulisin chat buat cowokku"]);
    expect(led?.text).toContain("kusimpan");
    expect(labels(led)[0]).toBe("Tulis pesan atau surat");
  });

  test("what was offered before is taken up with the figures that are told", () => {
    const led = last("business", [
      ...tempo,
      "oke itu kepake. trus daftar utangnya gmn? A 2,4jt telat 9 hari, B 1,1jt telat 3 hari, C 850rb jatuh tempo lusa. gw pegang duit 600rb",
    ]);
    expect(led?.state.flow?.id).toBe("daftar-utang");
    expect(filled(led).utang).toBe("A 2,4jt telat 9 hari\nB 1,1jt telat 3 hari\nC 850rb jatuh tempo lusa");
  });

  test.each([
    "udah pas, tapi ganti pinjol A jadi pinjol B",
    "oke. kalau dia ga mau gimana?",
    "lebih santai dong",
  ])("whatever is about it stays with it: %s", (text) =>
    expect(last("business", [...tempo, text])?.state.flow?.id).toBe("minta-tempo"),
  );
});

describe("where no flow runs", () => {
  test("what was promised is begun", () => {
    const led = last("business", [
      tempo[0] ?? "",
      "itu mah buat ngutang ke temen. ini aplikasi bang. tadi katanya mau bikin tabel sama urutan bayar, mana?",
    ]);
    expect(led?.state.flow?.id).toBe("daftar-utang");
  });

  test("the wish that comes first begins, and the other is kept", () => {
    const led = last("business", [
      "halo bu saya mau jual nasi box, bingung nentuin harga sama daftar harga, per box 15rb",
      "hitung dulu harganya bu, daftar harganya nanti. modalnya beras 2kg 30rb, ayam 3 ekor 120rb, jadi 20 box",
    ]);
    expect(led?.state.flow?.id).toBe("harga-produk");
    expect(led?.state.later).toEqual(["daftar harganya nanti"]);
  });

  test("behind a denial, the price of one piece is reckoned where it is asked for", () => {
    const led = last("business", [
      "halo mau jual nasi box 12rb per box",
      "loh bukan itu. itu modal saya bukan harga jual. hitungin dulu per box nya jatuh brp",
    ]);
    expect(led?.state.flow?.id).toBe("harga-produk");
  });

  test("“bukan itu” brings the other things that the message names before the general ones", () => {
    const first =
      "halo, aku ada interview kamis ini lewat video buat posisi CS. deg2an bgt, trus di CV ku ada kosong 8 bulan gmn jawabnya ya kalo ditanya";
    expect(labels(last("career", [first]))[0]).toBe("Latihan simulasi wawancara");
    expect(labels(last("career", [first, "Bukan itu"]))[0]).toBe("Perkuat baris CV");
  });
});

describe("a first message", () => {
  test("a salam is returned, and who is tired of caring alone is received before anything is offered", () => {
    const led = last("relationships", [
      "Assalamualaikum. Saya Endang, merawat ibu yg pikun. Capek sekali, klo mengeluh saya merasa berdosa. Adik2 saya ada 2 tapi jarang bantu",
    ]);
    expect(led?.text).toMatch(/^Waalaikumsalam\.\n\nAku panduan/);
    expect(led?.text).toContain("Capek begitu itu berat.");
    expect(labels(led).slice(0, 2)).toEqual(["Cerita dulu saja", "Bagi tugas rumah"]);
  });

  test("a letter is offered by the request, and not by who writes", () => {
    const led = last("career", [
      "saya slamet 45 th kerja satpam di pabrik, mau minta pindah ke gudang, perlu surat ke HRD",
    ]);
    expect(led?.text).toContain("“mau minta pindah ke gudang”");
    expect(labels(led)[0]).toBe("Susun surat permohonan atau keberatan");
    expect(labels(led)).not.toContain("Siapkan bicara gaji");
  });

  test("debts that keep somebody awake come beside the sleep, and alone once sleep is denied", () => {
    const first =
      "gak bisa tidur bang, kepikiran utang 3 pinjol. gw gak mau terapi2an, mau tau aja besok gw kudu ngapain";
    expect(labels(last("wellbeing", [first])).slice(0, 2)).toEqual([
      "Susun daftar utang",
      "Atur tidur malam ini",
    ]);
    const denied = "bukan tidurnya, utangnya. besok gw harus hubungin siapa dulu, yg mana dibayar duluan";
    expect(labels(last("wellbeing", [first, denied]))[0]).toBe("Susun daftar utang");
  });

  test("a plan that is needed ends a story", () => {
    const told = "aku baru putus, rasanya kosong bgt, tiap hari nangis. pengen cerita aja";
    const led = last("wellbeing", [
      told,
      "iya. skrg aku butuh rencana buat minggu ini deh, biar ada kegiatan",
    ]);
    // The plan of the story comes before one for anything.
    expect(labels(led)[0]).toBe("Rencana seminggu setelah putus");
    const ofHim = last("wellbeing", [told, "iya. skrg aku butuh rencana yang jelas dari dia"]);
    expect(labels(ofHim)).not.toContain("Buat rencana langkah");
  });

  test("where only one thing is named, the second is asked for", () => {
    const led = last("wellbeing", ["mending putus aja apa gmn ya", "Bandingkan dua pilihan"]);
    expect(filled(led)).toEqual({ satu: "putus aja" });
  });
});
