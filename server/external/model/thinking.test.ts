import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { restOf, through } from "./text-filter.ts";
import { ThinkingFilter } from "./thinking.ts";

function said(...pieces: string[]): string {
  const filters = [new ThinkingFilter()];
  return pieces.map((piece) => through(filters, piece)).join("") + restOf(filters);
}

/** The reference result, computed on the whole text at once. */
function withoutThinking(text: string): string {
  if (text.trim() === "") return "";
  if (!text.trimStart().startsWith("<think>")) return text;
  const end = text.indexOf("</think>");
  return end < 0 ? "" : text.slice(end + "</think>".length).trimStart();
}

const parts = ["<think>", "</think>", "<", "</", "think", ">", " ", "\n", "aku", "Mungkin dia sedih."];
const chunked = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 12 });

describe("thinking aloud at the beginning of an answer", () => {
  test("is left out, with the empty lines behind it", () => {
    expect(said("<think>Dia lelah.</think>\n\nAku dengar.")).toBe("Aku dengar.");
    expect(said("\n<think>\n</think>Ya.")).toBe("Ya.");
  });

  test("is never shown where it has no end", () => {
    expect(said("<think>Dia lelah. Aku", " harus")).toBe("");
  });

  test("is words like others anywhere else, or when the mark is another one", () => {
    expect(said("Tag <think> itu apa?</think>")).toBe("Tag <think> itu apa?</think>");
    expect(said("<thin", "king>ya")).toBe("<thinking>ya");
    expect(said("<thi")).toBe("<thi");
  });

  test("words go on at once when they cannot be the mark any more", () => {
    const filter = new ThinkingFilter();
    expect([filter.push("  "), filter.push("<b"), filter.push("> hai")]).toEqual(["", "  <b", "> hai"]);
  });

  test("of many pieces is the same as of one, wherever they are cut", () => {
    fc.assert(
      fc.property(chunked, (pieces) => {
        expect(said(...pieces)).toBe(withoutThinking(pieces.join("")));
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (thought, answer, at) => {
        const whole = `<think>${thought}</think>${answer}`;
        const cut = at % (whole.length + 1);
        expect(said(whole.slice(0, cut), whole.slice(cut))).toBe(withoutThinking(whole));
        expect(said(...whole)).toBe(withoutThinking(whole));
      }),
    );
  });
});
