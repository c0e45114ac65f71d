import { read } from "./read/reading.ts";

/** What a text is mostly about, named as a title: "Beban kerja". Undefined where it speaks for no topic. */
export function topicNamed(text: string): string | undefined {
  const label = read(text).topics[0]?.label;
  return label === undefined ? undefined : `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}
