// Selects the tests that a change calls for; `npm test -- --changed` (scripts/test.mjs) runs what `select` returns.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const root = join(import.meta.dirname, "..");

/** A changed file; `near` is the text of its changed lines and the lines around them. */
export type Change = { path: string; near: string };
export type Project = "units" | "calls" | "journeys" | "faults";
/** A test as its source names it: the titles of its describe blocks, outermost first, and its own title. */
type Title = { around: string[]; own: string };
type Picked = { path: string; why: string; seconds: number };
export type PickedJourneys = Picked & { titles: string[]; of: number };
export type Selection = {
  units: Picked[];
  calls: Picked[];
  journeys: PickedJourneys[];
  /** Tests that the change calls for but that do not fit into the time. */
  leftOut: { units: Picked[]; calls: Picked[]; journeys: PickedJourneys[]; faults: Picked[] };
};
/** Measured seconds, per file and per test title. */
export type Times = Record<string, { seconds: number; titles: Record<string, number> }>;
/** How near a test is to the change (0 is the changed test itself), and why. */
type Near = { score: number; why: string };

/** Seconds for everything together, and the overhead of a file or a run beyond its tests. */
const budget = { total: 75, units: 20, calls: 16, callRun: 8, journeyRun: 10, build: 15 };
const assumed = { units: 0.3, calls: 3, journeys: 1.5, journeyFile: 1 };
const atATime = 2;

/** Files that import nearly everything, so an import by one of them does not show which feature needs a file. */
const hubs =
  /^(server\/(app|calls|jobs|main|start|demo)\.ts|server\/test\/(test-app|everything)\.ts|contract\/schemas\.ts|web\/(root\.tsx|routes\.ts)|scripts\/|bench\/)/;

const idsIn = (text: string): string[] => text.match(/\b[ABCRSTX]-\d+\b/g) ?? [];
const stemOf = (path: string) => path.replace(/^.*\//, "").replace(/\..*$/, "");
const isTest = (path: string) => projectOf(path) !== undefined;

/** Returns the project of `vitest.config.ts` that a file belongs to. */
export function projectOf(path: string): Project | undefined {
  if (/^tests\/journeys\/.*\.journey\.ts$/.test(path)) return "journeys";
  if (!path.endsWith(".test.ts")) return undefined;
  if (path.startsWith("tests/faults/")) return "faults";
  return /^(contract|server(?!\/external\/)|tests\/attack)\//.test(path) ? "calls" : "units";
}

/** Reads the titles of a test file. Relies on formatted code: a deeper indent means that a test is nested. */
export function titlesOf(text: string): Title[] {
  const opening =
    /^([ \t]*)(?:(describe|test|it)\b[\w.]*(?:<[^\n]*>)?(?:\([^\n]*?\))?|[\])}]+[^\n(]*)\(\s*(["'`])((?:\\.|(?!\3)[^\\])*)\3,/gm;
  const around: { indent: number; title: string }[] = [];
  const titles: Title[] = [];
  for (const match of text.matchAll(opening)) {
    const [, indent = "", word, , title = ""] = match;
    // In the title line of a table of cases, the word `describe`, `test` or `it` is where the table begins.
    const before = new RegExp(`^${indent}(describe|test|it)\\b`, "gm");
    const kind = word ?? [...text.slice(0, match.index).matchAll(before)].at(-1)?.[1];
    while ((around.at(-1)?.indent ?? -1) >= indent.length) around.pop();
    const own = title.replace(/\\(["'`])/g, "$1");
    if (kind === "describe") around.push({ indent: indent.length, title: own });
    else if (kind) titles.push({ around: around.map((step) => step.title), own });
  }
  return titles;
}

/** Joined as vitest joins them for `-t`. */
const fullTitle = ({ around, own }: Title) => [...around, own].join(" > ");

/** Returns a regular expression for `-t`, in which the placeholders that are filled in at run time match anything. */
export function titlePattern(title: string): string {
  return title
    .split(/\$\{[^}]*\}|%[sdifjoO#$%]|\$[\w.#]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join(".*");
}

/** Returns the importing files of each file. */
export function importersOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const [, name = ""] of text.matchAll(/(?:from|import|import\()\s*"([#.][^"?]*)[^"]*"/g)) {
      const target = name.startsWith("#") ? name.slice(1) : normalize(join(dirname(path), name));
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** Returns every file that imports a file, directly or indirectly, with the number of steps. */
function importing(path: string, importers: ReadonlyMap<string, string[]>): Map<string, number> {
  const steps = new Map([[path, 0]]);
  for (const [at, distance] of steps) {
    if (distance > 0 && hubs.test(at)) continue;
    for (const next of importers.get(at) ?? []) if (!steps.has(next)) steps.set(next, distance + 1);
  }
  steps.delete(path);
  return steps;
}

/** What a change reaches: test files, ids that titles may name, and names that journey files begin with. */
class Reach {
  readonly files = new Map<string, Near>();
  readonly ids = new Map<string, Near>();
  /** The ids for call tests: without those reached from `web/`, which cannot change a call. */
  readonly serverIds = new Map<string, Near>();
  readonly names = new Map<string, Near>();
  add(kind: "files" | "ids" | "serverIds" | "names", key: string, score: number, why: string): void {
    const known = this[kind].get(key);
    if (!known || known.score > score) this[kind].set(key, { score, why });
  }
  addId(id: string, score: number, why: string, path: string): void {
    this.add("ids", id, score, why);
    if (!path.startsWith("web/")) this.add("serverIds", id, score, why);
  }
}

type World = {
  sources: ReadonlyMap<string, string>;
  importers: ReadonlyMap<string, string[]>;
  /** The route ids of a page file, such as `R-26 checkout-produk`. */
  routes: ReadonlyMap<string, string[]>;
  /** The id of a call, by the name of its file. */
  calls: ReadonlyMap<string, string>;
};

function worldOf(sources: ReadonlyMap<string, string>): World {
  const routes = new Map<string, string[]>();
  const table = sources.get("web/routes.ts") ?? "";
  for (const [, page, id = ""] of table.matchAll(/"(pages\/[^"]+)",\s*\{\s*id: "([^"]+)"/g))
    routes.set(`web/${page}`, [...(routes.get(`web/${page}`) ?? []), id]);
  const calls = new Map<string, string>();
  for (const [, name = "", id = ""] of (sources.get("contract/calls.ts") ?? "").matchAll(
    /(\w+): \{\s*id: "([CX]-\d+)"/g,
  ))
    calls.set(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      id,
    );
  return { sources, importers: importersOf(sources), routes, calls };
}

/** Adds the ids that a file names, nearest first: in the changed lines, the file's own call, elsewhere in it. */
function reachIds(reach: Reach, { path, near }: Change, world: World): void {
  for (const id of idsIn(near)) reach.addId(id, 1, `${id} by the changed lines of ${path}`, path);
  const call = path.startsWith("server/features/") && world.calls.get(stemOf(path));
  if (call) reach.addId(call, 1.5, `${call}, the call of ${path}`, path);
  // In a table of everything, only the changed lines are meaningful.
  if (hubs.test(path) || path === "contract/calls.ts") return;
  for (const id of idsIn(world.sources.get(path) ?? "")) reach.addId(id, 2, `${id} in ${path}`, path);
}

/** A part of the web app shows on the pages that import it. */
function reachPage(reach: Reach, page: string, path: string, distance: number, world: World): void {
  for (const route of world.routes.get(page) ?? []) {
    const [id = "", name = id] = route.split(" ");
    const why = `the page ${page.slice(4)} shows ${path}`;
    if (idsIn(id).length > 0) reach.add("ids", id, 3 + distance / 2, why);
    reach.add("names", name, 3.5 + distance / 2, why);
  }
}

/** Adds the tests that import the file, its pages, and the ids named in its direct importers. */
function reachImporters(reach: Reach, path: string, world: World): void {
  const setup = /\/(test|setup)\//.test(path);
  for (const [at, distance] of importing(path, world.importers)) {
    if (isTest(at)) reach.add("files", at, (setup ? 1 : 1.5) + distance / 2, `imports ${path}`);
    else if (at.startsWith("web/pages/")) reachPage(reach, at, path, distance, world);
    else if (distance === 1 && !hubs.test(at))
      for (const id of idsIn(world.sources.get(at) ?? "")) reach.addId(id, 4, `${id} in ${at}`, at);
  }
}

/** Adds the tests beside a file, and those of the feature that a contract or a table belongs to. */
function reachFolders(reach: Reach, path: string, world: World): void {
  const beside = path.replace(/\.tsx?$/, ".test.ts");
  const noun = /^(?:contract|server\/db\/tables)\/([\w-]+)\.ts$/.exec(path)?.[1];
  const isSql = /^server\/db\/(migrations|functions)\//.test(path);
  const folder = isSql ? "server/db" : dirname(path);
  for (const file of world.sources.keys()) {
    if (!isTest(file)) continue;
    if (file === beside) reach.add("files", file, 0.5, `beside ${path}`);
    // Journeys only share a folder and have nothing else in common.
    else if (dirname(file) === folder && projectOf(file) !== "journeys")
      reach.add("files", file, 2, `in the folder of ${path}`);
    else if (isSql && file.startsWith("server/db/")) reach.add("files", file, 2.5, `of the database`);
    else if (noun && file.startsWith(`server/features/${noun}/`))
      reach.add("files", file, 2, `the feature of ${path}`);
  }
}

function reachNames(reach: Reach, path: string): void {
  const parts = /^(?:web|server)\/features\/([\w-]+)\//.exec(path);
  if (parts?.[1]) reach.add("names", parts[1], 3, `named like the feature of ${path}`);
  if (/^(web\/(features|pages)|texts|contract|server\/(features|db\/tables))\//.test(path))
    reach.add("names", stemOf(path), 2.5, `named like ${path}`);
}

function reachOf(changes: readonly Change[], world: World): Reach {
  const reach = new Reach();
  for (const change of changes) {
    const { path } = change;
    if (isTest(path)) {
      reach.add("files", path, 0, "changed");
      continue;
    }
    if (!/\.(tsx?|mjs|css|json|sql)$/.test(path)) continue;
    reachIds(reach, change, world);
    reachFolders(reach, path, world);
    reachNames(reach, path);
    reachImporters(reach, path, world);
  }
  return reach;
}

const nearest = (found: (Near | undefined)[]): Near | undefined =>
  found.reduce((best, next) => (next && (!best || next.score < best.score) ? next : best), undefined);

/** How near a title is by the ids that it names; ids in the enclosing titles count as half a step further away. */
function byIds({ around, own }: Title, ids: ReadonlyMap<string, Near>): Near | undefined {
  const further = (near: Near | undefined) => near && { score: near.score + 0.5, why: near.why };
  return nearest([
    ...idsIn(own).map((id) => ids.get(id)),
    ...around.flatMap(idsIn).map((id) => further(ids.get(id))),
  ]);
}

/** How near a journey file is by its name: `cart-order` matches `cart`. */
function byName(path: string, reach: Reach): Near | undefined {
  const stem = stemOf(path);
  return nearest(
    [...reach.names].map(([name, near]) =>
      stem === name || stem.startsWith(`${name}-`) || name.startsWith(`${stem}-`) ? near : undefined,
    ),
  );
}

type Candidate = Near & { path: string; project: Project; title?: string; seconds: number; of: number };

function secondsOf(path: string, project: Project, times: Times, title?: string): number {
  if (project === "journeys" && title !== undefined) {
    // A title with placeholders stands for several tests.
    const known = Object.entries(times[path]?.titles ?? {});
    const pattern = new RegExp(`^${titlePattern(title)}$`);
    const seconds = known.filter(([name]) => pattern.test(name)).reduce((sum, [, one]) => sum + one, 0);
    return seconds > 0 ? seconds : assumed.journeys;
  }
  return times[path]?.seconds ?? (project === "units" ? assumed.units : assumed.calls);
}

/** The journeys of a file that the change calls for, as single candidates. */
function journeysOf(path: string, titles: Title[], reach: Reach, times: Times): Candidate[] {
  const file = nearest([reach.files.get(path), byName(path, reach)]);
  return titles.flatMap((title, n) => {
    const near = nearest([file, byIds(title, reach.ids)]);
    const full = fullTitle(title);
    const seconds = secondsOf(path, "journeys", times, full);
    if (!near) return [];
    // When many files are equally near, the pick takes some journeys of each rather than all of one file.
    const score = near.score === 0 ? 0 : near.score + n / 50;
    return [{ why: near.why, score, path, project: "journeys", title: full, seconds, of: titles.length }];
  });
}

/** A file of another project, as one candidate. */
function fileOf(path: string, project: Project, titles: Title[], reach: Reach, times: Times): Candidate[] {
  // All unit tests together are short, so unrelated ones come last, as long as there is time.
  const last = project === "units" ? { score: 9, why: "all units" } : undefined;
  const ids = project === "units" ? reach.ids : reach.serverIds;
  const near = nearest([reach.files.get(path), ...titles.map((title) => byIds(title, ids)), last]);
  return near
    ? [{ ...near, path, project, seconds: secondsOf(path, project, times), of: titles.length }]
    : [];
}

/** Returns every test that the change calls for, nearest first. */
function candidates(reach: Reach, world: World, times: Times): Candidate[] {
  const found = [...world.sources].flatMap(([path, text]) => {
    const project = projectOf(path);
    if (!project) return [];
    const titles = titlesOf(text);
    return project === "journeys"
      ? journeysOf(path, titles, reach, times)
      : fileOf(path, project, titles, reach, times);
  });
  return found.sort((a, b) => a.score - b.score || a.seconds - b.seconds || a.path.localeCompare(b.path));
}

/** Takes the nearest candidates until `seconds` are used up, two running at a time; it always takes at least one. */
function fill(sorted: readonly Candidate[], seconds: number): { taken: Candidate[]; left: Candidate[] } {
  const taken: Candidate[] = [];
  const left: Candidate[] = [];
  const files = new Set<string>();
  let used = 0;
  for (const one of sorted) {
    const opening = one.project === "journeys" && !files.has(one.path) ? assumed.journeyFile : 0;
    const cost = (one.seconds + opening) / atATime;
    if (taken.length > 0 && used + cost > seconds) left.push(one);
    else {
      used += cost;
      files.add(one.path);
      taken.push(one);
    }
  }
  return { taken, left };
}

const wall = (picked: readonly { seconds: number }[]) =>
  picked.reduce((sum, one) => sum + one.seconds, 0) / atATime;

/** Groups journeys by file, each with its titles. */
function byFile(journeys: readonly Candidate[]): PickedJourneys[] {
  const files = new Map<string, PickedJourneys>();
  for (const { path, why, title = "", seconds, of } of journeys) {
    const known = files.get(path);
    if (known) {
      known.titles.push(title);
      known.seconds += seconds;
    } else files.set(path, { path, why, titles: [title], seconds, of });
  }
  return [...files.values()];
}

/** Returns what to run for a change within the time, nearest first, and reports the rest as left out. */
export function select(given: {
  changes: readonly Change[];
  /** Every source and test file of the repository, with its text. */
  sources: ReadonlyMap<string, string>;
  times?: Times;
  /** Whether the web app must be built before a journey can run. */
  stale?: boolean;
  /** Seconds that units and calls took, if they already ran; otherwise an estimate is used. */
  spent?: number | undefined;
}): Selection {
  const { changes, sources, times = {}, stale = false, spent } = given;
  const world = worldOf(sources);
  const all = candidates(reachOf(changes, world), world, times);
  const of = (project: Project) => all.filter((one) => one.project === project);
  const short = ({ path, why, seconds }: Candidate): Picked => ({ path, why, seconds });
  const units = fill(of("units"), budget.units);
  const calls = fill(of("calls"), budget.calls);
  const before = spent ?? budget.callRun + wall(units.taken) + wall(calls.taken);
  const journeys = fill(
    of("journeys"),
    budget.total - before - budget.journeyRun - (stale ? budget.build : 0),
  );
  return {
    units: units.taken.map(short),
    calls: calls.taken.map(short),
    journeys: byFile(journeys.taken),
    leftOut: {
      units: units.left.map(short),
      calls: calls.left.map(short),
      journeys: byFile(journeys.left),
      faults: of("faults").map(short),
    },
  };
}

/** The `-t` pattern that matches exactly the titles of these journeys. */
export const patternOf = (journeys: readonly PickedJourneys[]): string =>
  `^(?:${journeys.flatMap(({ titles }) => titles.map(titlePattern)).join("|")})$`;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });

/** Parses a git diff into changes, each hunk with five lines of context. */
export function changesIn(diff: string): Change[] {
  return diff
    .split(/^diff --git /m)
    .slice(1)
    .flatMap((part) => {
      const path = (/^\+\+\+ b\/(.*)$/m.exec(part) ?? /^--- a\/(.*)$/m.exec(part))?.[1];
      return path ? [{ path, near: part.slice(part.indexOf("\n@@")) }] : [];
    });
}

/** Returns what changed against HEAD or `since`, new files included; if nothing did, the last commit. */
export function readChanges(since?: string): { against: string; changes: Change[] } {
  const diff = (...args: string[]) =>
    changesIn(git("diff", "--unified=5", "--no-color", "--no-ext-diff", ...args));
  const added = git("ls-files", "--others", "--exclude-standard").split("\n").filter(Boolean);
  const news = added.map((path) => ({ path, near: readFileSync(join(root, path), "utf8") }));
  const changes = [...diff(since ?? "HEAD"), ...news];
  if (since !== undefined || changes.length > 0) return { against: since ?? "HEAD", changes };
  return { against: "the commit before the last", changes: diff("HEAD~1", "HEAD") };
}

/** Reads every source file of the project. */
export function readSources(): Map<string, string> {
  const paths = git("ls-files", "--cached", "--others", "--exclude-standard").split("\n");
  const ours = paths.filter(
    (path) =>
      /^(contract|rules|texts|server|web|tests|scripts|bench)\/.*\.(tsx?|mjs|sql)$/.test(path) &&
      existsSync(join(root, path)),
  );
  return new Map(ours.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
