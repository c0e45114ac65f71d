import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { fields } from "#server/external/model/guide/flow.ts";
import { flows } from "#server/external/model/guide/flows.ts";
import { answers } from "./answers.ts";
import { findAnswer, isNeeded } from "./find-answer.ts";

const questions = z
  .array(
    z.object({
      text: z.string(),
      /** `<field>/<id>`, or `none` where no answer of the library answers it. */
      answer: z.string(),
      flow: z.string().nullable(),
      field: z.enum(fields),
    }),
  )
  .parse(parse(readFileSync("tests/evals/answers/further-questions.yaml", "utf8")));
type Question = (typeof questions)[number];

const nameOf = ({ field, id }: { field: string; id: string }) => `${field}/${id}`;

const foundFor = ({ text, flow, field }: Question): string | undefined => {
  const found = findAnswer(text, { flow: flow ?? undefined, near: [], field });
  return found && isNeeded(found.answer, [text]) ? nameOf(found.answer) : undefined;
};

/** Which share of the answers that are given is right, and which share of the questions gets its answer. */
function judged(asked: readonly Question[]): { precision: number; recall: number } {
  const given = asked
    .map((one) => ({ one, found: foundFor(one) }))
    .filter(({ found }) => found !== undefined);
  const right = given.filter(({ one, found }) => found === one.answer).length;
  return { precision: right / Math.max(1, given.length), recall: right / asked.length };
}

describe("further questions, written without the examples", () => {
  const known = questions.filter(({ answer }) => answer !== "none");
  const strange = questions.filter(({ answer }) => answer === "none");

  test("each names an answer that there is", () => {
    const names = new Set(answers.map(nameOf));
    expect(known.filter(({ answer }) => !names.has(answer))).toEqual([]);
    expect(known.length).toBeGreaterThanOrEqual(300);
  });

  test("find theirs, in a flow and outside of flows, and hardly ever another one", () => {
    const inFlow = judged(known.filter(({ flow }) => flow !== null));
    const outside = judged(known.filter(({ flow }) => flow === null));
    expect(inFlow.precision).toBeGreaterThanOrEqual(0.95);
    expect(outside.precision).toBeGreaterThanOrEqual(0.93);
    expect(inFlow.recall).toBeGreaterThanOrEqual(0.54);
    expect(outside.recall).toBeGreaterThanOrEqual(0.19);
  });

  test("that no answer fits get none, also beside the flows of their field", () => {
    const outside = strange.map(foundFor).filter((found) => found !== undefined);
    const inFlow = strange
      .map((one, nth) => {
        const here = flows.filter(({ field }) => field === one.field);
        return foundFor({ ...one, flow: here[nth % here.length]?.id ?? null });
      })
      .filter((found) => found !== undefined);
    expect(outside.length / strange.length).toBeLessThanOrEqual(0.1);
    expect(inFlow.length / strange.length).toBeLessThanOrEqual(0.1);
  });
});
