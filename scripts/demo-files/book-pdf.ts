import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import type { Block, Book, Sheet } from "./book.ts";

type Pdf = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);
const fontFile = (weight: 400 | 700) =>
  require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`);

/** A5 in points, because on a phone the letters then look as large as those of the app's pages. */
const page = { width: 419.53, height: 595.28, side: 38, top: 62, bottom: 62 };
const room = page.width - 2 * page.side;
const ink = "#241f29";
const soft = "#5f5a66";
const rule = "#d9d3de";

/** A fixed creation date, so that the same words always produce the same file. */
const made = new Date("2026-11-21T00:00:00Z");

const notice = "Dibuat oleh Alma. Bukan pengganti psikolog. Bantuan segera: 119.";

/** A PDF in progress: the document, its book with the colours, and the current vertical position. */
type Open = { pdf: Pdf; book: Book; y: number };

function write(
  open: Open,
  text: string,
  style: { size: number; bold?: boolean; colour?: string; x?: number; width?: number },
): void {
  const { pdf } = open;
  const { size, bold = false, colour = ink, x = page.side } = style;
  pdf
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, open.y, { width: style.width ?? page.width - page.side - x, lineGap: size * 0.3 });
  open.y = pdf.y;
}

function quote(open: Open, text: string): void {
  const { pdf, book } = open;
  const inset = 14;
  const width = room - 2 * inset;
  const height = pdf.font("regular").fontSize(11).heightOfString(text, { width, lineGap: 3.3 }) + 18;
  pdf.roundedRect(page.side, open.y, room, height, 8).fill(book.colours.ground);
  pdf.roundedRect(page.side, open.y, 4, height, 2).fill(book.colours.soft);
  const end = open.y + height + 8;
  open.y += 11;
  write(open, text, { size: 11, x: page.side + inset, width });
  open.y = end;
}

function marked(open: Open, text: string, mark: (y: number) => void): void {
  mark(open.y);
  write(open, text, { size: 10.5, x: page.side + 24 });
  open.y += 6;
}

function lines(open: Open, count: number): void {
  for (let n = 0; n < count; n += 1) {
    open.y += 24;
    open.pdf
      .moveTo(page.side, open.y)
      .lineTo(page.width - page.side, open.y)
      .lineWidth(0.7)
      .stroke(rule);
  }
  open.y += 14;
}

function grid(open: Open, head: readonly string[], rows: readonly string[]): void {
  const { pdf, book } = open;
  const first = 62;
  const width = (room - first) / head.length;
  const height = 40;
  pdf.roundedRect(page.side, open.y, room, 24, 6).fill(book.colours.ground);
  pdf.font("bold").fontSize(9).fillColor(book.colours.strong);
  for (const [n, name] of head.entries()) {
    pdf.text(name, page.side + first + n * width + 6, open.y + 7, { width: width - 10, lineBreak: false });
  }
  open.y += 24;
  for (const name of rows) {
    pdf
      .font("bold")
      .fontSize(9.5)
      .fillColor(ink)
      .text(name, page.side + 6, open.y + 14, { lineBreak: false });
    pdf
      .moveTo(page.side, open.y + height)
      .lineTo(page.width - page.side, open.y + height)
      .lineWidth(0.7)
      .stroke(rule);
    for (let n = 0; n < head.length; n += 1) {
      const x = page.side + first + n * width;
      pdf
        .moveTo(x, open.y)
        .lineTo(x, open.y + height)
        .lineWidth(0.7)
        .stroke(rule);
    }
    open.y += height;
  }
  open.y += 14;
}

/** Draws boxes around a circle, with an arrow from each to the next. */
function cycle(open: Open, steps: readonly (readonly [string, string])[]): void {
  const { pdf, book } = open;
  const centre = { x: page.width / 2, y: open.y + 172 };
  const radius = 128;
  const box = { width: 132, height: 66 };
  pdf
    .circle(centre.x, centre.y, radius)
    .lineWidth(2)
    .dash(5, { space: 5 })
    .stroke(book.colours.soft)
    .undash();
  for (const [n, [name, words]] of steps.entries()) {
    const angle = (2 * Math.PI * n) / steps.length - Math.PI / 2;
    const x = Math.min(
      Math.max(centre.x + radius * Math.cos(angle) - box.width / 2, page.side),
      page.width - page.side - box.width,
    );
    const y = centre.y + radius * Math.sin(angle) - box.height / 2;
    pdf
      .roundedRect(x, y, box.width, box.height, 10)
      .lineWidth(1.2)
      .fillAndStroke("#ffffff", book.colours.soft);
    const style = { x: x + 10, width: box.width - 20 };
    open.y = y + 8;
    write(open, `${n + 1}. ${name}`, { size: 9, bold: true, colour: book.colours.strong, ...style });
    if (words) write(open, words, { size: 9, ...style });
  }
  open.y = centre.y + radius + box.height / 2 + 20;
}

function list(
  open: Open,
  {
    points,
    steps,
    ticks,
  }: { points?: readonly string[]; steps?: readonly string[]; ticks?: readonly string[] },
): void {
  const { pdf, book } = open;
  const { strong, soft: dots } = book.colours;
  for (const text of points ?? []) marked(open, text, (y) => pdf.circle(page.side + 8, y + 7, 3).fill(dots));
  for (const [n, text] of (steps ?? []).entries()) {
    marked(open, text, (y) => {
      pdf.circle(page.side + 8, y + 7, 9).fill(strong);
      pdf.font("bold").fontSize(9).fillColor("#ffffff");
      pdf.text(String(n + 1), page.side - 1, y + 1.5, { width: 18, align: "center" });
    });
  }
  for (const text of ticks ?? []) {
    marked(open, text, (y) =>
      pdf
        .roundedRect(page.side + 1, y, 13, 13, 3)
        .lineWidth(1.2)
        .stroke(dots),
    );
  }
  open.y += 6;
}

function draw(open: Open, block: Block): void {
  if ("text" in block) {
    write(open, block.text, { size: 10.5 });
    open.y += 8;
  } else if ("heading" in block) {
    open.y += 4;
    write(open, block.heading, { size: 12, bold: true, colour: open.book.colours.strong });
    open.y += 4;
  } else if ("quotes" in block) {
    for (const text of block.quotes) quote(open, text);
    open.y += 4;
  } else if ("ask" in block) {
    write(open, block.ask, { size: 10.5, bold: true });
    lines(open, block.lines);
  } else if ("grid" in block) grid(open, block.grid, block.rows);
  else if ("cycle" in block) cycle(open, block.cycle);
  else list(open, block);
}

function cover({ pdf, book }: Open): void {
  const { ground, soft: lying, strong } = book.colours;
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  pdf.rect(0, 0, page.width, page.height).fill(ground);
  const sun = { x: page.width * 0.72, y: page.height * 0.3 };
  for (const [radius, opacity] of [
    [190, 0.35],
    [140, 0.5],
    [84, 0.9],
  ] as const) {
    pdf.circle(sun.x, sun.y, radius).fillOpacity(opacity).fill(lying);
  }
  pdf.fillOpacity(1);
  for (const [x, y, radius] of [
    [-10, 590, 78],
    [88, 606, 70],
    [178, 628, 60],
    [300, 622, 66],
    [392, 588, 88],
  ] as const) {
    pdf.circle(x, y, radius).fill(lying);
  }
  const open: Open = { pdf, book, y: 250 };
  const width = page.width - 2 * page.side;
  write(open, book.title, { size: 33, bold: true, colour: strong, width });
  open.y += 8;
  write(open, book.subtitle, { size: 14, colour: ink, width });
  open.y += 26;
  write(open, book.by, { size: 10.5, bold: true, colour: ink, width });
}

function sheet(open: Open, { title, blocks }: Sheet, number: number): void {
  const { pdf, book } = open;
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  pdf.rect(0, 0, page.width, 6).fill(book.colours.soft);
  open.y = 26;
  write(open, book.title, { size: 8.5, colour: soft });
  open.y = page.top - 8;
  write(open, title, { size: 18, bold: true, colour: book.colours.strong });
  open.y += 8;
  for (const block of blocks) draw(open, block);
  if (open.y > page.height - page.bottom + 12)
    throw new Error(`"${title}" of ${book.file} does not fit on its page`);
  pdf.font("regular").fontSize(7.5).fillColor(soft);
  pdf.text(notice, page.side, page.height - 36, { lineBreak: false });
  pdf.text(String(number), page.side, page.height - 36, { width: room, align: "right", lineBreak: false });
}

/** Renders a book as PDF: a cover and its sheets. */
export async function bookAsPdf(book: Book): Promise<Buffer> {
  const { default: Document } = await import("pdfkit");
  const pdf = new Document({
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: "id-ID",
    displayTitle: true,
    info: { Title: book.title, Author: book.by, Creator: "Alma", Producer: "Alma", CreationDate: made },
  });
  const pieces: Buffer[] = [];
  pdf.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve) => pdf.once("end", resolve));
  pdf.registerFont("regular", fontFile(400)).registerFont("bold", fontFile(700));
  const open: Open = { pdf, book, y: 0 };
  cover(open);
  for (const [n, one] of book.sheets.entries()) sheet(open, one, n + 2);
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}
