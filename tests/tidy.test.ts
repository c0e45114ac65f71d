import { readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { cruise } from "dependency-cruiser";
import { beforeAll, describe, expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { envExample } from "#server/config.ts";
import { openApiDocument } from "#server/platform/api-docs/open-api.ts";
import { indexedWordsForProgram } from "../scripts/indexed-words.ts";
import { answersForProgram } from "../scripts/read-answers.ts";
import { dialoguesForProgram, flowsForProgram } from "../scripts/read-flows.ts";
import config from "../vitest.config.ts";
import { functionLengths } from "./function-lengths.ts";
import { forbidden, rooms } from "./structure.ts";

const root = join(import.meta.dirname, "..");
const ours = ["contract", "rules", "texts", "server", "web", "tests", "bench", "scripts", "training"];

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

const files = ours.flatMap((folder) => [...filesBelow(folder)]);
const sources = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
const lines = (path: string) => readFileSync(join(root, path), "utf8").split("\n").length;

/** Data tables may be long; every other file must stay short. */
const longAllowed = /(^|\/)(tables?|seeds|spec|phrases|data|lexicon)\/|^texts\/|^spec\//;

describe("the house is tidy", () => {
  let modules: { source: string; dependencies: { module: string; couldNotResolve: boolean }[] }[];
  let violations: string[];

  beforeAll(async () => {
    const result = await cruise(
      ours,
      {
        ruleSet: { forbidden },
        validate: true,
        doNotFollow: { path: "node_modules" },
        parser: "swc",
        tsPreCompilationDeps: true,
      },
      {
        conditionNames: ["import", "node", "default"],
        extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
      },
    );
    if (typeof result.output === "string") throw new Error("the cruiser answered text");
    modules = result.output.modules;
    violations = result.output.summary.violations.map(
      ({ rule, from, to, cycle }) =>
        `${rule.name}: ${from} -> ${cycle ? cycle.map((step) => step.name).join(" -> ") : to}`,
    );
  }, 180_000);

  test("the tool that checks imports really reads our modules", () => {
    const read = modules.filter(({ source }) => ours.some((folder) => source.startsWith(`${folder}/`)));
    expect(read.length).toBeGreaterThanOrEqual(sources.filter((path) => /\.tsx?$/.test(path)).length);
    const own = modules.flatMap(({ dependencies }) =>
      dependencies.filter(({ module }) => /^[#.]/.test(module)),
    );
    expect(own.length).toBeGreaterThan(300);
    expect(
      own.filter(({ couldNotResolve, module }) => couldNotResolve && !/\+types|\?(url|script)$/.test(module)),
    ).toEqual([]);
  });

  test("imports go in the direction that the layout says", () => {
    expect(violations).toEqual([]);
  });

  test("each room of the platform has its place in the order of imports", () => {
    const found = readdirSync(join(root, "server/platform"), { withFileTypes: true });
    expect(found.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()).toEqual(
      rooms.toSorted(),
    );
  });

  test("no file is longer than 400 lines", () => {
    const long = sources.filter((path) => !longAllowed.test(path) && lines(path) > 400);
    expect(long).toEqual([]);
  });

  test("no function is longer than 50 lines and no component longer than 120, counted in the syntax tree", () => {
    const counted = sources.filter(
      (path) =>
        /^(contract|rules|texts|server|web|training)\/.*\.tsx?$/.test(path) &&
        !/\.test\.tsx?$|^server\/test\//.test(path),
    );
    const lengths = counted.flatMap((path) =>
      functionLengths(path, readFileSync(join(root, path), "utf8")).map((one) => ({ path, ...one })),
    );
    expect(lengths.filter(({ isComponent }) => isComponent).length).toBeGreaterThan(300);
    const long = lengths.filter(({ lines, isComponent }) => lines > (isComponent ? 120 : 50));
    expect(long.map(({ path, line, lines }) => `${path}:${line}, ${lines} lines`)).toEqual([]);
  });

  test("no folder has a name that says nothing", () => {
    const vague = files.filter((path) => /\/(utils?|helpers?|common|lib|services|misc)\//.test(path));
    expect(vague).toEqual([]);
  });

  test("each call has a file of its name", () => {
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const missing = Object.keys(calls).filter(
      (name) =>
        !files.some((path) => path.startsWith("server/features/") && path.endsWith(`/${kebab(name)}.ts`)),
    );
    expect(missing).toEqual([]);
  });

  test("tests are at least as long as what the server and the rules do", () => {
    const total = (paths: string[]) => paths.reduce((sum, path) => sum + lines(path), 0);
    const isTest = (path: string) => /\.(test|journey)\.tsx?$|^tests\/|^server\/test\//.test(path);
    const code = sources.filter(
      (path) => /^(server|rules)\//.test(path) && !isTest(path) && !longAllowed.test(path),
    );
    expect(total(sources.filter(isTest)) / total(code)).toBeGreaterThanOrEqual(1);
  });

  test("each test file is run by one project", () => {
    const patterns = (config.test?.projects ?? []).map((project) =>
      typeof project === "object" && "test" in project ? (project.test?.include ?? []) : [],
    );
    const tests = files.filter((path) => /\.(test|journey)\.tsx?$/.test(path));
    const projectsOf = (path: string) =>
      patterns.filter((some) => some.some((one) => matchesGlob(path, one)));
    expect(tests.filter((path) => projectsOf(path).length !== 1)).toEqual([]);
  });

  test(".env.example is the settings table", () => {
    expect(readFileSync(join(root, ".env.example"), "utf8")).toBe(envExample());
  });

  test("docs/openapi.json is made from the contract", () => {
    const committed = JSON.parse(readFileSync(join(root, "docs", "openapi.json"), "utf8"));
    expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  test("the flows and answers that the program reads are made from their files", () => {
    const guide = join(root, "server", "external", "model", "guide");
    expect(readFileSync(join(guide, "vetted-answers.json"), "utf8")).toBe(answersForProgram());
    expect(readFileSync(join(guide, "indexed-words.json"), "utf8")).toBe(indexedWordsForProgram());
    expect(readFileSync(join(guide, "flows.json"), "utf8")).toBe(flowsForProgram());
    expect(readFileSync(join(guide, "dialogues.json"), "utf8")).toBe(dialoguesForProgram());
  });
});
