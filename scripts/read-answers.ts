import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fields } from "#server/external/model/guide/flow.ts";
import { type Answer, answersSchema } from "#server/external/model/guide/vetted-answers/answer-schema.ts";

const folder = join(import.meta.dirname, "..", "server", "external", "model", "guide", "vetted-answers");

/** Reads the answers of all fields; throws with the file's name when one does not match the schema. */
export const readAnswers = (): Answer[] =>
  fields.flatMap((field) => {
    const parsed = answersSchema.safeParse(parse(readFileSync(join(folder, `${field}.yaml`), "utf8")));
    if (parsed.success) return parsed.data.map((answer) => ({ ...answer, field }));
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new Error(`vetted-answers/${field}.yaml: ${problems.join("; ")}`);
  });

/** All answers as JSON for the app, like the flows. */
export const answersForProgram = (): string => `${JSON.stringify(readAnswers(), null, 1)}\n`;
