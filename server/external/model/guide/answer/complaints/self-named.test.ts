import { describe, expect, test } from "vitest";
import { answerAt, type Held, heldBy } from "#server/test/guide-question.ts";

describe("how the text calls the member", () => {
  const sorry: Held = { untuk: "dekat", perbuatan: "saya bentak kamu" };

  test.each([
    ["Rafi, tapi jangan pakai aku, Mama gitu", "Mama"],
    ["Rafi. aku sama saya nya ganti Ayah ya", "Ayah"],
    ["Rafi. saya biasa nyebut diri Bunda", "Bunda"],
    ["Rafi, pakai Papa bukan aku", "Papa"],
  ])("%s: %s stands for the first person throughout", (text, name) => {
    const led = answerAt("minta-maaf", "panggilan", sorry, text);
    expect(heldBy(led).panggilan).toBe("Rafi");
    expect(led.document?.text).toContain(`${name} minta maaf karena ${name} bentak kamu`);
    expect(led.document?.text).not.toMatch(/(?<!\p{L})(?:aku|saya)(?!\p{L})/iu);
  });

  test.each(["Mama", "Mama Rani", "kak Rafi", "panggil dia Ayah"])("“%s” names the reader", (text) => {
    const led = answerAt("minta-maaf", "panggilan", sorry, text);
    expect(led.state.flow?.self).toBeUndefined();
  });

  test("aku and saya are never mixed", () => {
    const led = answerAt("minta-maaf", "panggilan", sorry, "Rafi");
    const held = { ...sorry, panggilan: "Rafi", dampak: "membuat malu" };
    const made = answerAt("minta-maaf", "perbaikan", held, "saya kembalikan hp kamu besok");
    expect(heldBy(led).panggilan).toBe("Rafi");
    expect(made.document?.text).toContain("aku bentak kamu");
    expect(made.document?.text).not.toMatch(/(?<!\p{L})saya(?!\p{L})/iu);
  });
});
