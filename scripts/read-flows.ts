import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import {
  dialogueSchema,
  type Flow,
  fields,
  flowSchema,
  type WrittenDialogue,
} from "#server/external/model/guide/flow.ts";

const folder = join(import.meta.dirname, "..", "server", "external", "model", "guide", "flows");

/** A flow from the text of its file; throws with the file's name when the text is not in the form. */
export function readFlow(text: string, file: string): Flow {
  const parsed = flowSchema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`${file}: ${problems.join("; ")}`);
}

/** Names of the files of all flows, by field and name. */
export const flowFiles = (): string[] =>
  fields.flatMap((field) =>
    readdirSync(join(folder, field))
      .filter((file) => file.endsWith(".yaml"))
      .toSorted()
      .map((file) => join(field, file)),
  );

export const readFlowFile = (file: string): Flow => readFlow(readFileSync(join(folder, file), "utf8"), file);

/** The dialogues in danger, in the order of their names. */
export const readDialogues = (): WrittenDialogue[] =>
  readdirSync(join(folder, "danger"))
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .map((file) => dialogueSchema.parse(parse(readFileSync(join(folder, "danger", file), "utf8"))));

export const dialoguesForProgram = (): string => `${JSON.stringify(readDialogues(), null, 1)}\n`;

/** All flows as the program reads them: YAML takes a quarter of a second, which no start should wait for. */
export const flowsForProgram = (): string => `${JSON.stringify(flowFiles().map(readFlowFile), null, 1)}\n`;
