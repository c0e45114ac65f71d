import { body, type Colours, ink, type Pages, small, writtenPdf } from "#server/platform/pdf/pages.ts";
import { documentTexts as says } from "#texts/chat/document.ts";

/** Returns a document as PDF with nothing on it but its own words, so that it can be handed to others. */
export function documentAsPdf(
  { title, text }: { title: string; text: string },
  colours: Colours,
  compress = true,
): AsyncGenerator<Buffer> {
  const kind = { title, footer: "", colours, compress };
  return writtenPdf(kind, (pages) => draw(pages, title, text));
}

async function* draw(pages: Pages, title: string, text: string): AsyncGenerator<void> {
  await pages.write(title, { size: 15, weight: "bold", colour: ink });
  pages.gap(10);
  for (const paragraph of text.split("\n\n")) {
    await pages.write(paragraph, body);
    pages.gap(8);
    yield;
  }
  if (pages.hasStandIns) await pages.write(says.standIns, small);
}
