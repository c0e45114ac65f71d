import { describe, expect, test } from "vitest";
import { wrongFlowIn } from "#server/external/model/guide/find/wrong-flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { begun } from "#server/external/model/guide/run-flow.ts";
import { documentOf, filled, labels, last, resign } from "#server/test/guide-conversation.ts";

/* A flow that was the wrong one is left by saying so, below its document and within it. */

const late = "aku pulang kerja jam 11 malem terus ga bisa tidur, pengen tidurnya bener";
const shift = [late, "Jadwal tidur sesudah sif", "jam 11 malem", "jam 8 pagi", "Ponsel"];
const wellbeing = (...texts: string[]) => last("wellbeing", texts);

const denials = [
  "bukan, aku ga shift malam, aku pulang jam 11 malem",
  "ini bukan yg kumaksud",
  "dudu iki mas",
  "mboten niki mas",
  "lain lah bukan ini",
  "lain ieu teh",
  "ini mah bukan yg gue cari dah",
  "loh aku kan ga kerja malem",
  "salah alamat ini mah",
  "aku ga butuh jadwal tidur",
  "yah bukan gini kak yang aku mau",
  "kok malah jadwal jaga malam?",
];

describe("below its document", () => {
  test.each(denials)("“%s” leaves it, keeps it, and offers what the first message asks for", (text) => {
    const led = wellbeing(...shift, text);
    expect(led?.text).toMatch(/^Maaf.*“Jadwal tidur sesudah sif malam” kusimpan/s);
    expect(led?.state.left?.id).toBe("tidur-sif");
    expect(labels(led)).toEqual(expect.arrayContaining(["Atur tidur malam ini", "Ubah tulisan tadi"]));
    expect(labels(led)).not.toContain("Jadwal tidur sesudah sif");
  });

  test.each([
    ["kok jadwal tidur sih, gw kan mau nulis pesan ke bos", "Tulis pesan atau surat"],
    ["salah, maksudku mau minta pindah jam kerja ke atasan", "Tulis izin atau cuti"],
    ["ga nyambung, yang kubutuhin itu cara ngomong ke suami soal bagi tugas", "Siapkan obrolan yang sulit"],
    ["bkn ini maksud gw min gw mau resign", "Susun surat resign"],
    ["lah aku bukan mau nyusun jadwal tidur, mau bikin cv", "Buat CV satu halaman"],
  ])("%s: what is wanted instead is offered", (text, offered) => {
    const led = wellbeing(...shift, text);
    expect(led?.text).toMatch(/^Maaf/);
    expect(labels(led)).toContain(offered);
    expect(labels(led)).not.toContain("Jadwal tidur sesudah sif");
  });

  test("a wish to be heard is heard", () => {
    const led = wellbeing(...shift, "eh kok jadwal sih? aku mau curhat aja padahal");
    expect(led?.state.listening).toBe(true);
  });

  test("where nothing says what is meant, one question is asked, with listening as a button", () => {
    const led = last("leadership", ["Susun masukan untuk anggota tim", "ini bukan yang saya cari min"]);
    expect(led?.text).toMatch(/soal apa\?/);
    expect(labels(led)).toEqual(["Cerita dulu saja"]);
  });

  test("what was left is not gone: its button opens it once more", () => {
    const led = wellbeing(...shift, "ini bukan yg kumaksud", "Ubah tulisan tadi");
    expect(led?.state.flow?.id).toBe("tidur-sif");
  });
});

test.each([
  "yaelah kok jadi minta maaf sih min, orang yang salah dia",
  "lho yang salah dia kok aku yang minta maaf",
])("a letter of apology is left by “%s”", (text) => {
  const sorry = ["mau nulis permintaan maaf ke istri", "Tulis permintaan maaf"];
  const made = ["Pasangan, teman, atau saudara", "Dek", "aku bentak kamu", "Menyakitkan", "ngobrol dulu"];
  const led = last("relationships", [...sorry, ...made, text]);
  expect(led?.state.left?.id).toBe("minta-maaf");
  expect(labels(led)).not.toContain("Tulis permintaan maaf");
});

describe("within it", () => {
  test.each(denials)("“%s” leaves it", (text) => {
    const led = wellbeing(...shift.slice(0, 3), text);
    expect(led?.text).toMatch(/^Maaf/);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).toEqual(expect.arrayContaining(["Atur tidur malam ini", "Lanjutkan yang tadi"]));
  });

  test("a further no does not take it up again", () => {
    const led = wellbeing(...shift.slice(0, 3), "dudu iki mas", "dudu kuwi yo");
    expect(led?.state.flow?.id).not.toBe("tidur-sif");
  });

  test("“lah ini mah nagih, aku kan mau minjem bukan nagih”", () => {
    const led = last("relationships", [
      ...[
        "aku mau pinjem duit ke kakak, bingung ngomongnya",
        "Tulis pesan menagih uang",
        "Kak Dian",
        "500 ribu",
      ],
      "lah ini mah nagih, aku kan mau minjem bukan nagih",
    ]);
    expect(led?.text).toMatch(/^Maaf/);
    expect(labels(led)).not.toContain("Tulis pesan menagih uang");
  });

  test("a choice that was read wrongly is exchanged where the wish is for the same flow", () => {
    const texts = ["mau izin ga masuk besok", "Tulis izin atau cuti", "Bu Mira"];
    const led = last("career", [...texts, "kok izin ga masuk ya, aku tuh mau minta pulang cepet doang"]);
    expect(filled(led)).toMatchObject({ bentuk: "izin mengubah jam kerja" });
    expect(filled(led).alasan).toBeUndefined();
  });
});

const debt = [
  "temenku ngutang belum bayar, tulisin pesannya",
  ...["Tulis pesan menagih uang", "Bang Rendi", "3 juta", "buat bayar sekolah Raka"],
  ...["hari kamis tgl 21", "Boleh dicicil"],
];

describe("beside its draft, at its read-back and after its end", () => {
  const cv = "bikinin cv buat lamar kasir dong";

  test.each(["bukan ini yg kumaksud", "bukan cv, surat lamaran", "salah, maksudku surat lamaran"])(
    "“%s” asks for no part of a draft",
    (text) => {
      const led = last("career", [cv, text]);
      expect(led?.text).toMatch(/^Maaf/);
      expect(labels(led)).not.toContain("Buat CV satu halaman");
      if (text.includes("lamaran")) expect(labels(led)).toContain("Tulis surat lamaran");
    },
  );

  test("a draft is put right by what stands in it", () =>
    expect(filled(last("career", [cv, "bukan kasir, admin"])).posisi).toBe("admin"));

  const profit = ["mau hitung untung jualan soto", "Hitung untung sebulan", "6rb", "12rb", "1352", "2 juta"];

  test("the read-back is left too, and its numbers stay", () => {
    const led = last("business", [...profit, "bukan ini yg kucari, gw mau bikin daftar harga"]);
    expect(labels(led)).toEqual(
      expect.arrayContaining(["Buat daftar harga siap kirim", "Lanjutkan yang tadi"]),
    );
    const right = last("business", [...profit, "bukan 2 juta, 3 juta"]);
    expect(filled(right).tetap).toBe("3 juta");
  });

  test("so is what is over", () => {
    const over = [...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu", "Sudah pas", "Sudah"];
    const led = last("career", [...over, "lah kok resign, aku kan mau izin doang"]);
    expect(labels(led)).toEqual(expect.arrayContaining(["Tulis izin atau cuti", "Ubah tulisan tadi"]));
    expect(labels(led)).not.toContain("Susun surat resign");
    expect(documentOf("career", [...over, "bukan Kasir, admin"])).toContain("Jabatan: Admin");
  });
});

describe("what puts something right leaves nothing", () => {
  test.each([
    "bukan bang Rendi, mas Rendi",
    "bukan gini bahasanya, yang sopan",
    "salah, harusnya hari jumat",
    "kok galak banget sih",
    "tambahin: bukan maksudku nagih terus",
    "bukan kamis, jumat",
    "ini mah kepanjangan",
    "bukan buat temen, buat pelanggan",
  ])("%s", (text) => expect(last("relationships", [...debt, text])?.state.flow?.id).toBe("pesan-tagih"));

  test.each([
    ["jam 8", "bukan jam 11, jam 12"],
    ["jam 8", "bukan suara, ponsel"],
    ["jam 8", "ponsel, bukan kopi"],
  ])("after “%s”: %s", (before, text) => {
    const led = wellbeing(...shift.slice(0, 3), before, text);
    expect(led?.state.flow?.id).toBe("tidur-sif");
  });

  test.each([
    "bukan gini caranya kerja, kamu datang jam 10 terus",
    "aku bukan marah, aku kecewa",
    "bukan ini yang aku harapkan dari kamu",
    "salah, aku mau bilang ke dia kalau telat itu ngerugiin",
  ])("words for somebody else: %s", (text) => {
    const led = last("leadership", [
      "anak buahku telat terus, mau kutegur",
      "Susun masukan untuk anggota tim",
      text,
    ]);
    expect(led?.state.flow?.id).toBe("umpan-balik");
  });

  test("after an answer, “bukan itu maksudku” is about the answer", () => {
    const led = last("career", [...resign, "Rina", "bukan itu maksudku"]);
    expect(led?.state.flow?.id).toBe("surat-resign");
  });

  test.each([
    ["daftar-utang", "ga ada utang bank, cuma pinjol 2 juta cicil 300rb"],
    ["pesan-tagih", "yang lain belum perlu"],
    ["anggaran-bulanan", "masalahnya bukan cuma uang, tapi jam kerja"],
    ["tidur", "deterjen cair, bukan yang bubuk"],
    ["obrolan-sulit", 'suami bilang "kan kamu yang pengen ngobrol"'],
    ["minta-maaf", "tak minta maaf, cuma diem"],
    ["jadwal-harian", "tukang masak harian"],
    ["penawaran-pekerjaan", "lho ini kan surat penawaran, kenapa nanya anak"],
  ])("%s: %s", (id, text) => {
    const flow = flowOf(id);
    const at = flow?.steps.findIndex((step) => "ask" in step) ?? 0;
    const active = flow && { ...begun(flow), at, trail: [0] };
    expect(flow && active && wrongFlowIn({ flow, active, text, field: flow.field })).toBeUndefined();
  });

  test("a correction below the document of a letter is made", () =>
    expect(documentOf("relationships", [...debt, "bukan bang Rendi, Mas Rendi"])).toContain("Mas Rendi"));
});
