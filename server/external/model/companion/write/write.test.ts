import { describe, expect, test } from "vitest";
import { fill, fixedPart } from "./fill.ts";
import { createPicker } from "./pick.ts";
import { realise } from "./realise.ts";
import { inRegister } from "./register.ts";
import { tidy } from "./tidy.ts";

describe("filling a template", () => {
  test("a slot with nothing to say leaves the whole sentence unsaid", () => {
    expect(fill("Sudah {waktu} ya.", {})).toBeUndefined();
    expect(fill("Sudah {waktu} ya.", { waktu: "dua bulan" })).toBe("Sudah dua bulan ya.");
  });

  test("a slot with a capital begins the sentence", () => {
    expect(fill("{Gist} itu berat.", { gist: "lembur" })).toBe("Lembur itu berat.");
  });

  test("what is filled in is never filled again", () => {
    expect(fill("{kata}.", { kata: "{waktu}" })).toBe("{waktu}.");
  });

  test("the fixed part is the longest stretch without slots", () => {
    expect(fixedPart("{Gist}, dan itu tidak ringan buat {orang}.")).toBe(", dan itu tidak ringan buat");
  });
});

describe("register", () => {
  test("kamu and aku become Anda and saya, also where they are endings", () => {
    expect(inRegister("Kamu dan bosmu, menurutmu aku salah? Ceritakan padaku.", "anda")).toBe(
      "Anda dan bos Anda, menurut Anda saya salah? Ceritakan pada saya.",
    );
  });

  test("words that merely end in mu stay whole", () => {
    expect(inRegister("Bertemu tamu dengan ilmu.", "anda")).toBe("Bertemu tamu dengan ilmu.");
  });
});

describe("tidy", () => {
  test("one space, one stop, a capital at each start", () => {
    expect(tidy("kamu  lelah .. ya , benar ?  aku dengar.")).toBe("Kamu lelah. Ya, benar? Aku dengar.");
  });

  test("short forms and names of days are written as they are written", () => {
    expect(tidy("kena phk hari senin.")).toBe("Kena PHK hari Senin.");
  });
});

describe("picking", () => {
  const variants = ["Pertama sekali aku dengar.", "Kedua kalinya aku simak.", "Ketiga kalinya aku baca."];
  const nothing = { text: "", openings: new Set<string>(), questions: [] };

  test("the same seed picks the same, another seed may pick another", () => {
    const pickWith = (seed: string) => createPicker(seed, nothing, "kamu").pick(variants);
    expect(pickWith("a")).toBe(pickWith("a"));
    expect(new Set(["a", "b", "c", "d", "e", "f", "g", "h"].map(pickWith)).size).toBeGreaterThan(1);
  });

  test("what was said in the talk is not said again", () => {
    const said = {
      text: variants.slice(0, 2).join(" ").toLowerCase(),
      openings: new Set<string>(),
      questions: [],
    };
    expect(createPicker("a", said, "kamu").pick(variants)).toBe(variants[2]);
  });

  test("what was picked for this answer is not picked twice", () => {
    const picker = createPicker("a", nothing, "kamu");
    const picked = [
      picker.pick(variants),
      picker.pick(variants),
      picker.pick(variants),
      picker.pick(variants),
    ];
    expect(new Set(picked.slice(0, 3)).size).toBe(3);
    expect(picked[3]).toBe("");
  });

  test("a question asked in nearly the same words counts as asked", () => {
    const said = {
      text: "",
      openings: new Set<string>(),
      questions: ["Ide itu sebenarnya menyelesaikan masalah siapa?"],
    };
    const pick = createPicker("a", said, "kamu").pick([
      "Idenya menyelesaikan masalah siapa?",
      "Apa yang membuatmu ragu mulai?",
    ]);
    expect(pick).toBe("Apa yang membuatmu ragu mulai?");
  });

  test("an opening is new in its first words", () => {
    const said = { text: "", openings: new Set(["pertama sekali aku", "kedua kalinya aku"]), questions: [] };
    expect(createPicker("a", said, "kamu").open(variants)).toBe(variants[2]);
  });
});

describe("realising a draft", () => {
  test("the middle gives way when the answer gets too long, lead and question stay", () => {
    const draft = {
      lead: "Satu dua.",
      middle: ["Tiga empat lima.", "Enam tujuh delapan."],
      question: "Apa itu?",
      productIds: [],
    };
    expect(realise(draft, "kamu", 7)).toBe("Satu dua. Tiga empat lima. Apa itu?");
  });

  test("never more than 1,200 characters, cut at the end of a sentence", () => {
    const text = realise(
      { lead: "Kalimat panjang sekali. ".repeat(100), middle: [], question: "", productIds: [] },
      "kamu",
      100,
    );
    expect(text.length).toBeLessThanOrEqual(1_200);
    expect(text.endsWith(".")).toBe(true);
  });
});
