import { wordsOf } from "#rules/classifier/features.ts";
import { dangerFeatures, dangerKinds, readEarlier } from "#rules/safety/classifier-opinion.ts";
import { type Example, rowOf } from "../linear.ts";
import { isDanger, type Message, riskOf } from "./read-messages.ts";

/** An example of a message, as written and with vowels left out, with the target of each head. */
export function exampleOf(message: Message, random: () => number): Example {
  const words = wordsOf(message.text);
  const before = readEarlier(message.before);
  return {
    writings: [
      rowOf(dangerFeatures(words, before)),
      rowOf(
        dangerFeatures(
          words.map((word) => withoutVowels(word, random)),
          before,
        ),
      ),
    ],
    targets: [
      Number(isDanger(message)),
      ...dangerKinds.map((kind) => Number(riskOf[message.class] === kind)),
      message.about === "-" ? unknown : Number(message.about !== "self"),
      message.isUrgent === undefined ? unknown : Number(message.isUrgent),
      message.about === "-" ? unknown : Number(message.about === "child"),
      message.isDenial === undefined ? unknown : Number(message.isDenial),
    ],
  };
}

/** A target that the labels do not tell. */
const unknown = Number.NaN;

/** Removes most vowels from half of the words, as in hasty typing: `pengen` becomes `pngn`. */
const withoutVowels = (word: string, random: () => number): string =>
  random() < 0.5
    ? word
    : word.charAt(0) + word.slice(1).replace(/[aeiou]/g, (vowel) => (random() < 0.8 ? "" : vowel));
