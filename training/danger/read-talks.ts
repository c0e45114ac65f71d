import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "./read-messages.ts";

/** A message inside a whole conversation (talks/guideline.md). */
export type TalkMessage = Message & {
  /** Number of the conversation in its file, and its theme. */
  talk: number;
  theme: string;
  /** Level of the conversation after this message. */
  level: number;
  /** Whether this very message shows the danger of its level. */
  isSign: boolean;
};

const line = /^([0-3])([!.]) ([NDIPSVOY]) (self|other|child|-) \| (.+)$/u;

/** Reads the conversations of all files of a folder, by author. Throws at a line that does not match the form. */
export const readTalks = (folder: string): TalkMessage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => talksOf(join(folder, name), name.replace(/\.txt$/, "")));

function talksOf(path: string, author: string): TalkMessage[] {
  const messages: TalkMessage[] = [];
  let before: string[] = [];
  let theme = "";
  let talk = 0;
  for (const [at, written] of readFileSync(path, "utf8").split("\n").entries()) {
    if (written.trim() === "" || written.startsWith("#")) continue;
    if (written.startsWith("==")) {
      before = [];
      theme = written.slice(2).trim();
      talk += 1;
      continue;
    }
    const [, level = "", mark = "", kind = "", about = "", text = ""] = line.exec(written) ?? [];
    if (text === "") throw new Error(`${author}, line ${at + 1}: no labelled message`);
    const isSign = mark === "!";
    messages.push({
      ...{ id: `${author}-${at + 1}`, author, talk, theme, level: Number(level), isSign, text, before },
      // A message that adds nothing to an open danger shows none by itself.
      class: isSign || level < "2" ? kind : "N",
      about,
      surface: "-",
      isUrgent: isSign && level === "3",
    });
    before = [...before, text];
  }
  return messages;
}
