import { describe, expect, test } from "vitest";
import { conversation, documentOf, labels, last } from "#server/test/guide-conversation.ts";

const sorry = [
  ...["mau nulis permintaan maaf ke istri", "Tulis permintaan maaf", "Pasangan, teman, atau saudara", "Dek"],
  ...["aku bentak kamu, emang kenapa tanya tugas", "Menyakitkan", "pinjaman kita bahas dulu"],
];
const debt = [
  "temenku ngutang belum bayar, tulisin pesannya",
  ...["Tulis pesan menagih uang", "Bang Rendi", "3 juta", "buat bayar sekolah Raka"],
  ...["hari Kamis tanggal 21", "Boleh dicicil"],
];
const profit = [
  "mau hitung untung jualan soto sebulan",
  ...["Hitung untung sebulan", "6rb", "12rb", "1352", "2 juta", "Hitung"],
];
const below = (field: "relationships" | "business", made: readonly string[], ...texts: string[]) =>
  last(field, [...made, ...texts]);

describe("a line of the text as an answer", () => {
  test.each([
    "terus yang pakai ati ampela 15 mangkok 10 ribu itu belum masuk ya",
    "Maaf mas, ini kok seperti untuk jualan makanan ya, ada rasa, ukuran, sisihkan satu. Saya ini bengkel.",
    "masa untuk orang tua begitu",
  ])("is not given for words that stand in every text: %s", (text) => {
    const led = below("business", profit, text);
    expect(led?.text).not.toMatch(/di tulisan tadi ada|Yang tertulis|Sudah tertulis/);
  });

  test("is given where the question is about what it says", () => {
    expect(below("relationships", debt, "kapan harus dikembalikan?")?.text).toContain(
      "hari Kamis tanggal 21",
    );
    expect(below("business", profit, "untung bersihnya berapa ya?")?.text).toContain(
      "“Untung bersih: Rp6.112.000”",
    );
  });
});

const day = [
  "tolong bikinin jadwal harian dong",
  ...["Susun jadwal harian", "5 pagi", "10 malam", "kerja 8-16", "belajar, olahraga", "Pagi"],
];

describe("below a schedule", () => {
  test.each([
    ["kapan belajarnya?", "“05.30–06.30: belajar”"],
    ["terus tidurnya jam berapa?", "“22.00: tidur”"],
    ["olahraganya kok ga ada", "“06.40–07.40: olahraga”"],
  ])("%s: %s", (text, line) => expect(last("career", [...day, text])?.text).toContain(line));

  test("an item goes although the message says why", () =>
    expect(documentOf("career", [...day, "hapus yang olahraga, itu aku ngomong doang"])).not.toContain(
      "olahraga",
    ));

  test("another topic behind a comma leaves it", () => {
    const led = last("career", [...day, "bukan itu maksudku, sekarang soal cicilan motor aku"]);
    expect(led?.state.left?.id).toBe("jadwal-harian");
  });
});

describe("words that were meant for the guide", () => {
  test.each([
    'waduh kok "emang kenapa tanya tugas" ikut masuk?? itu kan aku nanya ke kamu. hapus dong',
    "ih yg 'emang kenapa tanya tugas' itu buat kamu bukan buat dikirim ke dia!!",
    'kata "emang kenapa tanya tugas" itu untuk mas nya, bukan untuk Pak Darto. Tolong dihapus.',
    "“emang kenapa tanya tugas” ga usah masuk",
  ])("are taken out with their comma: %s", (text) => {
    const document = documentOf("relationships", [...sorry, text]);
    expect(document).not.toContain("tugas");
    expect(document).toMatch(/karena aku bentak kamu$/m);
  });

  test("a quotation that should stand in the text does not go", () =>
    expect(documentOf("relationships", [...sorry, 'tambahin: "maaf ya sayang"'])).toContain(
      "maaf ya sayang",
    ));

  test("what else the message wants is done too", () => {
    const text =
      "hapus yg 'Aku ngomong baik-baik' sama 'apa kabar?', itu aku ngomong ke kamu. Bang Rendi ganti mbak Yuni";
    const document = documentOf("relationships", [...debt, text]);
    expect(document).toContain("Mbak Yuni. Aku mau ngomong");
    expect(document).toMatch(/^Supaya kita tetap enak\.$/m);
    expect(document).not.toMatch(/Rendi|baik-baik|kabar\?/);
  });

  test("another name behind a removal is taken", () => {
    const text =
      "ya ampun masa gini. yg 'supaya kita tetap enak' itu buat kamu bukan buat dikirim ke dia!! hapus itu. trs manggilnya mbak Yuni";
    const document = documentOf("relationships", [...debt, text]);
    expect(document).toContain("Aku ngomong baik-baik.");
    expect(document).toContain("Mbak Yuni, apa kabar?");
  });

  test("what could not be done is named", () => {
    const text = 'Kalimat "apa kabar?" tolong dihapus. Dan ini seharusnya diomongkan langsung, bukan surat.';
    expect(below("relationships", debt, text)?.text).toContain("“ini seharusnya diomongkan langsung”");
  });

  test("nothing is left open around what is gone", () => {
    const made = [...sorry.slice(0, 4), "loh kan udah barusan, bilang dulu hari jumat", ...sorry.slice(5)];
    const document = documentOf("relationships", [...made, "hapus 'loh kan udah barusan'"]);
    expect(document).not.toMatch(/^,|,,|karena,/m);
    const talk = documentOf("relationships", [...debt, 'hapus "walau jawabannya belum ada"']);
    expect(talk).toContain("Aku butuh kepastian. Kabari");
  });
});

describe("at the buttons behind a text", () => {
  const talk = [
    ...["mau ngomong ke kakak ipar soal titip anak", "Siapkan obrolan yang sulit", "Tegang, tapi aku aman"],
    ...["Kakak Iparku", "dia nitip anaknya mendadak, gausah kan wa", "Capek", "kabari dua hari sebelumnya"],
    "Sudah pas",
  ];

  test("words are taken out, a name exchanged, and the flow goes on", () => {
    expect(last("relationships", talk)?.document).toBeUndefined();
    const text = "hapus yg 'gausah kan wa', itu aku ngomong ke kamu. Kakak Iparku ganti mbak Yuni";
    const document = documentOf("relationships", [...talk, text]);
    expect(document).not.toMatch(/gausah|Kakak Iparku/);
    expect(document).toContain("bak Yuni");
    const led = last("relationships", [...talk, text, "Sudah pas"]);
    expect(labels(led)).toEqual(labels(last("relationships", talk)));
  });
});

describe("an objection", () => {
  const text =
    'Maaf mas, ini kok seperti untuk jualan makanan ya. Saya ini bengkel. Masa kirim pesan "Kabari hari ini"?';

  test("names what may go or be exchanged, and the button takes it out", () => {
    const led = below("relationships", debt, text);
    expect(led?.state.flow?.id).toBe("pesan-tagih");
    expect(labels(led)).toContain("Hapus “Kabari hari ini”");
    const gone = documentOf("relationships", [...debt, text, "Hapus “Kabari hari ini”"]);
    expect(gone).not.toContain("Kabari");
  });

  test("alone asks which part is meant, and not where it belongs", () =>
    expect(below("relationships", debt, "ya ampun masa gini")?.text).not.toContain("ditaruh di mana"));

  test("without such words asks which part is meant, and offers no other flow", () => {
    const led = below("relationships", debt, "ini kok seperti untuk jualan makanan ya, saya ini bengkel");
    expect(labels(led)).toContain("Panggilan orangnya");
  });

  test("“masa depan” objects to nothing", () =>
    expect(labels(below("relationships", debt, "masa depan anakku penting"))).toContain(
      "Tambahkan di akhir",
    ));
});

describe("another topic", () => {
  test.each([
    "Bukan itu maksud saya. Ya sudah nanti saya ubah sendiri pesannya. Sekarang soal Pak Darto, karyawan yang harus saya berhentikan. Bagaimana cara menyampaikannya supaya tidak menyakiti?",
    "ah ga usah deh ribet. yg jadwal tadi aja, besok shift 7-15, lusa interview jam 9",
    "ganti topik. jadwal",
    "hadehh jadwall woi",
  ])("leaves the text, which is kept: %s", (text) => {
    const led = below("business", profit, text);
    expect(led?.state.flow).toBeUndefined();
    expect(led?.state.left?.id).toBe("untung-bulanan");
    expect(led?.text).toContain("kusimpan");
    if (text.includes("menyampaikannya")) expect(labels(led)).toContain("Siapkan obrolan yang sulit");
    expect(led?.choices.some(({ id }) => id.startsWith("flow:"))).toBe(true);
  });

  test("a word that the text's parts are called by, such as “soal”, keeps nobody there", () => {
    const led = below(
      "relationships",
      debt,
      "Ya sudah. Sekarang soal Pak Darto, karyawan yang harus berhenti.",
    );
    expect(led?.state.left?.id).toBe("pesan-tagih");
  });

  test("“ganti topik” alone asks what it should be", () => {
    const led = below("relationships", sorry, "ganti topik dong");
    expect(led?.text).toContain("mau bahas apa?");
    expect(labels(led)).toContain("Ubah tulisan tadi");
  });

  test("“udah ah capek” names none", () =>
    expect(labels(below("relationships", debt, "udah ah capek"))).not.toContain("Cek lelah kerja"));

  test.each(["yg tanggal tadi aja", "sekarang soal tanggalnya, ganti jadi tgl 25", "tanggal"])(
    "a part of the text is no other topic: %s",
    (text) => expect(below("relationships", debt, text)?.state.flow?.id).toBe("pesan-tagih"),
  );

  test("a request in a later message is taken up too, and not only directly below the text", () => {
    const led = below("relationships", debt, "dia orangnya gampang baper", "tolong bikinin rencana belajar");
    expect(labels(led)).toContain("Susun rencana belajar");
  });

  test("after a second text without a place there is a way out", () => {
    const led = below(
      "relationships",
      debt,
      "dia orangnya gampang baper",
      "ya emang dari dulu gitu orangnya",
    );
    expect(labels(led)).toEqual(expect.arrayContaining(["Sudah pas", "Bahas hal lain"]));
    const led2 = last("relationships", [
      ...[...debt, "dia orangnya gampang baper", "ya emang dari dulu gitu orangnya", "Bahas hal lain"],
    ]);
    expect(led2?.state.left?.id).toBe("pesan-tagih");
  });
});

describe("the end", () => {
  test.each([
    "Sudah mas, saya cukupkan. Terima kasih.",
    "Baik, sampai di sini dulu ya kak. terima kasih banyak atas bantuannya",
    "udah ya saya akhiri, makasih",
    "udah segitu aja, tks",
  ])("%s: a kind goodbye", (text) => {
    const led = below("relationships", debt, text);
    expect(led?.text).toMatch(/tersimpan|Sama-sama/);
    expect(led?.state.flow).toBeUndefined();
  });

  test("thanks that belong into the text are none", () =>
    expect(
      below("relationships", debt, "tambahin: sudah saya terima, terima kasih")?.document,
    ).toBeDefined());
});

describe("another register", () => {
  const wish =
    "ini kan buat orang tua murid, masa 'aku omongin' 'nanti malam'. bikin lebih sopan dong, saya dan Mama Kenzo";

  test("is shown, with the name that the message has for the other", () => {
    const led = below("relationships", debt, wish);
    expect(led?.document?.text).toContain("Mama Kenzo, apa kabar? Saya mau");
    expect(led?.text).not.toContain("ditaruh di mana");
  });

  test("is shown above a question about what else was written", () => {
    const led = below("relationships", debt, "yang sopan ya, kemarin dia bilang mau bayar habis gajian");
    expect(led?.document?.text).toMatch(/\bSaya\b/);
    expect(led?.text).toContain("mau ditaruh di mana");
  });

  test.each(["mana versinya? kok ga ditampilin", "suratnya mana?", "mana hasilnya", "tulisin ulang dong"])(
    "%s: the text is shown again",
    (text) =>
      expect(below("relationships", debt, text)?.document?.text).toBe(documentOf("relationships", debt)),
  );

  test("is asked for by what the text should not be", () => {
    const text = "kok jadi formal gini? mana yang santai";
    expect(documentOf("relationships", [...debt, "Lebih resmi", text])).toBe(
      documentOf("relationships", debt),
    );
  });

  test("“aku” in what is told asks for none", () => {
    const all = conversation("relationships", [...sorry, "yang aku tulis tadi kurang satu"]);
    expect(all.at(-1)?.text).not.toContain("Ini versi");
  });

  test("words taken out stay out in another register", () => {
    const document = documentOf("relationships", [...debt, "hapus 'Aku butuh kepastian'", "yang sopan ya"]);
    expect(document).not.toContain("kepastian");
  });
});

test("a field is put right whose old value the message complains about", () => {
  const letter = ["tolong bikinin surat resign", "Susun surat resign", "Rina", "Kasir", "PT Jaya", "31 Mei"];
  const text = "namanya kok Rina doang, harusnya Rina Sari";
  expect(documentOf("career", [...letter, "Tidak perlu", text])).toContain("Rina Sari");
});

test("a tone that should go names what can be done", () =>
  expect(labels(below("relationships", debt, "iya tapi jangan galak2"))).toContain("Panggilan orangnya"));

test.each(["dia bales katanya belum ada uang", "harusnya belum ada yang tau"])(
  "nothing is missed in “%s”",
  (text) => expect(below("relationships", debt, text)?.text).not.toContain("memang belum ada"),
);

test("quoted pronouns are exchanged, and a part is set by its name", () => {
  const document = documentOf("relationships", [...debt, "kata 'Aku' ganti 'Saya'"]);
  expect(document).toContain("Saya mau ngomong");
  const letter = ["tolong bikinin surat resign", "Susun surat resign", "Rina", "Kasir", "PT Jaya", "31 Mei"];
  const led = last("career", [...letter, "Tidak perlu", "alasannya: mau kuliah"]);
  expect(led?.text).not.toContain("pendek dengan sengaja");
});

test("what is missed is asked for", () => {
  const led = below("relationships", sorry, "sama capeknya kok doang, kecewanya mana");
  expect(led?.text).toContain("“kecewa” memang belum ada");
  const refused = last("relationships", [...sorry, "kecewanya mana", "lah kok malah nanya"]);
  expect(refused?.document?.text ?? "").not.toContain("malah nanya");
  const missed = [...sorry, "kecewanya mana", "aku kecewa sama diriku"];
  expect(documentOf("relationships", missed)).toContain("Aku kecewa sama diriku.");
});
