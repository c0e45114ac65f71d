import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AsideKind,
  type AskedKind,
  asideKinds,
  askedKinds,
  wordsIn,
} from "#server/external/model/guide/words/to-guide/asides.ts";

/** A member's message at a question. `marks`: for each of its words the kind of aside, or undefined for the answer. */
export type Message = {
  author: string;
  kind: AskedKind;
  question: string;
  text: string;
  marks: (AsideKind | undefined)[];
};

const letters: Record<string, AsideKind> = Object.fromEntries(
  asideKinds.map((kind, at) => ["cqawfk".charAt(at), kind]),
);

const isAskedKind = (kind: string): kind is AskedKind => askedKinds.some((one) => one === kind);

const form = /^(\w+) \| (.*?) \| (.+)$/u;
const mark = /\[\[([cqawfk]) (.*?)\]\]/gu;

/** Reads all messages of a folder. Throws at a line that does not match the form. */
export const readAsides = (folder: string): Message[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "" && !line.startsWith("#"))
        .map((line) => messageIn(line, name)),
    );

function messageIn(line: string, author: string): Message {
  const [, kind = "", question = "", marked = ""] = form.exec(line.trim()) ?? [];
  if (!isAskedKind(kind) || marked.replace(mark, "").includes("[[")) throw new Error(`${author}: ${line}`);
  const spans: { from: number; to: number; kind: AsideKind | undefined }[] = [];
  let text = "";
  let read = 0;
  for (const found of marked.matchAll(mark)) {
    text += marked.slice(read, found.index);
    const [whole, letter = "", words = ""] = found;
    spans.push({ from: text.length, to: text.length + words.length, kind: letters[letter] });
    text += words;
    read = found.index + whole.length;
  }
  text += marked.slice(read);
  const marks = wordsIn(text).map(({ at }) => spans.find(({ from, to }) => at >= from && at < to)?.kind);
  return { author, kind, question, text, marks };
}
