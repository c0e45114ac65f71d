import { describe, expect, test } from "vitest";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";

/* A thing that is denied is not offered, and what was offered before is found again. */

const loss = "bokap gue meninggal 5 bulan lalu. tiap naik motor gue masih nangis di helm";

describe("what is named behind a no", () => {
  test("brings nobody to an expert, and the letter of before begins", () => {
    const all = conversation("wellbeing", [
      loss,
      "gue tuh cuma pengen ada tempat naro ini. bkn mau ke psikolog jg",
      "gue kan blg BUKAN mau ke psikolog. tadi ada yg surat2 itu, itu aja coba",
    ]);
    expect(labels(all[1])).not.toContain("Siapkan tanya ke ahli");
    expect(all[2]?.state.flow?.id).toBe("surat-duka");
  });

  test.each([
    [
      "skripsi mandek kak, 3 minggu nda buka laptop",
      "iye tapi bukan jadwal kak. malu ka ketemu pembimbingku, nda berani ka buka chatnya",
    ],
    ["skripsiku macet di bab 3", "ya tapi jangan jadwal. takut aku ketemu dosbing"],
  ])("is not begun by the yes before it: %s", (wish, text) => {
    const led = last("career", [wish, text]);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).not.toContain("Susun rencana belajar");
    expect(labels(led)).toContain("Siapkan untuk yang kutakutkan");
  });

  test("leaves what stood beside it", () => {
    const led = last("career", [
      "mau resign tapi bingung",
      "ya tapi bukan surat, mau mikir dulu enaknya gimana",
    ]);
    expect(labels(led)).toEqual(["Bandingkan dua pilihan", "Bukan itu", "Cerita dulu saja"]);
  });

  test("is kept as no wish for later", () => {
    const led = last("wellbeing", ["aku takut bgt besok sidang", "iya tapi ga mau latihan napas, udah coba"]);
    expect(led?.state.flow?.id).toBe("hadapi-takut");
    expect(led?.state.later).toBeUndefined();
  });

  test("stays wanted where another part of it is denied", () => {
    const led = last("career", [
      "tolong bikinin surat resign",
      "iya tapi bukan bulan depan, akhir bulan ini",
    ]);
    expect(led?.state.flow?.id).toBe("surat-resign");
  });
});

describe("an offer of before", () => {
  const story = [loss, "di kantor gue biasa aja, pulangnya yg berat", "udah gitu aja sih"];

  test.each(["yg surat tadi aja deh", "tadi ada surat2 itu, boleh itu aja", "yg tadi surat, itu aja"])(
    "is found by “%s”",
    (text) => expect(last("wellbeing", [...story, text])?.state.flow?.id).toBe("surat-duka"),
  );
});

describe("a letter after a death that was told", () => {
  test("is the one to the dead", () => {
    expect(last("wellbeing", [loss, "gue mau nulis surat buat bokap"])?.state.flow?.id).toBe("surat-duka");
    const led = last("wellbeing", ["ibu saya berpulang dua minggu lalu", "mau nulis surat buat ibu"]);
    expect(led?.state.flow?.id).toBe("surat-duka");
  });

  test("is another one for the living", () => {
    const led = last("wellbeing", ["ibu saya berpulang dua minggu lalu", "tolong buatkan surat izin kantor"]);
    expect(led?.state.flow?.id).not.toBe("surat-duka");
  });
});

describe("what is not so now", () => {
  const rider =
    "min gw abis jatoh dari motor 2 bulan lalu pas narik. skrg tiap macet gw panik takut jatoh lagi";

  test("is not offered again, and the wish beside it leads to steps", () => {
    const led = last("wellbeing", [
      rider,
      "skrg sih lg ga panik min, lg di kos. maunya bs narik lg kyk dulu",
    ]);
    expect(led?.state.flow?.id).toBe("kembali-bertahap");
    expect(labels(led)).not.toContain("Lewati panik ini dulu");
  });

  test("an apology that is wished for in a story begins", () => {
    const led = last("relationships", [
      "aku berantem sama salsa sahabatku gara2 aku lupa ulang tahunnya. dia diemin aku seminggu",
      "aku cm mau minta maaf ke salsa",
    ]);
    expect(led?.state.flow?.id).toBe("minta-maaf");
  });
});

describe("in a talk", () => {
  test.each(["aman, dio dak pernah kasar", "aman, dia ga pernah kasar", "aman kok, inyo ndak pernah kasar"])(
    "plain words are the safe answer: %s",
    (text) => {
      const led = last("relationships", ["Siapkan obrolan yang sulit", text]);
      expect(led?.state.flow?.at).toBeGreaterThan(0);
    },
  );

  test.each([
    "aman sih kalau dia ga mabuk",
    "dio dak pernah kasar kalo aku diam",
    "kayaknya aman, pernah sekali",
  ])("doubtful ones keep the question: %s", (text) =>
    expect(last("relationships", ["Siapkan obrolan yang sulit", text])?.state.flow?.at).toBe(0),
  );

  test("wonder at the buttons leads out of the wrong flow", () => {
    const led = last("relationships", [
      "Siapkan bahan obrolan",
      "laki aku lah, suami. feri namonyo. ini kok pilihannyo wong baru kenal samo wong yg disuko",
    ]);
    expect(led?.state.flow).toBeUndefined();
  });
});
