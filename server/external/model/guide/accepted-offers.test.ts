import { describe, expect, test } from "vitest";
import { acceptedIn } from "#server/external/model/guide/find/accepted-offer.ts";
import { filled, labels, last } from "#server/test/guide-conversation.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";

/* An offer that is accepted in words begins at once; one that is denied, doubted or asked about does not. */

const offered = (...ids: string[]): Flow[] => ids.map(flowOf).filter((flow) => flow !== undefined);
const accepted = (text: string, ...ids: string[]): string | undefined =>
  acceptedIn(text, offered(...ids))?.flow.id;

describe("a yes to the only offer begins it, whatever stands beside it", () => {
  test.each([
    "iya itu, tapi isinya 12 biji per kotak",
    "boleh, yang itu aja. jangan lama2 ya",
    "oke deh itu. oh ya aku jualannya di pasar minggu",
    "betul, hitung harga jual. bahannya naik semua soalnya",
    "nggih niku mawon mas, kulo sadeyan gorengan",
    "muhun eta nu tadi, hitung harga jual",
    "iyo, itu sudah. tp modalnya campur sama uang dapur",
    "ya wis itu saja, sing penting cepet",
    "nah itu",
    "yaudah hitung harga jual aja",
    "boleh kak? yang hitung harga itu",
    "hooh, itu wae",
    "sip gaskeun",
    "ya boleh saja asal ga lama",
    "kayaknya iya itu. pelangganku kebanyakan anak kos",
  ])("%s", (text) => expect(accepted(text, "harga-produk")).toBe("harga-produk"));

  test.each([
    "iya, dia memang begitu terus tiap hari",
    "iya sih, tapi nanti dulu",
    "nanti malam aja",
    "oke tapi aku belum siap",
    "boleh, aku mau cerita dulu aja",
    "bukan itu",
    "ya bukan itu maksudnya",
    "hitung harga jual itu apa ya?",
    "kok hitung harga jual?",
    "percuma hitung harga jual juga",
    "aku takut hitung harga jual, nanti rugi",
    "ga mau hitung harga jual",
    "bos saya yang hitung harga jualnya kemarin di kantor",
    "ya gorengan saya cuma satu macam",
    "ya harga jual saya cuma ikut pasar. yang penting pembukuannya dulu",
  ])("not by %s", (text) => expect(accepted(text, "harga-produk")).toBeUndefined());
});

describe("one of several is taken up by its place", () => {
  const ids = ["umpan-balik", "empat-mata", "tulis-pesan"] as const;

  test.each([
    ["yang pertama bang, ini buat anak buah saya si Rio", "umpan-balik"],
    ["nomor 2 aja. orangnya lebih tua dari saya", "empat-mata"],
    ["sing kapisan wae, aku isin nek ngomong neng grup", "umpan-balik"],
    ["opsi ketiga deh kak", "tulis-pesan"],
    ["ambil yang terakhir, biar cepat", "tulis-pesan"],
    ["kedua aja", "empat-mata"],
    ["pilih yg paling atas. namanya Sinta", "umpan-balik"],
  ])("%s", (text, id) => expect(accepted(text, ...ids)).toBe(id));

  test.each([
    "yang pertama kali telat itu Senin kemarin",
    "yang kedua bikin aku kesal banget karena dia senyum",
    "bukan yang pertama",
    "yang pertama atau yang kedua ya?",
    "yang pertama bedanya apa sama yang kedua",
  ])("not by %s", (text) => expect(accepted(text, ...ids)).toBeUndefined());
});

describe("one of several is taken up by the words of its button", () => {
  const ids = ["pesan-tagih", "tulis-pesan", "daftar-utang"] as const;

  test.each([
    ["yang menagih aja. orangnya gampang marah soalnya", "pesan-tagih"],
    ["sing nagih wae mas, wonge isih sedulur", "pesan-tagih"],
    ["nah, tulis pesan menagih. buat Pak RT namanya Pak Joko", "pesan-tagih"],
    ["yg daftar utang itu bu, utangku ke 4 orang", "daftar-utang"],
    ["mau tulis pesan buat dia saja", "tulis-pesan"],
    ["iya tulis pesan ke mandor sj, Pak Ucok. sebelum gajian", "tulis-pesan"],
    ["oke Tulis pesan menagih uang ya, jumlahnya 700rb", "pesan-tagih"],
    ["eh bukan daftar utang, yang menagih", "pesan-tagih"],
    ["yang pertama tadi itu, daftar utang", "daftar-utang"],
    ["pesan aja ke suami namanya Budi", "tulis-pesan"],
    ["iya surat. tp yang sopan ya, orangnya baik", "tulis-pesan"],
  ])("%s", (text, id) => expect(accepted(text, ...ids)).toBe(id));

  test.each([
    "bukan yang menagih",
    "yang menagih itu apa ya?",
    "yang menagih apa yang daftar utang ya",
    "ngapain menagih, dia ga bakal bayar",
    "dia yang menagih aku terus tiap pagi",
    "jangan yang menagih",
    "daftar utang saya 4 orang, totalnya 12 juta",
    "uangnya dipakai buat berobat",
  ])("not by %s", (text) => expect(accepted(text, ...ids)).toBeUndefined());

  test("what another flow is for is not taken for a letter of any kind", () =>
    expect(accepted("mau tulis surat resign aja", "tulis-pesan", "izin-cuti")).toBeUndefined());
});

describe("what is said beside it fills the flow", () => {
  const debt = "ada tetangga blm bayar beras ke warungku dari bulan lalu, aku mau nagih tapi sungkan";

  test("a name, a sum and a term are read, and named once", () => {
    const led = last("relationships", [debt, "iya itu. orangnya bu Ratna, utang 350 ribu"]);
    expect(led?.state.flow?.id).toBe("pesan-tagih");
    expect(filled(led)).toMatchObject({ siapa: "Bu Ratna", jumlah: "350 ribu" });
    expect(led?.text).toContain("Bu Ratna");
  });

  test("the form that is wanted is named, unless the flow has it", () => {
    const late = "anak buahku si Bimo telat terus 3x minggu ini, mau kutegur";
    const spoken = last("leadership", [
      late,
      "yang pertama, masukan untuk anggota. tapi ini bicara langsung bukan tulisan",
    ]);
    expect(spoken?.state.flow?.id).toBe("umpan-balik");
    expect(spoken?.text).not.toContain("Soal bentuknya");
    const written = last("leadership", [
      late,
      "yang pertama aja. tapi dikirim lewat WA ya, dia di cabang lain",
    ]);
    expect(written?.state.flow?.id).toBe("umpan-balik");
    expect(written?.text).toContain("Soal bentuknya, “dikirim lewat WA ya”");
  });

  test("buttons are asked for only where the words fit none or several", () => {
    const led = last("relationships", [debt, "halo kak"]);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).toContain("Tulis pesan menagih uang");
  });
});

describe("what is taken up under a name that is denied is found in another form", () => {
  test("sleep by day after a night at work is no plan for tonight", () => {
    const led = last("wellbeing", [
      "udah seminggu susah tidur bang",
      "aku jaga gudang malam, tidurku siang",
      "tidurku siang bang bukan malam. ya sudah atur tidur aja tapi untuk siang",
    ]);
    expect(led?.state.flow?.id).toBe("tidur-sif");
  });
});

describe("a button within a longer answer", () => {
  const begun = ["mau nagih pembayaran", "Tulis pesan menagih uang"];

  test.each([
    ["itu bayaran katering bukan pinjaman, kantornya pelangganku dari dulu", "pelanggan"],
    ["yang pinjam itu sepupu saya sendiri, anaknya pakde yang di desa", "keluarga"],
  ])("is taken where the flow goes on by it: %s", (text, kenal) =>
    expect(filled(last("relationships", [...begun, text]))).toMatchObject({ kenal }),
  );

  test("and own words stay where none is named", () =>
    expect(
      filled(last("relationships", [...begun, "ibu kos yang lama dulu waktu kuliah di sana"])),
    ).toMatchObject({
      kenal: "ibu kos yang lama dulu waktu kuliah di sana",
    }));
});
