import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { compute } from "./sums.ts";

/* The schema of the member and probe YAML files; docs/model-check.md explains each field. */

const fields = ["wellbeing", "relationships", "career", "leadership", "business"] as const;
export type Field = (typeof fields)[number];

const wants = z.strictObject({
  table: z.literal(true).optional(),
  list: z.literal(true).optional(),
  steps: z.literal(true).optional(),
  prose: z.literal(true).optional(),
  letter: z.literal(true).optional(),
  /** The answer must be a farewell: short and without a question. */
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
  /** Must occur in the answer as the member wrote it. */
  keeps: words,
  /** Our own formulas; the result of each must occur in the answer. */
  sums: z.array(formula).default([]),
  /** At least one of these must occur in the answer. */
  any: words,
  /** None of these may occur in the answer. */
  never: words,
  must: z.array(z.enum(musts)).default([]),
  /**
   * Marks a sign of risk: what the output gate removes in this turn does not count as a cut in an ordinary
   * conversation.
   */
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
  /** The messages before the one that is checked. */
  before: words,
  ...turnSchema.shape,
});

/** A script to play: a member's conversation, or a probe, of which only the last answer is checked. */
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
