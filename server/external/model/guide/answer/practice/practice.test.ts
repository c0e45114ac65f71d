import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* Practice for an interview: what is no answer is not remarked on, and as many questions come as are wanted. */

const begun = ["besok interview kasir indomaret, mau latihan", "Latihan simulasi wawancara"];
const intro = "Nama saya Rina, lulusan SMK Pemasaran, pernah jaga toko paman 1 tahun";
const second = [...begun, intro];

describe("a plea for help with an answer", () => {
  test.each([
    "jawab apa dong",
    "gimana jawabnya?",
    "bantuin dong",
    "blank nih",
    "ga kepikiran",
    "aduh otakku kosong kak",
    "piye jawabe",
    "cak mano jawabnyo kak",
    "duh susah banget yg ini",
    "gmn ya kak bagusnya",
    "kamu aja yang jawab deh",
    "ga tau mau ngomong apa",
    "kasih ide dong min",
    "belum nemu nih",
  ])("%s: gets an answer to fill in, and nothing is stored or remarked on", (text) => {
    const led = last("career", [...second, text]);
    expect(led?.text).not.toMatch(/\d+ kata/);
    expect(led?.text).toContain("“Saya memilih Indomaret karena (isi satu hal");
    expect(led?.text).toContain("Saya pernah jaga toko paman 1 tahun, jadi");
    expect(filled(led).minat).toBeUndefined();
    expect(labels(led)).toEqual(["Pakai kerangka ini", "Lewati"]);
  });

  test.each(["gatau kak", "bingung aku", "gmn dong"])(
    "%s: whoever asks once more gets some words to begin with, and is then led on",
    (text) => {
      const again = [...second, "bantuin dong", text];
      expect(last("career", again)?.text).toContain("“Saya memilih Indomaret karena ...”");
      expect(filled(last("career", again)).minat).toBeUndefined();
      expect(filled(last("career", [...again, "ga kepikiran juga"])).minat).toBe("");
    },
  );

  test("the answer that was built can be taken, with its brackets and without a remark", () => {
    for (const taking of ["Pakai kerangka ini", "pake yang itu aja deh"]) {
      const led = last("career", [...second, "bantuin dong", taking]);
      expect(filled(led).minat).toMatch(/^Saya memilih Indomaret karena \(isi /);
      expect(led?.text).not.toMatch(/\d+ kata/);
      expect(led?.text).toContain("“Uang di laci kurang dari catatan");
    }
  });

  test.each([
    ["ntar dulu mikir", /kutunggu/],
    ["bentar ya kak mikir dulu", /kutunggu/],
    ["pertanyaannya apa tadi", /Kenapa memilih melamar di tempat kami/],
    ["boleh bohong dikit ga", /“boleh bohong dikit ga”/],
    ["harus pake bahasa formal?", /“harus pake bahasa formal”/],
  ])("%s: the question waits", (text, said) => {
    const led = last("career", [...second, text]);
    expect(led?.text).toMatch(said);
    expect(led?.text).not.toMatch(/\d+ kata/);
    expect(filled(led)).toEqual(filled(last("career", second)));
  });

  test.each([
    "kembali",
    "balik ke jawaban tadi dong",
    "mau benerin jawaban sebelumnya",
    "lah jawabanku belum selesai",
  ])("%s: goes back to the answer before", (text) =>
    expect(last("career", [...second, text])?.text).toContain(`“${intro}”`),
  );

  test("a numbered answer is gone back to", () => {
    const led = last("career", [...second, "tokonya deket rumah, saya suka melayani", "ulang no 1 kak"]);
    expect(led?.text).toContain(`“${intro}”`);
  });
});

describe("in other practice", () => {
  const talk = ["mau ngomong serius sama suami", "Siapkan obrolan yang sulit", "tegang sih", "uang belanja"];
  const request = [...talk, "kemarin uangnya habis tanggal 15", "Capek"];

  test.each(["bingung mintanya gimana", "bantuin kalimatnya dong", "ga kepikiran mau minta apa"])(
    "%s: gets the example of the question, and is no request",
    (text) => {
      const led = last("relationships", [...request, text]);
      expect(led?.text).toContain("“tolong");
      expect(filled(led).harapan).toBeUndefined();
    },
  );

  test.each(["tolong bantu aku", "minta tolong bantuin ya"])("%s may be what is asked of somebody", (text) =>
    expect(filled(last("relationships", [...request, text])).harapan).toBeDefined(),
  );
});

describe("a protest", () => {
  const remarked = [...second, "biar bisa bantu ortu"];

  test.each(["kan udah kusebut tempatnya", "lho kok dinilai gitu", "itu kan udah ada alasannya"])(
    "%s: the remark is taken back, and the answer stands",
    (text) => {
      const led = last("career", [...remarked, text]);
      expect(led?.text).toMatch(/^Maaf, catatan tadi/);
      expect(filled(led)).toEqual(filled(last("career", remarked)));
    },
  );

  test.each(["itu bukan jawaban, aku minta tolong", "lah aku kan cuma nanya", "kok malah dianggap jawaban"])(
    "%s: what was no answer is taken out, and gets help",
    (text) => {
      const led = last("career", [...remarked, text]);
      expect(filled(led).minat).toBeUndefined();
      expect(led?.text).toContain("“Saya memilih Indomaret karena");
    },
  );
});

describe("as many questions as are wanted", () => {
  const answers = [
    intro,
    "tokonya deket rumah dan saya suka melayani",
    "saya teliti, waktu jaga toko kas selalu pas",
  ];
  const sheets = (wish: string, count: number) => {
    const all = conversation("career", [wish, "Latihan simulasi wawancara", ...answers.slice(0, count)]);
    return { begun: all[1]?.text ?? "", sheet: all.at(-1)?.document?.text ?? "" };
  };

  test.each([
    ["interview kasir indomaret, latihan 3 pertanyaan aja ya", 3],
    ["latihan wawancara kasir 2 soal", 2],
    ["simulasi interview kasir dong, soalnya dua aja", 2],
    ["mau latihan interview jadi kasir tapi satu pertanyaan dulu", 1],
  ])("%s", (wish, count) => {
    const { begun: first, sheet } = sheets(wish, count);
    expect(first).toContain(`Pertanyaan 1 dari ${count}.`);
    expect(sheet).toContain("1. Perkenalan");
    expect(sheet).not.toMatch(/4\. Kekurangan|\(isi kelebihan/);
    expect(sheet.match(/^Periksa:/gm)).toHaveLength(count);
  });

  test("also when it is said in between, and never fewer than were asked", () => {
    const led = last("career", [...second, "3 aja ya kak"]);
    expect(led?.text).toContain("3 pertanyaan");
    expect(filled(led).minat).toBeUndefined();
    expect(last("career", [...second, "1 soal aja deh"])?.document?.text).toContain(intro);
  });

  test("more than there are is said", () => {
    expect(sheets("latihan wawancara kasir 10 soal", 1).begun).toContain("Pertanyaan 1 dari 5.");
  });

  test.each(["cukup", "udahan ah", "segitu aja", "sampe sini dulu kak", "udah cukup latihannya"])(
    "%s: sums up what was practised",
    (text) => {
      const sheet = documentOf("career", [...second, text]);
      expect(sheet).toContain(intro);
      expect(sheet.match(/^Periksa:/gm)).toHaveLength(1);
    },
  );

  test("before the first answer it stops", () => {
    expect(last("career", [...begun, "udahan"])?.document).toBeUndefined();
  });
});

test("no sentence comes twice, whatever is asked at each question", () => {
  const pleas = ["jawab apa dong", "gimana sih", "kembali", "bantuin", "ntar dulu mikir"];
  const answers = [intro, "biar bisa bantu ortu", "saya teliti", "saya pelupa", "pernah ada pelanggan marah"];
  const all = conversation("career", [
    ...begun,
    ...answers.flatMap((answer) => [...pleas, answer]),
    "udahan",
  ]);
  const said = all
    .map(({ text, document }) => (document ? text.replace(document.text, "") : text))
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .filter(
      (one) => one.split(" ").length > 3 && !answers.some((answer) => one.includes(answer.slice(0, 12))),
    );
  expect(said.filter((one, at) => said.indexOf(one) < at)).toEqual([]);
});
