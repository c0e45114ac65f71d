import { describe, expect, test } from "vitest";
import { asksForOpinion } from "#server/external/model/guide/words/stories/opinions.ts";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const offers = [
  "aku keterima di dua tempat, bingung pilih mana",
  ...["Timbang dua tawaran kerja", "PT Maju dan Toko Terang", "7", "3", "2", "6", "Pekerjaan dan orangnya"],
];
const below = (...texts: string[]) => last("career", [...offers, ...texts]);

describe("the points of two offers", () => {
  test.each([
    "tuh kan yg pekerjaan sama orangnya masih 2, harusnya 7. ganti",
    "gw mau ganti angka pekerjaan jd 7",
    "pekerjaan jadi 7",
  ])("are changed by words: %s", (text) => {
    expect(filled(below(text)).kerja).toBe("7");
    expect(documentOf("career", [...offers, text])).toContain("| Pekerjaan dan orangnya | 2 | 6 | 14 |");
  });

  test("are changed where a part is asked for, and by the button", () => {
    const asked = below("Ubah bagian ini", "kok cuma kedua tawarannya, gw mau ganti angka pekerjaan jd 7");
    expect(filled(asked)).toMatchObject({ kerja: "7", tawaran: "PT Maju dan Toko Terang" });
    expect(labels(below("Ubah bagian ini"))).toContain("Waktu dan tenaga");
    expect(labels(below("Ubah bagian ini", "Waktu dan tenaga"))).toContain("10");
    expect(filled(below("Ubah bagian ini", "Waktu dan tenaga", "9")).waktu).toBe("9");
  });

  test.each(["pekerjaan jadi lebih enak di sana", "ganti pekerjaan jd 70", "tawarannya 2, bukan 3"])(
    "stay where no points are given: %s",
    (text) => expect(filled(below(text)).kerja).toBe("2"),
  );
});

describe("“menurut lu gw ambil kagak?”", () => {
  const question = "ah yaudah itung sendiri. jadi menurut lu gw ambil kagak?";

  test("is answered from the member's own table, with the row that decides and whose decision it is", () => {
    const led = below(question);
    expect(led?.text).toContain("PT Maju unggul: 30 lawan 20");
    expect(led?.text).toContain("paling besar di pekerjaan dan orangnya");
    expect(led?.text).toContain("yang memutuskan tetap kamu");
  });

  test("is no new text of a part", () => {
    const led = below("Ubah bagian ini", "Kedua tawarannya", question);
    expect(led?.text).toContain("30 lawan 20");
    expect(filled(led).tawaran).toBe("PT Maju dan Toko Terang");
  });

  test("is answered at the buttons behind the table too", () => {
    const led = below("Sudah pas", question);
    expect(led?.text).toContain("30 lawan 20");
    expect(labels(led)).toContain("Lega");
  });

  test("says that close sums decide nothing", () =>
    expect(below("pekerjaan jadi 4", question)?.text).toContain("belum memutuskan"));

  test.each([
    ["jadi pilih yang mana?", true],
    ["mending ambil yang mana ya", true],
    ["aku ambil cuti tanggal 5", false],
    ["menurutku dia salah", false],
    ["saya terima tawarannya", false],
  ])("%s: %s", (text, isAsked) => expect(asksForOpinion(text)).toBe(isAsked));
});
