import { describe, expect, test } from "vitest";
import { commandInFlow, commandWithin, isAboutStep, isHurry, isOpenAnswer } from "./commands.ts";

describe("answers that leave open what was asked", () => {
  test.each([
    "gatau kak bingung",
    "Ibu kurang tahu Nak",
    "gak ngerti mbak hehe",
    "kurang tau teh, kira2 aja",
    "Nggak ada yang khusus.",
    "ga ada kak",
    "terserah kau la",
    "Manut saja Nak",
    "bebas, asal ga kedengeran nyolot",
    "pokoknya yg sopan aja bang",
    "Belum kami bahas, kosongin aja dulu.",
    "Silakan disesuaikan saja",
    "gak onok mbak",
    "udah itu aja min",
    "hmm ga tau kak, menurut lo aja",
    "mboten ngertos mbak, sak umume mawon",
    "nggih ngoten mawon mbak",
    "duka atuh kang, sakitu weh",
    "mboten wonten malih mbak",
    "dak tau kak, atur bae",
    "lu atur dah bang",
    "cemana bagusnya lah bang",
    "ya itu aja sih",
    "wis itu aja mbak",
    "bebas deh kak yg penting sopan",
  ])("%s", (text) => expect(isOpenAnswer(text)).toBe(true));

  test.each([
    "ga boleh telat lagi",
    "aku baru diputusin, gak tau harus ngapain",
    "Rina",
    "31 Mei",
    "dia ga pernah bayar",
    "biasanya jam 7",
    "aku atur uang",
    "menurut bos aku lambat",
    "12 sampai 14 november",
  ])("%s is an answer", (text) => expect(isOpenAnswer(text)).toBe(false));
});

test("a number that is put right is no refusal of what was offered", () => {
  expect(commandWithin("eh salah mbak sayure 25 ribu dudu 20")).toBeUndefined();
  expect(commandWithin("salah kak, aku mau nolak")?.command).toBe("not-that");
});

test.each([
  "contohnya gimana",
  "hmm bingung jawabnya, contohin dong",
  "maksudnya apa ya kak",
  "kenapa nanya itu",
])("%s asks about the step", (text) => expect(isAboutStep(text)).toBe(true));

test.each(["udah lah jangan banyak nanya, bikin aja", "langsung aja dong", "ga usah nanya2"])(
  "%s is in a hurry",
  (text) => expect(isHurry(text)).toBe(true),
);

describe("commands in a part of a longer message", () => {
  test.each([
    ["Sebelum cerita, ini saya bicara dengan siapa ya? Orang atau mesin?", "who"],
    ["Sejak bapak tidak ada saya sering menangis. Ini yang menjawab orang atau mesin njih", "who"],
    ["Lalu yang saya tulis di sini dibaca siapa saja?", "privacy"],
    ["ceritaku di sini aman ga", "privacy"],
    ["saya minta disambungkan ke orang saja", "human"],
    ["aku gak butuh saran ya, mek pengen cerita", "listen"],
    ["Bapak mau cerita dulu saja ya, tidak usah dikasih saran dulu", "listen"],
    ["eh ga jadi, yang lain deh", "switch"],
    ["maksudku bukan itu kak, tapi tugasnya", "not-that"],
    ["wes rodok lego. suwun ya wes dirungokno", "thanks"],
    ["dari kemaren muter2 doang ga ada hasilnya goblok", "insult"],
  ])("%s: %s", (text, command) => expect(commandWithin(text)?.command).toBe(command));

  test.each([
    "aku keceplosan cerita rahasia temenku",
    "di rumah ini aku ngerasa ga aman",
    "Salah satu staf saya sering telat",
    "anaknya nyekel tanganku ngomong makasih, padahal aku gagal",
    "aku emang bodoh kok",
    "senior di tim ga mau dengerin aku",
    "mau ngomong sama orang tua soal kuliah",
  ])("%s holds none", (text) => expect(commandWithin(text)).toBeUndefined());

  test("within a flow an answer is an answer, and who ends it politely ends it", () => {
    expect(
      commandInFlow("saya bicara dengan siapa saja yang datang ke loket, lalu saya catat namanya"),
    ).toBeUndefined();
    expect(commandInFlow("udah dulu ya")).toBe("stop");
    expect(commandInFlow("makasih ya, besok kulanjut")).toBe("thanks");
  });
});
