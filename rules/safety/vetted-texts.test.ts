import { describe, expect, it } from "vitest";
import { helpCardTexts } from "#texts/chat.ts";
import { helpTexts } from "#texts/help.ts";
import { safetyTexts, vettedMessage } from "#texts/safety.ts";
import { pointsToHelp } from "./output-gate.ts";
import { stream } from "./test/gate.ts";
import type { RiskCategory } from "./types.ts";

describe("pointsToHelp", () => {
  it.each([
    "Tolong telepon 119 sekarang.",
    "Coba kabari satu orang yang kamu percaya.",
    "Puskesmas di dekatmu bisa membantu.",
    "Adakah teman yang bisa menemani malam ini?",
    "Bicara dengan psikolog bisa menolong.",
    "119 bisa dihubungi kapan saja.",
    "Kalau memburuk, IGD terdekat ya.",
    "Kamu bisa minta bantuan psikiater.",
    "Ajak ibumu menemani ke IGD.",
  ])("sees whom to turn to: %s", (text) => expect(pointsToHelp(text)).toBe(true));

  it.each([
    "Aku dengar kamu, itu berat sekali.",
    "Apa yang terjadi sebelum itu?",
    "Jangan telepon ibumu.",
    "Kamu gak butuh psikolog.",
    "Psikolog tidak akan mengerti.",
    "Aku bukan psikolog atau dokter.",
    "Tidak perlu ke dokter.",
    "Percuma ke psikolog.",
    "Dokter bilang apa?",
  ])("sees that nobody is named to turn to: %s", (text) => expect(pointsToHelp(text)).toBe(false));
});

const categories: RiskCategory[] = [
  "distress",
  "ideation",
  "plan_or_imminent",
  "self_harm",
  "violence_victim",
  "violence_to_others",
  "psychosis",
];

const vetted = categories.flatMap((category) =>
  ([1, 2, 3] as const).flatMap((level) =>
    (["self", "other"] as const).flatMap((about) =>
      [0, 1, 2].map((turn) => ({ level, about, text: vettedMessage([category], level, about, turn) })),
    ),
  ),
);
const ours = [
  ...new Set([
    ...vetted.map(({ text }) => text),
    ...Object.values(safetyTexts),
    ...Object.values(helpCardTexts),
    ...Object.values(helpTexts),
  ]),
];

describe("our own sentences", () => {
  it.each(ours)("pass the gate at level 3: %s", (text) => {
    const { text: shown, gate } = stream([text], 3);
    expect(gate.blocked).toEqual([]);
    expect(shown).toBe(text);
  });

  it("name a person or a service in every message at level 2 and up", () => {
    for (const { level, text } of vetted)
      if (level >= 2) expect([text, pointsToHelp(text)]).toEqual([text, true]);
    expect(pointsToHelp(safetyTexts.pointer)).toBe(true);
  });

  it("say 119 or IGD in every message at level 3, to the member and about others", () => {
    for (const { level, text } of vetted) if (level === 3) expect(text).toMatch(/119|IGD|110/);
  });

  it("never claim what we are not, never shout, never list", () => {
    const claims =
      /terapi|menyembuhkan|klinis|tersertifikasi|mencegah bunuh diri|layanan krisis|selalu aman|100 ?%|anonim|end-to-end|teman sejati|hanya (?:alma|aku)|dipantau psikolog|sertifi|terbukti|aman untuk anak|menggantikan|setara/i;
    for (const text of ours) {
      expect(text).not.toMatch(claims);
      expect(text).not.toMatch(/!|\n|•|^- /);
    }
  });

  it("rotate, so that a second card does not repeat the first", () => {
    for (const category of categories.filter((one) => one !== "distress")) {
      expect(vettedMessage([category], 2, "self", 0)).not.toBe(vettedMessage([category], 2, "self", 1));
    }
    expect(vettedMessage(["ideation"], 2, "self", 0)).toBe(vettedMessage(["ideation"], 2, "self", 3));
  });

  it("put the most urgent category first", () => {
    expect(vettedMessage(["ideation", "plan_or_imminent"], 3, "self", 0)).toContain("119");
    expect(vettedMessage(["self_harm", "violence_victim"], 2, "self", 0)).toContain("129");
  });

  it("never send what a glance at a locked screen should not show", () => {
    expect(helpCardTexts.shareText).not.toMatch(/bunuh|mati|krisis|darurat|alma|psikolog/i);
  });
});
