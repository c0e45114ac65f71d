import { describe, expect, test } from "vitest";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";

const story = ["mau cerita aja", "capek banget di rumah"];

describe("a question whether something is as it should be, in a story", () => {
  test.each([
    ["wajar ga aku sedih dia lupa ultahku", "“sedih dia lupa ultahku”: itu bisa dimengerti"],
    [
      "aku egois ya pengen istirahat sendiri sehari",
      "“pengen istirahat sendiri sehari” sendiri tidak membuatmu egois",
    ],
    ["salah ga sih aku?", "kamu juga tidak kusebut begitu"],
    ["aku ga dateng ke nikahan dia, jahat ga ya", "Satu kejadian tidak menentukan kamu orang seperti apa"],
    ["kemarin aku bentak anakku, aku jahat ga", "Nada keras tidak membuatmu orang jahat"],
    ["wajar ga mertua ikut campur terus", "tidak bisa kunilai dari satu sisi"],
    ["umur 30 belum nikah wajar ga", "Ukuran wajar beda-beda"],
  ])("is answered plainly first: %s", (text, answer) => {
    const led = last("wellbeing", [...story, text]);
    expect(led?.text.split("\n\n")[0]).toContain(answer);
  });

  test("brings one open question, unless the member wants none", () => {
    const text = "wajar ga aku sedih dia lupa ultahku";
    const [first = ""] = lines["judged-question"];
    expect(last("wellbeing", [...story, text])?.text.endsWith(first)).toBe(true);
    const quiet = ["mau cerita aja, jangan banyak nanya ya", "capek banget di rumah", text];
    expect(last("wellbeing", quiet)?.text).not.toContain("?");
  });

  test("a bodily sign is left to those who can examine it", () => {
    const led = last("wellbeing", [...story, "tanganku gemeter terus normal ga sih"]);
    expect(led?.text).toMatch(/tidak bisa bilang itu biasa.*puskesmas/);
    expect(led?.text).not.toMatch(/\bwajar\b|\bnormal\b/);
  });

  test.each([
    ["pacarku ngecek hpku tiap malam, wajar ga", "bukan hal yang wajar"],
    ["salah ga aku pengen ngecek hp dia", "tidak bisa kubenarkan"],
    ["bapak nampar aku kemarin. aku lebay ya kalau masih sakit hati", "bukan salah yang mengalaminya"],
    ["anakku 2 th kutinggal sendirian pas ke warung, salah ga", "tidak aman"],
  ])("what harms somebody is called so, and not held up to the member: %s", (text, answer) => {
    const led = last("relationships", [...story, text]);
    expect(led?.text).toContain(answer);
    expect(led?.text).not.toMatch(/bisa dimengerti, dan tidak|“(?:salah|pacarku|bapak|anakku)/);
  });

  test("no answer comes twice", () => {
    const asked = [
      ..."wajar ga aku sedih dia lupa ultahku|aku lebay ga|salah ga sih aku|aku jahat ya|wajar ga aku iri sama adikku".split(
        "|",
      ),
      ..."aku egois ga pengen libur|aku lebay ya|normal ga aku kesel terus|salah ga ya aku|aku jahat ga sih".split(
        "|",
      ),
    ];
    const said = conversation("wellbeing", [...story, ...asked]).flatMap(({ text }) => text.split("\n\n"));
    const long = said.filter((one) => one.split(" ").length > 3);
    expect(long.filter((one, at) => long.indexOf(one) < at)).toEqual([]);
  });
});

describe("elsewhere", () => {
  test("a first message gets its answer before anything is offered", () => {
    const led = last("wellbeing", ["wajar ga sih aku iri sama adikku yang udah nikah duluan"]);
    expect(led?.text).toContain("“iri sama adikku yang udah nikah duluan”: itu bisa dimengerti");
    expect(labels(led)).toContain("Timbang satu pikiran");
  });

  const sorry = ["pengen minta maaf ke temen", "Susun permintaan maaf", "Pasangan, teman, atau saudara"];

  test("beside an answer it is answered, and the answer counts", () => {
    const led = last("relationships", [...sorry, "Sinta, aku jahat ga ya"]);
    expect(led?.text).toMatch(/^Dari satu cerita/);
    expect(filled(led)).toMatchObject({ panggilan: "Sinta" });
  });

  test("in place of an answer the step is asked again", () => {
    const [before, led] = conversation("relationships", [...sorry, "emang aku jahat ya?"]).slice(-2);
    expect(led?.text).toContain("Pertanyaannya tadi: “Siapa nama panggilan");
    expect(led?.state.flow).toEqual(before?.state.flow);
  });
});
