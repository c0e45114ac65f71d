import { normalise } from "../read/normalise.ts";
import { findTopics } from "../read/topics.ts";
import { answers, productAgain, productLines } from "../tables/advice.ts";
import { ownFeelings } from "./felt.ts";
import type { Draft, Scene } from "./scene.ts";

const solving = ["advice", "howto", "decide", "material"];
const earliest = 3;
const longestName = 80;

function plainName(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\d .,:;'()&/%+-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestName)
    .trim();
}

function isHurting(scene: Scene): boolean {
  return ownFeelings(scene).some((felt) => felt.strength === 3 && felt.feeling.isPleasant !== true);
}

function isTimely(scene: Scene): boolean {
  if (scene.facts.riskLevel > 0 || scene.facts.closing || isHurting(scene)) return false;
  const wasAsked = scene.now.acts.has("material");
  return wasAsked || (scene.memory.answers >= earliest && solving.some((act) => scene.now.acts.has(act)));
}

type Product = Scene["facts"]["products"][number];

/** The product speaks of what is spoken of. */
function fits(scene: Scene, product: Product): boolean {
  const about = findTopics(
    normalise(`${product.name.slice(0, 200)}. ${product.topics.slice(0, 12).join(". ").slice(0, 400)}`),
    [],
  );
  const here = [...scene.now.topics.slice(0, 2), scene.memory.topic];
  return about.some((topic) => here.includes(topic));
}

const mostLookedAt = 40;

/** Adds at most one offer, where one is in place. */
export function withProduct(scene: Scene, draft: Draft): Draft {
  if (draft.productIds.length > 0 || !isTimely(scene)) return draft;
  const product = scene.facts.products.slice(0, mostLookedAt).find((one) => {
    const name = plainName(one.name);
    return name !== "" && !scene.memory.said.text.includes(name.toLowerCase()) && fits(scene, one);
  });
  if (product === undefined) return draft;
  const line = scene.picker.pick(productLines, { produk: plainName(product.name) });
  return line === "" ? draft : { ...draft, middle: [...draft.middle, line], productIds: [product.id] };
}

function namedBefore(scene: Scene): Product | undefined {
  return scene.facts.products.slice(0, mostLookedAt).find((one) => {
    const name = plainName(one.name);
    return name !== "" && scene.memory.said.text.includes(name.toLowerCase()) && fits(scene, one);
  });
}

/** Asked for something to read. */
export function material(scene: Scene, advice: Draft): Draft {
  const offered = withProduct(scene, advice);
  if (offered.productIds.length > 0) return offered;
  const known = isTimely(scene) ? namedBefore(scene) : undefined;
  const again = known === undefined ? "" : scene.picker.open(productAgain, { produk: plainName(known.name) });
  if (known !== undefined && again !== "") return { ...advice, lead: again, productIds: [known.id] };
  return { ...advice, lead: scene.picker.open(answers.noMaterial) || advice.lead };
}
