/**
 * `npm run asides:eval [-- FOLDER]`: trains without a fifth of the authors at a time and judges these, or judges the
 * messages of a folder with the saved weights. Prints, for several biases, how many words for the guide are found, how
 * many found ones are right, and how many pure answers lose words.
 */
import { join } from "node:path";
import { asideKinds, partAsides, wordsIn } from "#server/external/model/guide/words/asides.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { modelOf } from "./model.ts";
import { type Message, readAsides } from "./read-messages.ts";

const folds = 5;
const [folder] = process.argv.slice(2);
const messages = readAsides(folder ?? join(import.meta.dirname, "messages"));
const authors = [...new Set(messages.map(({ author }) => author))];
const foldOf = ({ author }: Message) => authors.indexOf(author) % folds;
const models =
  folder === undefined
    ? Array.from({ length: folds }, (_, fold) => modelOf(messages.filter((one) => foldOf(one) !== fold)))
    : [];
const judged = messages.map((message) => ({
  message,
  model: models[foldOf(message)] ?? classifiers.asides,
}));

const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3);
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const answerOf = ({ text, marks }: Message) =>
  wordsIn(text)
    .filter((_, nth) => marks[nth] === undefined)
    .map(({ at, end }) => text.slice(at, end))
    .join(" ");

process.stdout.write("bias  words found  right  whole message right  pure answers cut  kinds right\n");
for (const bias of [-1.5, -1, -0.5, 0, 0.5, 1]) {
  const sums = { marked: 0, found: 0, hit: 0, exact: 0, mixed: 0, pure: 0, cut: 0, kinds: 0, parts: 0 };
  for (const { message, model } of judged) {
    const { rest, asides } = partAsides(message.text, message.kind, bias, model);
    const cut = asides.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
    const inAsides = letters(asides.map(({ text }) => text).join(" "));
    const marked = wordsIn(message.text).filter((_, nth) => message.marks[nth] !== undefined);
    sums.marked += marked.length;
    sums.found += cut;
    sums.hit += Math.min(
      cut,
      marked.filter(({ at, end }) => inAsides.includes(letters(message.text.slice(at, end)))).length,
    );
    if (marked.length === 0) {
      sums.pure += 1;
      sums.cut += Number(cut > 0);
    } else {
      sums.mixed += 1;
      sums.exact += Number(letters(rest) === letters(answerOf(message)));
    }
    for (const { kind, text } of asides) {
      const first = wordsIn(text)[0];
      const at = first === undefined ? -1 : message.text.indexOf(text);
      const nth = wordsIn(message.text).findIndex((word) => word.at >= at);
      const truth = message.marks[nth];
      if (truth === undefined) continue;
      sums.parts += 1;
      sums.kinds += Number(truth === kind);
    }
  }
  process.stdout.write(
    `${String(bias).padEnd(5)} ${share(sums.hit, sums.marked)}        ${share(sums.hit, sums.found)}  ${share(sums.exact, sums.mixed)} of ${sums.mixed}       ${share(sums.cut, sums.pure)} of ${sums.pure}    ${share(sums.kinds, sums.parts)}\n`,
  );
}
process.stdout.write(
  `${messages.length} messages, ${authors.length} authors, kinds: ${asideKinds.join(", ")}\n`,
);
