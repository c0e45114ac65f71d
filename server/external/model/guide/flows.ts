import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Flow, flowSchema } from "./flow.ts";

/** All flows, ordered by field and name; `npm run generate` creates the file from `flows/`. */
export const flows: readonly Flow[] = z
  .array(flowSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "flows.json"), "utf8")));

const byId = new Map(flows.map((flow) => [flow.id, flow]));

export const flowOf = (id: string): Flow | undefined => byId.get(id);
