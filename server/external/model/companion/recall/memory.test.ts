import { describe, expect, test } from "vitest";
import type { Turn } from "../../model.ts";
import type { Service } from "../tables/table-types.ts";
import { kindOf, questionsIn } from "./asked.ts";
import { remember } from "./memory.ts";

/** Member and persona in turn, the member first. */
function memoryOf(texts: readonly string[], service: Service = "career") {
  const turns = texts.map((text, at): Turn => ({ role: at % 2 === 0 ? "member" : "persona", text }));
  return remember(turns, service);
}

describe("what was told before", () => {
  test("is kept with the member's own person, each thing once, the newest last", () => {
    const memory = memoryOf([
      "gw dimarahin bos",
      "Aku dengar.",
      "lembur mulu",
      "Aku dengar.",
      "dimarahin bos lagi",
      "Aku dengar.",
      "capek",
    ]);
    expect(memory.told.map((one) => one.gist)).toEqual(["lembur yang terus-menerus", "dimarahi bosmu"]);
  });

  test("this message is not yet among it", () => {
    expect(memoryOf(["lembur mulu"]).told).toEqual([]);
  });

  test("the last feeling of the member's own is known", () => {
    expect(memoryOf(["aku sedih", "Aku dengar.", "ibuku marah", "Aku dengar.", "iya"]).feltBefore?.id).toBe(
      "sad",
    );
  });
});

describe("the topic of the talk", () => {
  test("stays through short answers", () => {
    expect(
      memoryOf(["utang pinjol numpuk", "Aku dengar.", "iya", "Aku dengar.", "hmm"], "business").topic?.id,
    ).toBe("money");
  });

  test("moves when something else is told", () => {
    expect(memoryOf(["lembur mulu", "Aku dengar.", "pengen resign aja"]).topic?.id).toBe("career-choice");
  });

  test("a stray word does not move it", () => {
    expect(
      memoryOf(["pacarku selingkuh", "Aku dengar.", "jadi ga semangat kuliah"], "relations").topic?.id,
    ).toBe("trust");
  });

  test("what it does to sleep does not move it, unless sleep is the expert's field", () => {
    const told = ["suamiku selingkuh", "Aku dengar.", "ga bisa tidur tiap malem"];
    expect(memoryOf(told, "relations").topic?.id).toBe("trust");
    expect(memoryOf(told, "wellbeing").topic?.id).toBe("sleep");
  });

  test("of nothing but a person, that person is the topic", () => {
    expect(memoryOf(["ini soal bosku"]).topic?.id).toBe("boss");
  });
});

describe("what was asked", () => {
  test.each([
    ["Sejak kapan kamu mulai merasakannya?", "since"],
    ["Kira-kira sudah berapa lama ini berjalan?", "since"],
    ["Dari semua itu, bagian mana yang paling berat buatmu?", "heavy"],
    ["Apa yang selama ini sudah kamu coba?", "tried"],
    ["Siapa yang tahu tentang ini selain kamu?", "support"],
    ["Kalau minggu depan sedikit saja lebih ringan, apa yang terlihat berbeda?", "better"],
    ["Apa yang paling kamu butuhkan saat ini?", "need"],
    ["Capeknya lebih banyak di badan, atau di hati?", "choice"],
    ["Ada cara sederhana namanya napas empat-enam. Mau mencobanya sekarang?", "offer"],
    ["Apa yang membuatmu bisa bertahan sampai hari ini?", "strength"],
    ["Boleh ceritakan satu kejadian?", "story"],
  ] as const)("%s is after: %s", (question, kind) => {
    expect(kindOf(question)).toBe(kind);
  });

  test("questions are found among sentences, whoever wrote them", () => {
    expect(questionsIn("Aku dengar. Apa yang terjadi? Ceritakan. Sejak kapan?")).toEqual([
      "Apa yang terjadi?",
      "Sejak kapan?",
    ]);
  });

  test("the last question is known by its kind", () => {
    expect(
      memoryOf(["capek", "Aku dengar. Sejak kapan kamu mulai merasakannya?", "dari kemarin"]).askedLast,
    ).toBe("since");
  });
});

describe("exercises", () => {
  const offer =
    "Ada cara sederhana namanya napas empat-enam, untuk menurunkan tegang di badan. Mau mencobanya sekarang?";
  const steps =
    "Duduk dengan kedua telapak kaki menyentuh lantai. Tarik napas lewat hidung sampai hitungan empat.";

  test("an offer is remembered until it is answered", () => {
    expect(memoryOf(["cemas", offer, "boleh"]).offered?.id).toBe("breathing");
    expect(memoryOf(["cemas", offer, "boleh", "Aku dengar.", "iya"]).offered).toBeUndefined();
  });

  test("explained steps are told apart from an offer", () => {
    const memory = memoryOf(["cemas", steps, "oke"]);
    expect(memory.explained?.id).toBe("breathing");
    expect(memory.offered).toBeUndefined();
    expect(memory.wasAdvised).toBe(true);
  });

  test("how long ago the last one was", () => {
    expect(memoryOf(["cemas", offer, "ga", "Aku dengar.", "iya"]).sinceExercise).toBe(2);
    expect(memoryOf(["cemas"]).sinceExercise).toBeGreaterThan(10);
  });
});

describe("how the two call each other", () => {
  test.each([
    [["Saya merasa lelah."], "anda"],
    [["Apakah Anda bisa membantu?"], "anda"],
    [["aku capek"], "kamu"],
    [["saya capek banget nih"], "kamu"],
    [["capek"], "kamu"],
  ] as const)("%j: %s", (texts, register) => {
    expect(memoryOf(texts).register).toBe(register);
  });

  test("what the first answer chose stays", () => {
    expect(memoryOf(["Saya lelah.", "Anda terdengar lelah.", "pengen tidur aja"]).register).toBe("anda");
    expect(
      memoryOf(["capek", "Kamu terdengar lelah.", "Saya lelah sekali dengan keadaan ini."]).register,
    ).toBe("kamu");
  });
});

describe("asked to be heard only", () => {
  test("is kept for the rest of the talk", () => {
    expect(memoryOf(["aku cuma mau cerita, ga butuh saran", "Baik.", "dia pergi"]).isQuiet).toBe(true);
    expect(memoryOf(["jangan tanya2 terus", "Baik.", "dia pergi"]).isQuiet).toBe(true);
    expect(memoryOf(["capek ditanya kapan nikah", "Baik.", "iya"]).isQuiet).toBe(false);
  });
});

test("a very long talk is read from its end", () => {
  const texts = Array.from({ length: 201 }, (_, at) => (at % 2 === 0 ? `lembur ${at}` : "Aku dengar."));
  expect(memoryOf(texts).earlier.length).toBeLessThan(40);
});
