import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "@react-router/dev/config";
import type { ServerBuild } from "react-router";
import { tableForBrowser } from "./scripts/bundle/route-table.ts";

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
