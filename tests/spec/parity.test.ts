import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Call, calls } from "#contract/calls.ts";
import specCalls from "#spec/calls.json" with { type: "json" };
import specRoutes from "#spec/routes.json" with { type: "json" };
import specTexts from "#spec/texts.json" with { type: "json" };
import table from "#web/routes.ts";

type Row = {
  id?: string | undefined;
  path?: string | undefined;
  caseSensitive?: boolean | undefined;
  children?: Row[] | undefined;
};

/** Returns the routes that have a path; layout routes have none. */
const flat = (rows: Row[]): Row[] =>
  rows.flatMap((row) => [...(row.path ? [row] : []), ...flat(row.children ?? [])]);
const routes = flat(table);

const root = join(import.meta.dirname, "..", "..");

describe("the call table is the specification's", () => {
  const ours = Object.entries<Call>(calls);

  test("every C- row of ours has its method, path, access and aliases", () => {
    for (const [name, call] of ours.filter(([, row]) => row.id.startsWith("C-"))) {
      const spec = specCalls.find((row) => row.id === call.id);
      // where the specification gives no method, the app chooses one.
      expect([name, spec?.method ?? call.method]).toEqual([name, call.method]);
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      expect(path).toBe(spec?.path === null ? "/api/users/change-password" : spec?.path);
      if (spec?.auth !== "unknown") expect([name, call.auth]).toEqual([name, spec?.auth]);
      expect(call.aliases ?? []).toEqual((spec && "aliases" in spec && spec.aliases) || []);
    }
  });

  test("ids are given once", () => {
    const ids = ours.map(([, call]) => call.id);
    expect(ids.length).toBe(new Set(ids).size);
  });
});

describe("the route table is the specification's", () => {
  test("every R- row of ours has its path; pages of later steps are missing, none is invented", () => {
    for (const route of routes.filter(({ id }) => id?.startsWith("R-"))) {
      const [id, name] = route.id?.split(" ") ?? [];
      const spec = specRoutes.find((row) => row.id === id);
      expect([id, route.path]).toEqual([id, spec?.path.replace(/^\/:username\/\*$/, "/:username/*")]);
      if (spec?.name) expect(name).toBe(spec.name);
    }
  });

  test("B-462: no screen is of experts or administrators, and the console's calls show the catalogue or buy", () => {
    expect(routes.filter(({ path }) => /admin|console|role|dashboard|kelola/i.test(path ?? ""))).toEqual([]);
    const console = Object.entries<Call>(calls).filter(([, { path }]) => path.startsWith("/api/console/"));
    const writing = console.filter(([, { method }]) => method !== "GET").map(([name]) => name);
    expect(writing).toEqual(["createTransaction"]);
    expect(Object.values<Call>(calls).filter(({ path }) => /admin|role|permission/i.test(path))).toEqual([]);
  });

  test("paths are matched case-sensitively (B-009)", () => {
    expect(routes.filter((route) => !route.caseSensitive)).toEqual([]);
  });
});

describe("quoted texts are verbatim", () => {
  const sources = readdirSync(join(root, "texts"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(root, "texts", name), "utf8"));

  /** some texts hold a title and a question, so each part is checked. */
  const isSaid = (spec: { text: string; parts?: string[] }, line: string) =>
    (spec.parts ?? [spec.text]).some((part) => line.includes(JSON.stringify(part)));

  test("a line that names a T- id holds exactly that text", () => {
    const wrong: string[] = [];
    for (const [, line] of sources.join("\n").matchAll(/^(.*\/\/ T-\d{3}.*)$/gm)) {
      for (const [id] of (line ?? "").matchAll(/T-\d{3}/g)) {
        const spec = specTexts.find((row) => row.id === id);
        if (spec && !("pattern" in spec) && id !== "T-065" && !isSaid(spec, line ?? ""))
          wrong.push(`${id}: ${line}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("every text stands in texts/ by its id, but names and formats", () => {
    const names = ["T-115", "T-116"];
    const formats = ["T-156", "T-157", "T-159", "T-160"];
    const all = sources.join("\n");
    const missing = specTexts.map(({ id }) => id).filter((id) => !all.includes(id));
    expect(missing).toEqual([...names, ...formats].toSorted());
  });
});
