import type { IForbiddenRuleType } from "dependency-cruiser";

const notTests = "(\\.test\\.tsx?$|^server/test/|^tests/|^bench/|^scripts/|^training/)";

/** What other features may import of a feature: its front door, named like its folder, and its chapter of the export. */
const frontDoors = "^server/features/$1/|^server/features/([^/]+)/(\\1|own-data)\\.ts$";

/** The rooms of `server/platform`; each may import those before it. */
export const rooms = ["pdf", "client", "jobs", "limits", "security", "live", "http", "api-docs"];
const roomRules = rooms.slice(0, -1).map(
  (room, n): IForbiddenRuleType => ({
    name: `in the platform, ${room} does not know what is built on it`,
    severity: "error",
    from: { path: `^server/platform/${room}/`, pathNot: notTests },
    to: { path: `^server/platform/(${rooms.slice(n + 1).join("|")})/` },
  }),
);

/** THE DIRECTION OF IMPORTS, checked by `tests/tidy.test.ts`. */
export const forbidden: IForbiddenRuleType[] = [
  {
    name: "texts and rules import only themselves",
    severity: "error",
    from: { path: "^(texts|rules)/", pathNot: notTests },
    to: { pathNot: "^(texts|rules)/" },
  },
  {
    name: "the contract imports only itself, texts, rules and zod",
    severity: "error",
    from: { path: "^contract/", pathNot: notTests },
    to: { pathNot: "^(contract|texts|rules)/|node_modules/zod" },
  },
  {
    name: "the server does not import the web app",
    severity: "error",
    from: { path: "^server/" },
    to: { path: "^web/" },
  },
  {
    name: "the web app does not import the server",
    severity: "error",
    from: { path: "^web/", pathNot: notTests },
    to: { path: "^server/" },
  },
  {
    name: "the web app takes only types from the contract, but for the call table",
    severity: "error",
    from: { path: "^web/", pathNot: notTests },
    to: { path: "^contract/", pathNot: "^contract/calls\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "a feature imports only the front door of another",
    severity: "error",
    from: { path: "^server/features/([^/]+)/", pathNot: notTests },
    to: { path: "^server/features/", pathNot: frontDoors },
  },
  {
    name: "platform, database and external services know no feature",
    severity: "error",
    from: { path: "^server/(platform|db|external)/", pathNot: notTests },
    to: { path: "^server/features/" },
  },
  ...roomRules,
  {
    name: "what the rooms of the platform share knows them only by their types",
    severity: "error",
    from: { path: "^server/platform/[^/]+\\.ts$", pathNot: notTests },
    to: { path: "^server/platform/[^/]+/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "features of the web app do not import each other",
    severity: "error",
    from: { path: "^web/features/([^/]+)/", pathNot: notTests },
    to: { path: "^web/features/", pathNot: "^web/features/$1/" },
  },
  {
    name: "building blocks know no feature and no page",
    severity: "error",
    from: { path: "^web/(ui|browser|api|help)/", pathNot: notTests },
    to: { path: "^web/(features|pages)/" },
  },
  {
    name: "pages are leaves",
    severity: "error",
    from: { path: "^web/", pathNot: notTests },
    to: { path: "^web/pages/" },
  },
  {
    name: "only the server touches the database driver",
    severity: "error",
    from: { pathNot: `^server/|${notTests}|^drizzle\\.config\\.ts$` },
    to: { path: "node_modules/(drizzle-orm|pg|pg-boss)/" },
  },
  {
    name: "nothing but tests reads the specification",
    severity: "error",
    from: { pathNot: notTests },
    to: { path: "^spec/" },
  },
  {
    name: "no cycles",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
];
