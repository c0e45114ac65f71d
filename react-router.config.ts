import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "@react-router/dev/config";
import type { ServerBuild } from "react-router";

/** The route table as the server knows it. */
type Table = ServerBuild["assets"]["routes"];

/**
 * Returns the route table for the browser, which every page with scripts loads. It leaves out routes that are reached
 * by loading a document: those without scripts or without a page (`frame/other-document.ts`).
 * Of the other routes it leaves out false and empty values and those only the server needs, such as the modules to
 * preload, which the page itself names.
 */
function tableForBrowser({ assets, routes }: ServerBuild): Table {
  const isForBrowser = (id: string) => {
    const { path, hasDefaultExport } = assets.routes[id] as Table[string] & { hasDefaultExport?: boolean };
    const handle = routes[id]?.module.handle;
    const isPlain = typeof handle === "object" && handle !== null && "plain" in handle;
    return hasDefaultExport && (!isPlain || path?.endsWith("*"));
  };
  const serversOwn = ["imports", "caseSensitive", "hasDefaultExport"];
  const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  const slim = (route: object) =>
    Object.fromEntries(
      Object.entries(route).filter(([key, value]) => !serversOwn.includes(key) && !isEmpty(value)),
    );
  const kept = Object.keys(assets.routes).filter(isForBrowser);
  for (const id of kept) {
    const parent = assets.routes[id]?.parentId;
    if (parent && !kept.includes(parent)) throw new Error(`${id} stands in ${parent}, which has no scripts`);
  }
  return Object.fromEntries(kept.map((id) => [id, slim(assets.routes[id] ?? {})])) as Table;
}

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // Sends the whole route table at once, because loading it in parts costs a round trip at each first navigation.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const server = pathToFileURL(join(buildDirectory, "server", "index.js")).href;
    const build: ServerBuild = await import(server);
    const { entry, url, version } = build.assets;
    const table = { entry: { ...entry, imports: [] }, routes: tableForBrowser(build), url, version };
    await writeFile(
      join(buildDirectory, "client", url),
      `window.__reactRouterManifest=${JSON.stringify(table)};`,
    );
  },
} satisfies Config;
