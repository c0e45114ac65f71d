import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "./read-messages.ts";

/** A message inside a whole conversation (talks/guideline.md). */
export type ConversationMessage = Message & {
  /** Number of the conversation in its file, and its theme. */
  conversation: number;
  theme: string;
  /** Level of the conversation after this message. */
  level: number;
  /** Whether this very message shows the danger of its level. */
  isSign: boolean;
};

const line = /^([0-3])([!.~]) ([NDIPSVOY]) (self|other|child|-) \| (.+)$/u;

/** Reads the conversations of all files of a folder, by author. Throws at a line that does not match the form. */
export const readConversations = (folder: string): ConversationMessage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      withWholeConversations(conversationsOf(join(folder, name), name.replace(/\.txt$/, ""))),
    );

function conversationsOf(path: string, author: string): ConversationMessage[] {
  const messages: ConversationMessage[] = [];
  let before: string[] = [];
  let theme = "";
  let conversation = 0;
  for (const [at, written] of readFileSync(path, "utf8").split("\n").entries()) {
    if (written.trim() === "" || written.startsWith("#")) continue;
    if (written.startsWith("==")) {
      before = [];
      theme = written.slice(2).trim();
      conversation += 1;
      continue;
    }
    const [, level = "", mark = "", kind = "", about = "", text = ""] = line.exec(written) ?? [];
    if (text === "") throw new Error(`${author}, line ${at + 1}: no labelled message`);
    const isSign = mark === "!";
    messages.push({
      ...{
        id: `${author}-${at + 1}`,
        author,
        conversation,
        theme,
        level: Number(level),
        isSign,
        text,
        before,
      },
      // A message that adds nothing to an open danger shows none by itself.
      class: isSign || level < "2" ? kind : "N",
      about,
      surface: "-",
      isUrgent: isSign && level === "3",
      ...(mark === "~" ? { isDenial: true } : {}),
    });
    before = [...before, text];
  }
  return messages;
}

/** Adds what only the whole conversation tells. */
const withWholeConversations = (messages: readonly ConversationMessage[]): ConversationMessage[] =>
  [...Map.groupBy(messages, ({ conversation }) => conversation).values()].flatMap((conversation) =>
    withPerson(withDenials(conversation)),
  );

/**
 * Once a danger is open, each message denies it or does not. In the older files the denials are not marked: there it is
 * the message with which the level falls, and mostly the one before it.
 */
function withDenials(conversation: readonly ConversationMessage[]): ConversationMessage[] {
  const isMarked = conversation.some(({ isDenial }) => isDenial === true);
  const falls = conversation.findIndex(({ level }, at) => level === 1 && conversation[at - 1]?.level === 2);
  return conversation.map((message, at) => {
    const isOpen = conversation[at - 1]?.level === 2 && (falls < 0 || at <= falls);
    if (message.isDenial === true || !(isOpen || message.isSign)) return message;
    const fromEnd = falls - at;
    if (message.isSign || isMarked || falls < 0 || fromEnd > 2) return { ...message, isDenial: false };
    return fromEnd === 2 ? message : { ...message, isDenial: true };
  });
}

/** If all signs are about one person, so is what is said between them. */
function withPerson(conversation: readonly ConversationMessage[]): ConversationMessage[] {
  const persons = new Set(conversation.filter(({ isSign }) => isSign).map(({ about }) => about));
  const [person = "-"] = persons;
  const first = conversation.findIndex(({ isSign }) => isSign);
  if (persons.size !== 1) return [...conversation];
  return conversation.map((message, at) =>
    at > first && message.about === "-" ? { ...message, about: person } : message,
  );
}
