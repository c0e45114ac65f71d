import { addedWords } from "#server/external/model/guide/document/edits/added-words.ts";
import { appended, isTopic } from "#server/external/model/guide/document/edits/edits.ts";
import { noteIn } from "#server/external/model/guide/document/edits/note-below.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { madeChoices, show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { adding, pending, type Reply, redone } from "./made-parts.ts";
import { additionTo } from "./written.ts";

/* What a member adds to a finished document: an item of its list, a sentence at its end, or a note below it. */

/** "Tambah: beli obat": one more item where the document has a list for it, or else a sentence at its end. */
export function listed(reply: Reply, asked: string): Outcome {
  const { text } = reply;
  // What was read behind "tambahin" has lost the order, and with it the sign that a question behind it is none of the text.
  const isWhole = text.trim().endsWith(asked.trim());
  const { words, question } = addedWords(isWhole ? text : asked);
  const outcome = listedWords(reply, isWhole && words.length > asked.length ? asked : words);
  if (question === "" || !outcome.document) return outcome;
  return { ...outcome, texts: [...outcome.texts, reply.said.line("asked-beside", { question })] };
}

function listedWords(reply: Reply, words: string): Outcome {
  const { flow, active, step } = reply;
  if (isTopic(words) && active.changing !== adding)
    return {
      texts: [reply.said.line("add-words")],
      choices: madeChoices.slice(0, 1),
      flow: { ...active, changing: adding },
    };
  const filled = appended(flow, step, active.filled, words);
  return filled ? redone(reply, { ...filled }) : added(reply, active.filled, words);
}

/** A note below the document, also where it has a table; undefined if the message wants none. */
export function noted(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const words = noteIn(text)?.words;
  if (words === undefined) return undefined;
  const { [pending]: _, ...filled } = active.filled;
  const here = { ...active, filled, changing: undefined, tries: 0 };
  const shown = show(flow, here, step);
  const isThere = plain(shown.document?.text ?? "").includes(plain(words));
  if (isThere) return { ...shown, texts: [said.line("already")], document: undefined, flow: here };
  return added({ ...reply, active: here }, filled, words);
}

/** Appends to what was added before. */
export function added(reply: Reply, filled: ActiveFlow["filled"], words: string): Outcome {
  const name = additionTo(reply.active.at);
  const all = [filled[name], sentenceOf(words)].filter((one) => one !== undefined && one !== "").join("\n");
  return redone(reply, { ...filled, [name]: all });
}
