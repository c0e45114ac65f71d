import { wordsOf } from "#rules/classifier/features.ts";
import { dangerFeatures, dangerKinds } from "#rules/safety/danger.ts";
import { type Example, rowOf } from "../linear.ts";
import { isDanger, type Message, riskOf } from "./read-messages.ts";

/** An example of a message, as written and with vowels left out, with the target of each head. */
export function exampleOf(message: Message, random: () => number): Example {
  const words = wordsOf(message.text);
  return {
    writings: [
      rowOf(dangerFeatures(words, message.before)),
      rowOf(
        dangerFeatures(
          words.map((word) => withoutVowels(word, random)),
          message.before,
        ),
      ),
    ],
    targets: [
      Number(isDanger(message)),
      ...dangerKinds.map((kind) => Number(riskOf[message.class] === kind)),
      Number(message.about !== "self"),
    ],
  };
}

/** Removes most vowels from half of the words, as in hasty typing: `pengen` becomes `pngn`. */
const withoutVowels = (word: string, random: () => number): string =>
  random() < 0.5
    ? word
    : word.charAt(0) + word.slice(1).replace(/[aeiou]/g, (vowel) => (random() < 0.8 ? "" : vowel));
