import { describe, expect, test } from "vitest";
import { conversation, documentOf, last } from "#server/test/guide-conversation.ts";
import { withoutShorthand } from "./shorthand.ts";

const leave = [
  ...["tolong bikinin izin cuti ke bos", "Tulis izin atau cuti", "kang Dedi", "senin sm rabu"],
  ...["ada kuliah krn kelas karyawan dr kampus, bs 2 thn", "gantian sm Tegar, dia udah mau", "Neng Rani"],
];
const script = [
  ...["aku mau negur anak buahku yang telat terus", "Susun masukan untuk anggota tim"],
  ...["kmrn kamu dateng jam 9 dgn alasan macet", "antrian numpuk", "dateng jam 8 aja", "Dimas"],
];

describe("shorthand", () => {
  test.each([
    [
      "ada kuliah yg mulai jam 6, sy bs tukar dgn teman",
      "ada kuliah yang mulai jam 6, saya bisa tukar dengan teman",
    ],
    ["senin sm rabu", "senin dan rabu"],
    ["gantian sm Tegar", "gantian dengan Tegar"],
    ["obat dr dokter", "obat dari dokter"],
    ["dr Rina dan Dr. Andi", "dr Rina dan Dr. Andi"],
    ["krn 8 thn kerja", "karena 8 tahun kerja"],
    ["lulusan SMP, yg@toko.id", "lulusan SMP, yg@toko.id"],
    ["Sy siap", "Saya siap"],
    ["bsku, jdwal, aja2", "bsku, jadwal, aja2"],
    ["msk lg tgl 4, tgs skali smp jam 3", "masuk lagi tanggal 4, tugas sekali sampai jam 3"],
    [
      "cuti 18 agustus smp 1 september, jam 3 smp tutup",
      "cuti 18 agustus sampai 1 september, jam 3 sampai tutup",
    ],
    ["jam 7 smp 15, anak smp 11, lulus smp hari itu", "jam 7 sampai 15, anak smp 11, lulus smp hari itu"],
    ["ke LBH, lbh cepat", "ke LBH, lebih cepat"],
    ["plg minggu depan", "plg minggu depan"],
  ])("%s", (text, whole) => expect(withoutShorthand(text)).toBe(whole));

  test("is written in full in a formal letter, which the guide says once", () => {
    const letter = documentOf("career", leave);
    expect(letter).toContain("Senin dan Rabu");
    expect(letter).toContain("karena kelas karyawan dari kampus, bisa 2 tahun");
    expect(letter).toContain("gantian dengan Tegar, dia sudah mau");
    const all = conversation("career", [...leave, "ganti tanggalnya jadi selasa sm kamis"]);
    expect(
      all
        .map(({ text }) => text)
        .join("\n")
        .match(/singkatan/gi),
    ).toHaveLength(1);
    expect(all.map(({ text }) => text).join("\n")).toContain("Singkatan kutulis utuh, isinya tetap.");
    expect(all.at(-1)?.document?.text).toContain("Selasa dan Kamis");
  });

  test("what may be read in two ways stays, and is named", () => {
    const talk = [...leave.slice(0, 4), "sy plg kampung krn ada acara tgl 5", ...leave.slice(5)];
    expect(documentOf("career", talk)).toMatch(/saya plg kampung karena ada acara tanggal 5/);
    const said = conversation("career", talk)
      .map(({ text }) => text)
      .join("\n");
    expect(said).toContain("Kecuali “plg”");
    expect(documentOf("career", [...talk, "plg = pulang"])).toContain("saya pulang kampung");
  });

  test("is written in full in a script, which keeps its register", () => {
    expect(documentOf("leadership", script)).toContain("kemarin kamu dateng jam 9 dengan alasan macet.");
    expect(last("leadership", script)?.text).toContain("Singkatan kutulis utuh");
  });
});
