import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caretOf, type DictationEvent, hear, startText, textOf } from "./dictation-text.ts";

/**
 * Results as a browser lists them: a trailing `?` marks an interim one, `0` a "final" one from Android, without
 * confidence.
 */
const heard = (...list: string[]): DictationEvent => ({
  kind: "heard",
  list: list.map((entry) => ({
    transcript: entry.replace(/[?0]$/, ""),
    confidence: entry.endsWith("0") ? 0 : 0.9,
  })),
});

const session: DictationEvent = { kind: "session" };
const edited = (text: string): DictationEvent => ({ kind: "edited", text });

const play = (events: readonly DictationEvent[], text = "", caret = text.length) =>
  events.reduce(hear, startText(text, caret));

/** Every text that the box showed along the way. */
const shown = (events: readonly DictationEvent[], text = "") =>
  events.map((_, n) => textOf(play(events.slice(0, n + 1), text)));

describe("B-193: results of real browsers, without repeated words", () => {
  test("Chrome on a desktop sends words as they come and phrases one after another", () => {
    const events = [
      session,
      heard("aku?"),
      heard("aku mau?", " cerita?"),
      heard("aku mau cerita"),
      heard("aku mau cerita", " soal?"),
      heard("aku mau cerita", " soal kerja"),
    ];
    expect(shown(events)).toEqual([
      "",
      "aku",
      "aku mau cerita",
      "aku mau cerita",
      "aku mau cerita soal",
      "aku mau cerita soal kerja",
    ]);
  });

  test("Chrome on a desktop leaves a phrase that was really repeated", () => {
    expect(textOf(play([session, heard("tidak"), heard("tidak", " tidak mau")]))).toBe("tidak tidak mau");
    expect(textOf(play([session, heard("capek"), heard("capek", " capek")]))).toBe("capek capek");
  });

  test("Chrome on Android sends growing final copies in one list", () => {
    const events = [
      session,
      heard("aku0"),
      heard("aku0", "aku mau0"),
      heard("aku0", "aku mau0", "aku mau cerita0"),
    ];
    expect(shown(events)).toEqual(["", "aku", "aku mau", "aku mau cerita"]);
    expect(textOf(play([...events, heard("aku0", "aku mau0", "aku mau cerita0", "aku mau cerita")]))).toBe(
      "aku mau cerita",
    );
  });

  test("Chrome on Android's copies with a leading space or high confidence are copies too", () => {
    expect(textOf(play([session, heard("aku0", " aku mau0", " aku mau cerita0")]))).toBe("aku mau cerita");
    expect(textOf(play([session, heard("aku", "aku mau", "aku mau cerita")]))).toBe("aku mau cerita");
  });

  test("Chrome on Android starts over in other capitals", () => {
    const parade = ["bintang0", "bintang kecil0", "Bintang0", "Bintang Kecil0", "Bintang Kecil di langit0"];
    const events = [session, ...parade.map((_, n) => heard(...parade.slice(0, n + 1)))];
    expect(shown(events).slice(2)).toEqual([
      "bintang kecil",
      "bintang kecil",
      "Bintang Kecil",
      "Bintang Kecil di langit",
    ]);
  });

  test("Chrome on Android repeats the same final result and the same list", () => {
    const events = [session, heard("aku mau cerita0"), heard("aku mau cerita"), heard("aku mau cerita")];
    expect(textOf(play([...events, heard("aku mau cerita", "aku mau cerita")]))).toBe("aku mau cerita");
  });

  test("Chrome on Android's copy of everything so far replaces the phrases", () => {
    const list = ["aku mau cerita", "soal kerja0", "aku mau cerita soal kerja dan rumah0"];
    expect(textOf(play([session, heard(...list)]))).toBe("aku mau cerita soal kerja dan rumah");
  });

  test("Chrome on Android ends after each phrase and is restarted", () => {
    const events = [
      session,
      heard("aku0"),
      heard("aku mau cerita"),
      session,
      session,
      heard("soal0"),
      heard("soal kerja"),
      session,
      heard("kerja lagi"),
    ];
    expect(textOf(play(events))).toBe("aku mau cerita soal kerja kerja lagi");
  });

  test("Chrome on Android repeats a phrase after the restart", () => {
    const events = [
      session,
      heard("aku mau cerita"),
      session,
      heard("aku mau cerita0"),
      heard("aku mau cerita soal kerja"),
    ];
    expect(shown(events, "Hai.")).toEqual([
      "Hai.",
      "Hai. aku mau cerita",
      "Hai. aku mau cerita",
      "Hai. aku mau cerita",
      "Hai. aku mau cerita soal kerja",
    ]);
    // A single word that arrives again was said again.
    expect(textOf(play([session, heard("capek"), session, heard("capek")]))).toBe("capek capek");
  });

  test("Safari corrects one growing phrase and ends it with a full stop", () => {
    const events = [
      session,
      heard("Aku?"),
      heard("Aku mao?"),
      heard("Aku mau cerita?"),
      heard("Aku mau cerita."),
    ];
    expect(shown(events)).toEqual(["", "Aku", "Aku mao", "Aku mau cerita", "Aku mau cerita."]);
  });

  test("an interim result can shrink and grow again", () => {
    const events = [session, heard("aku mau cerita?"), heard("aku mau?"), heard("aku mau cerita lagi")];
    expect(shown(events).slice(1)).toEqual(["aku mau cerita", "aku mau", "aku mau cerita lagi"]);
  });

  test("empty results take nothing back", () => {
    const events = [
      session,
      heard(),
      heard("aku?"),
      heard(""),
      heard(),
      heard("  "),
      heard("aku mau", "  0"),
    ];
    expect(shown(events)).toEqual(["", "", "aku", "aku", "aku", "aku", "aku mau"]);
  });

  test("after an error the text stays, and the next session continues behind it", () => {
    const events = [session, heard("aku mau?"), session, heard("cerita")];
    expect(shown(events)).toEqual(["", "aku mau", "aku mau", "aku mau cerita"]);
  });

  test("each word is there once however often Android repeats itself", () => {
    const words = ["satu", "dua", "tiga", "empat", "lima", "enam", "tujuh"];
    const copies = fc.array(fc.integer({ min: 1, max: words.length }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(copies, fc.boolean(), (lengths, isSure) => {
        const mark = isSure ? "" : "0";
        const list = lengths.map((length) => words.slice(0, length).join(" ") + mark);
        const events = [session, ...list.map((_, n) => heard(...list.slice(0, n + 1)))];
        expect(textOf(play(events))).toBe(words.slice(0, Math.max(...lengths)).join(" "));
      }),
    );
  });
});

describe("text typed during dictation", () => {
  test("B-193: typed text stays around the dictated text, with one space between", () => {
    const events = [session, heard("soal kerja")];
    expect(textOf(play(events, "Aku mau cerita, makasih", 14))).toBe("Aku mau cerita soal kerja, makasih");
    expect(textOf(play(events, "Halo\n"))).toBe("Halo\nsoal kerja");
    expect(textOf(play(events, "Halo "))).toBe("Halo soal kerja");
    expect(textOf(play(events, "Makasih", 0))).toBe("soal kerja Makasih");
    expect(caretOf(play(events, "Makasih", 0))).toBe("soal kerja".length);
    expect(textOf(play([session], "Aku mau cerita", 3))).toBe("Aku mau cerita");
  });

  test("a correction during dictation stays, and new words come after it", () => {
    const events = [
      session,
      heard("aku mau cerika?"),
      edited("Aku ingin cerita"),
      heard("aku mau cerika soal?"),
      heard("aku mau cerita soal kerja"),
    ];
    expect(shown(events).slice(2)).toEqual([
      "Aku ingin cerita",
      "Aku ingin cerita soal",
      "Aku ingin cerita soal kerja",
    ]);
  });

  test("text typed behind or into the dictated text stays in place", () => {
    const after = play([session, heard("aku mau?"), edited("aku mau banget"), heard("aku mau cerita")]);
    expect(textOf(after)).toBe("aku mau banget cerita");
    const around = [session, heard("satu?"), edited("Awal satu akhir sekali"), heard("satu dua")];
    expect(textOf(play(around, "Awal akhir", 5))).toBe("Awal satu dua akhir sekali");
  });

  test("deleted text does not come back", () => {
    const events = [
      session,
      heard("aku mau?"),
      edited(""),
      heard("aku mau?"),
      heard("aku mau cerita"),
      session,
    ];
    expect(shown(events).slice(2)).toEqual(["", "", "cerita", "cerita"]);
  });
});

describe("B-194, B-451: silence is counted from the last new words", () => {
  const news = (...events: DictationEvent[]) => play([session, ...events]).news;

  test("copies, shrinking results and empty results do not reset the silence", () => {
    const said = news(heard("aku mau?"));
    expect(said).toBe(1);
    expect(news(heard("aku mau?"), heard("aku mau0"), heard("Aku, mau"))).toBe(said);
    expect(news(heard("aku mau?"), heard("aku?"), heard("aku mau?"), heard(""))).toBe(said);
    expect(news(heard("aku mau"), session, heard("aku mau"))).toBe(said);
  });

  test("a new word resets the silence, also after a restart or an edit", () => {
    expect(news(heard("aku?"), heard("aku mau?"))).toBe(2);
    expect(news(heard("aku"), session, heard("mau"))).toBe(2);
    expect(news(heard("aku"), edited(""), heard("aku", " mau"))).toBe(2);
  });
});
