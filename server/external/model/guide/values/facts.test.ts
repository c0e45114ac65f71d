import { describe, expect, test } from "vitest";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";
import { clausesIn, contactIn, deadlineIn, listedIn, loanIn, priceIn, reasonIn, rowsIn } from "./facts.ts";

describe("facts of a message", () => {
  test.each([
    ["seblak frozen 15rb isi 1 porsi, cod bandung", "15rb isi 1 porsi"],
    ["keripik pisang Rp12.000", "Rp12.000"],
    ["keripik 12rb, yang jumbo 20rb", undefined],
    ["modal 10rb, enaknya dijual berapa", undefined],
    ["jualan cookies, bahan 60rb sehari", undefined],
  ])("the price in “%s” is %s", (text, price) => expect(priceIn(text)).toBe(price));

  test.each([
    ["pesan ke wa 0812 3456 7890 ya", "WA 0812 3456 7890"],
    ["hubungi +62 812-3456-7890", "+62 812-3456-7890"],
    ["ig: @dapur.tini", "ig: @dapur.tini"],
    ["modal 450000 laku 60", undefined],
  ])("the contact in “%s” is %s", (text, contact) => expect(contactIn(text)).toBe(contact));

  test.each([
    ["ga masuk besok karena anakku demam tinggi, tolong bikinin", "anakku demam tinggi"],
    ["mau izin nganter ibu, krn harus kontrol tolong buatkan pesannya", "harus kontrol"],
    ["izin kerja mau nganter ibu kontrol", "nganter ibu kontrol"],
    ["mauka ajukan cuti tgl 12 sampai 14 november, adekku menikah di Bone", "adekku menikah di Bone"],
    ["anakku ga masuk kamis jumat ada upacara keluarga di Ubud", "ada upacara keluarga di Ubud"],
    [
      "surat izin ga masuk, ibu sy masuk rs, mau jagain. takut dimarahin soalnya bos sy galak",
      "ibu sy masuk rs",
    ],
    ["mau cuti, ga enak sm temen soalnya mereka jd nutupin", undefined],
    ["izin ga masuk karena ga enak badan", "ga enak badan"],
    ["mau izin ke bos buat besok", undefined],
    ["izin ga masuk mau bilang ke bos gimana", undefined],
  ])("the reason in “%s” is %s", (text, reason) => expect(reasonIn(text)).toBe(reason));

  test("a list is read behind its request as well as behind a colon", () => {
    const rules =
      "anak buah ada 6. bikinin aturan dah, jam 8 udah mulai, kasbon cuman sabtu, alat balikin ke peti";
    expect(listedIn(rules)).toBe("jam 8 udah mulai\nkasbon cuman sabtu\nalat balikin ke peti");
    expect(listedIn("bikinin aturan dong, bingung")).toBeUndefined();
  });

  test("two days without a date are taken together", () => {
    const asked = "tolong buatin surat izin sekolah, anakku ga masuk kamis jumat ada upacara di Ubud";
    expect(filled(last("career", [asked, "Tulis izin atau cuti"])).kapan).toBe("kamis jumat");
  });

  test("a loan is taken with what it is for", () => {
    expect(loanIn("sepupuku mau minjem 3 juta buat modal ternak lele, aku ga punya")).toBe(
      "minjem 3 juta buat modal ternak lele",
    );
    expect(loanIn("adikku minta uang")).toBeUndefined();
  });

  test("clauses begin at their cue and leave out what is asked for", () => {
    const text = "nama saya Ani lulusan D3 akuntansi, pengalaman 1 tahun kasir tolong bikinin";
    expect(clausesIn(text, ["lulusan", "pengalaman"])).toBe("lulusan D3 akuntansi\npengalaman 1 tahun kasir");
  });

  test.each(["aku blm pernah kerja sama sekali", "ga ada pengalaman", "belum pernah kerja"])(
    "what is denied is no fact: %s",
    (text) => expect(clausesIn(text, ["pernah kerja", "pengalaman", "kerja"])).toBeUndefined(),
  );

  test("a list stands behind a colon", () => {
    expect(listedIn("buatkan aturan toko: datang jam 8, hp disimpan")).toBe("datang jam 8\nhp disimpan");
    expect(listedIn("catatan: besok")).toBeUndefined();
    expect(listedIn("aturan: masuk maju jadi 7.30, hp disimpan. mulai senin")).toBe(
      "masuk maju jadi 7.30\nhp disimpan",
    );
  });

  test("an income shared by two is no cost, and what is joined by “dan” stays one row", () => {
    const told =
      "Penghasilan saya dan suami 11 juta sebulan. KPR 3,2 juta, cicilan motor 750 ribu, listrik dan internet 450 ribu";
    expect(rowsIn(told, "spending")).toBe(
      "KPR 3,2 juta\ncicilan motor 750 ribu\nlistrik dan internet 450 ribu",
    );
    expect(rowsIn("kos 900rb dan makan 1,2 juta, bensin 200rb", "spending")).toBe(
      "kos 900rb\nmakan 1,2 juta\nbensin 200rb",
    );
  });

  test("costs of a business include its wages, and neither its price nor what it sells", () => {
    const told =
      "laundry kiloan, sebulan kira2 1000 kg. Biaya listrik air 900 ribu, gas 400 ribu, gaji 2 orang 3 juta. Sekarang pasang 7 ribu sekilo";
    expect(rowsIn(told, "business")).toBe("listrik air 900 ribu\ngas 400 ribu\ngaji 2 orang 3 juta");
  });

  test.each([
    ["kelas 12, ujian 2 minggu lagi blm belajar, selasa kamis les sampe jam 6", "2 minggu lagi"],
    ["uas statistik senin depan", undefined],
    ["ujiannya tanggal 12 mei", "12 mei"],
    ["harus jawab sebelum hari Jumat", "Jumat"],
  ])("the day of an examination or a decision: %s", (text, day) => expect(deadlineIn(text)).toBe(day));

  test("rows begin behind the colon of their title, and a telephone number is none", () => {
    expect(rowsIn("daftar harga: nasi box 20rb, snack box 10rb, wa 081912345678")).toBe(
      "nasi box 20rb\nsnack box 10rb",
    );
  });
});

describe("figures of a message", () => {
  test("a debt in a part of its own is not lost beside shorter ones, and an income is none", () => {
    const long = "utang ka bank 12 juta cicilan 1,2 juta sabulan, ka koperasi 4 juta, ka adiak 2 juta";
    expect(rowsIn(long)).toBeUndefined();
    expect(rowsIn("bank 12 juta, koperasi 4 juta. panghasilan 5 juta")).toBe("bank 12 juta\nkoperasi 4 juta");
  });

  test("the cost of one piece is not that of all of them", () => {
    const led = last("business", ["hitung harga jual kue lapis, modal 35rb per loyang", "Hitung harga jual"]);
    expect(filled(led).bahan).toBeUndefined();
  });

  test("a sum of money is no number of months", () => {
    const led = last("business", [
      "pengen nabung 15jt buat dp motor, sekarang punya 2jt. tolong hitungin",
      "iya",
      "800rb",
    ]);
    expect(filled(led)).toMatchObject({ untuk: "dp motor", jumlah: "15jt", punya: "2jt" });
    expect(filled(led).bulan).toBeUndefined();
  });

  test("a bare number before a thing that is counted is no money", () => {
    const led = last("career", [
      "gaji saya 4,2jt ga naik, kerjaan nambah terus sekarang pegang 2 gudang. mau minta naik gaji jadi 5jt ke bos saya pak Anton",
      "Siapkan bicara gaji",
    ]);
    expect(filled(led)).toMatchObject({ target: "5jt" });
    expect(filled(led).dasar).not.toBe("2");
  });

  const stall = [
    "sy jualan nasi rames sehari modal 450rb, laku 60 porsi, sewa 1jt sebulan, gas listrik 600rb. tlg hitungkan untung sebulan",
    "Hitung untung sebulan",
  ];

  test("costs of a day are not those of one piece, and what is sold in a day is reckoned for the month", () => {
    const all = conversation("business", [...stall, "7500", "12rb"]);
    expect(filled(all[1]).modal).toBeUndefined();
    expect(labels(all.at(-1))).toContain("60 x 26 hari = 1.560");
  });

  test("several costs are added up by one press, and none is left out", () => {
    const led = last("business", [...stall, "7500", "12rb", "60 x 26 hari = 1.560"]);
    expect(labels(led)).toContain("Betul, Rp1.600.000");
  });

  test("the cost of many is divided for one piece", () => {
    const led = last("business", [...stall, "450rb sehari buat 60 porsi"]);
    expect(labels(led)).toContain("Betul, Rp7.500");
  });

  test("a price that was left open is not reckoned with as nothing", () => {
    const led = last("business", [
      "hitung tarif jasa",
      "Hitung harga jasa",
      "Per pesanan",
      "internet 200rb",
      "1",
      "20",
      "ga tau",
      "6 juta",
      "Hitung",
    ]);
    expect(led?.text).not.toMatch(/Rp0|−Rp/);
  });
});

describe("facts for texts", () => {
  test("who is named beside “istri saya” is not the sender", () => {
    const led = last("relationships", [
      "tolong buatkan surat ulang tahun pernikahan untuk istri saya Meiske, dia sabar sekali rawat mama saya",
      "iya",
    ]);
    expect(filled(led)).toMatchObject({ panggilan: "Meiske", baik: "kamu sabar sekali rawat mama saya" });
    expect(filled(led).nama).toBeUndefined();
  });

  test("a date keeps its end, its weekday and its month", () => {
    const of = (text: string) => filled(last("career", [text, "Tulis izin atau cuti"])).kapan;
    expect(of("mau ijin cuti tgl 14-16 desember pulang kampung, bikinkan surat")).toBe("tgl 14-16 desember");
    expect(of("izin cuti hari Senin 7 Desember dong")).toBe("hari Senin 7 Desember");
  });

  test("a letter to a superior is not addressed to somebody else who is named", () => {
    const of = (text: string) => filled(last("career", [text, "Tulis izin atau cuti"])).atasan;
    expect(of("tolong buatin surat ijin ga masuk, anak saya Rafa sakit cacar")).toBeUndefined();
    expect(of("tolong bikinin izin ke bosku pak Anton, anak saya Rafa sakit")).toBe("Pak Anton");
  });

  test("what the member did is taken for an apology", () => {
    const led = last("relationships", [
      "istri ngambek krn saya lupa jemput, tlg bikinin wa minta maaf",
      "iya",
    ]);
    expect(filled(led)).toMatchObject({ perbuatan: "saya lupa jemput" });
  });

  test("a choice is read from all that was said, not from the newest words alone", () => {
    const led = last("relationships", [
      "sepupuku Rian mau minjem uang 3 juta, bikinin pesan nolaknya",
      "aku bisa bantu promosiin lelenya aja",
    ]);
    expect(filled(led).minta).toBe(
      filled(last("relationships", ["sepupuku Rian mau minjem uang 3 juta, bikinin pesan nolaknya", "iya"]))
        .minta,
    );
  });

  test("an amount beside the words of a button goes into its words", () => {
    const led = last("business", [
      "customer ngamuk krn paket telat 5 hari. bales apa ya",
      "iya",
      "serum",
      "aku kasih voucher 20rb",
    ]);
    expect(filled(led)).toMatchObject({ tawaran: "memberi potongan 20rb untuk pesanan ini" });
  });

  test("the words of a button as they stand on it mean it, though another has them too", () => {
    const led = last("wellbeing", ["Atur tidur malam ini", "lagi di kasur main hp"]);
    expect(led?.text).not.toContain("Pilih salah satu tombol");
  });
});
