import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/config.ts";
import { guardedModel } from "./guarded.ts";
import { guide } from "./guide/guide.ts";
import type { Model } from "./model.ts";
import { openAiModel } from "./openai.ts";
import { openSafetyModel, type SafetyModel } from "./safety-model.ts";

type Chosen = { model: Model; endpoint?: Model; safetyModel?: SafetyModel | undefined };

/** Returns the configured endpoint, with the guide as its fallback, and the safety model; or the guide alone. */
export function chooseModel({ llm }: Pick<Config, "llm">, log: FastifyBaseLogger): Chosen {
  if (!llm) return { model: guide };
  const endpoint = openAiModel(llm, log);
  const safetyModel = llm.safetyModel === undefined ? undefined : openSafetyModel(llm, llm.safetyModel, log);
  return { model: guardedModel(endpoint, guide, log), endpoint, safetyModel };
}
