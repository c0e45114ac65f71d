import {
  body,
  type Colours,
  ink,
  type Pages,
  page,
  type Style,
  small,
  soft,
  writtenPdf,
} from "#server/platform/pdf/pages.ts";
import { exportTexts } from "#texts/conversation/export.ts";
import type { ConversationEntry, ConversationHead } from "./export-conversation-messages.ts";

async function writeHead(pages: Pages, head: ConversationHead, { strong }: Colours): Promise<void> {
  await pages.write(head.client, { size: 10, weight: "bold", colour: strong });
  await pages.write(head.title, { size: 20, weight: "bold", colour: ink });
  pages.gap(6);
  for (const [fact, label] of Object.entries(exportTexts.labels) as [
    keyof typeof exportTexts.labels,
    string,
  ][]) {
    await pages.write(`${label}: ${head[fact]}`, { ...body, size: 9.5, colour: soft });
  }
  pages.gap(12);
  pages.rule("#dcd8e0");
}

async function writeEntry(pages: Pages, entry: ConversationEntry, { strong }: Colours): Promise<void> {
  // Keeps a name from standing alone at the end of a page.
  pages.gap(14, 48);
  const name: Style = { size: 10.5, weight: "bold", colour: entry.byMember ? ink : strong };
  pages.pair(entry.speaker, name, entry.time, small);
  if (entry.help !== null) {
    pages.gap(2);
    await pages.write(exportTexts.help, { ...small, weight: "bold", x: page.side + 14 });
    await pages.write(entry.help, { ...body, x: page.side + 14 });
    pages.gap(4);
  }
  if (entry.text !== "") await pages.write(entry.text, body);
  for (const note of entry.notes) await pages.write(note, small);
}

/** Returns a conversation as PDF. Its metadata reveals nothing of the conversation. */
export function conversationAsPdf(
  head: ConversationHead,
  entries: AsyncIterable<ConversationEntry[]>,
  colours: Colours,
  compress = true,
): AsyncGenerator<Buffer> {
  const { neutralTitle: title, footer } = exportTexts;
  return writtenPdf({ title, footer, colours, compress }, (pages) =>
    drawConversation(pages, head, entries, colours),
  );
}

async function* drawConversation(
  pages: Pages,
  head: ConversationHead,
  entries: AsyncIterable<ConversationEntry[]>,
  colours: Colours,
): AsyncGenerator<void> {
  await writeHead(pages, head, colours);
  let day = "";
  for await (const some of entries) {
    for (const entry of some) {
      if (entry.day !== day) {
        pages.gap(20, 80);
        await pages.write(entry.day, { size: 9.5, weight: "bold", colour: soft });
      }
      day = entry.day;
      await writeEntry(pages, entry, colours);
    }
    yield;
  }
  pages.gap(20, 60);
  if (day === "") await pages.write(exportTexts.empty, body);
  pages.gap(14);
  pages.rule("#dcd8e0");
  pages.gap(12);
  await pages.write(exportTexts.closing, { ...body, size: 9.5 });
  if (pages.hasStandIns) await pages.write(exportTexts.standIns, small);
}
