/**
 * `npm run asides:eval [-- FOLDER]`: trains without a fifth of the authors at a time and judges these, or judges the
 * messages of a folder with the saved weights. Prints, for several biases, how many words for the guide are found, how
 * many found ones are right, how many messages are split exactly, how many pure answers lose words, and how many kinds
 * are right; and how many answers in words are doubtful, so that they are shown as they will stand.
 */
import { join } from "node:path";
import { mayHoldAside } from "#server/external/model/guide/answer/shown/doubtful.ts";
import {
  type AsideKind,
  judgeWords,
  type Split,
  splitAsides,
  wordsIn,
} from "#server/external/model/guide/words/to-guide/asides.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { modelOf } from "./model.ts";
import { type Message, readAsides } from "./read-messages.ts";

const folds = 5;
const biases = [-1, -0.5, 0, 0.25, 0.5, 1];
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
  words: judgeWords(message.text, message.kind, models[foldOf(message)] ?? classifiers.asides),
}));

const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3);

/** The kind that a message's split gives each of its words; undefined for the answer. */
const found = ({ text }: Message, { asides }: Split) =>
  wordsIn(text).map(({ at }) => asides.find(({ from, to }) => at >= from && at < to)?.kind);

process.stdout.write("bias  found  right  exact  pure answers cut  kinds right\n");
for (const bias of biases) {
  const results = judged.map(({ message, words }) => ({
    marks: message.marks,
    found: found(message, splitAsides(words, bias)),
  }));
  const words = results.flatMap(({ marks, found }) => marks.map((mark, nth) => ({ mark, kind: found[nth] })));
  const [marked, cut] = [words.filter(({ mark }) => mark), words.filter(({ kind }) => kind)];
  const right = marked.filter(({ kind }) => kind);
  const isPure = ({ marks }: { marks: readonly unknown[] }) => marks.every((mark) => mark === undefined);
  const [pure, mixed] = [results.filter(isPure), results.filter((one) => !isPure(one))];
  const exact = mixed.filter(({ marks, found }) => marks.every((mark, nth) => !mark === !found[nth]));
  const lost = pure.filter(({ found }) => found.some((kind) => kind));
  const named = right.filter(({ mark, kind }) => mark === kind);
  process.stdout.write(
    `${String(bias).padEnd(5)} ${share(right.length, marked.length)}  ${share(right.length, cut.length)}  ${share(exact.length, mixed.length)}  ${share(lost.length, pure.length)}             ${share(named.length, right.length)}\n`,
  );
}
const inWords = judged.filter(({ message }) => ["words", "story", "line", "list"].includes(message.kind));
const isAnswer = (mark: AsideKind | undefined) => mark === undefined;
const pureOnes = inWords.filter(({ message }) => message.marks.every(isAnswer));
const mixedOnes = inWords.filter(({ message: { marks } }) => marks.some(isAnswer) && !marks.every(isAnswer));
const doubtful = (of: typeof inWords) =>
  `${share(of.filter(({ words }) => mayHoldAside(words)).length, of.length)} of ${of.length}`;
process.stdout.write(`doubtful: pure ${doubtful(pureOnes)}, mixed ${doubtful(mixedOnes)}\n`);
process.stdout.write(
  `${messages.length} messages (${messages.filter(({ marks }) => marks.every((mark) => !mark)).length} pure answers), ${authors.length} authors\n`,
);
