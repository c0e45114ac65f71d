import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settings } from "#server/settings.ts";

/* What runs Alma elsewhere cannot be run here. It is read, and what it names must exist. */

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const deploy = (path: string): string => read(join("deploy", path));

/** Names of our metrics in a text, without what Prometheus appends to histograms. */
const metricsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\balma_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""))),
];
const existing = metricsIn(read("server/metrics-route.ts") + read("server/platform/metrics.ts"));
const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts;

type Service = { image?: string; build?: string; volumes?: string[]; configs?: { source: string }[] };

/** Names of the volumes and configs that a service mounts; folders of this repository are none. */
const sourcesOf = ({ volumes = [], configs = [] }: Service): string[] => [
  ...volumes.map((mount) => mount.split(":", 1)[0] ?? "").filter((source) => !source.startsWith(".")),
  ...configs.map(({ source }) => source),
];

describe("what runs Alma elsewhere", () => {
  test("the compose file is sound, and every setting in it exists", () => {
    const { services, volumes, configs } = parse(read("compose.yaml"), { merge: true });
    const { environment, depends_on: needs } = services.alma;
    expect(Object.keys(environment).filter((name) => !(name in settings))).toEqual([]);
    expect(Object.keys(needs).filter((name) => !(name in services))).toEqual([]);
    for (const [name, service] of Object.entries<Service>(services)) {
      const { image, build } = service;
      expect(typeof (image ?? build), name).toBe("string");
      if (image) expect(image, name).toMatch(/:[\w.-]+$/);
      expect(sourcesOf(service).filter((source) => !(source in volumes || source in configs))).toEqual([]);
    }
  });

  test("every setting of the chart exists, and its templates use values that it has", () => {
    const values = parse(deploy("helm/alma/values.yaml"));
    expect(Object.keys(values.settings).filter((name) => !(name in settings))).toEqual([]);
    const folder = join(root, "deploy/helm/alma/templates");
    for (const file of readdirSync(folder)) {
      const template = readFileSync(join(folder, file), "utf8");
      for (const [, path = ""] of template.matchAll(/\.Values\.([\w.]+)/g)) {
        const found = path.split(".").reduce<unknown>((at, key) => Object(at)[key], values);
        expect(found, `${file} ${path}`).toBeDefined();
      }
      // Without its actions a template is plain YAML.
      const plain = template.replace(/\{\{[^}]*\}\}/g, "x").replace(/^\s*x$/gm, "");
      for (const document of parseAllDocuments(file.endsWith(".yaml") ? plain : ""))
        expect(document.errors, file).toEqual([]);
    }
  });

  test("the image starts what this project starts", () => {
    const image = read("Dockerfile");
    for (const [, path = ""] of image.matchAll(/"(\.?\/?(?:scripts|server)\/[\w./-]+)"/g))
      expect(() => read(path), path).not.toThrow();
    expect(image).toMatch(/^USER node$/m);
    const ignored = read(".dockerignore").split("\n");
    for (const needed of ["server", "web", "rules", "texts", "contract", "scripts", "package-lock.json"])
      expect(ignored).not.toContain(needed);
  });

  test("alerts and dashboard ask for metrics that exist, and each alert says what to do", () => {
    const alerts = deploy("prometheus/alerts.yaml");
    const { groups } = parse(alerts);
    const names: string[] = groups[0].rules.map(({ alert }: { alert: string }) => alert);
    expect(metricsIn(alerts).filter((name) => !existing.includes(name))).toEqual([]);
    expect(metricsIn(deploy("grafana/alma.json")).filter((name) => !existing.includes(name))).toEqual([]);
    expect(() => JSON.parse(deploy("grafana/alma.json"))).not.toThrow();
    const operation = read("docs/operation.md");
    for (const name of names) expect(operation, name).toContain(`| ${name} |`);
    for (const [, script = ""] of operation.matchAll(/npm run ([\w:]+)/g))
      expect(Object.keys(scripts), script).toContain(script);
  });
});
