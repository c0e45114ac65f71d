// Starts Alma: checks Node's version, builds the web app, runs the server. Plain JavaScript, so that an old Node can
// print the message.
import { existsSync } from "node:fs";
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `Alma needs Node 24 and found ${process.version}. Run "npm ci" (it brings Node 24 on Linux) and start with "npm start".\n`,
  );
  process.exit(1);
}
if (!existsSync(join(root, "node_modules", "fastify"))) {
  process.stderr.write('The packages are missing. Run "npm ci" first.\n');
  process.exit(1);
}
await import("./quick-imports.mjs");
// Caches the compiled TypeScript for later starts.
module.enableCompileCache?.(join(root, "node_modules", ".cache", "alma"));

if (process.env.NODE_ENV !== "development") {
  const { buildIfStale } = await import("./web-build.ts");
  if (!buildIfStale()) process.exit(1);
}
await import("../server/main.ts");
