import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Field, type Flow, flowSchema } from "./flow.ts";

/** All flows, ordered by field and name; `npm run generate` creates the file from `flows/`. */
export const flows: readonly Flow[] = z
  .array(flowSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "flows.json"), "utf8")));

const byId = new Map(flows.map((flow) => [flow.id, flow]));

export const flowOf = (id: string): Flow | undefined => byId.get(id);

/** Maps the service names of experts to fields. */
const fieldOfService: Readonly<Record<string, Field>> = {
  "kesehatan mental": "wellbeing",
  "cinta & relasi": "relationships",
  karier: "career",
  kepemimpinan: "leadership",
  "inovasi bisnis": "business",
};

export const fieldOf = (service: string): Field | undefined => fieldOfService[service.toLowerCase()];

/** Returns the flows that a model may offer to a persona's members: those of its field. */
export const flowsOfService = (service: string): readonly Flow[] =>
  flows.filter(({ field }) => field === fieldOf(service));
