import { describe, expect, test } from "vitest";
import { fields } from "#server/external/model/guide/flow.ts";
import { flowOf, flows } from "#server/external/model/guide/flows.ts";
import { asksSomething } from "#server/external/model/guide/words/to-guide/questions.ts";
import { sampled } from "#server/test/seed.ts";
import { readAsides } from "../../../../../training/asides/read-messages.ts";
import { readRequests } from "../../../../../training/flows/read-requests.ts";
import type { Answer } from "./answer-schema.ts";
import { answers } from "./answers.ts";
import { asks, partsOf } from "./asking-parts.ts";
import { problemsOfAnswers } from "./check-answers.ts";
import { findAnswer, type Place, sureAnswer } from "./find-answer.ts";
import { wordsAsked } from "./question-terms.ts";

describe("the answers", () => {
  test("there are some for each field, and nothing is wrong with them", () => {
    for (const field of fields)
      expect(answers.filter((one) => one.field === field).length, field).toBeGreaterThanOrEqual(20);
    expect(problemsOfAnswers(answers, flows)).toEqual([]);
  });

  test("what is wrong with one is named", () => {
    const [first] = answers;
    if (!first) throw new Error("there are no answers");
    const wrong = {
      ...first,
      id: "salah",
      flows: ["entah"],
      says: "Semua akan baik, kirim ke 0812-3456 ya?",
    };
    const problems = problemsOfAnswers([first, wrong], flows).join("\n");
    for (const part of [
      'no flow is called "entah"',
      "says 7 words",
      "Semua akan baik",
      "a number",
      "question",
    ])
      expect(problems).toContain(part);
    expect(problems).toContain(`salah and ${first.id} both ask`);
  });
});

/** Asks some examples as if they were not among them; `inFlow`: in one of the flows of its answer. */
function leftOut(inFlow: boolean): { precision: number; recall: number } {
  let [given, right] = [0, 0];
  const examples = answers.flatMap((answer) => answer.asks.map((ask, nth) => ({ answer, ask, nth })));
  const asked = sampled([...examples.entries()], 15);
  for (const [at, { answer, ask, nth }] of asked) {
    const flow = inFlow ? answer.flows[nth % Math.max(1, answer.flows.length)] : undefined;
    const place: Place = { flow, near: [], field: answer.field };
    const found = sureAnswer({ text: ask, words: wordsAsked(ask), isAsking: asks({ text: ask }) }, place, at);
    if (!found) continue;
    given += 1;
    if (found.answer === answer) right += 1;
  }
  return { precision: right / given, recall: right / asked.length };
}

describe("a question that is not among the examples", () => {
  test("gets its own answer in its flow, and hardly ever another one", () => {
    const { precision, recall } = leftOut(true);
    expect(precision).toBeGreaterThanOrEqual(0.92);
    expect(recall).toBeGreaterThanOrEqual(0.32);
  });

  test("and outside of flows, where fewer are sure enough", () => {
    const { precision, recall } = leftOut(false);
    expect(precision).toBeGreaterThanOrEqual(0.93);
    expect(recall).toBeGreaterThanOrEqual(0.11);
  });
});

describe("an ordinary message", () => {
  const answered = [...new Set(answers.flatMap((one) => one.flows))];
  /** The share of messages that get an answer. */
  const shareOf = (found: readonly (Answer | undefined)[]): number =>
    found.filter((one) => one !== undefined).length / found.length;

  test("that asks nothing gets an answer once in two hundred times at most", () => {
    const messages = readAsides("training/asides/messages").filter(({ text }) => !asksSomething(text));
    expect(messages.length).toBeGreaterThan(3000);
    const found = sampled(messages, 4).map(({ text, kind }, nth) => {
      const flow = answered[nth % answered.length];
      const field = flow === undefined ? undefined : flowOf(flow)?.field;
      return findAnswer(text, { flow, near: [], field, isSpoken: kind === "words" })?.answer;
    });
    expect(shareOf(found)).toBeLessThanOrEqual(0.005);
  });

  test("nor one that asks for nothing, or for a thing to be made", () => {
    const messages = readRequests().filter(({ text }) => !asksSomething(text));
    const found = sampled(messages, 12).map(
      ({ flow, text }) => findAnswer(text, { near: [], field: flowOf(flow)?.field })?.answer,
    );
    expect(shareOf(found)).toBeLessThanOrEqual(0.005);
  });

  test.each([
    ["gimana menurut kamu", "surat-resign"],
    ["omzetnya brp", "untung-bulanan"],
    ["ada yg baca ga", "delegasi"],
    ["trus cv ya", "cv-satu-halaman"],
    ['pembeli nanya "harga berapa kak" 50x sehari', "daftar-harga"],
    ["berapa lama ya", "surat-resign"],
  ])("%s gets none", (text, flow) =>
    expect(findAnswer(text, { flow, near: [], field: flowOf(flow)?.field })?.answer.id).toBeUndefined(),
  );
});

describe("a question beside other words", () => {
  test.each([
    ["Wulan, kalau bosnya marah gimana ya", "surat-resign", "bos-marah-resign", "Wulan"],
    [
      "paling 1 jt aja tp bukan tiap bulan ya. mbak emang sy durhaka ya?",
      "tolak-pinjaman",
      "durhaka",
      "paling 1 jt aja tp bukan tiap bulan ya.",
    ],
    ["pake baju apa ya ke interview? aku lulusan smk", "latihan-wawancara", "baju-apa", "aku lulusan smk"],
  ])("%s", (text, flow, id, rest) => {
    const found = findAnswer(text, { flow, near: [], field: flowOf(flow)?.field });
    expect([found?.answer.id, found?.rest]).toEqual([id, rest]);
  });

  test("a sentence is read as a whole and from each place where a question may begin", () => {
    const parts = partsOf("namaku Wulan, kalau bos marah gimana. oh iya boleh lewat wa ga").map(
      ({ text }) => text,
    );
    expect(parts).toEqual(
      expect.arrayContaining([
        "namaku Wulan, kalau bos marah gimana. oh iya boleh lewat wa ga",
        "kalau bos marah gimana.",
        "oh iya boleh lewat wa ga",
      ]),
    );
  });
});
