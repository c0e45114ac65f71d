// npm run generate: writes the files that are derived from the project's tables. They are committed so that reviews
// show their changes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { envExample } from "#server/config.ts";
import { openApiDocument } from "#server/platform/api-docs/open-api.ts";
import { answersForProgram } from "./read-answers.ts";
import { dialoguesForProgram, flowsForProgram } from "./read-flows.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, ".env.example"), envExample());
writeFileSync(join(root, "docs", "openapi.json"), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
const guide = join(root, "server", "external", "model", "guide");
writeFileSync(join(guide, "vetted-answers.json"), answersForProgram());
writeFileSync(join(guide, "flows.json"), flowsForProgram());
writeFileSync(join(guide, "dialogues.json"), dialoguesForProgram());
// This reads the flows that have just been written.
const { indexedWordsForProgram } = await import("./indexed-words.ts");
writeFileSync(join(guide, "indexed-words.json"), indexedWordsForProgram());
