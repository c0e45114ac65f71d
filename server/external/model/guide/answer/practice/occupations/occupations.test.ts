import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { occupationOf } from "./find-occupation.ts";

describe("the occupation of a position", () => {
  test.each([
    ["teller bank BRI", "teller bank"],
    ["kasir indomaret", "kasir atau pramuniaga"],
    ["admin gudang", "staf admin"],
    ["staf gudang", "gudang atau logistik"],
    ["perawat IGD", "perawat atau bidan"],
    ["guru TK", "guru"],
    ["CS call center", "layanan pelanggan"],
    ["operator produksi", "operator produksi"],
    ["kurir paket", "pengemudi atau kurir"],
    ["helper dapur resto", "barista atau pramusaji"],
    ["sales kanvas", "sales"],
    ["web developer", "programmer atau IT"],
    ["desainer grafis", "desain"],
    ["staf accounting", "akuntansi atau keuangan"],
    ["satpam bank", "satpam"],
    ["room attendant hotel", "housekeeping"],
  ])("%s", (position, name) => expect(occupationOf(position)?.name).toBe(name));

  test.each(["peneliti", "penyiar", "apa saja", ""])("%s is none that is known", (position) =>
    expect(occupationOf(position)).toBeUndefined(),
  );
});

describe("practice for a known occupation", () => {
  const begun = ["besok interview teller bank BRI, latihan dong", "Latihan simulasi wawancara"];
  const intro = "nama saya Rina, lulusan SMA, pernah jadi kasir 1 tahun, saya melamar karena suka melayani";
  const asked = [...begun, intro, "BRI dekat rumah dan saya terbiasa melayani"];

  test("asks what that occupation is asked, with what is heard", () => {
    const led = last("career", asked);
    expect(led?.text).toContain("Pertanyaan 3 dari 5.");
    expect(led?.text).toContain("kas Anda selisih kurang Rp100.000");
    expect(last("career", [...asked, "saya hitung ulang lalu lapor supervisor"])?.text).toContain(
      "hitung ulang",
    );
    expect(last("career", [...asked, "saya diam saja di tempat"])?.text).toContain("belum kutemukan");
  });

  test("names a weakness that is the core of the work, kindly", () => {
    const led = last("career", [...asked, "saya hitung ulang lalu lapor", "saya kurang teliti"]);
    expect(led?.text).toContain("inti kerja teller bank");
  });

  test("the sheet has the answers without shorthand, the lengths once, and further questions on request", () => {
    const all = [
      ...asked,
      "sy hitung ulang trs lapor spv",
      "saya grogi, sekarang saya latihan",
      "saya hubungi nasabahnya",
    ];
    const sheet = documentOf("career", all);
    expect(sheet).toContain("Saya hitung ulang terus lapor spv.");
    expect(sheet.match(/Panjangnya kalau diucapkan/g)).toHaveLength(1);
    expect(sheet).toContain("uang yang Anda curigai palsu");
    const more = last("career", [...all, "tambah pertanyaan khas teller dong"]);
    expect(more?.text).toContain("Antrean panjang");
    expect(filled(more).jawab_tiga).toBeUndefined();
  });

  test("an unknown occupation keeps the questions for anybody", () => {
    const other = ["besok interview jadi penyiar radio, latihan dong", "Latihan simulasi wawancara"];
    const led = last("career", [...other, "penyiar radio", intro, "radionya dekat rumah"]);
    expect(led?.text).toContain("Sebutkan kelebihanmu");
  });
});
