import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { dialogueSchema, type WrittenDialogue } from "#server/external/model/guide/dialogue-schema.ts";
import { type Flow, fields, flowSchema } from "#server/external/model/guide/flow.ts";

const folder = join(import.meta.dirname, "..", "server", "external", "model", "guide", "flows");

/** Parses a flow from the text of its file; throws with the file's name when the text does not match the schema. */
export function readFlow(text: string, file: string): Flow {
  const parsed = flowSchema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`${file}: ${problems.join("; ")}`);
}

/** The file names of all flows, sorted by field and name. */
export const flowFiles = (): string[] =>
  fields.flatMap((field) =>
    readdirSync(join(folder, field))
      .filter((file) => file.endsWith(".yaml"))
      .toSorted()
      .map((file) => join(field, file)),
  );

export const readFlowFile = (file: string): Flow => readFlow(readFileSync(join(folder, file), "utf8"), file);

/** The dialogues for danger, sorted by name. */
export const readDialogues = (): WrittenDialogue[] =>
  readdirSync(join(folder, "danger"))
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .map((file) => dialogueSchema.parse(parse(readFileSync(join(folder, "danger", file), "utf8"))));

export const dialoguesForProgram = (): string => `${JSON.stringify(readDialogues(), null, 1)}\n`;

/** All flows as JSON for the app, because parsing the YAML takes a quarter of a second and would delay every start. */
export const flowsForProgram = (): string => `${JSON.stringify(flowFiles().map(readFlowFile), null, 1)}\n`;
