import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askedKinds, judgeWords, splitAsides } from "#server/external/model/guide/words/to-guide/asides.ts";
import { conversation, documentOf, filled, labels, last, resign } from "#server/test/guide-conversation.ts";

const sorry = ["mau minta maaf ke temenku", "Susun permintaan maaf", "Pasangan, teman, atau saudara", "Dina"];
const price = ["hitung harga jual risol", "Hitung harga jual", "risol"];
const keep = "Masukkan juga";

describe("words for the guide within an answer", () => {
  test.each([
    ["kan udah gw bilang td, Nadya", "Nadya"],
    ["nadya putri bentar ya anakku nangis", "nadya putri"],
  ])("%s: the name is %s", (text, name) => expect(filled(last("career", [...resign, text])).nama).toBe(name));

  test("a complaint stays out of the text, and the guide says so", () => {
    const led = last("relationships", [
      ...sorry,
      "aku telat dateng ke nikahannya. eh kok ditanya lagi, kan tadi udah kutulis",
    ]);
    expect(filled(led).perbuatan).toBe("aku telat dateng ke nikahannya.");
    expect(led?.text).toContain("“eh kok ditanya lagi, kan tadi udah kutulis”");
    expect(labels(led)).toContain(keep);
  });

  test("own words in place of a button lose only what was said to the guide", () => {
    const led = last("relationships", [
      ...sorry,
      "aku telat dateng ke nikahannya",
      "dia jadi nangis, kan udah aku bilang tadi jangan nanya itu lagi deh min",
    ]);
    expect(filled(led).dampak).toBe("dia jadi nangis");
  });

  test("a question beside a sum is said to be beyond the guide, and the sum counts", () => {
    const led = last("business", [...price, "400rb", "12rb itu kebanyakan apa kurang ya"]);
    expect(filled(led)).toMatchObject({ bahan: "400rb", kemasan: "12rb" });
    expect(led?.text).toContain("itu kebanyakan apa kurang ya");
    // A sum is stored as a number, so there is nothing to put back.
    expect(labels(led)).not.toContain(keep);
  });

  test("another wish beside words for somebody else is kept for later", () => {
    const led = last("relationships", [
      ...sorry,
      "aku telat dateng ke nikahannya sekalian bikinin juga caption promosi jualanku ya",
    ]);
    expect(filled(led).perbuatan).toBe("aku telat dateng ke nikahannya");
    expect(led?.state.later).toEqual(["sekalian bikinin juga caption promosi jualanku ya"]);
  });

  test("one press puts the whole message into the document, wherever the flow is by then", () => {
    const text = "aku telat dateng ke nikahannya. eh kok ditanya lagi, kan tadi udah kutulis";
    const [before, after] = conversation("relationships", [...sorry, text, keep]).slice(-2);
    expect(filled(after).perbuatan).toBe(text);
    expect(labels(after)).toEqual(labels(before).filter((label) => label !== keep));
    const made = documentOf("relationships", [...sorry, text, keep, "Mengecewakan", "aku ganti waktunya"]);
    expect(made).toContain("kan tadi udah kutulis");
  });

  test("the button is gone after the next answer", () => {
    const text = "aku telat dateng ke nikahannya. eh kok ditanya lagi, kan tadi udah kutulis";
    const led = last("relationships", [...sorry, text, "Mengecewakan"]);
    expect(labels(led)).not.toContain(keep);
    expect(led?.state.flow?.original).toBeUndefined();
  });

  test("a message that only says to go on leaves the question open, and can still be the answer", () => {
    const all = conversation("relationships", [...sorry, "ya itu aja deh kak lanjut", keep]);
    expect(filled(all.at(-2)).perbuatan).toBe("");
    expect(all.at(-2)?.text).toContain("masih bisa diisi");
    expect(filled(all.at(-1)).perbuatan).toBe("ya itu aja deh kak lanjut");
  });

  test.each([
    'aku bilang "kamu kenapa sih" di depan orang banyak',
    "aku ga jadi dateng padahal udah janji, kan dia udah nunggu dari pagi",
    "aku salah paham sama chat dia terus marah marah",
    "aku nanya gajinya berapa di depan mertuanya",
  ])("“%s” is an answer as a whole", (text) => {
    const led = last("relationships", [...sorry, text]);
    expect(labels(led)).not.toContain(keep);
    expect(filled(led).perbuatan).toContain(text.slice(-12));
  });

  test("pressed below the document, it stands in the document, as it was written", () => {
    const text = "aku ganti waktunya hari Sabtu. eh kok ditanya lagi, kan tadi udah kutulis";
    const made = [...sorry, "aku telat dateng ke nikahannya", "Mengecewakan", text, keep];
    expect(documentOf("relationships", made.slice(0, -1))).not.toContain("kok ditanya lagi");
    expect(last("relationships", made)?.document?.text).toContain("kok ditanya lagi, kan tadi udah kutulis");
  });
});

describe("splitting a message", () => {
  const letters = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");

  test("nothing of it is lost, whatever it says", () => {
    const word = fc.constantFrom(
      ..."aku kamu kan udah tadi bilang gimana ya eh bentar kak , . ? tolong bikinin juga 12rb dia marah ga salah lanjut maaf".split(
        " ",
      ),
    );
    const message = fc.oneof(
      fc.array(word, { maxLength: 30 }).map((words) => words.join(" ")),
      fc.string({ maxLength: 200, unit: "grapheme" }),
    );
    fc.assert(
      fc.property(message, fc.constantFrom(...askedKinds), (text, kind) => {
        const { rest, asides } = splitAsides(judgeWords(text, kind));
        expect(letters(rest + asides.map((one) => one.text).join(""))).toBe(letters(text));
      }),
    );
  });

  test("words behind those that are judged belong to the answer", () => {
    const end = "dan ini akhir ceritaku";
    const text = `${"kan udah aku tulis tadi, ".repeat(40)}${end}`;
    expect(splitAsides(judgeWords(text, "story")).rest.endsWith(end)).toBe(true);
  });
});
