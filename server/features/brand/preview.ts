import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Font } from "fontkit";
import type { PublicPageName } from "#rules/public-pages.ts";
import type { Client } from "#server/platform/app.ts";
import { sharp } from "#server/platform/image-loaders.ts";
import { fontFiles } from "#server/platform/pdf/letters.ts";
import { previewLine, previewTexts } from "#texts/preview.ts";
import { deriveBrand } from "./brand.ts";

const web = join(import.meta.dirname, "..", "..", "..", "web");

/** The drawing beside the text, by page; each has a dark blue background. */
const drawings: Partial<Record<PublicPageName, string>> = {
  almaconnect: "ad-inner",
  card1: "ad-focus",
  card2: "ad-rest",
  card3: "ad-jealous",
  card4: "ad-attached",
  card5: "ad-target",
  card6: "ad-idea",
  card7: "ad-whirl",
  card8: "ad-inner",
};

const width = 1200;
const height = 630;
const margin = 72;
/** Maximum width of the text in pixels; the drawing already begins to fade in before that. */
const textWidth = 540;

/**
 * Renders the picture that messengers show beside a link to a client's public page: its logo, its colours, a few large
 * words that are readable at 200 px, and our drawing. PNG, 1200 by 630, 150 kB at most.
 */
export async function previewOf(client: Client, page: PublicPageName): Promise<Buffer> {
  // The logo may be missing, so it is read first: a picture that fails costs nothing.
  const logo = await logoOf(client);
  const { bold, regular } = await loadFonts();
  const title = linesThatFit(previewTexts[page], bold);
  const sky = await tintedSky(client, page);
  const words = [
    ...title.lines.map((line, n) => glyphs(line, bold, title.size, 262 + n * title.size * 1.16, "#ffffff")),
    glyphs(previewLine, regular, 27, height - margin + 6, "#cbd5f2"),
  ].join("");
  return sharp(sky)
    .composite([
      { input: Buffer.from(frame(words)), left: 0, top: 0 },
      { input: plate(logo.width, logo.height), left: margin, top: margin },
      { input: logo.data, left: margin + 24, top: margin + 18 },
    ])
    .png({ palette: true, quality: 92, effort: 7 })
    .toBuffer();
}

const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Dark blue with the drawing on the right; sky and clouds are tinted with the brand colour, as on the login card. */
async function tintedSky(client: Client, page: PublicPageName): Promise<Buffer> {
  const { light } = deriveBrand(client.primaryColor, client.themeColor);
  const drawing = await readFile(join(web, "art", `${drawings[page] ?? "dusk"}.svg`));
  const art = await sharp(drawing, { density: 96 })
    .resize(800, 600)
    .extract({ left: 0, top: 0, width: 740, height: 600 })
    .png()
    .toBuffer();
  const fade = frame(
    `<defs><linearGradient id="f" x1="0" x2="1"><stop offset=".4" stop-color="#16224b"/><stop offset=".66" stop-color="#16224b" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#f)"/>`,
  );
  const primary = light.primary ?? "#16224b";
  const tint = frame(`<rect width="${width}" height="${height}" fill="${primary}" opacity=".35"/>`);
  const edge = frame(`<rect y="${height - 16}" width="${width}" height="16" fill="${primary}"/>`);
  return sharp({ create: { width, height, channels: 3, background: "#16224b" } })
    .composite([
      { input: art, left: width - 740, top: height - 600 },
      { input: Buffer.from(fade), left: 0, top: 0 },
      { input: Buffer.from(tint), left: 0, top: 0, blend: "soft-light" },
      { input: Buffer.from(edge), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

const logoHeight = 44;

/** The logo gets a light plate because we cannot know what a client uploads. */
async function logoOf({ logo }: Client): Promise<{ data: Buffer; width: number; height: number }> {
  const file = await readFile(join(web, "public", "assets", "uploads", basename(logo)));
  const { data, info } = await sharp(file, { density: 288 })
    .resize({ height: logoHeight, width: 420, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const plate = (w: number, h: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w + 48}" height="${h + 36}"><rect width="100%" height="100%" rx="20" fill="#fff"/></svg>`,
  );

type Fonts = { bold: Font; regular: Font };
let fonts: Promise<Fonts> | undefined;

/** Loaded once, with the first picture. */
function loadFonts(): Promise<Fonts> {
  fonts ??= import("fontkit").then(({ openSync }) => {
    const open = (file: string): Font => {
      const font = openSync(file);
      if (!("layout" in font)) throw new Error(`${basename(file)} holds no single font`);
      return font;
    };
    return { bold: open(fontFiles.bold[0]), regular: open(fontFiles.regular[0]) };
  });
  return fonts;
}

/** The typeface has narrow spaces; the web pages widen them as well. */
const spaceEm = 0.09;

const spaceOf = (glyph: string, font: Font) => (glyph === " " ? spaceEm * font.unitsPerEm : 0);

const widthOf = (text: string, font: Font, size: number): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm + spaceEm * (text.split(" ").length - 1)) * size;

/** Sets the text in at most three lines, as large as possible, and then with line lengths as even as possible. */
function linesThatFit(text: string, font: Font): { lines: string[]; size: number } {
  for (let size = 84; size > 40; size -= 4) {
    const lines = wrapped(text, font, size, textWidth);
    const fits = lines.length <= 3 && lines.every((line) => widthOf(line, font, size) <= textWidth);
    if (fits) return { lines: evened(text, font, size, lines), size };
  }
  return { lines: wrapped(text, font, 40, textWidth), size: 40 };
}

function wrapped(text: string, font: Font, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || widthOf(longer, font, size) > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Returns the narrowest wrapping that has the same number of lines. */
function evened(text: string, font: Font, size: number, widest: string[]): string[] {
  let best = widest;
  for (let most = textWidth - 20; most > 200; most -= 20) {
    const narrower = wrapped(text, font, size, most);
    if (narrower.length > widest.length) break;
    best = narrower;
  }
  return best;
}

/** Returns a line of text as SVG outlines, so that rendering needs no font. */
function glyphs(text: string, font: Font, size: number, baseline: number, fill: string): string {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const outlines = run.glyphs.map((glyph, n) => {
    const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += (run.positions[n]?.xAdvance ?? 0) + spaceOf(String.fromCodePoint(...glyph.codePoints), font);
    return path;
  });
  return `<g fill="${fill}" transform="translate(${margin} ${baseline}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}
