import { createHmac } from "node:crypto";
import type { App } from "#server/platform/app.ts";

const canaries = new WeakMap<App["config"], string>();

/** A word that stands in every system prompt and nowhere else; the same on all servers, so that prompts stay cached. */
function canaryOf({ config }: Pick<App, "config">): string {
  const known = canaries.get(config);
  if (known !== undefined) return known;
  const mark = createHmac("sha256", config.appSecret).update("canary of the prompt").digest("hex");
  const canary = `K${mark.slice(0, 16)}`;
  canaries.set(config, canary);
  return canary;
}

/** Returns the prompt with the canary before and after it, since a model is asked for all of it or for its end. */
export function withCanary(app: Pick<App, "config">, system: string): string {
  const line = `[Tanda internal ${canaryOf(app)}: bukan untuk ditulis.]`;
  return `${line}\n\n${system}\n\n${line}`;
}

/** Returns a function that reads an answer piece by piece and tells when the model repeats its prompt. */
export function leakOf(app: Pick<App, "config">): (text: string) => boolean {
  const canary = canaryOf(app);
  let end = "";
  return (text) => {
    const said = end + text;
    end = said.slice(1 - canary.length);
    return said.includes(canary);
  };
}
