import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KnownRisk, noRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { keep, letter, mixed, notSo, opened, toEnd } from "#server/test/guide-shown.ts";
import { lead } from "./lead.ts";
import { emptyState, type GuideState, guideStateSchema } from "./state.ts";
import { withoutPadding } from "./words/padding.ts";
import { spelledOut } from "./words/plain/spelled-out.ts";

/* A doubtful answer is shown as it will stand in a text for somebody else, and one press opens it again. */

const asked = (text: string) =>
  ({ text, field: "career", riskLevel: 0, risk: noRisk, isClosing: false }) as const;

/** The letter, once the questions that are left were answered. */
function finished(from: GuideState): string {
  let state = from;
  let text = "";
  for (const answer of toEnd) {
    const led = lead(state, asked(answer));
    state = led.state;
    text = led.document?.text ?? text;
  }
  return text;
}

/** The words that the guide says will stand in the text. */
const shownIn = (text: string | undefined): string =>
  /(?:tertulis|jadinya|dibaca|Tertulis|bunyinya di \S+|[kK]utulis)(?: begini)?:? “([\s\S]*?)”(?=\.? (?:Kalau kurang pas|Belum sesuai)|\.?\n|\.?$)/.exec(
    text ?? "",
  )?.[1] ?? "";

describe("a doubtful answer", () => {
  test("is shown before the next question, with one button that opens it again", () => {
    const led = last("career", [...letter, mixed]);
    expect(led?.text).toContain("Di surat nanti tertulis begini: “anak saya sakit tiga hari");
    expect(labels(led).filter((label) => label === notSo)).toHaveLength(1);
  });

  test.each([
    "anak saya sakit tiga hari. duh bingung aku kak nulisnya",
    "sppnya blm kebayar 2 bln krn suami saya di phk, jujur malu saya kak",
    "tangga depan kelas rusak, anak2 suka jatuh. itu sopan ga kak kalimatnya",
    "gurunya sering telat masuk trs anak2 ribut, tp jgn sampe beliau tersinggung ya",
  ])("%s: stands in the document exactly as it was shown", (text) => {
    const led = last("career", [...letter, text]);
    const shown = shownIn(led?.text);
    expect(shown).not.toBe("");
    expect(labels(led)).toContain(notSo);
    expect(documentOf("career", [...letter, text, ...toEnd])).toContain(shown);
  });

  test("has one line, which also names what was left out", () => {
    const led = last("career", [...letter, "tangga depan kelas rusak. itu sopan ga kak kalimatnya"]);
    const lines = led?.text.split("\n\n").filter((line) => line.includes("“")) ?? [];
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("sopan ga");
    expect(lines[0]).toContain("tertulis begini: “tangga depan kelas rusak");
  });

  test.each(["anak saya sakit", "tangga depan kelas rusak, mohon diperbaiki", "lampu di kelas 2B mati"])(
    "%s: is plain and short, so that nothing is shown",
    (text) => {
      const led = last("career", [...letter, text]);
      expect(filled(led).inti).toBe(text);
      expect(led?.text).not.toContain("“");
      expect(labels(led)).not.toContain(notSo);
    },
  );

  test("in a plan of the member's own is not shown", () => {
    const led = last("wellbeing", [
      "aku susah tidur, mau rencana tidur malam ini",
      "Susun rencana tidur",
      "kak jujur bingung aku harus nulis apa, kepikiran kerjaan terus",
    ]);
    expect(labels(led)).not.toContain(notSo);
  });

  test.each([
    "tangga depan kelas rusak, sebel bgt gw",
    "tangga depan kelas rusak, jangan janji dulu di suratnya",
    "tangga depan kelas rusak kak",
  ])("%s: holds a feeling, an order about the text or an address of the guide, and is shown", (text) =>
    expect(labels(last("career", [...letter, text]))).toContain(notSo),
  );

  test("is shown to somebody in distress, and quoted nowhere in danger", () => {
    const { state } = last("career", letter) ?? { state: emptyState };
    const isShown = (riskLevel: RiskLevel) =>
      labels(lead(state, { ...asked(mixed), riskLevel })).includes(notSo);
    expect(([1, 2] as const).map(isShown)).toEqual([true, false]);
  });

  test("that names a distress replaces an open answer too", () => {
    const { state } = last("career", opened) ?? { state: emptyState };
    const own = "Ibu saya dirawat karena stroke";
    const risk = { ...noRisk, isNew: true };
    expect(filled(lead(state, { ...asked(own), riskLevel: 1, risk })).inti).toBe(own);
  });
});

describe("“Bukan begitu”", () => {
  test("opens the answer again: its sentences are buttons, and it may stay as it is", () => {
    expect(labels(last("career", opened))).toEqual([
      "Cukup: “anak saya sakit tiga hari”",
      "Cukup: “duh bingung aku kak nulisnya”",
      keep,
    ]);
  });

  test.each(["bukan begitu", "salah", "bukan gitu kak", "BUKAN BEGITU!"])(
    "typed as “%s”: opens it too",
    (text) => expect(labels(last("career", [...letter, mixed, text]))).toContain(keep),
  );

  test("is never words of a text, also where nothing was shown", () => {
    const led = last("career", [...letter, "anak saya sakit", notSo]);
    expect(filled(led).harapan ?? "").toBe("");
    expect(labels(led)).toContain(keep);
  });

  test("what is typed next replaces the answer, and the flow goes on at the question where it was", () => {
    const own = "anak saya dirawat di RS sejak senin, mohon maklum";
    const before = last("career", [...letter, mixed]);
    const led = last("career", [...opened, own]);
    expect(filled(led).inti).toBe(own);
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    expect(led?.text).toContain("Apa permintaanmu kepadanya");
    expect(documentOf("career", [...opened, own, ...toEnd])).toContain(
      "Anak saya dirawat di RS sejak senin, mohon maklum",
    );
  });

  test.each([
    "aku capek, aku mundur, aku pamit",
    "jangan bilang siapa2 ya kak, ini rahasia",
    "itu wajar kah kalau saya kecewa?",
    "kan tadi udah saya bilang ke ibu",
  ])("%s: what rules would part or change stands word for word in the letter", (own) => {
    const text = documentOf("career", [...opened, own, ...toEnd]).toLowerCase();
    expect(text).toContain(spelledOut(own).toLowerCase());
  });

  test("one press takes a single sentence", () => {
    const led = last("career", [...opened, "Cukup: “anak saya sakit tiga hari”"]);
    expect(filled(led).inti).toBe("anak saya sakit tiga hari");
    const text = documentOf("career", [...opened, "Cukup: “anak saya sakit tiga hari”", ...toEnd]);
    expect(text).toContain("Anak saya sakit tiga hari");
    expect(text).not.toContain("bingung");
  });

  test.each([keep, "lewati", "gatau", "cukup"])("%s: leaves the answer as it was shown", (text) => {
    const before = last("career", [...letter, mixed]);
    const led = last("career", [...opened, text]);
    expect(filled(led)).toEqual(filled(before));
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
  });

  test("pressed twice asks once more, and stores nothing", () => {
    const led = last("career", [...opened, notSo]);
    expect(filled(led)).toEqual(filled(last("career", opened)));
    expect(labels(led)).toContain(keep);
  });

  test("of an earlier message opens the same answer", () =>
    expect(labels(last("career", [...letter, mixed, "mohon izin dua hari", notSo]))).toContain(keep));

  test.each([keep, "Cukup: “anak saya sakit tiga hari”"])(
    "%s, pressed again later: changes nothing",
    (text) => {
      const before = last("career", [...opened, "anak saya dirawat"]);
      const led = last("career", [...opened, "anak saya dirawat", text]);
      expect(filled(led)).toEqual(filled(before));
      expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    },
  );

  test("“kembali” still goes one step back", () => {
    const led = last("career", [...opened, "kembali"]);
    expect(led?.state.flow?.at).toBeLessThan(last("career", opened)?.state.flow?.at ?? 0);
  });

  test("a reason that a rule would take for an answer left open stands too", () => {
    const own = "gatau kenapa saya ditegur di depan kelas";
    expect(filled(last("career", [...opened, own])).inti).toBe(own);
  });

  test("a sign of danger is never taken as the words", () => {
    const { state } = last("career", opened) ?? { state: emptyState };
    const risk: KnownRisk = { ...noRisk, categories: ["ideation"], isNew: true };
    const led = lead(state, { ...asked("aku pengen mati"), riskLevel: 2, risk });
    expect(JSON.stringify([led.state.flow, led.state.left])).not.toContain("pengen mati");
  });
});

describe("the line about a literal replacement", () => {
  test("says “persis” only of what was changed in no letter", () => {
    const spelled = last("career", [...opened, "anak saya jgn dihukum krn sakit"]);
    expect(spelled?.text).not.toContain("persis");
    expect(spelled?.text).toContain("cuma ejaannya");
    expect(last("career", [...opened, "Anak saya dirawat sejak Senin."])?.text).toContain("persis");
  });

  test("keeps the button, so that it can be corrected again", () => {
    const first = [...opened, "anak saya dirawat di RS"];
    expect(labels(last("career", first))).toContain(notSo);
    expect(labels(last("career", [...first, notSo]))).toContain(keep);
    expect(filled(last("career", [...first, notSo, "anak saya opname"])).inti).toBe("anak saya opname");
  });
});

describe("the words that were typed after “Bukan begitu”", () => {
  const { state } = last("career", opened) ?? { state: emptyState };
  const word = fc.constantFrom(
    ..."aku saya yg krn tapi kak jangan bilang tolong takut kenapa salah 500rb Pak Dedi besok tgl 5, besok. ya? tidak dimasukin maaf kan".split(
      " ",
    ),
  );
  const text = fc
    .array(word, { minLength: 4, maxLength: 14 })
    .map((words) => `begini ${words.join(" ")} selesai`);

  test("are what the answer holds, with nothing but the spelling changed in the letter", () => {
    fc.assert(
      fc.property(text, (own) => {
        const led = lead(state, asked(own));
        const stored = guideStateSchema.parse(JSON.parse(JSON.stringify(led.state)));
        expect(stored.flow?.filled.inti).toBe(withoutPadding(own).trim());
        const made = finished(stored);
        const bare = (words: string) =>
          words
            .toLowerCase()
            .replace(/[.\s]+/g, " ")
            .trim();
        expect(bare(made)).toContain(bare(spelledOut(own)));
      }),
      { numRuns: 15 },
    );
  });

  test("are any words at all", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 200 }), (own) => {
        const told = withoutPadding(`begini ${own} selesai`);
        const led = lead(state, asked(told));
        expect(led.state.flow?.filled.inti).toBe(told.trim());
      }),
      { numRuns: 30 },
    );
  });
});

test("a conversation that was stored before answers were shown goes on", () => {
  const { state } = last("career", letter) ?? { state: emptyState };
  expect(state.flow).not.toHaveProperty("shown");
  expect(lead(guideStateSchema.parse(JSON.parse(JSON.stringify(state))), asked(notSo)).text).not.toBe("");
});
