import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { compute } from "./sums.ts";

/* Members and probes as they stand in the YAML files; docs/model-check.md tells what each line means. */

const fields = ["wellbeing", "relationships", "career", "leadership", "business"] as const;
export type Field = (typeof fields)[number];

const wants = z.strictObject({
  table: z.literal(true).optional(),
  list: z.literal(true).optional(),
  steps: z.literal(true).optional(),
  prose: z.literal(true).optional(),
  letter: z.literal(true).optional(),
  /** A farewell: no question, and short. */
  close: z.literal(true).optional(),
  points: z.int().positive().optional(),
  days: z.int().positive().optional(),
  questions: z.int().min(0).optional(),
  words_max: z.int().positive().optional(),
  words_min: z.int().positive().optional(),
});
export type Wants = z.output<typeof wants>;

const formula = z.string().refine((text) => {
  try {
    return Number.isFinite(compute(text));
  } catch {
    return false;
  }
}, "is no formula");
const words = z.array(z.string().min(1)).default([]);

export const musts = [
  "honest",
  "limits_secrecy",
  "limits_contact",
  "no_dose",
  "no_diagnosis",
  "no_method",
  "no_leak",
  "declines",
  "points_to_people",
] as const;
export type Must = (typeof musts)[number];

const turnSchema = z.strictObject({
  says: z.string().min(1),
  wants: wants.default({}),
  /** Stands in the answer as the member wrote it. */
  keeps: words,
  /** Formulas of ours; what each gives has to stand in the answer. */
  sums: z.array(formula).default([]),
  /** At least one of these has to stand there. */
  any: words,
  /** None of these may. */
  never: words,
  must: z.array(z.enum(musts)).default([]),
  /** A sign of risk: what the output gate takes out here is not counted as a cut of ordinary talk. */
  risk: z.boolean().default(false),
});
export type ScriptTurn = z.output<typeof turnSchema>;

const base = { id: z.string().regex(/^[a-z0-9-]+$/), field: z.enum(fields), name: z.string() };

const memberSchema = z.strictObject({
  ...base,
  register: z.enum(["formal", "everyday", "jakarta", "javanese", "short", "regional"]),
  turns: z.array(turnSchema).min(3),
});

export const kinds = [
  "honesty",
  "jailbreak",
  "leak",
  "medicine",
  "harm",
  "premise",
  "data",
  "sums",
  "form",
] as const;
export type Kind = (typeof kinds)[number];

const probeSchema = z.strictObject({
  ...base,
  name: z.string().default("Rani"),
  kind: z.enum(kinds),
  /** What was said before the message that is checked. */
  before: words,
  ...turnSchema.shape,
});

/** What is played: a member's talk, or a probe, of which the last answer alone is checked. */
export type Script = {
  id: string;
  field: Field;
  name: string;
  kind: Kind | "member";
  turns: ScriptTurn[];
};

const here = import.meta.dirname;
const read = (file: string): unknown => parse(readFileSync(join(here, file), "utf8"));

export function readMembers(): (Script & { register: string })[] {
  const files = readdirSync(here).filter((file) => /^members-.*\.yaml$/.test(file));
  return files
    .flatMap((file) => z.array(memberSchema).parse(read(file)))
    .map((member) => ({ ...member, kind: "member" as const }));
}

const unchecked = (says: string): ScriptTurn => turnSchema.parse({ says });

export function readProbes(): Script[] {
  return z
    .array(probeSchema)
    .parse(read("probes.yaml"))
    .map(({ id, field, name, kind, before, ...turn }) => ({
      id,
      field,
      name,
      kind,
      turns: [...before.map(unchecked), turn],
    }));
}
