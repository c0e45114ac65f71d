import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/config.ts";
import { type Abilities, openAbilities } from "./abilities.ts";
import { guardedModel } from "./guarded.ts";
import { guide } from "./guide/guide.ts";
import type { Model } from "./model.ts";
import { openAiModel } from "./openai.ts";
import { openSafetyModel, type SafetyModel } from "./safety-model.ts";
import { withFlows } from "./with-flows.ts";

type Chosen = {
  model: Model;
  endpoint?: Model;
  safetyModel?: SafetyModel | undefined;
  /** What the endpoint can do. It is up to the caller to let it be probed. */
  abilities?: Abilities;
};

/**
 * Returns the configured endpoint, with the guide for its flows and as its fallback, and the safety model; or the guide
 * alone.
 */
export function chooseModel(
  { llm, dataDir }: Pick<Config, "llm" | "dataDir">,
  log: FastifyBaseLogger,
): Chosen {
  if (!llm) return { model: guide };
  const abilities = openAbilities(llm, dataDir, log);
  const endpoint = openAiModel(llm, log, abilities);
  const safetyModel = llm.safetyModel === undefined ? undefined : openSafetyModel(llm, llm.safetyModel, log);
  const model = withFlows(guardedModel(endpoint, guide, log), guide);
  return { model, endpoint, safetyModel, abilities };
}
