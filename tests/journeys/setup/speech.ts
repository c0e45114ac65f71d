import type { Page } from "playwright-core";

/** A fake speech recogniser: records what the page requested and lets a test trigger its events. */
type FakeSpeech = {
  made: { lang: string; continuous: boolean; interimResults: boolean; asked: string[] }[];
  begin: () => void;
  hear: (results: { transcript: string; isFinal: boolean; confidence: number }[]) => void;
  fail: (error: string) => void;
  end: () => void;
};

declare global {
  interface Window {
    speech: FakeSpeech;
    voice: { log: string[]; over: () => void; come: () => void };
  }
}

/** Installs a recogniser whose events the test triggers. */
function putRecogniser(): void {
  class FakeRecognition {
    lang = "";
    continuous = false;
    interimResults = false;
    asked: string[] = [];
    onstart: (() => void) | null = null;
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    constructor() {
      made.push(this);
    }
    start() {
      this.asked.push("start");
    }
    stop() {
      this.asked.push("stop");
    }
    abort() {
      this.asked.push("abort");
    }
  }
  const made: FakeRecognition[] = [];
  const last = () => made.at(-1);
  Object.assign(window, {
    webkitSpeechRecognition: FakeRecognition,
    SpeechRecognition: FakeRecognition,
    speech: {
      made,
      begin: () => last()?.onstart?.(),
      hear: (results: { transcript: string; isFinal: boolean; confidence: number }[]) => {
        const list = results.map(({ isFinal, ...alternative }) => Object.assign([alternative], { isFinal }));
        last()?.onresult?.({ results: list, resultIndex: 0 });
      },
      fail: (error: string) => {
        last()?.onerror?.({ error });
        last()?.onend?.();
      },
      end: () => last()?.onend?.(),
    },
  });
}

export const withRecogniser = (page: Page): Promise<unknown> => page.addInitScript(putRecogniser);

/** Removes speech recognition from the browser. */
export const withoutRecogniser = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });

/** Fires the event that listening has started. */
export const begin = (page: Page): Promise<void> => page.evaluate(() => window.speech.begin());

/** Fires results: final ones, or interim ones if the text ends with `?`. */
export const hear = (page: Page, ...results: string[]): Promise<void> =>
  page.evaluate(
    (list) =>
      window.speech.hear(
        list.map((entry) => ({
          transcript: entry.replace(/\?$/, ""),
          isFinal: !entry.endsWith("?"),
          confidence: 0.9,
        })),
      ),
    results,
  );

/** Fires results as Chrome on Android does: all are final, with a confidence of 0. */
export const hearOnAndroid = (page: Page, ...results: string[]): Promise<void> =>
  page.evaluate(
    (list) => window.speech.hear(list.map((transcript) => ({ transcript, isFinal: true, confidence: 0 }))),
    results,
  );

export const fail = (page: Page, error: string): Promise<void> =>
  page.evaluate((code) => window.speech.fail(code), error);

/** Ends the session without a request, as Android does after each phrase. */
export const endSession = (page: Page): Promise<void> => page.evaluate(() => window.speech.end());

/** Returns the calls that each recogniser received, in order. */
export const asked = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.speech.made.map((one) => one.asked.join(" ")));

export const recognisers = (page: Page) =>
  page.evaluate(() =>
    window.speech.made.map(({ lang, continuous, interimResults }) => ({ lang, continuous, interimResults })),
  );

/**
 * Installs a speech synthesiser with one voice of this language that records what it is asked to say. A sentence ends
 * when the test says so.
 */
export const withVoice = (page: Page, lang: string, { isLocal = true } = {}): Promise<unknown> =>
  page.addInitScript(
    ([language, localService]) => {
      const spoken: { text: string; lang: string; onend?: () => void }[] = [];
      const log: string[] = [];
      const events = new EventTarget();
      const voices: object[] = [];
      class FakeUtterance {
        text: string;
        lang = "";
        voice: object | null = null;
        constructor(text: string) {
          this.text = text;
        }
      }
      const synthesis = {
        getVoices: () => voices,
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
        speak: (utterance: FakeUtterance) => {
          spoken.push(utterance);
          log.push(`${utterance.lang}: ${utterance.text}`);
        },
        cancel: () => log.push("cancel"),
      };
      Object.defineProperty(window, "speechSynthesis", { value: synthesis });
      Object.assign(window, {
        SpeechSynthesisUtterance: FakeUtterance,
        voice: {
          log,
          over: () => spoken.at(-1)?.onend?.(),
          // Browsers load their voices late.
          come: () => {
            voices.push({ lang: language, localService });
            events.dispatchEvent(new Event("voiceschanged"));
          },
        },
      });
    },
    [lang, isLocal] as const,
  );
