import { setImmediate } from "node:timers/promises";
import type PDFDocument from "pdfkit";
import { exportTexts } from "#texts/export.ts";
import { fontFiles, loadLetters, type Run, runsOf } from "./letters.ts";

/* How a PDF of ours is drawn: lines that are wrapped, pages that are turned, the client's colour above. */

type Pdf = InstanceType<typeof PDFDocument>;
type Weight = keyof typeof fontFiles;
export type Style = { size: number; weight: Weight; colour: string; x?: number };
/** Colours of the client; the accent is its own, the strong one can be read on white. */
export type Colours = { accent: string; strong: string };

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 76 };
/** The client's colour along the upper edge. */
const bar = 6;
const right = page.width - page.side;
const end = page.height - page.bottom;
export const ink = "#1d1a20";
export const soft = "#5f5a66";
const leading = 1.5;
/** Others get their turn after so much work. */
const turnMs = 12;
/** pdfkit keeps how each word is laid out, without end; it forgets all of them after so many letters. */
const keptLetters = 32_000;

/** More of the narrowest letters are in no line; a word of so many is cut without being measured. */
const lineLetters = 300;

const fontName = (weight: Weight, n: number) => `${weight}-${n}`;

/** The pages of a file: where writing goes on, and a new one when the last is full. */
export class Pages {
  readonly #pdf: Pdf;
  readonly #letters: ReadonlySet<number>[];
  readonly #colours: Colours;
  readonly #footer: string;
  #count = 0;
  #y = 0;
  #since = performance.now();
  #laidOut = 0;
  /** Something had to be replaced, since no font has it. */
  hasStandIns = false;

  constructor(pdf: Pdf, letters: ReadonlySet<number>[], colours: Colours, footer: string) {
    this.#pdf = pdf;
    this.#letters = letters;
    this.#colours = colours;
    this.#footer = footer;
    for (const weight of ["regular", "bold"] as const) {
      for (const [n, file] of fontFiles[weight].entries()) pdf.registerFont(fontName(weight, n), file);
    }
    this.#turn();
  }

  /** A new page, with the client's colour above. The one before is complete. */
  #turn(): void {
    this.finish();
    this.#count += 1;
    this.#pdf.addPage({ size: "A4", margin: 0 });
    this.#pdf.rect(0, 0, page.width, bar).fill(this.#colours.accent);
    this.#y = page.top;
  }

  /** Below a page its number and the words of the footer: last, as it is read aloud. */
  finish(): void {
    if (this.#count === 0) return;
    const style: Style = { size: 8, weight: "regular", colour: soft };
    const number = exportTexts.page(this.#count);
    this.#y = page.height - 46;
    this.#line(runsOf(this.#footer, this.#letters), style, page.side);
    this.#line(runsOf(number, this.#letters), style, right - this.#width({ text: number, font: 0 }, style));
  }

  /** Leaves so much space, and begins a new page where less than `needed` would be left for what follows. */
  gap(height: number, needed = 0): void {
    if (this.#y + height + needed > end) this.#turn();
    else if (this.#y > page.top) this.#y += height;
  }

  /** A ground of one colour behind what is written next, as wide as the page and so far down. */
  ground(height: number, colour: string): void {
    this.#pdf.rect(0, bar, page.width, height - bar).fill(colour);
  }

  disc(x: number, y: number, radius: number, colour: string, opacity = 1): void {
    this.#pdf.fillOpacity(opacity).circle(x, y, radius).fill(colour).fillOpacity(1);
  }

  /** White paper again, from so far below the top on. */
  sheet(from: number): void {
    this.#pdf.rect(0, from, page.width, page.height - from).fill("#ffffff");
  }

  /** Goes on so far below the top of the page, and never back. */
  down(y: number): void {
    this.#y = Math.max(this.#y, y);
  }

  /** A sign or number at the edge of the line that is written next. */
  mark(text: string, style: Style): void {
    this.#room(style);
    this.#line(runsOf(text, this.#letters), style, style.x ?? page.side);
  }

  rule(colour: string): void {
    this.#pdf.moveTo(page.side, this.#y).lineTo(right, this.#y).lineWidth(0.7).stroke(colour);
  }

  /** Writes a text from line to line and page to page; others get their turn within it. */
  async write(text: string, style: Style): Promise<void> {
    const x = style.x ?? page.side;
    for (const paragraph of text.split("\n")) {
      const runs = runsOf(paragraph, this.#letters);
      this.hasStandIns ||= standsIn(paragraph, runs);
      for (const line of this.#wrapped(runs, style, right - x)) {
        if (performance.now() - this.#since > turnMs) await this.#letOthers();
        this.#room(style);
        this.#line(line, style, x);
        this.#y += style.size * leading;
      }
    }
  }

  /** Two texts at the ends of one line, such as a name and a time. */
  pair(left: string, leftStyle: Style, other: string, otherStyle: Style): void {
    const runs = runsOf(other, this.#letters);
    const width = runs.reduce((sum, run) => sum + this.#width(run, otherStyle), 0);
    const leftRuns = runsOf(left, this.#letters);
    this.hasStandIns ||= standsIn(left, leftRuns) || standsIn(other, runs);
    const lines = this.#wrapped(leftRuns, leftStyle, right - page.side - width - 12);
    for (const [n, line] of [...lines].entries()) {
      this.#room(leftStyle);
      this.#line(line, leftStyle, page.side);
      this.#y += leftStyle.size - otherStyle.size;
      if (n === 0) this.#line(runs, otherStyle, right - width);
      this.#y += leftStyle.size * leading - (leftStyle.size - otherStyle.size);
    }
  }

  async #letOthers(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }

  /** Lets go of words that were laid out, now and then, so that the length of a talk costs no memory. */
  #forget(letters: number): void {
    this.#laidOut += letters;
    if (this.#laidOut < keptLetters) return;
    this.#laidOut = 0;
    for (const weight of ["regular", "bold"] as const) {
      for (const n of fontFiles[weight].keys()) {
        const font: unknown = Reflect.get(this.#pdf.font(fontName(weight, n)), "_font");
        if (keepsLayouts(font)) font.layoutCache = Object.create(null);
      }
    }
  }

  #room({ size }: Style): void {
    if (this.#y + size * leading > end) this.#turn();
  }

  #width({ text, font }: Run, { weight, size }: Style): number {
    return this.#pdf.font(fontName(weight, font)).fontSize(size).widthOfString(text);
  }

  /**
   * A space at the end of a line needs no room. It is taken off the width, since the word without it would have to be
   * laid out once more.
   */
  #inkWidth(run: Run, style: Style): number {
    const spaces = run.text.length - run.text.trimEnd().length;
    return this.#width(run, style) - spaces * this.#width({ text: " ", font: run.font }, style);
  }

  #line(runs: readonly Run[], style: Style, from: number): void {
    let x = from;
    for (const run of runs) {
      const width = this.#width(run, style);
      this.#pdf.fillColor(style.colour).text(run.text, x, this.#y, { lineBreak: false });
      x += width;
    }
  }

  /** Lines that are no wider than `room`, one at a time; words that are wider are cut. */
  *#wrapped(runs: readonly Run[], style: Style, room: number): Generator<Run[]> {
    let line: Run[] = [];
    let used = 0;
    for (const { text, font } of this.#words(runs, style, room)) {
      if (used > 0 && used + this.#inkWidth({ text, font }, style) > room) {
        yield line;
        line = [];
        used = 0;
      }
      used += this.#width({ text, font }, style);
      this.#forget(text.length);
      const last = line.at(-1);
      if (last?.font === font) last.text += text;
      else line.push({ text, font });
    }
    yield line;
  }

  *#words(runs: readonly Run[], style: Style, room: number): Generator<Run> {
    for (const { text, font } of runs) {
      for (const word of text.split(/(?<= )/)) {
        for (const piece of this.#pieces(word, font, style, room)) yield { text: piece, font };
      }
    }
  }

  /** A word as it is, or in pieces where it is wider than a line. */
  #pieces(word: string, font: number, style: Style, room: number): string[] {
    if (word.length <= lineLetters && this.#inkWidth({ text: word, font }, style) <= room) return [word];
    const most = Math.max(1, Math.floor(room / style.size));
    return word.match(new RegExp(`.{1,${most}}`, "gsu")) ?? [word];
  }
}

/** What pdfkit makes of a font file (EmbeddedFont); its types do not tell. */
const keepsLayouts = (font: unknown): font is { layoutCache: object } =>
  typeof font === "object" && font !== null && "layoutCache" in font;

const standsIn = (text: string, runs: readonly Run[]): boolean =>
  [exportTexts.emoji, exportTexts.otherScript].some(
    (word) => !text.includes(word) && runs.some((run) => run.text.includes(word)),
  );

export const body: Style = { size: 10.5, weight: "regular", colour: ink };
export const small: Style = { size: 8.5, weight: "regular", colour: soft };

/** What the file holds by now, and no longer. */
function* written(pdf: Pdf): Generator<Buffer> {
  for (let piece: unknown = pdf.read(); piece !== null; piece = pdf.read()) {
    if (piece instanceof Buffer) yield piece;
  }
}

type Kind = { title: string; footer: string; colours: Colours; compress: boolean };

/**
 * A file, piece by piece: `draw` yields when a part of it is complete, which is then let go, so that its length costs
 * no memory. Its metadata say nothing but its title.
 */
export async function* writtenPdf(
  { title, footer, colours, compress }: Kind,
  draw: (pages: Pages) => AsyncIterable<void>,
): AsyncGenerator<Buffer> {
  const [{ default: Document }, letters] = await Promise.all([import("pdfkit"), loadLetters()]);
  const pdf = new Document({
    autoFirstPage: false,
    compress,
    pdfVersion: "1.7",
    lang: "id-ID",
    displayTitle: true,
    info: { Title: title, Creator: "Alma", Producer: "Alma" },
  });
  const pages = new Pages(pdf, letters, colours, footer);
  for await (const _ of draw(pages)) yield* written(pdf);
  pages.finish();
  pdf.end();
  yield* written(pdf);
}
