import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { clauseWith } from "#server/external/model/guide/words/stories/beside-wish.ts";
import { deniedIn, withoutDenials } from "#server/external/model/guide/words/yes-no/denials.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import type { Flow } from "./flow.ts";

const notesMax = 2;
const saysNo = new RegExp(`^(?:${noWords})\\b`);

const occurs = (words: readonly string[], clause: string): boolean =>
  optionMeant([{ label: "", words: [...words] }], clause, "words") !== undefined;

/** "Kosnya sepi, bukan berisik" has no need of the note for noise; "ga enak" is itself a denial. */
const isAbout = (words: readonly string[], clause: string): boolean =>
  deniedIn(clause).length === 0
    ? occurs(words, clause)
    : occurs(words, withoutDenials(clause)) ||
      occurs(
        words.filter((one) => saysNo.test(one)),
        clause,
      );

/** What the flow has for things that the member mentioned beside the wish, each said once and with their own words. */
export function notesFor(flow: Flow, texts: readonly string[], said: Said): string[] {
  return (flow.notes ?? [])
    .flatMap(({ words, say }, at) => {
      const quote = texts
        .map((text) => clauseWith(text, (clause) => isAbout(words, clause)))
        .find((one) => one !== undefined);
      return quote !== undefined && said.isFirst(`note:${flow.id}:${at}`)
        ? [`Soal “${quote}”: ${say.charAt(0).toLowerCase()}${say.slice(1)}`]
        : [];
    })
    .slice(0, notesMax);
}
