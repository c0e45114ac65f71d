import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A labelled message (guideline.md). */
export type Message = {
  /** File and line. */
  id: string;
  /** Each file has one author. */
  author: string;
  class: string;
  about: string;
  surface: string;
  /** What was said before in the conversation, newest last. */
  before: readonly string[];
  text: string;
  /** Whether it is happening now (level 3); undefined where the labels do not tell. */
  isUrgent?: boolean | undefined;
  /** Whether it takes back an open danger; undefined where none is open. */
  isDenial?: boolean | undefined;
};

/** Maps the class of a message to its risk category. */
export const riskOf: Readonly<Record<string, string>> = {
  N: "none",
  D: "distress",
  I: "ideation",
  P: "plan_or_imminent",
  S: "self_harm",
  V: "violence_victim",
  O: "violence_to_others",
  Y: "psychosis",
};

/** Violence may be urgent or not: the label of a single message does not tell. */
const urgentOf: Readonly<Record<string, boolean>> = {
  N: false,
  D: false,
  I: false,
  P: true,
  S: false,
  Y: false,
};

const line = /^([NDIPSVOY]) \| (self|other|child) \| ([xo-]) \| (?:\[\[(.*?)\]\]\s*)?(.+)$/u;

/** Reads the messages of all files of a folder, by author. Throws at a line that does not match the form. */
export const readMessages = (folder: string): Message[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => messagesOf(join(folder, name), name.replace(/\.txt$/, "")));

function messagesOf(path: string, author: string): Message[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((written, at) => {
      if (written === "" || written.startsWith("#")) return [];
      const [, kind = "", about = "", surface = "", before = "", text = ""] = line.exec(written) ?? [];
      if (text === "") throw new Error(`${author}, line ${at + 1}: no labelled message`);
      const isUrgent = urgentOf[kind];
      const earlier = before === "" ? [] : [before];
      return [
        { id: `${author}-${at + 1}`, author, class: kind, about, surface, before: earlier, text, isUrgent },
      ];
    });
}

/** A message of the background: it shows no danger, and its author does not matter. */
export const harmless = (id: string, text: string, before: readonly string[] = []): Message => ({
  id,
  author: "background",
  class: "N",
  about: "self",
  surface: "-",
  before,
  text,
  isUrgent: false,
});

/** True for every class except no danger and distress. */
export const isDanger = (message: Pick<Message, "class">): boolean => !"ND".includes(message.class);
