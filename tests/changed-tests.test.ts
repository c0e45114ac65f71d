import { describe, expect, test } from "vitest";
import {
  changesIn,
  importersOf,
  patternOf,
  projectOf,
  select,
  titlePattern,
  titlesOf,
} from "../scripts/changed-tests.ts";

const journey = (title: string, around = "B-001: around") =>
  `describe("${around}", () => {\n  test("${title}", async () => {});\n});\n`;

const sources = new Map([
  ["contract/calls.ts", `  checkVoucher: { id: "C-57", method: "GET" },\n  getCart: { id: "C-16" },\n`],
  ["contract/voucher.ts", ""],
  ["rules/price.ts", "/** B-100 */"],
  ["rules/price.test.ts", `test("B-100: a price", () => {});\n`],
  ["server/app.ts", `import { checkVoucher } from "#server/features/voucher/check-voucher.ts";\n`],
  ["server/test/test-app.ts", `import { app } from "#server/app.ts";\n`],
  ["server/features/voucher/check-voucher.ts", `import { price } from "#rules/price.ts";\n// B-352\n`],
  ["server/features/voucher/check-voucher.test.ts", `import "#server/test/test-app.ts";\n`],
  ["server/features/voucher/voucher.test.ts", `import "#server/test/test-app.ts";\n`],
  ["server/features/cart/cart.test.ts", `import "#server/test/test-app.ts";\ntest("B-100: x", () => {});\n`],
  ["server/features/srq/srq.test.ts", `import "#server/test/test-app.ts";\ntest("B-900: x", () => {});\n`],
  ["web/routes.ts", `route("/cart", "pages/checkout.tsx", { id: "R-26 checkout" })\n`],
  ["web/pages/checkout.tsx", `import { List } from "../features/cart/cart-list.tsx";\n`],
  ["web/features/cart/cart-list.tsx", "// B-255 is far away\n"],
  ["tests/journeys/shop/cart.journey.ts", journey("B-058: the cart")],
  ["tests/journeys/shop/voucher.journey.ts", journey("B-352, C-57: a code")],
  [
    "tests/journeys/shop/other.journey.ts",
    journey("R-26: the page") + journey("B-255: far") + journey("B-001: no"),
  ],
]);

const chosen = (path: string, near = "", more: object = {}) =>
  select({ changes: [{ path, near }], sources, ...more });
const paths = (picked: { path: string }[]) => picked.map(({ path }) => path);
const titles = (picked: { titles: string[] }[]) => picked.flatMap((file) => file.titles);

describe("what a source says", () => {
  test("a file belongs to the project that runs it", () => {
    expect(projectOf("server/external/mail.test.ts")).toBe("units");
    expect(projectOf("server/app.test.ts")).toBe("calls");
    expect(projectOf("tests/faults/chat/kill.test.ts")).toBe("faults");
    expect(projectOf("tests/journeys/shop/cart.journey.ts")).toBe("journeys");
    expect(projectOf("tests/journeys/setup/cart.ts")).toBeUndefined();
  });

  test("titles stand within those around them, after tables of cases as well", () => {
    const text = [
      `describe("outer", () => {`,
      `  test.for([`,
      `    [1, 2],`,
      `  ] as const)("adds %i", () => {});`,
      `  describe("inner", () => {`,
      `    test(`,
      `      "a \\"long\\" one",`,
      `      () => {},`,
      `    );`,
      `  });`,
      `});`,
      `test(\`of \${name}\`, () => {});`,
    ].join("\n");
    expect(titlesOf(text)).toEqual([
      { around: ["outer"], own: "adds %i" },
      { around: ["outer", "inner"], own: `a "long" one` },
      { around: [], own: `of \${name}` },
    ]);
  });

  test("a pattern matches its title whatever is filled in, and nothing else", () => {
    const pattern = new RegExp(`^${titlePattern("B-1: costs (%s) of $name, %o? + 1")}$`);
    expect("B-1: costs (5) of a.b, yes? + 1").toMatch(pattern);
    expect("B-1: costs 5 of a.b, yes? + 1").not.toMatch(pattern);
  });

  test("imports are followed by name and by path", () => {
    const importers = importersOf(
      new Map([
        ["web/a.ts", `import { b } from "./b.ts";\nimport type { C } from "#contract/c.ts";`],
        ["web/b.ts", `const c = await import("../contract/c.ts");`],
      ]),
    );
    expect(importers.get("web/b.ts")).toEqual(["web/a.ts"]);
    expect(importers.get("contract/c.ts")).toEqual(["web/a.ts", "web/b.ts"]);
  });

  test("a difference tells the changed files, removed ones too", () => {
    const diff = [
      "diff --git a/x.ts b/x.ts\n--- a/x.ts\n+++ b/x.ts\n@@ -1 +1 @@\n-old\n+B-7",
      "diff --git a/y.ts b/y.ts\n--- a/y.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-gone",
    ].join("\n");
    const changes = changesIn(diff);
    expect(paths(changes)).toEqual(["x.ts", "y.ts"]);
    expect(changes[0]?.near).toContain("B-7");
  });
});

describe("what a change asks for", () => {
  test("a call: the test beside it, then its folder; journeys by its id and by the ids of the file", () => {
    const { calls, journeys } = chosen("server/features/voucher/check-voucher.ts");
    expect(paths(calls)).toEqual([
      "server/features/voucher/check-voucher.test.ts",
      "server/features/voucher/voucher.test.ts",
    ]);
    expect(titles(journeys)).toEqual(["B-001: around > B-352, C-57: a code"]);
  });

  test("a contract belongs to its feature", () => {
    expect(paths(chosen("contract/voucher.ts").calls)).toEqual([
      "server/features/voucher/check-voucher.test.ts",
      "server/features/voucher/voucher.test.ts",
    ]);
  });

  test("a part of the web app: its name, its ids, the page that shows it", () => {
    const { calls, journeys } = chosen("web/features/cart/cart-list.tsx");
    expect(calls).toEqual([]);
    expect(titles(journeys)).toHaveLength(3);
    expect(titles(journeys)[0]).toBe("B-001: around > B-255: far");
    expect(titles(journeys)).toContain("B-001: around > R-26: the page");
    expect(titles(journeys)).toContain("B-001: around > B-058: the cart");
  });

  test("nothing in the web app concerns the calls", () => {
    expect(chosen("web/features/cart/cart-list.tsx", "+ // B-900").calls).toEqual([]);
  });

  test("a rule: its units first, then the calls that name its ids", () => {
    const { units, calls } = chosen("rules/price.ts");
    expect(paths(units)[0]).toBe("rules/price.test.ts");
    expect(paths(calls)).toContain("server/features/cart/cart.test.ts");
    expect(paths(calls)).not.toContain("server/features/srq/srq.test.ts");
  });

  test("ids by the changed lines come before everything but the test beside", () => {
    const { calls } = chosen("server/features/voucher/check-voucher.ts", "+ // B-900");
    expect(paths(calls).slice(0, 2)).toEqual([
      "server/features/voucher/check-voucher.test.ts",
      "server/features/srq/srq.test.ts",
    ]);
  });

  test("a changed test runs; what does not fit is told", () => {
    const slow = { "server/features/voucher/voucher.test.ts": { seconds: 1000, titles: {} } };
    const path = "server/features/voucher/voucher.test.ts";
    expect(paths(chosen(path, "", { times: slow }).calls)).toEqual([path]);
    const { calls, leftOut } = chosen("server/features/voucher/check-voucher.ts", "", { times: slow });
    expect(paths(calls)).not.toContain(path);
    expect(paths(leftOut.calls)).toContain(path);
  });

  test("where the quicker tests took long, fewer journeys follow, the nearest of them always", () => {
    const page = "web/features/cart/cart-list.tsx";
    expect(titles(chosen(page, "", { spent: 10 }).journeys)).toHaveLength(3);
    const { journeys, leftOut } = chosen(page, "", { spent: 100 });
    expect(titles(journeys)).toEqual(["B-001: around > B-255: far"]);
    expect(titles(leftOut.journeys)).toHaveLength(2);
  });

  test("the pattern of journeys names exactly them", () => {
    const { journeys } = chosen("tests/journeys/shop/cart.journey.ts");
    expect("B-001: around > B-058: the cart").toMatch(new RegExp(patternOf(journeys)));
    expect("B-001: around > B-058: the cart of another").not.toMatch(new RegExp(patternOf(journeys)));
  });
});
