import { exportTexts } from "#texts/conversation/export.ts";
import type { ConversationEntry, ConversationHead } from "./export-conversation-messages.ts";

const headOf = ({ client, title, ...facts }: ConversationHead): string => {
  const labels = exportTexts.labels;
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  const line = (label: string, value: string) => `${label.padEnd(width)} : ${value}`;
  return [
    client,
    title,
    "",
    line(labels.expert, facts.expert),
    line(labels.start, facts.start),
    line(labels.used, facts.used),
    line(labels.status, facts.status),
    "",
  ].join("\n");
};

const textOf = ({ time, speaker, help, text, notes }: ConversationEntry): string =>
  [
    `[${time}] ${speaker}:`,
    ...(help === null ? [] : [`${exportTexts.help}: ${help}`, ""]),
    ...(text === "" ? [] : [text]),
    ...notes.map((note) => `(${note})`),
    "",
    "",
  ].join("\n");

/** A conversation as plain text, piece by piece. */
export async function* conversationAsText(
  head: ConversationHead,
  pages: AsyncIterable<ConversationEntry[]>,
): AsyncGenerator<string> {
  yield `${headOf(head)}\n`;
  let day = "";
  for await (const entries of pages) {
    let piece = "";
    for (const entry of entries) {
      if (entry.day !== day) piece += `--- ${entry.day} ---\n\n`;
      day = entry.day;
      piece += textOf(entry);
    }
    yield piece;
  }
  yield `${day === "" ? `${exportTexts.empty}\n\n` : ""}---\n${exportTexts.closing}\n`;
}
