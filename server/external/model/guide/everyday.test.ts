import { describe, expect, test } from "vitest";
import { addressedTo } from "#server/external/model/guide/document/address/addressed.ts";
import { asksAdvice } from "#server/external/model/guide/words/stories/telling.ts";
import { commandIn, isHurry } from "#server/external/model/guide/words/to-guide/commands.ts";
import { beyondIn } from "#server/external/model/guide/words/to-guide/unserved-requests.ts";
import { filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import { flowOf } from "./flows.ts";
import { fill } from "./slots.ts";

const price = ["jual risol mayo isi 5 enaknya brp ya harganya", "Hitung harga jual"];

describe("what was told before", () => {
  const school =
    "tolong buatin surat ijin sekolah anak aku namanya Gede Aditya kelas 3 ga masuk kamis jumat ada upacara keluarga";

  test("stands in a letter whose question for it was passed by, and the member is told so", () => {
    const letter = [school, "Tulis pesan atau surat", "Surat resmi", "udah itu aja"];
    const led = last("relationships", letter);
    expect(filled(led).inti).toContain("Gede Aditya kelas 3 ga masuk kamis jumat");
    expect(led?.text).toContain("Kupakai dulu kata-katamu yang tadi");
  });

  test("a part stays as it was when nothing new is said of it", () => {
    const letter = [
      "mau resign dari PT Sinar, hari terakhir 31 oktober, tolong bikinin suratnya",
      "Susun surat resign",
    ];
    const changed = [...letter, "Rina", "kasir", "Tidak perlu", "Ubah bagian ini", "Nama perusahaan"];
    expect(filled(last("career", [...changed, "udah itu aja"])).perusahaan).toBe("PT Sinar");
  });

  test.each([
    ["resep pecel itu dari simbok, aku mau nulis surat buat simbok", undefined],
    ["minta resep rendang dong", "memberi resep"],
    ["resep kue lapis apa ya", "memberi resep"],
  ])("a recipe is declined only where one is asked for: %s", (text, declined) =>
    expect(beyondIn(text)).toBe(declined),
  );
});

describe("figures as they are really written", () => {
  test("prices beside quantities are read for one or for all of them, and a quantity is no number of pieces", () => {
    const costs = "tepung 2kg 26rb, mayo 35rb, smoked beef 40rb, telor sekilo 30rb, minyak 2 liter 36rb";
    const led = last("business", [...price, costs]);
    expect(labels(led)).toEqual([
      "Per kg/liter: Rp229.000",
      "Harga semuanya: Rp167.000",
      "Tulis sendiri",
      "Lewati",
    ]);
    const next = last("business", [...price, costs, "harga semuanya", "500 per biji", "100rb"]);
    expect(filled(next)).toMatchObject({ produk: "risol mayo isi 5", bahan: "Rp167.000" });
    expect(next?.text).toContain("berapa buah yang layak dijual?");
  });

  test("a day of payment is no instalment", () => {
    const debts = "pinjol A 2jt cicilan 400rb, pinjol B 800rb jatuh tempo tgl 5, shopee 900rb 12 juni";
    const table = fill(flowOf("daftar-utang") ?? fail(), "{utang}", { utang: debts }, {});
    expect(table).toContain("| pinjol A | Rp2.000.000 | Rp400.000 | – |");
    expect(table).toContain("| pinjol B | Rp800.000 | – | – |");
    expect(table).toContain("| shopee | Rp900.000 | – | – |");
  });

  test("names and sums with nothing between them are a list", () => {
    const asked = ["daftar utang dong", "Susun daftar utang", "Tidak ada", "pinjol, 2jt, 400rb", "5,2jt"];
    const led = last("business", [...asked, "makan 1,5jt kos 800rb bensin 300"]);
    expect(labels(led)[0]).toBe("Betul, Rp2.600.000");
  });

  test("a percentage or a number of branches is no salary", () => {
    const salary = ["mau minta naik gaji", "Siapkan bicara gaji", "5,2", "6,5"];
    const led = last("career", [...salary, "megang 2 cabang, omset naik 20%"]);
    expect(labels(led).filter((label) => label.startsWith("Rp"))).toEqual([]);
    expect(filled(led).batas ?? "").toBe("");
  });

  test.each([
    ["sejam", "60"],
    ["jam 2 siang sejam, di ruang meeting lt 3", "60"],
    ["45 menit", "45"],
  ])("a length of time is read as one: %s", (text, minutes) => {
    const meeting = ["bikin undangan rapat", "Siapkan rapat singkat", "Sebuah keputusan", "bazar", "pic"];
    expect(filled(last("leadership", [...meeting, "besok", text]))).toMatchObject({ lama: minutes });
  });

  test("a number that may be left out is left out", () => {
    const budget = [
      "gaji 4,5jt selalu abis, bikin anggaran",
      "Susun anggaran sebulan",
      "kos 900rb, makan 1,2jt",
    ];
    const led = last("business", [...budget, "ga usah, yg penting cukup dulu"]);
    expect(led?.text).not.toContain("Contohnya");
  });
});

describe("what is no answer is not taken for one", () => {
  const interview = ["bisa latihan wawancara ga, posisi kasir", "Susun satu cerita pengalaman"];

  test("behind a complaint, another flow is offered", () => {
    const led = last("career", [
      ...interview,
      "Dikejar waktu",
      "ini kok ga nyambung ya. udah ganti aja yg simulasi",
    ]);
    expect(labels(led)).toEqual(["Latihan simulasi wawancara", "Lanjutkan yang tadi"]);
  });

  test("“bukan, maksudnya ...” changes the words that were chosen before", () => {
    const led = last("career", [
      ...interview,
      "yang kayak perkenalan diri",
      "loh bukan, maksudnya ceritakan kelemahanmu",
    ]);
    expect(filled(led)).toMatchObject({ soal: "ceritakan kelemahanmu" });
    expect(filled(led).situasi).toBeUndefined();
  });

  test("“salah, ulang” replaces an answer in practice", () => {
    const practice = ["simulasi interview dong posisi teller", "Latihan simulasi wawancara"];
    const led = last("career", [
      ...practice,
      "Teller",
      "salah, ulang. nama saya Dewi lulusan D3, mau belajar jadi teller",
    ]);
    expect(filled(led)).toMatchObject({ diri: "nama saya Dewi lulusan D3, mau belajar jadi teller" });
  });

  test("“trs gmn dong” is no name, and gets an example", () => {
    const chores = ["suami ga pernah bantu kerjaan rumah", "Bagi tugas rumah"];
    const led = last("relationships", [...chores, "trs gmn dong"]);
    expect(filled(led)).toEqual(filled(last("relationships", chores)));
  });

  test("a role is not what is said beside it", () => {
    const texts = resign.slice(0, 2);
    const led = last("career", [
      ...texts,
      "Rina",
      "staff gudang, di PT Sinar Abadi, mau berhenti per 31 desember",
    ]);
    expect(filled(led)).toMatchObject({ jabatan: "staff gudang", perusahaan: "PT Sinar Abadi" });
  });

  test("what somebody should stop asking is no hurry", () => {
    expect(isHurry("jangan nanya nikah terus tiap aku pulang, kasih waktu")).toBe(false);
    expect(isHurry("jangan nanya mulu")).toBe(true);
  });

  test("one word of a long answer presses no button", () => {
    const sales = ["omset turun", "Cari sebab omzet turun", "sembako", "7 juta", "5 juta"];
    const led = last("business", [...sales, "yang dulu ramai sekarang beli minyaknya entah ke mana semua"]);
    expect(led?.text).not.toContain("Yang bertanya lalu beli”");
  });

  test("words of a button answer the choice, and ask for no other flow", () => {
    const apart = ["pacarku LDR, jarang ngabarin", "Buat kesepakatan kabar", "biasa aja"];
    const led = last("relationships", [...apart, "kabarin tiap malem aja sebelum tidur, ga perlu tiap jam"]);
    expect(led?.state.flow?.id).toBe("ldr-kesepakatan");
  });

  test("an answer goes on with the flow after another one was offered beside it", () => {
    const led = last("career", [
      ...interview,
      "Dikejar waktu",
      "ini kok ga nyambung ya. udah ganti aja yg simulasi",
      "waktu pkl bulan mei antrean panjang",
    ]);
    expect(filled(led)).toMatchObject({ situasi: "waktu pkl bulan mei antrean panjang" });
  });
});

describe("outside of flows", () => {
  test.each(["anjing lah ga guna", "dasar bot tolol", "payah lu"])("%s insults", (text) =>
    expect(commandIn(text)).toBe("insult"),
  );
  test.each(["anjing tetangga berisik", "anjingku mati", "kerjaanku sampah"])("%s insults nobody", (text) =>
    expect(commandIn(text)).not.toBe("insult"),
  );

  test.each(["gw harus gimana dong", "terus aku harus apa", "ada saran ga", "menurut lu gimana"])(
    "%s asks for advice",
    (text) => expect(asksAdvice(text)).toBe(true),
  );
  test.each(["dia harus gimana biar mau dengar", "bos minta saran tim"])("%s asks for none", (text) =>
    expect(asksAdvice(text)).toBe(false),
  );

  test("advice is not given, but a talk with the person of the story is offered", () => {
    const story = ["lagi pengen cerita aja", "td pagi gw berantem sm suami", "gw ngerasa ga diprioritasin"];
    const led = last("wellbeing", [...story, "gw harus gimana dong"]);
    expect(led?.text).toContain("tidak bisa menilai");
    expect(labels(led)[0]).toBe("Siapkan obrolan yang sulit");
  });

  test("a question about rights starts no flow", () => {
    expect(beyondIn("pengen tau hak saya sih")).toContain("hukum");
    const led = last("career", [
      "bos minta saya lembur terus tanpa dibayar",
      "pengen tau hak saya sih, boleh ga gitu",
    ]);
    expect(led?.state.flow).toBeUndefined();
    expect(led?.text).toContain("tidak bisa menjelaskan hukum");
  });

  test("not knowing or doubting takes no offer up", () => {
    const tired = ["kerjaan numpuk, bos marah2, rumah berantakan, capek bgt", "ga tau ah pusing"];
    expect(last("wellbeing", tired)?.state.flow).toBeUndefined();
    const chores = ["suami sy ga pernah bantu kerjaan rumah", "percuma dibagi2, dia pasti ga mau"];
    expect(last("relationships", chores)?.state.flow).toBeUndefined();
  });

  test("“iya yang pesan itu” takes up the one offer that it names", () => {
    const led = last("career", ["bikinin surat ke hrd aja nanyain uang lembur", "iya yg pesan itu"]);
    expect(led?.state.flow?.id).toBe("tulis-pesan");
  });

  test("after a refused offer a story is listened to", () => {
    const grief = ["bapak meninggal 2 bulan lalu", "ga mau nulis surat"];
    const led = last("wellbeing", [...grief, "tiap jam 5 sore biasanya bapak pulang, skrg sepi"]);
    expect(labels(led).filter((label) => label.startsWith("Cari sebab"))).toEqual([]);
  });
});

describe("words for the person of a document", () => {
  test.each([
    ["aku bentak dia di depan temen2nya", "kamu", "aku bentak kamu di depan temen2mu"],
    ["minta dia dateng tepat waktu", "kamu", "dateng tepat waktu"],
    ["dia telat lagi kemarin", "Mas", "Mas telat lagi kemarin"],
    ["aku ga suka kamu ngomongin dia", "kamu", "aku ga suka kamu ngomongin dia"],
  ])("%s, to %s: %s", (text, called, expected) => expect(addressedTo(text, called)).toBe(expected));

  test("a customer is spoken to as the reply does", () => {
    const reply = [
      "ada customer ngeyel minta diganti",
      "Balas pelanggan sulit",
      "Protes, padahal sesuai",
      "kemeja",
      "warna beda",
    ];
    const led = last("business", [...reply, "boleh tuker tp ongkir dia yg tanggung"]);
    expect(led?.document?.text).toContain("ongkir Kakak yang tanggung");
  });

  test("the guide says that it has exchanged them", () => {
    const sorry = ["mau minta maaf ke pacar", "Tulis permintaan maaf", "pasangan", "dinda"];
    const led = last("relationships", [...sorry, "aku bentak dia di depan temen2nya"]);
    expect(led?.text).toContain("“dia” di kalimatmu kutulis “kamu”");
  });
});

describe("below a document", () => {
  const made = [...resign, "bikin aja"];

  test("“dah itu aja” accepts it, and “terus aku harus apa” goes on", () => {
    expect(last("career", [...made, "dah itu aja"])?.document).toBeUndefined();
    expect(last("career", [...made, "terus aku harus apa"])?.text).toContain("Langkahnya ada di tulisan");
  });

  test("the last part is changed by its place", () => {
    const conversation = ["anak buah telat mulu", "Susun masukan untuk anggota tim"];
    const script = [
      ...conversation,
      "senin kemarin kamu datang 9.15",
      "yang lain nutupin",
      "datang tepat",
      "Joko",
    ];
    const led = last("leadership", [...script, "ganti yg terakhir: tolong datang sebelum jam 8"]);
    expect(led?.document?.text).toContain("tolong datang sebelum jam 8");
  });
});

function fail(): never {
  throw new Error("no such flow");
}
