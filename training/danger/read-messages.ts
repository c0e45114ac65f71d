import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRequests } from "../flows/read-requests.ts";

/** A labelled message (guideline.md). */
export type Message = {
  /** File and line. */
  id: string;
  /** One author wrote one file. */
  author: string;
  class: string;
  about: string;
  surface: string;
  /** What was said before it, where it cannot be understood alone. */
  before: string;
  text: string;
};

/** Class of a message -> what it says of risk. */
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

const line = /^([NDIPSVOY]) \| (self|other|child) \| ([xo-]) \| (?:\[\[(.*?)\]\]\s*)?(.+)$/u;

/** The messages of all files of a folder, by author. Throws at a line that has no such form. */
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
      return [{ id: `${author}-${at + 1}`, author, class: kind, about, surface, before, text }];
    });
}

/** Ordinary requests and answers of members, without any look-alike: most of what is ever judged. */
export const background = (): Message[] =>
  [...readRequests().map(({ text }) => text), ...ordinary()].map((text, at) => ({
    id: `background-${at + 1}`,
    author: "background",
    class: "N",
    about: "self",
    surface: "-",
    before: "",
    text,
  }));

/** What members write in the middle of a talk: short answers, and strong but ordinary feelings. */
function ordinary(): string[] {
  const folder = join(import.meta.dirname, "ordinary");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line !== "");
}

/** All but no danger and distress. */
export const isDanger = (message: Pick<Message, "class">): boolean => !"ND".includes(message.class);
