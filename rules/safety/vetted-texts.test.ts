import { describe, expect, it } from "vitest";
import { helpCardTexts } from "#texts/chat/chat.ts";
import { helpTexts } from "#texts/safety/help.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import { pointsToHelp } from "./gate/output-gate.ts";
import { stream } from "./test/gate.ts";

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
    "Kakakmu bisa kamu telepon sekarang?",
    "Ada tetangga yang bisa didatangi malam ini.",
    "Suamimu bisa diminta menyimpan obatnya, minta dia sekarang ya.",
    "Bilang ke ibumu apa yang kamu rasakan malam ini.",
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
    "Kapan suami mulai bilang begitu?",
    "Sejak kapan ibumu bicara kasar?",
    "Harganya naik dari 110 ribu jadi 129 ribu.",
    "Ibumu sering cerita soal itu?",
    "Siapa yang bilang begitu ke kamu?",
    "Teman kantormu itu minta apa?",
    "Kakakmu bicara apa tadi malam?",
  ])("sees that nobody is named to turn to: %s", (text) => expect(pointsToHelp(text)).toBe(false));
});

const ours = [
  ...new Set([
    ...Object.values(safetyTexts).flatMap((text) =>
      typeof text === "string" ? [text] : Object.values(text).flat(),
    ),
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

  it("point to help where an answer does not, and above a card that comes again", () => {
    for (const text of [
      safetyTexts.pointer,
      safetyTexts.pointerFromPerson,
      ...Object.values(safetyTexts.again).flat(),
    ])
      expect([text, pointsToHelp(text), text.includes("?")]).toEqual([text, true, false]);
  });

  it("never claim what we are not, never shout, never list", () => {
    const claims =
      /terapi|menyembuhkan|klinis|tersertifikasi|mencegah bunuh diri|layanan krisis|selalu aman|100 ?%|anonim|end-to-end|teman sejati|hanya (?:alma|aku)|dipantau psikolog|sertifi|terbukti|aman untuk anak|menggantikan|setara/i;
    for (const text of ours) {
      expect(text).not.toMatch(claims);
      expect(text).not.toMatch(/!|\n|•|^- /);
    }
  });

  it("never send what a glance at a locked screen should not show", () => {
    expect(helpCardTexts.shareText).not.toMatch(/bunuh|mati|krisis|darurat|alma|psikolog/i);
  });
});
