import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indonesianVoice, Speaker, sentences } from "./read-aloud-speaker.ts";

describe("splitting a text into sentences", () => {
  test("markdown is left out", () => {
    const text = "## Judul\n\nHalo, **Rani**. Apa kabar?\n- satu\n- _dua_\n\n> [tautan](https://a.id)!";
    expect(sentences(text)).toEqual(["Judul", "Halo, Rani.", "Apa kabar?", "satu", "dua", "tautan!"]);
  });

  test("an empty text gives no sentence", () => {
    expect(sentences("")).toEqual([]);
    expect(sentences("...\n\n---\n**!**")).toEqual([]);
  });

  test("a point within a number does not end a sentence", () => {
    expect(sentences("Harganya Rp35.000 untuk 1.5 jam. Murah.")).toEqual([
      "Harganya Rp35.000 untuk 1.5 jam.",
      "Murah.",
    ]);
  });

  test("a long sentence is split at a comma or a space, within the browser's limit", () => {
    const long = `${"Aku capek sekali dengan semua ini".repeat(3)}, ${"dan besok masih harus kerja ".repeat(6)}`;
    const [first, ...rest] = sentences(long);
    expect(first).toMatch(/ini,$/);
    expect(rest.every((piece) => piece.length <= 180)).toBe(true);
    expect(sentences("a".repeat(400)).map((piece) => piece.length)).toEqual([180, 180, 40]);
  });

  test("no word is lost or repeated", () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    const mark = fc.constantFrom(" ", ". ", ", ", "? ", "\n\n");
    fc.assert(
      fc.property(fc.array(fc.tuple(word, mark), { minLength: 1, maxLength: 120 }), (parts) => {
        const pieces = sentences(parts.flat().join(""));
        expect(pieces.join(" ").match(/[a-z]+/g)).toEqual(parts.map(([said]) => said));
        expect(pieces.every((piece) => piece.length <= 180)).toBe(true);
      }),
    );
  });
});

describe("choosing the voice", () => {
  const voices = (...langs: [string, boolean][]) =>
    langs.map(([lang, localService]) => ({ lang, localService, default: false }));

  test("an Indonesian voice is found by any of its language tags, a local one first", () => {
    expect(indonesianVoice(voices(["en-US", true], ["id-ID", false], ["id_ID", true]))?.lang).toBe("id_ID");
    expect(indonesianVoice(voices(["id-ID", false]))?.lang).toBe("id-ID");
    for (const lang of ["id", "in_ID", "ind-IDN"])
      expect(indonesianVoice(voices([lang, true]))?.lang).toBe(lang);
  });

  test("a voice of another language is not used", () => {
    expect(indonesianVoice(voices(["en-IN", true], ["ms-MY", true], ["it-IT", true]))).toBeUndefined();
    expect(indonesianVoice([])).toBeUndefined();
  });
});

describe("reading aloud", () => {
  function mouth() {
    const overs: ((isSaid: boolean) => void)[] = [];
    const log: string[] = [];
    const speaker = new Speaker({
      say: (sentence, over) => {
        overs.push(over);
        log.push(sentence);
      },
      cancel: () => log.push("cancel"),
    });
    return { speaker, log, last: () => overs.at(-1)! };
  }

  test("the sentences are read in order to the last", () => {
    const { speaker, log, last } = mouth();
    let changes = 0;
    const stop = speaker.subscribe(() => {
      changes += 1;
    });
    speaker.read("a", "Satu. Dua.");
    expect(speaker.reading()).toBe("a");
    last()(true);
    expect(speaker.reading()).toBe("a");
    last()(true);
    expect(speaker.reading()).toBeUndefined();
    expect(log).toEqual(["Satu.", "Dua."]);
    expect(changes).toBe(2);
    stop();
    speaker.read("a", "");
    expect([speaker.reading(), changes]).toEqual([undefined, 2]);
  });

  test("one text is read at a time; a late end of the first changes nothing", () => {
    const { speaker, log, last } = mouth();
    speaker.read("a", "Satu. Dua.");
    const late = last();
    speaker.read("b", "Lain. Lagi.");
    late(true);
    late(false);
    speaker.stop("a");
    expect(speaker.reading()).toBe("b");
    speaker.stop();
    expect(speaker.reading()).toBeUndefined();
    speaker.stop();
    expect(log).toEqual(["Satu.", "cancel", "Lain.", "cancel"]);
  });

  test("a failing voice ends the reading", () => {
    const { speaker, last } = mouth();
    speaker.read("a", "Satu. Dua.");
    last()(false);
    expect(speaker.reading()).toBeUndefined();
  });
});
