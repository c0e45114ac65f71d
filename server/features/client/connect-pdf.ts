import {
  body,
  type Colours,
  ink,
  type Pages,
  page,
  type Style,
  soft,
  writtenPdf,
} from "#server/platform/pdf/pages.ts";
import { connectPdfTexts as leaflet, connectTexts as says } from "#texts/connect.ts";

/** Content of the leaflet: the client's name, the page address and the contact addresses, if there are any. */
export type Leaflet = { client: string; page: string; contact: readonly string[] };

/* The night scene of the drawings: dark ground, warm lamp, clouds. */
const night = "#16224b";
const lamp = "#ffbe73";
const clouds = ["#283a78", "#354a94", "#4760b0"] as const;
const coverHeight = 292;
const indent = 18;

/** Returns the AlmaConnect leaflet as PDF, in the colours of its client. */
export function connectAsPdf(about: Leaflet, colours: Colours, compress = true): AsyncGenerator<Buffer> {
  const kind = { title: leaflet.title(about.client), footer: leaflet.footer, colours, compress };
  return writtenPdf(kind, (pages) => drawLeaflet(pages, about, colours));
}

async function* drawLeaflet(pages: Pages, about: Leaflet, { strong }: Colours): AsyncGenerator<void> {
  await writeCover(pages, about);
  await pages.write(says.intro(about.client), { ...body, size: 11.5 });
  for (const { title, text, points } of says.groups) {
    pages.gap(18, 130);
    await pages.write(title, { size: 14, weight: "bold", colour: strong });
    pages.gap(3);
    await pages.write(text, { ...body, colour: soft });
    pages.gap(5);
    for (const point of points) await writePoint(pages, "•", point, strong);
    yield;
  }
  const heading: Style = { size: 14, weight: "bold", colour: ink };
  pages.gap(22, 160);
  await pages.write(leaflet.steps, heading);
  pages.gap(6);
  for (const [n, step] of leaflet.stepsOf.entries()) await writePoint(pages, `${n + 1}.`, step, strong);
  pages.gap(16, 120);
  await pages.write(says.honestTitle, heading);
  pages.gap(6);
  for (const line of says.honest) {
    await pages.write(line, body);
    pages.gap(4);
  }
  pages.gap(16, 90);
  await pages.write(leaflet.write, heading);
  pages.gap(6);
  for (const line of about.contact) await pages.write(line, { ...body, weight: "bold", colour: strong });
  if (about.contact.length === 0) await pages.write(says.contactForm, body);
  await pages.write(`${leaflet.page}: ${about.page}`, { ...body, colour: soft });
}

/** Writes the cover: the name on a night sky, with the lamp from the drawings. */
async function writeCover(pages: Pages, { client }: Leaflet): Promise<void> {
  pages.ground(coverHeight, night);
  const sun = { x: page.width - 120, y: 96 };
  pages.disc(sun.x, sun.y, 66, lamp, 0.12);
  pages.disc(sun.x, sun.y, 48, lamp, 0.2);
  pages.disc(sun.x, sun.y, 32, lamp);
  for (const [n, colour] of clouds.entries()) {
    const y = coverHeight - 44 + n * 17;
    for (const [x, radius] of [
      [page.width - 268, 26],
      [page.width - 214, 40],
      [page.width - 150, 48],
      [page.width - 82, 42],
      [page.width - 26, 50],
    ] as const) {
      pages.disc(x, y, radius, colour);
    }
  }
  // Covers whatever part of the clouds reaches below the sky.
  pages.sheet(coverHeight);
  pages.gap(20);
  await pages.write(says.name, { size: 12, weight: "bold", colour: lamp });
  pages.gap(6);
  const wide: Style = { size: 23, weight: "bold", colour: "#ffffff" };
  for (const line of says.heroLines) await pages.write(line, wide);
  pages.gap(8);
  await pages.write(leaflet.with(client), { size: 11, weight: "regular", colour: "#cbd5f2" });
  pages.down(coverHeight + 30);
}

async function writePoint(pages: Pages, sign: string, text: string, colour: string): Promise<void> {
  pages.mark(sign, { ...body, weight: "bold", colour });
  await pages.write(text, { ...body, x: page.side + indent });
  pages.gap(3);
}
