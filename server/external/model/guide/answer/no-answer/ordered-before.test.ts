import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";

/* What begins an answer, what it asks the guide, and what it orders about an earlier answer. */

const polite = [
  "malam kak, mau tulis surat ke dosen",
  "Tulis pesan atau surat",
  "Pak Rahman",
  "Pesan yang sopan",
];
const told = "minta maaf lama tidak balas, semalam hampir salah obat";
const event = [
  "kak aku mau negur anak buahku yang telat terus",
  "Susun masukan untuk anggota tim",
  "senin kemarin kamu datang 9.25",
];

describe("a reminder that it was said before", () => {
  test.each([
    "lha kan udah aku bilang, antrian numpuk",
    "kan sdh sa bilang tadi.. antrian numpuk",
    "td kan udh ku bilang, antrian numpuk",
    "ya itu tadi, antrian numpuk",
    "loh kan sdh sy tulis tadi antrian numpuk",
    "yah kan uda gw jelasin, antrian numpuk",
    "tadi udah kubilang, antrian numpuk",
  ])("%s: is no part of the answer", (text) =>
    expect(filled(last("leadership", [...event, text])).dampak).toBe("antrian numpuk"),
  );

  test("is no name", () =>
    expect(
      filled(
        last("career", [
          "tolong bikinin surat resign",
          "Susun surat resign",
          "td kan udh ku bilang, Rizky Ananda Siregar",
        ]),
      ).nama,
    ).toBe("Rizky Ananda Siregar"));

  test.each(["lha kan udah aku bilang", "kan sdh sa tulis tadi", "td kan udh kubilang lho"])(
    "%s: alone answers nothing, and the guide owns it",
    (text) => {
      const led = last("leadership", [...event, text]);
      expect(filled(led).dampak ?? "").toBe("");
      expect(led?.text).toMatch(/Maaf|belum ketemu/);
    },
  );
});

describe("what only the guide can be asked", () => {
  test.each([
    "mohon waktu hari Senin, ini gk kependekan kali kan bang suratnya?",
    "mohon waktu hari Senin. bisa langsung tak copas?",
    "mohon waktu hari Senin. klo sy ndak lapor kena sanksi ndak ya? takut sy",
    "mohon waktu hari Senin. ini nanti hasilnya bisa sy kirim ke WA grup jg kan?",
    "mohon waktu hari Senin. apa aku harus nyebut alkoholnya langsung ya?",
  ])("%s: is left out", (text) =>
    expect(filled(last("relationships", [...polite, told, text])).harapan).toBe("mohon waktu hari Senin"),
  );

  test.each(["ini gk kependekan kali kan bang suratnya?", "bisa langsung tak copas?"])(
    "%s: alone leaves the question open",
    (text) => {
      const led = last("relationships", [...polite, told, text]);
      expect(filled(led).harapan ?? "").toBe("");
      expect(led?.text).toContain(text.replace("?", ""));
    },
  );
});

describe("an order about what was told before", () => {
  test.each([
    ["yg hampir salah obat jgn ditulis deng, takut", undefined],
    ["mohon waktu hari Senin. yg hampir salah obat jgn ditulis deng, takut", "mohon waktu hari Senin"],
    ["mohon waktu hari Senin, soal salah obat gausah disebut ya", "mohon waktu hari Senin"],
    ["jgn masukin yg salah obat", undefined],
    ["mohon waktu hari Senin, salah obatnya jangan ditulis deng", "mohon waktu hari Senin"],
    ["salah obatnya ga usah dicantumin kak. mohon waktu hari Senin", "mohon waktu hari Senin"],
  ])("%s: takes out the clause alone", (text, harapan) => {
    const led = last("relationships", [...polite, told, text]);
    expect(filled(led).inti).toBe("minta maaf lama tidak balas");
    expect(filled(led).harapan || undefined).toBe(harapan);
    expect(led?.text).toContain("hampir salah obat");
  });

  test("leaves what is joined to it", () => {
    const text = "minta maaf lama tidak balas karena banyak utang";
    const led = last("relationships", [...polite, text, "mohon waktu Senin. soal utang gausah ditulis ya"]);
    expect(filled(led).inti).toBe("minta maaf lama tidak balas");
  });

  test.each(["tolong jangan bilang ke ibu saya", "mohon jangan tulis nilai saya di papan"])(
    "%s: is asked of the reader",
    (text) => {
      const led = last("relationships", [...polite, told, text]);
      expect(filled(led)).toMatchObject({ inti: told, harapan: text });
    },
  );
});
