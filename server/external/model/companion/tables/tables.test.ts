import { describe, expect, test } from "vitest";
import { fixedPart } from "../write/fill.ts";
import {
  acknowledgements,
  adviceLeads,
  adviceQuestions,
  answers,
  exerciseQuestions,
  offers,
} from "./advice.ts";
import { closing } from "./closing.ts";
import { exerciseById, exercises } from "./exercises.ts";
import { feelings } from "./feelings.ts";
import * as leads from "./leads.ts";
import { eitherOr, practical, questions } from "./questions.ts";
import { type Reply, replies } from "./replies.ts";
import * as safety from "./safety.ts";
import { situations } from "./situations.ts";
import { topics } from "./topics.ts";

/** Every string in a table, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

const asked = [
  ...topics.flatMap((topic) => strings(topic.ask)),
  ...situations.flatMap((row) => row.ask ?? []),
  ...strings([
    questions,
    practical,
    eitherOr,
    adviceQuestions,
    exerciseQuestions,
    safety.safetyQuestions,
    safety.questionsBesideSomeone,
  ]),
  ...Object.values<Reply>(replies).flatMap((row) => row.ask ?? []),
];

const said = [
  ...topics.flatMap((topic) => [...topic.reflect, ...topic.insight, ...topic.tips]),
  ...situations.flatMap((row) => row.reflect),
  ...feelings.flatMap((row) => row.deepen),
  ...exercises.map((row) => row.steps),
  ...strings([
    acknowledgements,
    adviceLeads,
    answers.normal,
    answers.blame,
    answers.mindread,
    answers.canI,
    leads.sentences,
    leads.introductions,
  ]),
  ...strings([
    safety.first,
    safety.guides,
    safety.urgentGuides,
    safety.someoneNear,
    safety.responses.map((row) => row.lead),
  ]),
  ...Object.values<Reply>(replies).flatMap((row) => [...row.lead, ...(row.more ?? [])]),
];

const everything = [...asked, ...said, ...strings([leads, closing, offers])];

const slots = new Set(
  "kl gistSemua gist gistLain gistKetiga gistLalu rasa rasaBenda rasaLain rasaTidak rasaLalu waktu jam orang nama aku ahli bidang topik layananLain kata latihan tujuan produk a b".split(
    " ",
  ),
);

describe("questions", () => {
  test.each(asked)("%s: ends with its one question mark", (question) => {
    expect(question.endsWith("?")).toBe(true);
    expect(question.split("?")).toHaveLength(2);
  });

  test("are long enough to be known again when they have been asked", () => {
    expect(asked.filter((question) => fixedPart(question).length < 12)).toEqual([]);
  });
});

describe("sentences", () => {
  test("end with a stop", () => {
    expect(said.filter((sentence) => !/[.?]$/.test(sentence))).toEqual([]);
  });

  test("use only slots that exist", () => {
    const used = everything.flatMap((sentence) =>
      [...sentence.matchAll(/\{([a-zA-Z]+)\}/g)].map((match) => match[1] ?? ""),
    );
    const unknown = used.filter((name) => !slots.has(name.charAt(0).toLowerCase() + name.slice(1)));
    expect(unknown).toEqual([]);
  });

  test.each([
    ["lo, gue, nggak and other loose words", /\b(?:lo|lu|gue|gw|nggak|gak|ga|banget|udah|gimana)\b/i],
    ["exclamation marks", /!/],
    ["orders not to feel", /jangan (?:sedih|menangis|cemas|khawatir|takut)\b/i],
    ["comparison of pain", /banyak yang lebih|masih beruntung|orang lain lebih/i],
    ["faith", /\b(?:tuhan|allah|doa|berdoa|ikhlaslah|syukur)\b/i],
    ["promises of staying or secrecy", /selalu ada untuk|aku selalu ada|hanya aku|rahasia kita/i],
    ["diagnoses", /kamu (?:mengidap|menderita|depresi|bipolar)/i],
    ["doses and names of medicine", /\b\d+ ?mg\b|antidepresan|penenang|alprazolam/i],
    ["lists and headings", /^\s*[-*#\d]/],
    ["telephone numbers but the short ones", /\d{4,}/],
  ])("hold no %s", (_, sign) => {
    expect([...new Set(everything)].filter((sentence) => sign.test(sentence))).toEqual([]);
  });
});

describe("exercises", () => {
  test("every exercise a topic names exists, and every exercise is named", () => {
    const named = new Set(topics.flatMap((topic) => topic.exercises));
    expect([...named].filter((id) => !exerciseById.has(id))).toEqual([]);
    expect(exercises.filter((row) => !named.has(row.id)).map((row) => row.id)).toEqual([]);
  });

  test("are two to four short sentences", () => {
    for (const row of exercises) {
      const sentences = row.steps.split(/(?<=[.?])\s+/);
      expect(sentences.length, row.id).toBeGreaterThanOrEqual(2);
      expect(sentences.length, row.id).toBeLessThanOrEqual(4);
    }
  });
});

describe("danger", () => {
  test.each(
    strings([
      safety.guides,
      safety.urgentGuides,
      safety.guidesBesideSomeone,
      safety.guidesForSomeone,
      safety.guidesForVictim,
      safety.guidesForViolenceNear,
      safety.guidesForUnreal,
    ]),
  )("%s: points to help, and says who", (guide) => {
    expect(guide).toMatch(/119|IGD|110|psikolog|dokter|psikiater|petugas/);
  });
});

describe("situations", () => {
  test("each can always be named: its last noun phrase needs no slot", () => {
    expect(situations.filter((row) => (row.gist.at(-1) ?? "{").includes("{")).map((row) => row.gist)).toEqual(
      [],
    );
  });

  test("each can always be reflected without a slot", () => {
    expect(situations.filter((row) => row.reflect.every((line) => line.includes("{")))).toEqual([]);
  });
});
