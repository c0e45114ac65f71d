import { expect, test } from "vitest";
import { answerPartsOf } from "./answer-parts.ts";

const choices = [{ id: "tell", label: "Cerita dulu saja" }];
const document = { title: "Surat", text: "Yth. Pimpinan" };
const timer = { rounds: 2, phases: [{ label: "Tarik napas", seconds: 4 }] };

test("choices, document, exercise and author are parsed", () => {
  const all = { choices, document, timer, is_stand_in: true };
  expect(answerPartsOf(all)).toEqual(all);
  expect(answerPartsOf({})).toEqual({});
});

test.each([
  { choices: "tell" },
  { choices: [{ id: 1, label: "x" }] },
  { choices: [null] },
  { document: { title: "Surat" } },
  { document: null },
  { timer: { rounds: 1, phases: [] } },
  { timer: { rounds: "1", phases: timer.phases } },
  { timer: { rounds: 1, phases: [{ label: "x" }] } },
  { is_stand_in: "ya" },
])("malformed parts are left out: %j", (broken) => {
  expect(answerPartsOf(broken)).toEqual({});
  expect(answerPartsOf({ choices, document, timer, ...broken })).not.toEqual({});
});
