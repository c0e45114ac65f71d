import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* What readers in a member's role asked for and did not get; each test stands for a conversation that somebody left. */

describe("a day with hours", () => {
  const day = [
    "kuliah jam 8-12 trs jaga konter 1 sampe 6 sore, tolong bikinin jadwal harian pake jam",
    "Susun jadwal harian",
    "jam 6 an",
    "12 malem",
    "belajar statistik 2 jam, makan malem, gym 1 jam",
    "Malam",
  ];

  test("takes the fixed hours from the wish and lays the rest out between waking and sleep", () => {
    const text = documentOf("career", day);
    for (const row of [
      "08.00–12.00 | kuliah",
      "13.00–18.00 | jaga konter",
      "18.30–19.00 | makan malem",
      "00.00 | tidur",
    ])
      expect(text).toContain(row);
  });

  test("an activity is moved by one sentence, and the day is laid out again", () => {
    expect(documentOf("career", [...day, "geser gym jadi jam 6.30 pagi"])).toContain("06.30–07.30 | gym");
  });

  test("a time that cannot be read is asked for again", () => {
    expect(last("career", [...day.slice(0, 2), "pokoknya pagi gitu lho"])?.text).toContain("jam 5 pagi");
  });
});

describe("a remark on what was practised", () => {
  const interview = ["simulasi interview dong", "Latihan simulasi wawancara", "kasir"];

  test("names a point that is there by its word and one that is missing; length and method stand at the end", () => {
    const led = last("career", [
      ...interview,
      "Saya Putri lulusan SMK Akuntansi, pernah PKL di koperasi sekolah mencatat stok barang setiap hari dan membantu kasir di jam ramai, lalu mengantar laporan ke guru pembimbing",
    ]);
    expect(led?.text).not.toMatch(/\d+ kata/);
    expect(led?.text).toContain("(“lulusan”)");
    expect(led?.text).toContain("Alasan datang belum kutemukan");
    const end = last("career", [
      ...interview,
      "Saya Putri lulusan SMK Akuntansi dan ingin bekerja",
      "udahan",
    ]);
    expect(end?.text).toMatch(/hanya mencocokkan kata[\s\S]*Panjangnya kalau diucapkan pelan: 1\) 8 kata/);
  });

  test("the answer may be given once more, and is remarked on again in other words", () => {
    const all = conversation("career", [
      ...interview,
      "saya teliti",
      "Perbaiki jawaban tadi",
      "saya Putri lulusan SMK",
    ]);
    expect(labels(all.at(-3))).toContain("Perbaiki jawaban tadi");
    expect(all.at(-2)?.text).toContain("“saya teliti”");
    expect(filled(all.at(-1)).diri).toBe("saya Putri lulusan SMK");
  });

  test("of a hard conversation says whether it asks for one thing, without a word like “selalu”", () => {
    const hard = [
      "mau ngomong serius sama suami",
      "Siapkan obrolan yang sulit",
      "tegang sih",
      "uang belanja",
    ];
    expect(last("relationships", [...hard, "kamu selalu pulang malam"])?.text).toContain("“selalu”");
    const asked = last("relationships", [
      ...hard,
      "kemarin pulang jam 1",
      "Capek",
      "tolong kabari, jangan diam, dan stop paylater",
    ]);
    expect(asked?.text).toContain("Ada lebih dari satu permintaan");
  });

  test("is given when the member asks how the answer was", () => {
    expect(last("career", [...interview, "saya teliti", "jawabanku gimana?"])?.text).toMatch(/detik/);
  });

  test("“cepet hafal” is an answer and no hurry", () => {
    const led = last("career", [...interview, "lewati", "lewati", "gua ramah sama cepet hafal harga"]);
    expect(led?.text).toContain("Kalau kekuranganmu apa");
  });
});

describe("a letter speaks as the member wants", () => {
  const letter = ["Rina Wulandari", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu"];

  test("from the wish on", () => {
    const text = documentOf("career", [
      "bikinin surat resign yang santai aja",
      "Susun surat resign",
      ...letter,
    ]);
    expect(text).toMatch(/^Halo[\s\S]*\baku\b/i);
    expect(text).not.toMatch(/\bsaya\b/i);
  });

  test("and by one tap below it, there and back", () => {
    const made = ["surat resign dong", "Susun surat resign", ...letter];
    expect(labels(last("career", made))).toContain("Lebih santai");
    expect(documentOf("career", [...made, "Lebih santai"])).toContain("aku");
    expect(documentOf("career", [...made, "Lebih santai", "Lebih resmi"])).toBe(documentOf("career", made));
  });

  test("gue and lo, where a leader speaks so", () => {
    const text = documentOf("leadership", [
      "mau kasih feedback ke anak tim gue yang sering telat, bahasanya gue lo aja",
      "Susun masukan untuk anggota tim",
      "Ada yang perlu diubah",
      "rabu kemarin report lo telat 2 hari",
      "client mau cancel",
      "kabarin gue H-1",
      "Dimas",
    ]);
    expect(text).toContain("mau gue bahas sama lo");
    expect(text).not.toMatch(/\b(?:aku|kamu)\b/);
  });

  test("a polite letter has no “aku” beside its “saya”", () => {
    const text = documentOf("relationships", [
      "tulisin pesan buat dosen dong",
      "Tulis pesan atau surat",
      "Bu Rina",
      "Pesan yang sopan",
      "aku blm bisa ngumpulin tugas krn sakit",
      "lewati",
      "Dewi",
    ]);
    expect(text).toContain("Saya belum bisa mengumpulkan tugas karena sakit.");
  });
});

describe("why", () => {
  test("an offer names the words that led to it", () => {
    const led = last("career", ["tolong bikinin surat resign", "kenapa ini?"]);
    expect(led?.text).toContain("“resign”");
    expect(labels(led)).toContain("Susun surat resign");
  });

  test("a question names the line of the document that its answer goes into", () => {
    const led = last("career", ["surat resign", "Susun surat resign", "kenapa nanya itu"]);
    expect(led?.text).toMatch(/“Surat pengunduran diri”, di baris “Nama: …”/);
  });

  test("a sum is shown as it was worked out", () => {
    const led = last("business", [
      "bantu hitung harga jual seblak, sekali bikin abis sejuta dua ratus jadi 80 mangkok",
      "Hitung harga jual",
      "1500",
      "30rb",
      "15%",
      "Hitung",
      "kenapa segitu harganya?",
    ]);
    expect(led?.text).toContain("Rp1.200.000");
    expect(led?.text).toMatch(/= Rp16\.875/);
  });

  test("a member's own “kenapa” is no question to the guide", () => {
    expect(last("wellbeing", ["susah tidur", "kenapa aku begini terus ya"])?.text).not.toContain(
      "kata-katamu dengan daftarku",
    );
  });
});

describe("what stands beside the wish", () => {
  test("a fear is taken up by what the flow has for it", () => {
    const led = last("career", ["mau resign, takut bosnya marah", "Susun surat resign"]);
    expect(led?.text).toContain("Soal “takut bosnya marah”: lembar kedua");
  });

  test("a fear without a note is prepared for at the end, in the member's words", () => {
    const led = last("business", [
      "mau bikin daftar harga katering, takut ditawar tetangga",
      "Susun daftar harga",
    ]);
    expect(led?.text).toContain("“takut ditawar tetangga”");
    const card = conversation("wellbeing", [
      "bantu aku siapin kalau kemungkinan terburuk, takut ditanya kapan nikah",
      "Siapkan untuk yang kutakutkan",
    ]);
    expect(filled(card.at(-1)).takut).toBe("takut ditanya kapan nikah");
  });

  test("a place is answered where it changes what can be done, and a town stands in the letter", () => {
    expect(last("wellbeing", ["lagi di krl, panik banget", "Lewati panik ini dulu"])?.text).toContain(
      "tiang atau dinding",
    );
    const text = documentOf("career", [
      "surat resign, saya di Semarang",
      "Susun surat resign",
      "Rina",
      "Kasir",
      "PT Jaya",
      "31 Mei",
      "Tidak perlu",
    ]);
    expect(text).toMatch(/^Semarang, /);
  });

  test("a question behind an answer is not passed over", () => {
    const led = last("career", [
      "surat resign",
      "Susun surat resign",
      "Wulan. eh mbak, nanti loker sepatuku gimana ya",
    ]);
    expect(led?.text).toContain("“nanti loker sepatuku gimana ya”");
    expect(filled(led).nama).toBe("Wulan");
  });

  test("a fear of being hurt is left to the handling of danger", () => {
    const led = last("relationships", ["mau putus tapi takut dipukul", "Tulis pesan putus baik-baik"]);
    expect(led?.text).not.toContain("kalau terjadi, lalu apa");
  });
});

describe("what was written is not asked for again", () => {
  test("two choices, a list of debts, an event and its guests", () => {
    const choice = last("business", ["mending franchise kopi apa buka sendiri", "Bandingkan dua pilihan"]);
    expect(filled(choice)).toMatchObject({ satu: "franchise kopi", dua: "buka sendiri" });
    const debts = last("business", [
      "utang pinjol kredivo 2,3jt, shopee 900, adakami sejuta setengah",
      "Susun daftar utang",
    ]);
    expect(filled(debts).utang?.split("\n")).toHaveLength(3);
    const event = last("leadership", [
      "mohon dibuatkan undangan kerja bakti warga RT 05 hari Minggu jam 7 pagi",
      "Tulis undangan acara",
    ]);
    expect(filled(event)).toMatchObject({
      acara: "kerja bakti",
      kepada: "warga RT 05",
      waktu: "hari Minggu jam 7 pagi",
    });
  });

  test("a table of debts without instalments asks for the sum of the bills, and claims nothing", () => {
    const led = last("business", [
      "utang pinjol kredivo 2,3jt, shopee 900, adakami sejuta setengah. gaji 3,8",
      "Susun daftar utang",
      "Tidak ada",
      "2,1jt",
    ]);
    expect(led?.text).toContain("tagihan bulan ini");
    expect(led?.document).toBeUndefined();
  });
});

describe("what is taken only where it is meant", () => {
  test("a complaint that the member denies is asked about", () => {
    const led = last("business", [
      "pelanggan bilang makanannya rusak padahal ga, bales gimana",
      "Balas pelanggan sulit",
    ]);
    expect(Object.keys(filled(led))).toEqual([]);
  });

  test("a goal of saving, its price and its months", () => {
    const led = last("business", ["pengen nabung buat dp motor 5 juta 8 bulan lg", "Hitung target tabungan"]);
    expect(filled(led)).toMatchObject({ untuk: "dp motor", jumlah: "5 juta", bulan: "8" });
  });
});

describe("a month's profit", () => {
  test("is worked out from one message, with the number that has to be sold", () => {
    const text = documentOf("business", [
      "hitungin untung sebulan, modal kaos 45rb jual 75 ribu, laku 60 biji, sewa 500rb",
      "Hitung untung sebulan",
      "Hitung",
    ]);
    expect(text).toContain("Untung bersih | Rp1.300.000");
    expect(text).toContain("paling sedikit harus laku: 17");
  });
});

describe("corrections in the member's own words", () => {
  const invitation = [
    "mohon dibuatkan undangan kerja bakti warga RT 05 hari Minggu jam 7 pagi",
    "Tulis undangan acara",
    "pos ronda",
    "lewati",
    "Pak Slamet",
  ];

  test("another time keeps the day", () => {
    expect(documentOf("leadership", [...invitation, "ganti jamnya jadi setengah 8"])).toContain(
      "Waktu: hari Minggu setengah 8",
    );
  });

  test("a part that is wrong is put right in one sentence", () => {
    expect(documentOf("leadership", [...invitation, "tempatnya salah, harusnya balai warga"])).toContain(
      "Tempat: balai warga",
    );
  });
});

describe("going back to the first of two wishes", () => {
  test("is no addressee, and is offered", () => {
    const led = last("career", [
      "bikinin pesan izin pulang awal buat jemput anak",
      "Tulis izin atau cuti",
      "Eh, balik ke yang pertama aja. Yang naik gaji dulu, tulis buat dikirim ke Bu Ratih.",
    ]);
    expect(labels(led)).toEqual(expect.arrayContaining(["Siapkan bicara gaji", "Lanjutkan yang tadi"]));
  });
});

describe("what cannot be done is said at once", () => {
  test.each([
    "tolong translate email ku ke inggris",
    "bikinin puisi buat pacarku",
    "resep rendang 50 porsi dong",
    "ingetin aku besok jam 5",
  ])("%s", (text) => expect(last("career", [text])?.text).toContain("Aku tidak bisa"));

  test("“bukan” never begins what was offered", () => {
    expect(
      last("relationships", ["tulisin surat buat ibu", "bukan surat, pengen nelpon"])?.state.flow,
    ).toBeUndefined();
  });

  test("an insult is no name", () => {
    const led = last("relationships", ["surat buat ibu", "Tulis surat hangat", "goblok bgt sih"]);
    expect(filled(led).panggilan).toBeUndefined();
  });

  test("a letter made of a story holds no question to the guide", () => {
    const text = documentOf("wellbeing", [
      "bapak meninggal 3 minggu lalu. ini yang bales orang beneran?",
      "yaudah aku cerita aja",
      "tiap subuh dia nyiram tanaman",
      "sekarang ga ada yang nyiram",
      "Buat surat",
    ]);
    expect(text).toContain("nyiram tanaman");
    expect(text).not.toMatch(/orang beneran|aku cerita aja/);
  });
});
