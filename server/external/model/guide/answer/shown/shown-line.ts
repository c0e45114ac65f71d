import type { Printed } from "#server/external/model/guide/document/as-printed.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { spelledOut } from "#server/external/model/guide/words/plain/spelled-out.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* The line that shows an answer as it will stand. */

const shownMax = 400;
const headMax = 240;
const tailMax = 120;

/** A text as it can be quoted in one line of the guide; the middle of a long one is left out. */
export function shortly(text: string): string {
  if (text.length <= shownMax) return text;
  const head = text.slice(0, headMax).replace(/\s+\S*$/, "");
  const tail = text.slice(-tailMax).replace(/^\S*\s+/, "");
  return `${head} ... ${tail}`;
}

/** A line that quotes words with a full stop of their own needs no other one. */
export const withOneStop = (line: string): string => line.replace(/([.!?…])”\./g, "$1”");

/** The words, whatever their capitals and marks. */
const bare = (text: string): string => plain(text.replace(/[.,;:!?]+/g, " "));

/** Says that the words of a member stand in place of others, and whether they do so letter by letter. */
export function takenLine(printed: string | undefined, written: string, said: Said): string {
  const own = written.trim();
  const quote = shortly(printed ?? own);
  if (printed === own) return withOneStop(said.line("taken-literally", { quote }));
  const isSpelled = printed !== undefined && bare(printed) === bare(spelledOut(own));
  return withOneStop(said.line(isSpelled ? "taken-spelled" : "taken-anew", { quote }));
}

/** Whether a line of the guide quotes the member's message, to say what became of a part of it. */
function quotes(line: string, text: string): boolean {
  const said = plain(text);
  return [...line.matchAll(/“([^”]+)”/g)].some(([, quote = ""]) => {
    const own = plain(quote);
    return own !== "" && said.includes(own);
  });
}

type Shown = Pick<Outcome, "texts" | "document">;

/** Adds the line to what the guide says; it joins the line that already names what was left out or exchanged. */
export function withShown<One extends Shown>(outcome: One, printed: Printed, text: string, said: Said): One {
  const filling = { noun: printed.noun, quote: shortly(printed.text) };
  const line = withOneStop(said.line(outcome.document ? "as-printed-here" : "as-printed", filling));
  const [first, ...others] = outcome.texts;
  const isNamed = first !== undefined && (others.length > 0 || outcome.document) && quotes(first, text);
  const texts = isNamed ? [`${first} ${line}`, ...others] : [line, ...outcome.texts];
  return { ...outcome, texts };
}
