import type { Felt } from "../read/feelings.ts";
import type { Scene } from "./scene.ts";

/** What the member feels themself, as they named it. */
export function ownFeelings(scene: Scene): Felt[] {
  return scene.now.feelings.filter((felt) => !felt.isDenied && !felt.isOthers);
}

export function isGlad(scene: Scene): boolean {
  const felt = ownFeelings(scene);
  return felt.length > 0 && felt.every((one) => one.feeling.isPleasant === true);
}
