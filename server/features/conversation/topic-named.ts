import { topics } from "./topics.ts";

const index = topics.map(([label, words]) => ({
  label,
  words: words.split(", ").map((word) => ({ word: ` ${word} `, weight: word.includes(" ") ? 2 : 1 })),
}));

/** Returns the topic that a text is mostly about, as a title such as "Beban kerja"; undefined if no topic matches. */
export function topicNamed(text: string): string | undefined {
  const said = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, " ")
    .replace(/\s+/g, " ")} `;
  const weighed = index.map(({ label, words }) => ({
    label,
    weight: words.reduce((sum, { word, weight }) => sum + (said.split(word).length - 1) * weight, 0),
  }));
  const [first] = weighed.toSorted((one, other) => other.weight - one.weight);
  return first && first.weight > 0 ? first.label : undefined;
}
