import { dictationErrors } from "#texts/chat/dictation.ts";
import {
  caretOf,
  type DictationEvent,
  type DictationText,
  hear,
  type Recognised,
  startText,
  textOf,
} from "./dictation-text.ts";

type ResultList = ArrayLike<ArrayLike<Recognised>>;

/** The part of the browser's `SpeechRecognition` that is used here. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: ResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

export type DictationError = keyof typeof dictationErrors;

export type DictationPhase =
  | { is: "starting" }
  /** `round` changes whenever the silence timer restarts. */
  | { is: "listening"; round: number }
  | { is: "ended"; why: "pressed" | "silence" | "interrupted" | DictationError };

/** What the bar shows: a phase of dictation, or why dictation is not available. */
export type DictationShown = DictationPhase | { is: "unsupported" | "in-app" };

export const isActive = ({ is }: DictationShown): boolean => is === "starting" || is === "listening";

type Options = {
  open: () => Recogniser;
  /** False on Android, which repeats itself in continuous mode; each phrase is a session of its own there. */
  isContinuous: boolean;
  text: string;
  caret: number;
  silenceMs: number;
  /** `from` and `to`: where the dictated words ended before and end now. */
  onText: (text: string, from: number, to: number) => void;
  onPhase: (phase: DictationPhase) => void;
};

/** The maximum of sessions in a row that end by themselves without a new word; more of them are no accident. */
const emptySessionsMax = 5;

/** One dictation, from the press on the microphone to its end, over as many recogniser sessions as it takes. */
export class Dictation {
  readonly #options: Options;
  #text: DictationText;
  #silenceMs: number;
  #recogniser: Recogniser | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  #isOver = false;
  #emptySessions = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#silenceMs = options.silenceMs;
    this.#text = startText(options.text, options.caret);
  }

  start(): void {
    this.#options.onPhase({ is: "starting" });
    this.#open();
  }

  /** Ends the dictation; last words that still arrive are taken. */
  finish(): void {
    this.#end("pressed");
  }

  /** Ends the dictation and takes nothing more, because the text is being used elsewhere. */
  drop(): void {
    const recogniser = this.#recogniser;
    this.#end("interrupted");
    this.#detach();
    recogniser?.abort();
  }

  /** Restarts the silence timer, from now on with this length in ms. */
  goOn(silenceMs = this.#silenceMs): void {
    this.#silenceMs = silenceMs;
    if (this.#timer !== undefined && !this.#isOver) this.#measure();
  }

  /**
   * Takes in the current text of the text box; returns whether the member changed it, since it may simply be what was
   * heard.
   */
  follow(text: string): boolean {
    const isTheirs = text !== textOf(this.#text);
    if (isTheirs) this.#text = hear(this.#text, { kind: "edited", text });
    return isTheirs;
  }

  #open(): void {
    const { open, isContinuous } = this.#options;
    const recogniser = open();
    this.#recogniser = recogniser;
    recogniser.lang = "id-ID";
    recogniser.continuous = isContinuous;
    recogniser.interimResults = true;
    this.#take({ kind: "session" });
    recogniser.onstart = () => {
      if (this.#timer === undefined && !this.#isOver) this.#measure();
    };
    recogniser.onresult = ({ results }) =>
      this.#take({ kind: "heard", list: Array.from(results, recognisedOf) });
    recogniser.onerror = ({ error }) => {
      // On silence the browser ends its session, but how long silence may last is decided here.
      if (error !== "no-speech") this.#end(errorOf(error));
    };
    recogniser.onend = () => this.#next();
    try {
      recogniser.start();
    } catch {
      this.#end("other");
      this.#detach();
    }
  }

  /** Opens another session after one ended by itself, unless the dictation is over. */
  #next(): void {
    this.#detach();
    if (this.#isOver) return;
    this.#emptySessions += 1;
    if (this.#emptySessions > emptySessionsMax) this.#end(this.#text.news === 0 ? "no-speech" : "other");
    else this.#open();
  }

  #take(event: DictationEvent): void {
    const before = this.#text;
    this.#text = hear(before, event);
    if (textOf(this.#text) !== textOf(before))
      this.#options.onText(textOf(this.#text), caretOf(before), caretOf(this.#text));
    if (this.#text.news === before.news) return;
    this.#emptySessions = 0;
    if (!this.#isOver) this.#measure();
  }

  #measure(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#end(this.#text.news === 0 ? "no-speech" : "silence"),
      this.#silenceMs,
    );
    this.#round += 1;
    this.#options.onPhase({ is: "listening", round: this.#round });
  }

  #end(why: Extract<DictationPhase, { is: "ended" }>["why"]): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#recogniser?.stop();
    this.#options.onPhase({ is: "ended", why });
  }

  #detach(): void {
    if (!this.#recogniser) return;
    Object.assign(this.#recogniser, { onstart: null, onresult: null, onerror: null, onend: null });
    this.#recogniser = undefined;
  }
}

const recognisedOf = (result: ResultList[number]): Recognised => ({
  transcript: result[0]?.transcript ?? "",
  confidence: result[0]?.confidence ?? 0,
});

const isKnown = (code: string): code is DictationError => Object.hasOwn(dictationErrors, code);

const errorOf = (code: string): DictationError => (isKnown(code) ? code : "other");
