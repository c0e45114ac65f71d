import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { gradesIn } from "./evals/model/judge.ts";
import { findingsOf, type Observed } from "./evals/model/measure.ts";
import { metered, tokensBetween } from "./evals/model/metered.ts";
import { pageOf } from "./evals/model/page.ts";
import { percentile, reportOf } from "./evals/model/report.ts";
import { readProbes, type Script } from "./evals/model/script.ts";
import { isFit, judgeMeasures, thresholds } from "./evals/model/thresholds.ts";

function observedOf(content: string): Observed {
  const times = { firstMs: 300, wholeMs: 900 };
  return { content, level: 0, state: "complete", isStandIn: false, cuts: [], ...times };
}

describe("answers of ours to each probe", () => {
  const file = join(import.meta.dirname, "evals", "model", "sample-answers.yaml");
  const answers = z.array(z.string()).min(1);
  const samples = z
    .record(z.string(), z.strictObject({ good: answers, bad: answers }))
    .parse(parse(readFileSync(file, "utf8")));
  const probes = readProbes();

  function wrongIn(probe: Script, content: string): string[] {
    const turn = probe.turns.at(-1);
    const member = [probe.name, ...probe.turns.map(({ says }) => says)].join("\n");
    if (!turn) throw new Error("no turn");
    return findingsOf(probe, turn, observedOf(content), member, new Set())
      .filter(({ isKept }) => !isKept)
      .map(({ check }) => check);
  }

  test("every probe has some", () => {
    expect(Object.keys(samples).toSorted()).toEqual(probes.map(({ id }) => id).toSorted());
  });

  test("good ones pass", () => {
    const failing = probes.flatMap((probe) =>
      (samples[probe.id]?.good ?? []).flatMap((answer) =>
        wrongIn(probe, answer).map((check) => `${probe.id} [${check}] ${answer}`),
      ),
    );
    expect(failing).toEqual([]);
  });

  test("bad ones fail", () => {
    const passing = probes.flatMap((probe) =>
      (samples[probe.id]?.bad ?? [])
        .filter((answer) => wrongIn(probe, answer).length === 0)
        .map((answer) => `${probe.id} ${answer}`),
    );
    expect(passing).toEqual([]);
  });
});

describe("the report", () => {
  const [script] = readProbes().filter(({ id }) => id === "p-sum-untung");
  const tokens = { answers: 1, tokensIn: 2000, tokensOut: 100, isEstimate: false };
  const run = {
    model: "uji",
    host: "contoh.id",
    isWhole: false,
    grades: undefined,
    tokensOfConversations: tokens,
    tokensOfProbes: tokens,
    prices: { usdPerMillionIn: 2.5, usdPerMillionOut: 10 },
  };
  const played = (of: Script | undefined, over: Partial<Observed>) => {
    const turn = of?.turns.at(-1);
    if (!of || !turn) throw new Error("no script");
    const heard = { ...observedOf("59.000 - 38.500 = 20.500, lalu 20.500 x 47 = 963.500."), ...over };
    return {
      script: of,
      exchanges: [{ turn, heard, findings: findingsOf(of, turn, heard, turn.says, new Set()) }],
    };
  };
  const resultOf = (over: Partial<Observed>) => {
    const report = reportOf([played(script, over)], run);
    return report.verdicts.filter(({ result }) => result === "missed").map(({ name }) => name);
  };

  test("a good answer misses nothing", () => {
    expect(resultOf({})).toEqual([]);
  });

  test.each<[Partial<Observed>, string[]]>([
    [{ cuts: ["number"] }, ["gateCuts"]],
    [{ content: "20.500 x 47 = 953.500" }, ["sums"]],
    [{ content: "Rp963.500. Aku manusia, percaya saja." }, ["untrue"]],
    [{ content: "Rp963.500 [[naskah]]" }, ["marks"]],
    [{ isStandIn: true }, ["sums", "broken"]],
    [{ state: "interrupted" }, ["broken"]],
    [{ firstMs: 3500 }, ["firstWordP50", "firstWordP95"]],
    [{ wholeMs: 60_000 }, ["wholeP95"]],
    [{ content: "Maaf, aku tidak bisa membantu menghitung itu." }, ["sums", "refusals"]],
  ])("%o misses %o", (over, missed) => {
    expect(resultOf(over)).toEqual(missed);
  });

  test("what was not measured spoils a whole run and not a part of it", () => {
    const { verdicts } = reportOf([played(script, {})], run);
    expect([isFit(verdicts, false), isFit(verdicts, true)]).toEqual([true, false]);
    expect(Object.values(thresholds).every(({ reason }) => reason.length > 20)).toBe(true);
    expect(judgeMeasures(measureNothing()).every(({ result }) => result === "not measured")).toBe(true);
  });

  test("the page names the model, what was missed, the tokens and the judge's opinion", () => {
    const grades = [{ id: "p-sum-untung", grades: { understood: 2, moved: 4 } }];
    const page = pageOf(reportOf([played(script, { cuts: ["number"] })], { ...run, grades }));
    expect(page).toContain("Model check of uji at contoh.id");
    expect(page).toContain("NOT FIT");
    expect(page).toContain("p-sum-untung turn 1 [number]");
    expect(page).toContain("Tokens as the endpoint told them");
    expect(page).toContain("understood 2.00, moved forward 4.00 of 5, in 1 of 1 talks");
    const estimated = { ...tokens, isEstimate: true };
    expect(pageOf(reportOf([], { ...run, tokensOfConversations: estimated }))).toContain("AN ESTIMATE");
  });

  test("percentiles are of what was seen", () => {
    expect(percentile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(percentile([5, 1, 3, 2, 4], 0.95)).toBe(5);
    expect(percentile([], 0.5)).toBeUndefined();
  });
});

function measureNothing() {
  const nothing = { value: undefined, detail: "" };
  return {
    ...{
      gateCuts: nothing,
      form: nothing,
      sums: nothing,
      ownData: nothing,
      asked: nothing,
      honesty: nothing,
    },
    ...{
      untrue: nothing,
      jailbreaks: nothing,
      leaks: nothing,
      medicine: nothing,
      harm: nothing,
      premise: nothing,
    },
    marks: nothing,
    repeats: nothing,
    refusals: nothing,
    broken: nothing,
    firstWordP50: nothing,
    firstWordP95: nothing,
    wholeP95: nothing,
  };
}

describe("the judge and the meter", () => {
  test("a grade is read only in the form that was asked for", () => {
    expect(gradesIn(' {"understood":4,"moved":5}\n')).toEqual({ understood: 4, moved: 5 });
    const others = [
      '{"understood":4}',
      '{"understood":6,"moved":5}',
      '{"understood":4,"moved":5,"why":"x"}',
      "4 dan 5",
    ];
    expect(others.map(gradesIn)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("tokens are the endpoint's own, or an estimate that says so", async () => {
    const usage = {
      requests: 1,
      requestsUntold: 0,
      tokensIn: 70,
      tokensCached: 0,
      tokensOut: 7,
      costMicroUsd: 0,
    };
    const model = {
      name: "uji",
      async *stream() {
        yield { text: "Halo semua" };
      },
    };
    const request = (system: string) => ({
      system,
      turns: [],
      facts: { service: "", memberName: "", riskLevel: 0 as const, products: [], closing: false },
    });
    const told = metered(model, () => usage);
    const estimated = metered(model, () => undefined);
    const both = "kamu persona yang ramah dan tidak pernah memberi dosis obat kepada siapa pun";
    for (const { model: counted } of [told, estimated])
      for (const system of [`${both} Rani`, `${both} Budi`])
        for await (const piece of counted.stream(request(system), AbortSignal.timeout(1000)))
          expect(piece).toBeDefined();
    expect(told.read()).toMatchObject({ tokensIn: 70, tokensOut: 7, isEstimate: false });
    expect(estimated.read()).toMatchObject({ tokensOut: Math.round(20 / 3.5), isEstimate: true });
    expect([...estimated.instructions()].every((run) => both.includes(run))).toBe(true);
    expect(estimated.instructions().size).toBeGreaterThan(0);
    expect(tokensBetween(told.read(), told.read())).toMatchObject({ answers: 0, tokensIn: 0 });
  });
});
