import { setImmediate } from "node:timers/promises";
import type PDFDocument from "pdfkit";
import { exportTexts } from "#texts/conversation/export.ts";
import { fontFiles, loadLetters, type Run, runsOf } from "./letters.ts";

/* Lays out the PDFs: wraps lines, breaks pages, adds the client's colour bar on top. */

type Pdf = InstanceType<typeof PDFDocument>;
type Weight = keyof typeof fontFiles;
export type Style = { size: number; weight: Weight; colour: string; x?: number };
/** Colours of the client: its accent, and a strong one that is readable on white. */
export type Colours = { accent: string; strong: string };

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 76 };
/** Height of the bar in the client's colour along the upper edge. */
const bar = 6;
const right = page.width - page.side;
const end = page.height - page.bottom;
export const ink = "#1d1a20";
export const soft = "#5f5a66";
const leading = 1.5;
/** What repeats from page to page: a footer, and a head on each page after the first. */
type RunningLines = { footer: string; head?: string };
const running: Style = { size: 8, weight: "regular", colour: soft };
/** Where the head begins, in points from the upper edge. */
const headTop = 34;
/** Milliseconds of work after which other requests get to run. */
const turnMs = 12;
/** pdfkit caches the layout of each word without limit; the cache is cleared after this many letters. */
const keptLetters = 32_000;

/** No line holds more of the narrowest letters than this; a longer word is cut without being measured. */
const lineLetters = 300;

const space = 32;
/** What is added to a space, in thousandths of the font size: 0.17 becomes 0.25. */
const widerBy = 80;

const fontName = (weight: Weight, n: number) => `${weight}-${n}`;

/** The pages of a file: the writing position, and a new page when the last is full. */
export class Pages {
  readonly #pdf: Pdf;
  readonly #letters: ReadonlySet<number>[];
  readonly #colours: Colours;
  readonly #lines: RunningLines;
  #count = 0;
  #y = 0;
  #since = performance.now();
  #laidOut = 0;
  readonly #widened = new Set<EmbeddedFont>();
  /** Whether something was replaced because no font has it. */
  hasStandIns = false;

  constructor(pdf: Pdf, letters: ReadonlySet<number>[], colours: Colours, lines: RunningLines) {
    this.#pdf = pdf;
    this.#letters = letters;
    this.#colours = colours;
    this.#lines = lines;
    for (const weight of ["regular", "bold"] as const) {
      for (const [n, file] of fontFiles[weight].entries()) pdf.registerFont(fontName(weight, n), file);
    }
    this.#turn();
  }

  /** Finishes the page and starts a new one with the client's colour on top. */
  #turn(): void {
    this.finish();
    this.#count += 1;
    this.#pdf.addPage({ size: "A4", margin: 0 });
    this.#pdf.rect(0, 0, page.width, bar).fill(this.#colours.accent);
    if (this.#count > 1 && this.#lines.head) {
      this.#y = headTop;
      this.#line(runsOf(this.#lines.head, this.#letters), running, page.side);
    }
    this.#y = page.top;
  }

  /** Writes footer and page number. They come last, so that they are read aloud last. */
  finish(): void {
    if (this.#count === 0) return;
    const number = exportTexts.page(this.#count);
    this.#y = page.height - 46;
    this.#line(runsOf(this.#lines.footer, this.#letters), running, page.side);
    this.#line(
      runsOf(number, this.#letters),
      running,
      right - this.#width({ text: number, font: 0 }, running),
    );
  }

  /** Adds vertical space; starts a new page when less than `needed` would remain for what follows. */
  gap(height: number, needed = 0): void {
    if (this.#y + height + needed > end) this.#turn();
    else if (this.#y > page.top) this.#y += height;
  }

  /** Fills the page's full width with a background colour, down to this height. */
  ground(height: number, colour: string): void {
    this.#pdf.rect(0, bar, page.width, height - bar).fill(colour);
  }

  disc(x: number, y: number, radius: number, colour: string, opacity = 1): void {
    this.#pdf.fillOpacity(opacity).circle(x, y, radius).fill(colour).fillOpacity(1);
  }

  /** White background from this height to the bottom. */
  sheet(from: number): void {
    this.#pdf.rect(0, from, page.width, page.height - from).fill("#ffffff");
  }

  /** Moves the writing position down to this height, never up. */
  down(y: number): void {
    this.#y = Math.max(this.#y, y);
  }

  /** Writes a sign or number beside the line that follows. */
  mark(text: string, style: Style): void {
    this.#room(style);
    this.#line(runsOf(text, this.#letters), style, style.x ?? page.side);
  }

  rule(colour: string): void {
    this.#pdf.moveTo(page.side, this.#y).lineTo(right, this.#y).lineWidth(0.7).stroke(colour);
  }

  /** Writes a text across lines and pages; yields to other requests in between. */
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

  /** Two texts at the two ends of one line, such as a name and a time. */
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

  /** Clears pdfkit's layout cache now and then, so that the length of a conversation costs no memory. */
  #forget(letters: number): void {
    this.#laidOut += letters;
    if (this.#laidOut < keptLetters) return;
    this.#laidOut = 0;
    for (const weight of ["regular", "bold"] as const) {
      for (const n of fontFiles[weight].keys()) {
        const font = this.#font(weight, n);
        if (font) font.layoutCache = Object.create(null);
      }
    }
  }

  #room({ size }: Style): void {
    if (this.#y + size * leading > end) this.#turn();
  }

  #width({ text, font }: Run, { weight, size }: Style): number {
    this.#font(weight, font);
    return this.#pdf.fontSize(size).widthOfString(text);
  }

  /** Selects a font. */
  #font(weight: Weight, n: number): EmbeddedFont | undefined {
    const font: unknown = Reflect.get(this.#pdf.font(fontName(weight, n)), "_font");
    if (!isEmbedded(font)) return undefined;
    if (!this.#widened.has(font)) {
      widenSpaces(font);
      this.#widened.add(font);
    }
    return font;
  }

  /**
   * Width without trailing spaces, which may hang over the line's end. The spaces are subtracted because measuring the
   * bare word would lay it out again.
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

  /** Yields lines no wider than `room`, one at a time; wider words are cut. */
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

  /** Returns the word, or pieces of it when it is wider than a line. */
  #pieces(word: string, font: number, style: Style, room: number): string[] {
    if (word.length <= lineLetters && this.#inkWidth({ text: word, font }, style) <= room) return [word];
    const most = Math.max(1, Math.floor(room / style.size));
    return word.match(new RegExp(`.{1,${most}}`, "gsu")) ?? [word];
  }
}

type GlyphRun = {
  glyphs: readonly { codePoints: readonly number[] }[];
  positions: readonly { xAdvance: number }[];
};
type EmbeddedFont = { layoutCache: object; layoutRun: (text: string, features?: unknown) => GlyphRun };

/** Whether this is pdfkit's EmbeddedFont; its type definitions lack what is used here. */
const isEmbedded = (font: unknown): font is EmbeddedFont =>
  typeof font === "object" && font !== null && "layoutCache" in font && "layoutRun" in font;

/**
 * The font's own spaces are so narrow that words run together in small print; the pages on screen widen them, too.
 * pdfkit's `wordSpacing` would leave the spaces out of the text that is copied, searched and read aloud.
 */
function widenSpaces(font: EmbeddedFont): void {
  const layOut = font.layoutRun.bind(font);
  font.layoutRun = (text, features) => {
    const run = layOut(text, features);
    for (const [n, position] of run.positions.entries()) {
      if (run.glyphs[n]?.codePoints[0] === space) position.xAdvance += widerBy;
    }
    return run;
  };
}

const standsIn = (text: string, runs: readonly Run[]): boolean =>
  [exportTexts.emoji, exportTexts.otherScript].some(
    (word) => !text.includes(word) && runs.some((run) => run.text.includes(word)),
  );

export const body: Style = { size: 10.5, weight: "regular", colour: ink };
export const small: Style = { size: 8.5, weight: "regular", colour: soft };

/** Yields what the PDF has produced so far. */
function* written(pdf: Pdf): Generator<Buffer> {
  for (let piece: unknown = pdf.read(); piece !== null; piece = pdf.read()) {
    if (piece instanceof Buffer) yield piece;
  }
}

type Kind = RunningLines & { title: string; colours: Colours; compress: boolean };

/**
 * Generates the file piece by piece: when `draw` yields, the completed part is emitted and released, so that the length
 * costs no memory. Apart from the title, the metadata say nothing about the content.
 */
export async function* writtenPdf(
  { title, colours, compress, ...lines }: Kind,
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
  const pages = new Pages(pdf, letters, colours, lines);
  for await (const _ of draw(pages)) yield* written(pdf);
  pages.finish();
  pdf.end();
  yield* written(pdf);
}
