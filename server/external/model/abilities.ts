import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Capabilities, probeEndpoint } from "./probe.ts";
import { type Endpoint, parsedOf } from "./request.ts";

/** What the endpoint can do, as far as it is known; until then it counts as having no tools. */
export type Abilities = {
  readonly tools: boolean;
  /** Probes the endpoint if nothing is written down for it and its model. Never rejects. */
  learn: () => Promise<void>;
  /** Waits for what another process of this start writes down. Never rejects. */
  readWritten: () => Promise<void>;
};

/** How often and how many times a process looks for what another one writes down; a probe takes a minute at most. */
const lookMs = 2000;
const looksMax = 60;

const writtenSchema = z.object({
  baseUrl: z.string(),
  model: z.string(),
  capabilities: z.object({
    streamOptions: z.boolean(),
    maxCompletionTokens: z.boolean(),
    effort: z.boolean(),
    tools: z.boolean(),
    jsonSchema: z.boolean(),
    prefill: z.boolean(),
  }),
});

type Log = { info: (about: object, message: string) => void; warn: Log["info"] };

/**
 * Opens what is written down in `endpoint.json`. The probe runs once for each endpoint and model; removing the file
 * repeats it. `probe` is replaced in tests.
 */
export function openAbilities(
  endpoint: Endpoint,
  dataDir: string,
  log: Log,
  probe: (endpoint: Endpoint) => Promise<Capabilities> = probeEndpoint,
): Abilities {
  const file = join(dataDir, "endpoint.json");
  const { baseUrl, model } = endpoint;
  let known = writtenIn(file, endpoint);
  return {
    get tools() {
      return endpoint.tools ?? known?.tools ?? false;
    },
    async learn() {
      if (endpoint.tools !== undefined || known) return;
      try {
        known = await probe(endpoint);
        log.info({ model, ...known }, "the model's endpoint was probed");
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, `${JSON.stringify({ baseUrl, model, capabilities: known }, undefined, 2)}\n`);
      } catch (error) {
        log.warn({ err: error }, "what the model's endpoint can do is not known or not written down");
      }
    },
    async readWritten() {
      for (let look = 0; !known && endpoint.tools === undefined && look < looksMax; look += 1) {
        await pause(lookMs, undefined, { ref: false });
        known = writtenIn(file, endpoint);
      }
    },
  };
}

/** Returns undefined if the file is missing, unreadable, or about another endpoint or model. */
function writtenIn(file: string, { baseUrl, model }: Endpoint): Capabilities | undefined {
  if (!existsSync(file)) return undefined;
  const { data } = writtenSchema.safeParse(parsedOf(readFileSync(file, "utf8")));
  return data?.baseUrl === baseUrl && data.model === model ? data.capabilities : undefined;
}
