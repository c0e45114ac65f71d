import { describe, expect, test } from "vitest";
import { readFlow } from "../../../../scripts/read-flows.ts";
import { problemsOf, saidTwice } from "./check-flow.ts";
import { type Flow, fields } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";

describe("the flows of the guide", () => {
  test("there are at least 36, five or more in each field", () => {
    expect(flows.length).toBeGreaterThanOrEqual(36);
    for (const field of fields)
      expect(flows.filter((flow) => flow.field === field).length).toBeGreaterThanOrEqual(5);
  });

  test.for(flows)("$id can be led through to something usable", (flow) => {
    expect(problemsOf(flow)).toEqual([]);
    for (const next of flow.next) expect(flowOf(next), next).toBeDefined();
  });

  test("no sentence stands in two of them: a conversation that goes through several hears none twice", () => {
    expect(saidTwice(flows)).toEqual([]);
  });

  test("their ids and their buttons differ", () => {
    expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
    expect(new Set(flows.map(({ offer }) => offer.toLowerCase())).size).toBe(flows.length);
  });
});

describe("what is found in a flow that cannot be led through", () => {
  const sound: Flow = readFlow(
    `
id: contoh
field: career
title: Contoh alur
offer: Coba contoh
about: Kita menyusun satu kalimat bersama.
words: [satu, dua, tiga, empat, lima]
examples: [aku mau satu, aku mau dua, aku mau tiga, aku mau empat, aku mau lima, aku mau enam]
slots:
  nama: { label: namamu, kind: line }
steps:
  - ask: Siapa namamu?
    into: nama
  - make: Kalimat contoh
    text: Nama saya {nama}, salam kenal.
  - close: Kalimatmu sudah ada di atas.
`,
    "contoh.yaml",
  );
  const withSteps = (steps: Flow["steps"]): string[] => problemsOf({ ...sound, steps });
  const [ask, make, close] = sound.steps as [Flow["steps"][0], Flow["steps"][0], Flow["steps"][0]];

  test("a sound one has none", () => expect(problemsOf(sound)).toEqual([]));

  test.each<[string, Flow["steps"], RegExp]>([
    ["a path without an end", [ask, make], /without "close"/],
    [
      "a step that is never reached",
      [{ ...ask, to: "akhir" }, make, { ...close, id: "akhir" }],
      /never reached/,
    ],
    ["a result that never comes", [ask, close], /without "make"/],
    ["a place that is not there", [{ ...ask, to: "entah" }, make, close], /nothing is called "entah"/],
    ["two questions at once", [{ ask: "Siapa? Di mana?", into: "nama" }, make, close], /two things at once/],
    ["a question that is only said", [{ say: "Bagaimana?" }, ask, make, close], /only say/],
    [
      "a sentence that comes twice",
      [{ say: "Kita mulai ya." }, ask, { say: "Kita mulai ya." }, make, close],
      /says twice/,
    ],
    [
      "the member's words without quotation marks",
      [ask, { say: "Halo {nama}." }, make, close],
      /member's own words/,
    ],
    ["a telephone number", [ask, { say: "Hubungi 0812-3456." }, make, close], /names a number/],
    [
      "a slot that nobody fills in",
      [make, { ...close, close: "Selesai, {kota}." }],
      /neither a slot nor a sum|never asked/,
    ],
    ["a sum that is none", [ask, { compute: { x: "1 +" } }, make, close], /cannot be worked out/],
    [
      "a way round without an end",
      [
        { ...ask, id: "awal" },
        { ...make, to: "awal" },
      ],
      /leads round for ever|without "close"/,
    ],
    [
      "too many questions",
      [...Array.from({ length: 7 }, () => ask), make, close],
      /more than 6 questions|says twice/,
    ],
  ])("%s", (_, steps, problem) => {
    expect(withSteps(steps).join("\n")).toMatch(problem);
  });

  test("a file that is not in the form is named with what is wrong", () => {
    expect(() => readFlow("id: X\n", "salah.yaml")).toThrow(/salah\.yaml: .*id/);
  });
});
