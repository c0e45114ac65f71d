import { describe, expect, test } from "vitest";
import type { Slot } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { daysIn } from "#server/external/model/guide/values/days/periods.ts";
import { weigh, wordsOfOthers } from "#server/external/model/guide/values/numbers/figures.ts";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";
import type { Weighed } from "./cost-lists.ts";

const flow = flowOf("untung-bulanan");

function weighed(name: string, text: string, pieces: readonly number[] = []): Weighed {
  const slot: Slot | undefined = flow?.slots[name];
  if (!flow || !slot) throw new Error("no slot");
  return weigh(slot, text, { pieces, others: wordsOfOthers(flow, name) });
}
const labelsOf = (one: Weighed): string[] =>
  one.kind === "plain"
    ? []
    : one.kind === "named"
      ? [one.figure.label]
      : one.figures.map(({ label }) => label);

const of22 = "Rp60.000 : 22 = Rp2.727";
const of20 = "Rp60.000 : 20 = Rp3.000";

describe("the cost of one piece, from an amount for several", () => {
  test.each<[string, readonly number[], Weighed["kind"], string[]]>([
    ["60rb dibagi 22", [], "division", [of22]],
    ["modal per barang itu 60rb dibagi 22, atau dibagi 20 ya krn 2 gosong?", [], "division", [of22, of20]],
    ["60 bagi 20", [], "division", [of20]],
    ["60.000 : 20", [], "division", [of20]],
    ["60rb/20", [], "division", [of20]],
    ["60rb dibagi 22 apa 20", [], "division", [of22, of20]],
    ["60rb sehari jadi 22 toples, 2 gosong", [], "division", [of22, of20]],
    ["bahan 60rb, jadi 22 toples tapi yang gosong 2", [], "division", [of22, of20]],
    ["60rb itu sekali bikin, dapet 20", [], "division", [of20]],
    ["ya itu 60rb sehari buat bahan smua", [22, 20], "division", [of22, of20]],
    ["60rb bukan buat satu toples, itu buat 22 toples", [22, 20], "division", [of22, of20]],
    ["60rb sehari", [], "pieces", ["Rp60.000 itu untuk satu"]],
    ["60rb semuanya", [], "pieces", ["Rp60.000 itu untuk satu"]],
    ["modal per toples 3rb, 60 bagi 20", [], "named", ["Rp3.000"]],
    ["60rb bagi 20 jadi 3rb", [], "named", ["Rp3.000"]],
    ["3rb, dari 60 dibagi 20", [], "named", ["Rp3.000"]],
    ["3rb per toples", [], "plain", []],
    ["sehari laku 60, modal 3500", [], "named", ["Rp3.500"]],
    ["3500", [22], "plain", []],
  ])("%s", (text, pieces, kind, expected) => {
    const found = weighed("modal", text, pieces);
    expect([found.kind, labelsOf(found)]).toEqual([kind, expected]);
  });
});

describe("what is sold in a month", () => {
  test.each<[string, Weighed["kind"], string[]]>([
    ["20 x 26 hari brp tuh, itu aja", "sum", ["Betul, 520"]],
    ["20x26", "sum", ["Betul, 520"]],
    ["20 toples dikali 26 hari", "sum", ["Betul, 520"]],
    ["26 hari kali 20", "sum", ["Betul, 520"]],
    ["20 x 6 hari x 4 minggu", "sum", ["Betul, 480"]],
    ["20 x 26 hari = 520", "named", ["520"]],
    [
      "jualan 6 hari seminggu senin libur, sehari bikin 22, 2 gosong, jadi 20 lah",
      "period",
      ["20 x 26 hari = 520", "20 itu sebulan"],
    ],
    ["jualan 6 hari seminggu, jadi 20 lah", "period", ["20 x 26 hari = 520", "20 itu sebulan"]],
    ["20, senin libur", "period", ["20 x 26 hari = 520", "20 itu sebulan"]],
    ["520", "plain", []],
    ["sebulan 520an", "plain", []],
  ])("%s", (text, kind, expected) => {
    const found = weighed("laku", text);
    expect([found.kind, labelsOf(found)]).toEqual([kind, expected]);
  });

  test.each(["2 ribu x ", "2 di kali ", "2 kue basah x "])(
    "many factors of “%s” are read at once",
    (factor) => {
      expect(weighed("laku", factor.repeat(Math.floor(2000 / factor.length))).kind).not.toBe("sum");
    },
  );
});

describe("the days of work in a month", () => {
  test.each<[string, number | undefined]>([
    ["jualan 26 hari", 26],
    ["jualan 6 hari seminggu", 26],
    ["seminggu jualan 5 hari", 22],
    ["buka 7 hari per minggu", 30],
    ["senin libur", 26],
    ["libur tiap hari minggu", 26],
    ["sabtu libur, minggu tutup", 22],
    ["seminggu 20 biji", undefined],
  ])("%s", (text, days) => expect(daysIn(text)).toBe(days));
});

describe("in a conversation", () => {
  const cookies = [
    "aku jualan cookies rumahan, bahan 60rb sehari jadi 22 toples, 2 gosong. untung sebulan brp ya",
    "Hitung untung sebulan",
  ];
  const untung = ["hitungin untung sebulan dong", "Hitung untung sebulan"];

  test("the pieces of the first message divide what a day costs", () => {
    const text = "ya itu 60rb sehari buat bahan smua. ga pernah ngitung per toples, brp ya kira2";
    const led = last("business", [...cookies, text]);
    expect(filled(led).modal).toBeUndefined();
    expect(labels(led)).toEqual([of22, of20, "Tulis sendiri", "Lewati"]);
    expect(filled(last("business", [...cookies, text, of20]))).toMatchObject({ modal: "Rp3.000" });
  });

  test.each(["20", "dibagi 20 aja", "yang 20", "20 toples"])("of two divisions one is named: %s", (text) => {
    const texts = [...cookies, "60rb sehari buat bahan", text];
    expect(filled(last("business", texts))).toEqual({ modal: "Rp3.000" });
  });

  test("a cost in place of a count is no count", () => {
    expect(filled(last("business", [...untung, "60rb sehari", "3000"]))).toEqual({ modal: "3000" });
    expect(filled(last("business", [...cookies, "60rb sehari buat bahan", "3500"]))).toEqual({
      modal: "3500",
    });
  });

  test("what a batch gives is not what is sold in a month", () => {
    const texts = [...untung, "sekali masak habis 200 ribu dapet 40 bungkus, 3 basi"];
    expect(filled(last("business", texts))).toEqual({});
  });

  test("what is left of a day is offered for the month as well", () => {
    const texts = [
      "jualan siomay, bahan 60rb sehari jadi 22 porsi, 2 gosong. untung sebulan brp ya",
      ...untung.slice(1),
    ];
    const led = last("business", [...texts, "3000", "8rb"]);
    expect(labels(led)).toContain("20 x 26 hari = 520");
    expect(labels(led)).toContain("22 x 26 hari = 572");
  });

  test("without a count the guide asks for how many pieces it is", () => {
    const [asked, counted, taken] = conversation("business", [
      ...untung,
      "60rb sehari",
      "22 toples, 2 gosong",
      of20,
    ]).slice(2);
    expect(asked?.text).toContain("Rp60.000 itu untuk berapa barang?");
    expect(labels(counted)).toContain(of22);
    expect(filled(taken)).toEqual({ modal: "Rp3.000" });
    expect(filled(last("business", [...untung, "60rb sehari", "3rb"]))).toEqual({ modal: "3rb" });
  });

  test.each([
    "8rb. eh bntar td yg 60rb itu bukan satu barang ya, itu sehari buat 22 toples",
    "8rb, tapi yang 60rb tadi buat 22 toples",
    "8rb. oh iya modal yang tadi itu sekali bikin, jadi 22",
  ])("an earlier amount is asked about once more: %s", (text) => {
    const led = last("business", [...untung, "60rb", text]);
    expect(filled(led)).toEqual({ jual: "8rb" });
    expect(labels(led)[0]).toMatch(/Rp2\.727/);
    const next = last("business", [...untung, "60rb", text, labels(led)[0] ?? ""]);
    expect(filled(next)).toEqual({ jual: "8rb", modal: "Rp2.727" });
    expect(next?.text).toContain("sebulan laku berapa");
  });

  test.each([
    "8rb. eh td yg 3rb itu salah, harusnya 4rb",
    "8rb, eh yang 3rb tadi harusnya 4rb",
    "8rb. yg tadi modalnya salah, yang bener 4rb",
  ])("an earlier amount is put right beside the answer: %s", (text) => {
    const led = last("business", [...untung, "3rb", text]);
    expect(filled(led)).toEqual({ modal: "4rb", jual: "8rb" });
    expect(led?.text).toContain("4rb");
    expect(led?.text).toContain("sebulan laku berapa");
  });

  test("an earlier amount is put right, and the question stays", () => {
    const led = last("business", [...untung, "3rb", "eh yg 3rb tadi salah, harusnya 4rb"]);
    expect(filled(led)).toEqual({ modal: "4rb" });
  });

  test("an earlier figure may get its amount with the recall", () => {
    const led = last("business", [
      ...untung,
      "3000",
      "8rb",
      "520",
      "eh modalnya 60rb tadi itu buat sehari, 20 toples",
    ]);
    expect(labels(led)[0]).toBe("Rp60.000 : 20 = Rp3.000");
    expect(filled(led)).toEqual({ jual: "8rb", laku: "520" });
  });

  test("products of a count and days are confirmed by one press", () => {
    const led = last("business", [...untung, "3000", "8rb", "20 x 26 hari brp tuh, itu aja"]);
    expect(led?.text).toContain("20 x 26 hari = 520");
    expect(filled(led).laku).toBeUndefined();
    const taken = last("business", [...untung, "3000", "8rb", "20 x 26 hari brp tuh, itu aja", "iya"]);
    expect(filled(taken)).toMatchObject({ laku: "520" });
  });
});
