import { describe, expect, test } from "vitest";
import { isAgreement, missesSort, sortOf } from "./answer-sorts.ts";

describe("what sort of answer a question wants", () => {
  test.each([
    ["Tulisan ini ditujukan kepada siapa?", "who"],
    ["Nama siapa yang dicantumkan sebagai pengirim?", "who"],
    ["Siapa mengerjakan apa menurut usulmu?", "who"],
    ["Yang mau bertanya harus ke siapa dan kapan?", "who"],
    ["Kapan kalian bisa membicarakannya dengan tenang?", "when"],
    ["Untuk hari atau tanggal berapa?", "when"],
    ["Paling lambat kapan uangnya harus kembali?", "when"],
    ["Di mana tempatnya?", "where"],
    ["Apa permintaanmu kepadanya, ditulis seperti bicara langsung?", undefined],
    ["Apa persisnya yang dia lakukan, dan kapan?", undefined],
    ["Kapan dan dengan kalimat apa kamu menawarkan waktu lain itu?", undefined],
    ["Kapan dan di mana kejadiannya, dan ada apa waktu itu?", undefined],
    ["Siapa saja yang ikut, dan berapa modal masing-masing?", undefined],
  ] as const)("%s: %s", (question, sort) => expect(sortOf(question)).toBe(sort));
});

describe("talk where a person, a time or a place was asked for", () => {
  test.each([
    ["who", "loh kan udah barusan, bilang dulu hari jumat sama sebulan 2x aja"],
    ["who", "gausah kan wa, dia tau nomerku"],
    ["who", "Saya tidak minta apa apa mas, hanya minta maaf saja."],
    ["who", "iya yang itu boleh"],
    ["who", "datang jam 8"],
    ["who", "udah sering sih, dia selalu jawab 'nanti' trs ga jalan"],
    ["when", "emang ngaruh ya kalo ngomong gitu"],
    ["when", "udah sering sih, dia selalu jawab 'nanti' trs ga jalan"],
    ["when", "ya boleh aja sih"],
    ["where", "lah kan udah aku tulis semuanya itu"],
  ] as const)("%s: %s is none", (sort, text) => expect(missesSort(sort, text)).toBe(true));

  test.each([
    ["who", "vina oktaviani, ga ada gelar"],
    ["who", "ya vina oktaviani, tp kan udah tadi"],
    ["who", "mama sih, dia ga banyak nanya orangnya"],
    ["who", "ga usah siapa siapa bang jaja aja"],
    ["who", "riko musik, dame konsumsi, sahat tenda"],
    ["who", "Rangga menjemur dan mengisi galon, Salma menyapu"],
    ["who", "aku wc sama galon, teh nisa masak minggu, mamah ga usah nyetrika baju aku lg"],
    ["who", "mel"],
    ["who", "yang"],
    ["who", "Ocep. biar cuma tukang keramas, dia tau kalo kita ada pikiran"],
    ["when", "minggu sore pas semua di rumah"],
    ["when", "nanti malem aja kalo dia udah pulang"],
    ["when", "habis sinetronnya mertua"],
    ["when", "kalau dia udah ga emosi"],
    ["who", "ga ada siapa siapa sih"],
    ["who", "ga ada yang peduli sama aku kak"],
    ["who", "aku sendirian aja sih di sini"],
    ["where", "ga ada tempat lain kak, bingung"],
    ["where", "abis shift di warung bu tini belakang pabrik"],
  ] as const)("%s: %s is one", (sort, text) => expect(missesSort(sort, text)).toBe(false));

  test.each([
    ["iya yang itu boleh", true],
    ["ok setuju deh", true],
    ["iya jangan gitu lagi ya", false],
    ["boleh ga ya", false],
    ["iya nyuci piring", false],
  ])("%s agrees and says nothing else: %s", (text, is) => expect(isAgreement(text)).toBe(is));
});
