import type { Flow } from "#server/external/model/guide/flow.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import type { Filled } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isLiteral } from "./plain-answers.ts";

/* Answers that the member wants word for word keep their own words while the text around them changes its register. */

/** The first of the characters that stand for such answers. */
const firstMark = 0xe200;

/** Whether an answer stands in a text as it is: what is laid out from it, or names two things, needs its words. */
function standsAlone(flow: Flow, name: string, source: string): boolean {
  const isLaid = Object.values(flow.slots).some(
    ({ laid }) => laid !== undefined && Object.values(laid.from).includes(name),
  );
  const shown = placeholdersIn(source).filter((one) => one.name === name);
  return !isLaid && shown.length > 0 && shown.every(({ form }) => form !== "first" && form !== "second");
}

const sentenceEndMax = 3;

/** The answers with marks in place of literal ones, and what puts these back into the finished text. */
export function literalsApart(
  flow: Flow,
  active: ActiveFlow,
  source: string,
  answers: Filled,
): { answers: Filled; restored: (text: string) => string } {
  const names = Object.keys(active.literal ?? {}).filter(
    (name) => isLiteral(active, name) && standsAlone(flow, name, source),
  );
  const lines = names.flatMap((name) =>
    (answers[name] ?? "")
      .trim()
      .split(/\s*\n\s*/)
      .map((words) => ({ name, words })),
  );
  // Each line has its own mark, so that an item of a list is a line as it was typed and not a part of one.
  const apart = lines.map((line, at) => ({ ...line, mark: String.fromCharCode(firstMark + at) }));
  const marksOf = (name: string) =>
    apart
      .filter((one) => one.name === name)
      .map(({ mark }) => mark)
      .join("\n");
  const putBack = (text: string, { mark, words }: { mark: string; words: string }): string => {
    // A full stop of the document does not follow one of the answer.
    const once = /[.!?…]$/.test(words) ? text.replaceAll(`${mark}.`, mark) : text;
    return once.replaceAll(mark, (_, at: number) => {
      const isFirst = /(?:^|\n|[.!?]["”)]? )$/.test(once.slice(Math.max(0, at - sentenceEndMax), at));
      return isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    });
  };
  return {
    answers: { ...answers, ...Object.fromEntries(names.map((name) => [name, marksOf(name)])) },
    restored: (text) => apart.reduce(putBack, text),
  };
}
