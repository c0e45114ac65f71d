import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dictation, type DictationPhase, type Recogniser } from "./dictation-session.ts";

/** A fake recogniser that says what the test tells it to and records the calls made on it. */
class FakeRecogniser implements Recogniser {
  lang = "";
  continuous = false;
  interimResults = false;
  onstart: Recogniser["onstart"] = null;
  onresult: Recogniser["onresult"] = null;
  onerror: Recogniser["onerror"] = null;
  onend: Recogniser["onend"] = null;
  asked: string[] = [];
  start = () => void this.asked.push("start");
  stop = () => void this.asked.push("stop");
  abort = () => void this.asked.push("abort");
  hears = (...transcripts: string[]) =>
    this.onresult?.({ results: transcripts.map((transcript) => [{ transcript, confidence: 0.9 }]) });
  fails = (error: string) => {
    this.onerror?.({ error });
    this.onend?.();
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin({ text = "", silenceMs = 3000, isContinuous = true } = {}) {
  const recognisers: FakeRecogniser[] = [];
  const phases: DictationPhase[] = [];
  const texts: string[] = [];
  const dictation = new Dictation({
    open: () => {
      recognisers.push(new FakeRecogniser());
      return recognisers.at(-1)!;
    },
    isContinuous,
    text,
    caret: text.length,
    silenceMs,
    onText: (to) => texts.push(to),
    onPhase: (phase) => phases.push(phase),
  });
  dictation.start();
  return { dictation, recognisers, phases, texts, last: () => recognisers.at(-1)! };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe("dictation", () => {
  test("B-193: dictation recognises Indonesian with interim results into the text", () => {
    const { last, texts, phases } = begin({ text: "Halo" });
    expect(last()).toMatchObject({ lang: "id-ID", interimResults: true, continuous: true, asked: ["start"] });
    expect(phases).toEqual([{ is: "starting" }]);
    last().onstart?.();
    last().hears("aku");
    last().hears("aku mau");
    expect(texts).toEqual(["Halo aku", "Halo aku mau"]);
    expect(phases.at(-1)).toEqual({ is: "listening", round: 3 });
  });

  test("B-194, B-451: dictation ends 3 s after it began without a word, or after the last new word", () => {
    const nothing = begin();
    pass(60_000);
    // The permission prompt may stay open as long as it likes.
    expect(nothing.phases).toEqual([{ is: "starting" }]);
    nothing.last().onstart?.();
    pass(2999);
    expect(nothing.last().asked).toEqual(["start"]);
    pass(1);
    expect(nothing.last().asked).toEqual(["start", "stop"]);
    expect(nothing.phases.at(-1)).toEqual({ is: "ended", why: "no-speech" });

    const spoken = begin();
    spoken.last().onstart?.();
    pass(2000);
    spoken.last().hears("aku");
    pass(2000);
    spoken.last().hears("aku");
    pass(999);
    expect(spoken.phases.at(-1)?.is).toBe("listening");
    pass(1);
    expect(spoken.phases.at(-1)).toEqual({ is: "ended", why: "silence" });
  });

  test("B-194: the time restarts on request and may be longer", () => {
    const { dictation, last, phases } = begin();
    dictation.goOn();
    expect(phases).toEqual([{ is: "starting" }]);
    last().onstart?.();
    pass(2500);
    dictation.goOn();
    pass(2500);
    dictation.goOn(10_000);
    pass(9999);
    expect(last().asked).toEqual(["start"]);
    pass(1);
    expect(last().asked).toEqual(["start", "stop"]);
    dictation.goOn();
    pass(60_000);
    expect(phases.at(-1)?.is).toBe("ended");
  });

  test("the last words after a stop are taken; none after a drop", () => {
    const { dictation, last, texts, phases } = begin();
    last().onstart?.();
    last().hears("aku ma");
    dictation.finish();
    dictation.finish();
    expect(phases.at(-1)).toEqual({ is: "ended", why: "pressed" });
    last().hears("aku mau");
    expect(texts.at(-1)).toBe("aku mau");
    expect(phases.at(-1)?.is).toBe("ended");
    const recogniser = last();
    const { onresult } = recogniser;
    dictation.drop();
    expect(recogniser.asked.at(-1)).toBe("abort");
    expect(recogniser.onresult).toBeNull();
    expect(onresult).not.toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the member's own text stays", () => {
    const { dictation, last, texts } = begin();
    last().hears("aku mau");
    expect(dictation.follow("aku mau")).toBe(false);
    expect(dictation.follow("Aku ingin")).toBe(true);
    last().hears("aku mau cerita");
    expect(texts.at(-1)).toBe("Aku ingin cerita");
  });
});

describe("recogniser sessions that end by themselves", () => {
  test("B-193: Android ends after each phrase; words are not repeated, and silence counts across sessions", () => {
    const { recognisers, last, texts, phases } = begin({ isContinuous: false });
    expect(last().continuous).toBe(false);
    last().onstart?.();
    last().hears("aku", "aku mau", "aku mau cerita");
    pass(1000);
    last().onend?.();
    expect(recognisers.length).toBe(2);
    last().onstart?.();
    pass(1000);
    last().hears("soal kerja");
    last().onend?.();
    expect(texts.at(-1)).toBe("aku mau cerita soal kerja");
    pass(1000);
    last().onstart?.();
    pass(1999);
    expect(phases.at(-1)?.is).toBe("listening");
    pass(1);
    expect(phases.at(-1)).toEqual({ is: "ended", why: "silence" });
    last().onend?.();
    expect(recognisers.length).toBe(3);
  });

  test("a session that the browser ends for silence is restarted while there is time", () => {
    const { recognisers, last, phases } = begin({ silenceMs: 10_000 });
    last().onstart?.();
    pass(8000);
    last().fails("no-speech");
    expect(recognisers.length).toBe(2);
    pass(2000);
    expect(phases.at(-1)).toEqual({ is: "ended", why: "no-speech" });
  });

  test("a recogniser that ends again and again is not restarted for ever", () => {
    const { recognisers, last, phases } = begin();
    for (let n = 0; n < 20; n += 1) last().onend?.();
    expect(recognisers.length).toBe(6);
    expect(phases.at(-1)).toEqual({ is: "ended", why: "no-speech" });
  });
});

describe("a failing microphone", () => {
  test.each([
    ["network", "network"],
    ["aborted", "aborted"],
    ["audio-capture", "audio-capture"],
    ["not-allowed", "not-allowed"],
    ["service-not-allowed", "service-not-allowed"],
    ["language-not-supported", "language-not-supported"],
    ["bad-grammar", "other"],
    ["toString", "other"],
  ])("%s ends dictation as %s, and the text stays", (error, why) => {
    const { recognisers, last, texts, phases } = begin();
    last().onstart?.();
    last().hears("aku mau");
    last().fails(error);
    expect(phases.at(-1)).toEqual({ is: "ended", why });
    expect(texts).toEqual(["aku mau"]);
    expect(recognisers.length).toBe(1);
    pass(60_000);
    expect(phases.at(-1)).toEqual({ is: "ended", why });
  });

  test("a browser that refuses to start is reported", () => {
    const phases: DictationPhase[] = [];
    const recogniser = new FakeRecogniser();
    recogniser.start = () => {
      throw new Error("InvalidStateError");
    };
    const onPhase = (phase: DictationPhase) => phases.push(phase);
    const rest = { isContinuous: true, text: "", caret: 0, silenceMs: 3000, onText: () => undefined };
    new Dictation({ ...rest, open: () => recogniser, onPhase }).start();
    expect(phases.at(-1)).toEqual({ is: "ended", why: "other" });
    expect(recogniser.onend).toBeNull();
  });
});
